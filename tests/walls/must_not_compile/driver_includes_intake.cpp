// A lane gets words. Which quotes and escapes they were pasted in is behind it.
#include "driver/flag_row.h"
#include "intake/seamed.h"
