"""A small deep web on loopback to try formdiver on: several sites over one SQLite database, with traps and decoys."""
