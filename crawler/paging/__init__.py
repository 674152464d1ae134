"""The links and controls of a page that lead to further pages of the same answer."""
