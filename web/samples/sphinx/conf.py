"""A Sphinx portal with Flaglane's elements, and links to its pages by a flag's name.

A copy of Flaglane's dist/site lies in _static/flaglane. Build: sphinx-build -W . _build
"""

project = "Trainium cluster handbook"
extensions = ["sphinx.ext.intersphinx"]
exclude_patterns = ["_build", "_static"]
html_static_path = ["_static"]

# The elements are one module; Sphinx puts it on every page.
html_js_files = [("flaglane/elements.js", {"type": "module"})]

# The pages are part of this portal, so links to them are relative. For a Flaglane elsewhere, its address and None.
intersphinx_mapping = {"flaglane": ("_static/flaglane", "_static/flaglane/objects.inv")}
