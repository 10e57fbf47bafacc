#include "../darwin.h"
