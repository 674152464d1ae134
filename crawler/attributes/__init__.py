"""What the parts of records are: their columns, what these are called, and which attributes of the domain they hold."""
