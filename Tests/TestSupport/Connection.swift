internal import Platform

/// A connection to a server on this machine, as from a phone or an attacker.
package final class Connection: Sendable {
  private let descriptor: Int32

  /// Opens a connection, optionally from another loopback address.
  package init(port: UInt16, from host: String = "127.0.0.1") {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // If the server never answers, the test fails instead of hanging.
    var time = timeval(tv_sec: 180, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    Self.call(host, 0) { _ = bind(descriptor, $0, $1) }
    Self.call("127.0.0.1", port) { _ = connect(descriptor, $0, $1) }
  }

  deinit { close(descriptor) }

  private static func call(
    _ host: String, _ port: UInt16, _ work: (UnsafePointer<sockaddr>, socklen_t) -> Void
  ) {
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    inet_pton(AF_INET, host, &name.sin_addr)
    withUnsafePointer(to: &name) { name in
      name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        work($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

extension Connection {
  /// Sends the text until the server closes the connection.
  package func send(_ text: String) { send(bytes: Array(text.utf8)) }

  /// Sends all bytes unless the server closes the connection; returns whether they were sent.
  @discardableResult
  package func send(bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Platform.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits until the server closes the connection; returns whether it did.
  package func waitsForEnd() -> Bool {
    var byte: UInt8 = 0
    while true {
      let count = recv(descriptor, &byte, 1, 0)
      if count == 0 || count < 0 && errno == ECONNRESET { return true }
      if count < 0, errno != EINTR { return false }
    }
  }

  /// Everything that is received until the server closes the connection; nil if the connection is
  /// aborted.
  package func answer() -> String? {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return String(decoding: all, as: UTF8.self) }
      all += bytes.prefix(count)
    }
  }

  /// Sends a request and returns the answer.
  package static func request(
    _ port: UInt16, _ head: String, _ headers: [String: String] = [:], body: String = "",
    from host: String = "127.0.0.1"
  ) -> String? {
    let connection = Connection(port: port, from: host)
    var text = "\(head) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
    for (name, value) in headers { text += "\(name): \(value)\r\n" }
    if !body.isEmpty { text += "Content-Length: \(body.utf8.count)\r\n" }
    connection.send(text + "\r\n" + body)
    return connection.answer()
  }
}
