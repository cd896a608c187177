// The lanes never meet below check/: Penguin's parser has no ArgKind, no registry and no idea of the driver's
// flags.
#include "backend/flag_row.h"
#include "driver/flag_row.h"
