"""What to ask an interface next: slots of the interface, evidence from its answers, and the planner between them."""
