// What Swift needs to see of libxml2: the SAX2 push parser and its structured errors.
#pragma once

// Debian's libxml2 shows ICU's types, which Foundation has too, of another version: one module can
// then not see both. Nothing here looks into the encoders that hold them.
#if defined(__APPLE__) && !__has_include(<libxml/parser.h>)
// Apple's SDKs contain libxml2 with its headers one folder deeper.
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
