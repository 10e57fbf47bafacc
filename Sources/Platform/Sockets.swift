#if canImport(Glibc)
  /// The type of a non-blocking TCP socket that child processes do not inherit.
  package let streamSocket =
    Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
#elseif canImport(Musl)
  /// The type of a non-blocking TCP socket that child processes do not inherit.
  package let streamSocket = SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK
#endif
