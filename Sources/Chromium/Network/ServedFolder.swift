internal import Text

/// A folder that answers the requests of its pages, under an origin that is the same on every
/// computer.
///
/// Pages that the browser loads as files cannot use module scripts or `fetch`. The browser hands
/// over each request to this origin instead of sending it, so nothing listens for connections.
struct ServedFolder: Hashable, Sendable {
  let path: String

  /// The origin of all pages in folders. Browsers trust a `localhost` name as they trust https.
  static let origin = "http://page.localhost"

  /// The path in the folder that a URL addresses; nil for another origin.
  private static func path(_ url: String) -> String? {
    guard url.hasPrefix(origin) else { return nil }
    let rest = url.dropFirst(origin.count)
    guard rest.isEmpty || rest.hasPrefix("/") else { return nil }
    return rest.prefix { $0 != "?" && $0 != "#" }.decoded
  }

  /// The answer to a request; nil if it is not for this folder.
  func answer(_ request: PageRequest) -> RequestAnswer? {
    guard let path = Self.path(request.url) else { return nil }
    let parts = path.split(separator: "/")
    guard !path.utf8.contains(0), !parts.contains("..") else { return .response(Self.missing) }
    var file = ([Substring(self.path)] + parts).joined(separator: "/")
    if LocalFile.isFolder(file) == true { file += "/index.html" }
    guard LocalFile.isFolder(file) == false, let bytes = try? LocalFile.bytes(of: file) else {
      return .response(Self.missing)
    }
    var response = RequestAnswer.Response(statusText: "OK")
    response.headers = [
      ("Content-Type", MediaType.name(of: file, bytes)), ("Cache-Control", "no-store"),
    ]
    response.body = bytes
    return .response(response)
  }

  private static var missing: RequestAnswer.Response {
    RequestAnswer.Response(
      status: 404, statusText: "Not Found", headers: [("Content-Type", "text/plain")],
      body: Array("The folder has no such file.\n".utf8))
  }

  /// The number of levels above its own folder at which a page refers to files: the length of the
  /// longest `../../` that begins an address in the page.
  static func levels(above page: [UInt8]) -> Int {
    let starts = Array("\"'=(` ".utf8)
    let step = Array("../".utf8)
    var maximum = 0
    var index = 0
    while index + step.count <= page.count {
      guard page[index] == step[0], index > 0, starts.contains(page[index - 1]) else {
        index += 1
        continue
      }
      var levels = 0
      while page[index...].starts(with: step) {
        levels += 1
        index += step.count
      }
      maximum = max(maximum, levels)
      index += 1
    }
    return maximum
  }
}

extension StringProtocol {
  /// The string with percent escapes such as `%20` decoded; nil if the result is not UTF-8.
  var decoded: String? {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
