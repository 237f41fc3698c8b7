"""Geometry of maps: squares and hexes, distance, paths, sight, cover, flanking, facing, areas.

Everything is exact: places are whole numbers, lines are compared as fractions, and nothing is
measured in pixels or drawn here.
"""
