#include "PageAssets.h"
