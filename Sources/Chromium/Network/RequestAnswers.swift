/// Answers a page's requests, from the folder of its files or from a HAR file.
struct RequestAnswers {
  private let folder: ServedFolder?
  private let archive: HARArchive?
  /// How often each request of the HAR file was answered.
  private var counts: [String: Int] = [:]

  /// Creates the answers for a page; nil if all requests go to the network.
  init?(_ page: WebPage) {
    folder = page.folder
    archive = page.session.archive
    if folder == nil, archive == nil { return nil }
  }

  /// The URL pattern of the requests that the browser holds.
  var pattern: String { archive == nil ? ServedFolder.origin + "/*" : "*" }

  /// For a request that is missing from the HAR file, the browser's name of the reason for its
  /// failure, and the name of the resulting error.
  static let missing = (reason: "BlockedByClient", error: "net::ERR_BLOCKED_BY_CLIENT")

  mutating func answer(_ request: PageRequest) -> RequestAnswer {
    if let answer = folder?.answer(request) { return answer }
    guard let archive else { return .network }
    guard ["http:", "https:"].contains(where: request.url.hasPrefix) else { return .network }
    let key = "\(request.method) \(request.url) \(request.body ?? "")"
    let count = counts[key, default: 0]
    if let answer = archive.answer(request, after: count) {
      counts[key] = count + 1
      return answer
    }
    return request.isPreflight ? .allowing(request) : .failure(Self.missing.reason)
  }
}
