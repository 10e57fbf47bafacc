internal import Platform
internal import Text

/// The location of a page of another author: a file, a folder with an `index.html`, or an address.
package struct WebPage: Sendable {
  /// The path or address as typed.
  package let text: String
  /// The address that the browser loads.
  let url: String
  /// The folder that answers the page's requests; nil if the page is not a file.
  let folder: ServedFolder?
  /// The session in which the page loads.
  package var session = PageSession()

  /// Creates the page at a path or address; nil if there is no such file or folder.
  ///
  /// - Parameter name: The name to show instead of the path.
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
    // The name is removed, as by a web server, so that scripts that read the address find the
    // address of the folder.
    if parts.last == "index.html" { address = String(address.dropLast("index.html".count)) }
    url = ServedFolder.origin + "/" + address + typed[end...]
  }

  /// Whether the page is on this machine: a file, or an address of a server on this machine.
  package var isLocal: Bool { folder != nil || Self.isLoopback(url) }

  /// Whether the host of an address is this machine.
  static func isLoopback(_ url: String) -> Bool {
    var host = url.drop { $0 != ":" }.dropFirst(3).prefix { !"/?#".contains($0) }
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    if host.hasPrefix("[::1]") { return true }
    let name = host.prefix { $0 != ":" }.lowercased()
    return name == "localhost" || name.hasSuffix(".localhost") || name == "127.0.0.1"
  }

  /// Whether the page needs no network beyond this machine.
  package var isOffline: Bool { session.archive != nil || isLocal }

  /// The origin of the page, such as `https://example.org`.
  var origin: String {
    let scheme = url.prefix { $0 != ":" }
    return "\(scheme)://" + url.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) }
  }
}
