package import Text

/// The requests and answers of a session in a browser, from a HAR file as browsers and Playwright
/// write it.
package struct HARArchive: Sendable {
  /// The name of the file, for messages.
  let name: String
  private var entries: [Entry] = []
  /// For each method and address, the indices of its entries in the order of the file.
  private var indices: [String: [Int]] = [:]

  struct Entry: Sendable {
    var method: String
    var url: String
    var body: String?
    var status: Int
    var statusText: String
    var headers: [(name: String, value: String)]
    var content: [UInt8]
  }

  /// Reads a HAR file, or a zip archive that contains a HAR file and its bodies.
  package init(file: String) throws(Objection) {
    name = file.split(separator: "/").last.map(String.init) ?? file
    let bytes = try LocalFile.bytes(of: file)
    if let archive = try ZipArchive(bytes) {
      guard let har = archive.names.first(where: { $0.hasSuffix(".har") }) else {
        throw Objection(.missing, "a zip archive without a HAR file", expected: "a file NAME.har")
      }
      try read(try archive.bytes(of: har)) { (name) throws(Objection) in
        try archive.bytes(of: name)
      }
    } else {
      let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
      try read(bytes) { (name) throws(Objection) in
        guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
          throw Objection(.value, "the body \(name)", expected: "a file beside the HAR file")
        }
        return try LocalFile.bytes(of: folder + "/" + name)
      }
    }
  }

  private mutating func read(
    _ bytes: [UInt8], attached: (String) throws(Objection) -> [UInt8]
  ) throws(Objection) {
    let root = try JSONValue(bytes, deepest: 64)
    guard let list = root["log"]?["entries"]?.array else {
      throw Objection(.missing, "no log.entries", expected: "a HAR file")
    }
    for item in list {
      guard let request = item["request"], let response = item["response"],
        let url = request["url"]?.string
      else { continue }
      let entry = Entry(
        method: request["method"]?.string ?? "GET", url: Self.plain(url),
        body: request["postData"]?["text"]?.string, status: response["status"]?.whole ?? 0,
        statusText: response["statusText"]?.string ?? "",
        headers: Self.headers(of: response), content: try Self.content(of: response, attached))
      indices[Self.key(entry.method, entry.url), default: []].append(entries.count)
      entries.append(entry)
    }
  }

  private static func content(
    of response: JSONValue, _ attached: (String) throws(Objection) -> [UInt8]
  ) throws(Objection) -> [UInt8] {
    guard let content = response["content"] else { return [] }
    if let file = content["_file"]?.string { return try attached(file) }
    guard let text = content["text"]?.string else { return [] }
    guard content["encoding"]?.string == "base64" else { return Array(text.utf8) }
    guard let bytes = Base64.bytes(text) else {
      throw Objection(.value, "a body that is not Base64", expected: "Base64")
    }
    return bytes
  }

  /// Bodies are stored decoded, so headers about their encoding no longer apply.
  private static let untrue: Set<String> = [
    "content-encoding", "content-length", "transfer-encoding", "connection", "keep-alive",
  ]

  private static func headers(of response: JSONValue) -> [(name: String, value: String)] {
    var headers: [(name: String, value: String)] = []
    for header in response["headers"]?.array ?? [] {
      guard let name = header["name"]?.string, let value = header["value"]?.string,
        !name.hasPrefix(":"), !untrue.contains(name.lowercased())
      else { continue }
      // A header may contain several cookies, one per line.
      for line in value.split(separator: "\n", omittingEmptySubsequences: false) {
        headers.append((name, String(line)))
      }
    }
    if !headers.contains(where: { $0.name.lowercased() == "content-type" }),
      let type = response["content"]?["mimeType"]?.string, !type.isEmpty
    {
      headers.append(("Content-Type", type))
    }
    if let target = response["redirectURL"]?.string, !target.isEmpty,
      !headers.contains(where: { $0.name.lowercased() == "location" })
    {
      headers.append(("Location", target))
    }
    return headers
  }

  private static func plain(_ url: String) -> String { String(url.prefix { $0 != "#" }) }
  private static func key(_ method: String, _ url: String) -> String { method + " " + url }

  /// The answer to a request; nil if the recorded session contains none.
  ///
  /// - Parameter count: The number of times that the same request was answered before. The answers
  ///   of the session are returned in its order, and the last answer is repeated.
  func answer(_ request: PageRequest, after count: Int) -> RequestAnswer? {
    let key = Self.key(request.method, Self.plain(request.url))
    guard let all = indices[key] else { return nil }
    let same = all.filter { entries[$0].body == request.body }
    let list = same.isEmpty ? all : same
    let entry = entries[list[min(count, list.count - 1)]]
    guard entry.status > 0 else { return .failure("Failed") }
    return .response(
      RequestAnswer.Response(
        status: entry.status, statusText: entry.statusText, headers: entry.headers,
        body: entry.content))
  }

  /// The number of requests in the archive.
  var count: Int { entries.count }
}
