// A diagnostic is a value that any layer can make; it does not know the parsers.
#include "argparse/spec.h"
#include "diag/confidence.h"
