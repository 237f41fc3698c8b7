"""The screen: Pilot tests that poll what they wait for, plain text goldens, and a real terminal."""
