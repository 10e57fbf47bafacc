internal import Platform
internal import Text

/// The location of a page of another author: a file, a folder with an `index.html`, or an address.
package struct WebPage: Sendable {
  /// As typed.
  package let text: String
  /// As the browser loads it.
  let url: String
  /// The folder that answers its requests, if it is a file.
  let folder: ServedFolder?
  /// The state of the user and the network when it loads.
  package var session = PageSession()

  /// The page at a path or address; nil if there is no such file or folder.
  ///
  /// - Parameter name: The name to show in place of the path.
  package init?(_ typed: String, named name: String? = nil) {
    text = name ?? typed
    if typed.hasPrefix("http://") || typed.hasPrefix("https://") {
      url = typed
      folder = nil
      return
    }
    // A file may have a query or a fragment: page.html?broken.
    let end = typed.firstIndex { $0 == "?" || $0 == "#" } ?? typed.endIndex
    guard let file = realpath(String(typed[..<end]), nil) else { return nil }
    defer { free(file) }
    var path = String(cString: file)
    if LocalFile.isFolder(path) == true { path += "/index.html" }
    guard LocalFile.isFolder(path) == false, let page = try? LocalFile.bytes(of: path) else {
      return nil
    }
    let parts = path.split(separator: "/")
    let levels = ServedFolder.levels(above: page) + 1
    folder = ServedFolder(path: "/" + parts.dropLast(levels).joined(separator: "/"))
    var address = parts.suffix(levels).joined(separator: "/").encoded
    // As a web server does, so that scripts that read the address find that of the folder.
    if parts.last == "index.html" { address = String(address.dropLast("index.html".count)) }
    url = ServedFolder.origin + "/" + address + typed[end...]
  }

  /// Whether it is on this machine: a file, or a server on this machine.
  package var isLocal: Bool { folder != nil || Self.isLoopback(url) }

  /// Whether an address is one of this machine.
  static func isLoopback(_ url: String) -> Bool {
    var host = url.drop { $0 != ":" }.dropFirst(3).prefix { !"/?#".contains($0) }
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    if host.hasPrefix("[::1]") { return true }
    let name = host.prefix { $0 != ":" }.lowercased()
    return name == "localhost" || name.hasSuffix(".localhost") || name == "127.0.0.1"
  }

  /// Whether no request of it needs the network beyond this machine.
  package var isOffline: Bool { session.archive != nil || isLocal }

  /// Its origin: `https://example.org`.
  var origin: String {
    let scheme = url.prefix { $0 != ":" }
    return "\(scheme)://" + url.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) }
  }
}
