internal import Platform

/// The address on which a server listens: an IPv4 address of this computer, and a port.
package struct Address: Equatable, Sendable {
  /// The numeric address, such as `192.168.1.20`.
  package let host: String
  package let port: UInt16

  package static let usualPort: UInt16 = 8080

  package init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Parses an address such as `127.0.0.1`, `0.0.0.0:8080` or `localhost:9000`; nil for anything
  /// else. Other host names are not resolved.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count) else { return nil }
    let host = parts[0] == "localhost" ? "127.0.0.1" : String(parts[0])
    guard Self.isNumeric(host) else { return nil }
    self.host = host
    guard parts.count == 2 else {
      port = Self.usualPort
      return
    }
    guard parts[1].utf8.allSatisfy({ (48...57).contains($0) }), let port = UInt16(parts[1]) else {
      return nil
    }
    self.port = port
  }

  /// Whether the address means all interfaces of the computer.
  package var isAnywhere: Bool { host == "0.0.0.0" }

  /// Whether only this computer can reach the address.
  package var isLoopback: Bool { host.hasPrefix("127.") }

  /// The addresses at which other computers can reach the server.
  package var reachable: [Address] {
    guard isAnywhere else { return [self] }
    let found = Self.interfaces.map { Address(host: $0, port: port) }
    return found.isEmpty ? [Address(host: "127.0.0.1", port: port)] : found
  }

  /// Whether a request's Host header refers to this server. Names other than `localhost` are
  /// rejected, because a foreign page whose name resolves to this address (DNS rebinding) sends its
  /// name.
  package func answers(to host: String) -> Bool {
    guard let named = Address(host.contains(":") ? host : host + ":80"), named.port == port else {
      return false
    }
    return isAnywhere || named.host == self.host
  }

  static func isNumeric(_ host: String) -> Bool {
    var address = in_addr()
    return inet_pton(AF_INET, host, &address) == 1
  }

  /// The addresses of the active interfaces, except for the loopback interface.
  private static var interfaces: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var hosts: [String] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
        entry.ifa_flags & UInt32(IFF_UP) != 0,
        entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0
      else { continue }
      var number = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr
      var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
      guard inet_ntop(AF_INET, &number, &text, socklen_t(text.count)) != nil else { continue }
      hosts.append(
        String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return hosts
  }
}

extension Address: CustomStringConvertible {
  package var description: String { "\(host):\(port)" }
}
