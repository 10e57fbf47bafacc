#if canImport(Glibc)
  /// The type of a non-blocking TCP socket that child processes do not inherit.
  package let streamSocket =
    Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
#elseif canImport(Musl)
  /// The type of a non-blocking TCP socket that child processes do not inherit.
  package let streamSocket = SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK
#elseif canImport(Darwin)
  /// The type of a TCP socket: Darwin sets the rest in calls of its own.
  package let streamSocket = SOCK_STREAM
#endif

#if canImport(Glibc) || canImport(Musl)
  /// Completes a socket of the type `streamSocket`.
  package func complete(socket: Int32) {}
#elseif canImport(Darwin)
  /// Completes a socket of the type `streamSocket`: it does not block, child processes do not
  /// inherit it, and a closed reader causes no signal.
  package func complete(socket: Int32) {
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
  }
#endif
