"""What players see, and above all what they never do."""
