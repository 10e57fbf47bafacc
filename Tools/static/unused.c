// Replaces functions that Debian's libxml2.a and libmicrohttpd.a reference and that Flickbook never calls, so that the
// program can be linked without zlib, lzma, ICU and GnuTLS. Flickbook opens files itself, rejects compressed files, and
// reads only UTF-8, so libxml2 never decompresses or converts. Flickbook serves plain HTTP, so libmicrohttpd never
// encrypts. Each function fails like the original function would.
#include <stddef.h>

#define FAILS(name, result) \
  long name(void) { return result; }

// zlib: files cannot be opened, and streams cannot be started (Z_STREAM_ERROR).
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

// lzma: decoders cannot be created (LZMA_PROG_ERROR).
FAILS(lzma_auto_decoder, 11)
FAILS(lzma_properties_decode, 11)
FAILS(lzma_code, 11)
FAILS(lzma_end, 0)

// ICU: converters do not exist.
FAILS(ucnv_open_72, 0)
FAILS(ucnv_close_72, 0)
FAILS(ucnv_convertEx_72, 0)
FAILS(ucnv_setFromUCallBack_72, 0)
FAILS(ucnv_setToUCallBack_72, 0)
FAILS(UCNV_FROM_U_CALLBACK_STOP_72, 0)
FAILS(UCNV_TO_U_CALLBACK_STOP_72, 0)

// GnuTLS: starting and ending succeed, but sessions cannot be created (GNUTLS_E_INTERNAL_ERROR).
FAILS(gnutls_global_init, 0)
FAILS(gnutls_global_deinit, 0)
FAILS(gnutls_alpn_set_protocols, -59)
FAILS(gnutls_bye, -59)
FAILS(gnutls_certificate_allocate_credentials, -59)
FAILS(gnutls_certificate_free_credentials, 0)
FAILS(gnutls_certificate_server_set_request, -59)
FAILS(gnutls_certificate_set_dh_params, -59)
FAILS(gnutls_certificate_set_retrieve_function2, -59)
FAILS(gnutls_certificate_set_retrieve_function3, -59)
FAILS(gnutls_certificate_set_x509_key_mem, -59)
FAILS(gnutls_certificate_set_x509_key_mem2, -59)
FAILS(gnutls_certificate_set_x509_trust_mem, -59)
FAILS(gnutls_cipher_get, 0)
FAILS(gnutls_credentials_set, -59)
FAILS(gnutls_deinit, 0)
FAILS(gnutls_dh_params_deinit, 0)
FAILS(gnutls_dh_params_import_pkcs3, -59)
FAILS(gnutls_dh_params_init, -59)
FAILS(gnutls_handshake, -59)
FAILS(gnutls_init, -59)
FAILS(gnutls_malloc, 0)
FAILS(gnutls_priority_deinit, 0)
FAILS(gnutls_priority_init, -59)
FAILS(gnutls_priority_set, -59)
FAILS(gnutls_protocol_get_version, 0)
FAILS(gnutls_psk_allocate_server_credentials, -59)
FAILS(gnutls_psk_free_server_credentials, 0)
FAILS(gnutls_psk_set_server_credentials_function, -59)
FAILS(gnutls_record_check_pending, 0)
FAILS(gnutls_record_get_direction, 0)
FAILS(gnutls_record_recv, -59)
FAILS(gnutls_record_send, -59)
FAILS(gnutls_session_get_ptr, 0)
FAILS(gnutls_session_set_ptr, -59)
FAILS(gnutls_strerror, 0)
FAILS(gnutls_transport_set_int2, -59)

// libc: the Swift runtime searches for a library that is used only for debugging.
FAILS(dlopen, 0)

// libc: the FTP and HTTP clients of libxml2 would look up the names of hosts.
FAILS(gethostbyname, 0)
FAILS(getaddrinfo, -4)
FAILS(freeaddrinfo, 0)
