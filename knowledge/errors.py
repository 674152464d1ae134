"""What goes wrong with the knowledge that a user gives."""


class DomainError(Exception):
    """A domain description is unreadable or inconsistent; the text says where and what to change."""
