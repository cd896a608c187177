// text/ is about characters and positions; it knows no severity and no rule.
#include "diag/confidence.h"
#include "text/span.h"
