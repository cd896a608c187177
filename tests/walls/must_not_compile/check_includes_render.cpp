// A report is a value. How it is written down is for render/ to know.
#include "check/report.h"
#include "render/json_writer.h"
