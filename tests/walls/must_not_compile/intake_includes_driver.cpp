// intake/ plays the shell for whichever lane the words are for; it reads no flag.
#include "driver/flag_row.h"
#include "intake/seamed.h"
