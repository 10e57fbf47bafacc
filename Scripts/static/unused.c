// What Debian's libxml2.a names and Flickbook never reaches, so that the program needs none of zlib,
// lzma and ICU. Flickbook reads files itself, refuses compressed ones, and reads nothing but UTF-8,
// so libxml2 never unpacks and never converts. Each of these fails as its original would.
#include <stddef.h>

#define FAILS(name, result) \
  long name(void) { return result; }

// zlib: files that cannot be opened, streams that cannot be begun (Z_STREAM_ERROR).
FAILS(gzopen64, 0)
FAILS(gzdopen, 0)
FAILS(gzread, -1)
FAILS(gzwrite, 0)
FAILS(gzclose, -2)
FAILS(gzdirect, 1)
FAILS(inflateInit2_, -2)
FAILS(inflate, -2)
FAILS(inflateReset, -2)
FAILS(inflateEnd, -2)
FAILS(deflateInit2_, -2)
FAILS(deflate, -2)
FAILS(deflateEnd, -2)
FAILS(crc32, 0)

// lzma: decoders that cannot be made (LZMA_PROG_ERROR).
FAILS(lzma_auto_decoder, 11)
FAILS(lzma_properties_decode, 11)
FAILS(lzma_code, 11)
FAILS(lzma_end, 0)

// ICU: converters that do not exist.
FAILS(ucnv_open_72, 0)
FAILS(ucnv_close_72, 0)
FAILS(ucnv_convertEx_72, 0)
FAILS(ucnv_setFromUCallBack_72, 0)
FAILS(ucnv_setToUCallBack_72, 0)
FAILS(UCNV_FROM_U_CALLBACK_STOP_72, 0)
FAILS(UCNV_TO_U_CALLBACK_STOP_72, 0)

// libc: a library that the Swift runtime looks for when it is debugged.
FAILS(dlopen, 0)

// libc: names of other hosts, which libxml2's FTP and HTTP clients would ask for.
FAILS(gethostbyname, 0)
FAILS(getaddrinfo, -4)
FAILS(freeaddrinfo, 0)
