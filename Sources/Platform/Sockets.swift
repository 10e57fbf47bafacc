#if canImport(Glibc)
  /// The type of a non-blocking TCP socket that child processes do not inherit.
  package let streamSocket =
    Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
#elseif canImport(Musl)
  /// The type of a non-blocking TCP socket that child processes do not inherit.
  package let streamSocket = SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK
#elseif canImport(Darwin)
  /// The type of a TCP socket. On Darwin, `complete(socket:)` sets the other properties.
  package let streamSocket = SOCK_STREAM
#endif

#if canImport(Glibc) || canImport(Musl)
  /// Does nothing: the type `streamSocket` is complete.
  package func complete(socket: Int32) {}
#elseif canImport(Darwin)
  /// Completes a socket of the type `streamSocket`: operations do not block, child processes do not
  /// inherit the socket, and writing to a closed connection causes no signal.
  package func complete(socket: Int32) {
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
  }
#endif
