"""What a page says of itself: its lines, totals, empty answers, refusals, and so its kind."""
