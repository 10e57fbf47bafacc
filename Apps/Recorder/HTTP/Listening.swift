internal import Platform
package import Text

/// A socket that accepts connections.
package struct Listening: ~Copyable {
  /// The address of the socket, including the assigned port.
  package let address: Address
  private(set) var descriptor: Int32

  /// - Parameter address: Port 0 means any free port.
  package init(on address: Address) throws(Objection) {
    let socket = socket(AF_INET, streamSocket, 0)
    guard socket >= 0 else { throw Self.trouble(address, errno) }
    complete(socket: socket)
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = address.port.bigEndian
    inet_pton(AF_INET, address.host, &name.sin_addr)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &name) { name in
      name.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
        bind(socket, name, length) == 0 && listen(socket, SOMAXCONN) == 0
          && getsockname(socket, name, &length) == 0
      }
    }
    guard isOpen else {
      let code = errno
      close(socket)
      throw Self.trouble(address, code)
    }
    descriptor = socket
    self.address = Address(host: address.host, port: UInt16(bigEndian: name.sin_port))
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Transfers the socket to the caller, who must close it.
  mutating func release() -> Int32 {
    defer { descriptor = -1 }
    return descriptor
  }

  private static func trouble(_ address: Address, _ code: Int32) -> Objection {
    let advice =
      switch code {
      case EADDRINUSE: "the port is in use: choose another port, or 0 for any"
      case EADDRNOTAVAIL:
        "this machine does not have the address: use 0.0.0.0 for all its addresses"
      case EACCES: "only root may use that port: choose one from 1024 on"
      default: String(cString: strerror(code)).lowercased()
      }
    return Objection(.unreadable, "cannot listen on \(address): \(advice)")
  }
}
