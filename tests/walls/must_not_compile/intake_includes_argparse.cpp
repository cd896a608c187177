// intake/ finds the words that were pasted; what they mean is decided behind it.
#include "argparse/spec.h"
#include "intake/seamed.h"
