"""Who may know whom, as ARCHITECTURE says it; the tests of the walls hold the build against this table."""

# layer: the layers that it may include. Not computed: the whole picture is meant to be readable.
KNOWS = {
    "text": set(),
    "diag": {"text"},
    "argparse": {"text", "diag"},
    "driver": {"text", "diag", "argparse"},
    "backend": {"text", "diag", "argparse"},
    "intake": {"text", "diag"},
    "check": {"text", "diag", "argparse", "driver", "backend", "intake"},
    "render": {"text", "diag", "argparse", "driver", "backend", "intake", "check"},
}

WHY = {
    ("driver", "backend"): "The lanes never meet below check/: in the real compiler they are two programs' parsers.",
    ("backend", "driver"): "The lanes never meet below check/: in the real compiler they are two programs' parsers.",
    ("argparse", "driver"): "argparse/ is the standard library's model; what a lane adds to it stays in the lane.",
    ("argparse", "backend"): "argparse/ is the standard library's model; what a lane adds to it stays in the lane.",
    ("intake", "argparse"): "intake/ finds the words that were pasted; what they mean is decided behind it.",
}


def why(layer, other):
    """The reason of a wall, for the message of the test that found it crossed."""
    return WHY.get((layer, other), f"{other}/ stands below {layer}/: knowledge goes one way (CONTRIBUTING.md).")
