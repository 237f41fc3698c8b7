"""Whole screens: each owns what it shows, hands it down, and carries out what comes up."""
