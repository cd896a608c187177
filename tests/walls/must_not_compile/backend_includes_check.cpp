// A lane answers for one option string. Who asked, and what else was pasted, is for check/ to know.
#include "backend/flag_row.h"
#include "check/report.h"
