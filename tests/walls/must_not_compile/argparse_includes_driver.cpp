// argparse/ is the standard library's model: ArgKind and tiers are the driver's, and mean nothing to it.
#include "argparse/spec.h"
#include "driver/flag_row.h"
