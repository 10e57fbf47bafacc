package import Text

/// The cookies and the local storage of a user who has logged in, from the file that Playwright's
/// `storageState` writes.
package struct StorageState: Sendable {
  private var cookies: [Cookie] = []
  /// The stored items of each origin.
  private var items: [(origin: String, name: String, value: String)] = []

  private struct Cookie: Sendable {
    var name: String
    var value: String
    var domain: String
    var path: String
    var isHTTPOnly: Bool
    var isSecure: Bool
    var sameSite: String?
  }

  package init(file: String) throws(Objection) {
    let root = try JSONValue(try LocalFile.bytes(of: file), deepest: 32)
    guard root["cookies"]?.array != nil || root["origins"]?.array != nil else {
      throw Objection(
        .missing, "neither cookies nor origins", expected: "the JSON of Playwright's storageState")
    }
    for cookie in root["cookies"]?.array ?? [] {
      guard let name = cookie["name"]?.string, let value = cookie["value"]?.string,
        let domain = cookie["domain"]?.string
      else { throw Objection(.missing, "a cookie without name, value or domain") }
      cookies.append(
        Cookie(
          name: name, value: value, domain: domain, path: cookie["path"]?.string ?? "/",
          isHTTPOnly: cookie["httpOnly"]?.boolean ?? false,
          isSecure: cookie["secure"]?.boolean ?? false, sameSite: cookie["sameSite"]?.string))
    }
    for origin in root["origins"]?.array ?? [] {
      let name = origin["origin"]?.string ?? ""
      if origin["indexedDB"]?.array?.isEmpty == false {
        throw Objection(
          .sense, "IndexedDB of \(name)", expected: "a file that was saved without indexedDB")
      }
      for item in origin["localStorage"]?.array ?? [] {
        items.append((name, item["name"]?.string ?? "", item["value"]?.string ?? ""))
      }
    }
  }

  /// The origins with local storage.
  var origins: Set<String> { Set(items.map(\.origin)) }

  /// The cookies for the browser. They have no expiration date, so that a replay works the same a
  /// year later.
  ///
  /// - Parameter isServed: Whether the page is a file. Cookies of this machine then also apply to
  ///   the origin of the page.
  func cookies(isServed: Bool) -> JSONPiece {
    cookies.flatMap { cookie -> [JSONPiece] in
      let isLocal = isServed && ["localhost", "127.0.0.1"].contains(cookie.domain)
      return ([cookie.domain] + (isLocal ? [Self.servedHost] : [])).map { domain in
        [
          "name": cookie.name.json, "value": cookie.value.json, "domain": domain.json,
          "path": cookie.path.json, "httpOnly": cookie.isHTTPOnly.json,
          "secure": cookie.isSecure.json, "sameSite": cookie.sameSite?.json,
        ]
      }
    }.json
  }

  private static var servedHost: String { String(ServedFolder.origin.dropFirst("http://".count)) }

  /// A script that fills the local storage of each origin before any script of a page runs.
  func script(isServed: Bool) -> String {
    let rows = items.flatMap { item -> [JSONPiece] in
      let isLocal = isServed && WebPage.isLoopback(item.origin)
      return ([item.origin] + (isLocal ? [ServedFolder.origin] : [])).map { origin in
        [origin.json, item.name.json, item.value.json]
      }
    }.json.text
    return "for (const [origin, name, value] of \(rows)) "
      + "if (origin === location.origin && localStorage.getItem(name) === null) "
      + "localStorage.setItem(name, value);"
  }
}
