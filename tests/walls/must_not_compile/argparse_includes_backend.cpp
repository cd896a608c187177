// argparse/ is the standard library's model: lazy coercion is the backend's, and means nothing to it.
#include "argparse/spec.h"
#include "backend/flag_row.h"
