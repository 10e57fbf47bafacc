#include "darwin.h"
