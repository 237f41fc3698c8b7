"""Parts of a screen: fed from above, they draw, and post what was pressed."""
