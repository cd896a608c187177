// A lane gets an option string. Which quotes and escapes it was pasted in is behind it.
#include "backend/flag_row.h"
#include "intake/seamed.h"
