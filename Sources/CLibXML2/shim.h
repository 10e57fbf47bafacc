// What Swift needs to see of libxml2: the SAX2 push parser and its structured errors.
#pragma once

// Debian's libxml2 shows ICU's types, which Foundation has too, of another version: one module can
// then not see both. Nothing here looks into the encoders that hold them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// libxml2's own version text: the macro behind it is invisible to Swift.
static inline const char *_Nonnull clx_version(void) { return xmlParserVersion; }
