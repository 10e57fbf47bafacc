// The part of libxml2 that Swift uses: the SAX2 push parser and its structured errors.
#pragma once

// The headers of Debian's libxml2 include ICU's types. Foundation also contains these types, in
// another version, and a module cannot import both versions. This module does not use the encoders
// that contain ICU's types.
#if defined(__APPLE__) && !__has_include(<libxml/parser.h>)
// In Apple's SDKs, the headers of libxml2 are in an additional folder.
#include <libxml2/libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml2/libxml/parser.h>
#include <libxml2/libxml/parserInternals.h>
#include <libxml2/libxml/xmlerror.h>
#else
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#endif

// libxml2's own version text: the macro behind it is invisible to Swift.
static inline const char *_Nonnull clx_version(void) { return xmlParserVersion; }
