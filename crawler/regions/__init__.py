"""Where the records of a page stand: what repeats, and which of it is the page's main list."""
