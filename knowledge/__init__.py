"""Domain knowledge: what a subject's attributes are called, what values they take, what to ask next (M3)."""
