// The part of libmicrohttpd that Swift uses. Swift cannot call functions with a variable number of
// arguments.
#pragma once

#include <microhttpd.h>
#include <string.h>

// A requested path stays as it was sent: no path of this server contains anything to decode, and
// "/%00" is not "/".
static size_t cmh_leave(void *context, struct MHD_Connection *connection, char *text) {
  (void)context, (void)connection;
  return strlen(text);
}

// Starts a server without its own thread: it works inside MHD_run_wait.
static inline struct MHD_Daemon *_Nullable cmh_start(
    int listening, unsigned int connections, size_t head,
    MHD_AccessHandlerCallback _Nonnull answer, MHD_NotifyConnectionCallback _Nonnull connected,
    MHD_RequestCompletedCallback _Nonnull completed, void *_Nullable context) {
  return MHD_start_daemon(
      MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, context,
      MHD_OPTION_LISTEN_SOCKET, listening,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, head,
      MHD_OPTION_UNESCAPE_CALLBACK, cmh_leave, NULL,
      MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1,
      MHD_OPTION_NOTIFY_CONNECTION, connected, context,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_END);
}

// The descriptor of a connection, or -1.
static inline int cmh_descriptor(struct MHD_Connection *_Nonnull connection) {
  const union MHD_ConnectionInfo *fact =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return fact ? fact->connect_fd : -1;
}

static inline int cmh_has_started(enum MHD_ConnectionNotificationCode code) {
  return code == MHD_CONNECTION_NOTIFY_STARTED;
}

static inline struct MHD_Response *_Nullable cmh_response(const void *_Nonnull bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}
