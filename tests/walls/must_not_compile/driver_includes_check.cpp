// A lane answers for one argv. Who asked, and what else was pasted, is for check/ to know.
#include "check/report.h"
#include "driver/flag_row.h"
