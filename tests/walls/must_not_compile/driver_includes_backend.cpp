// The lanes never meet below check/: the driver's parser and Penguin's are two programs' parsers, and what
// one knows of the other travels as text in an option string.
#include "backend/flag_row.h"
#include "driver/flag_row.h"
