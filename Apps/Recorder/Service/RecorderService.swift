internal import Files
package import HTTP
internal import Reports
internal import Text
internal import Writing

/// The service for recording on phones, which serves the page and the script, and receives
/// recordings.
///
/// Unless the address is a loopback address, every computer on the network can access the service.
/// Received data never determines the path of a file, recordings are accepted only with a token,
/// and nothing else is served.
package final class RecorderService: Service {
  private let address: Address
  private let posted: PostedRecording
  private let host: RecorderHost
  private let report: (String) -> Void
  private var tokens = Tokens()
  private var rate = PostingRate(maximum: 60)
  /// The number of request bodies being received, which are all in memory.
  private var concurrent = 0
  /// The recordings that are being saved and judged.
  private var work: [PostedWork] = []
  /// The saved recording that the holder of each token may replace.
  private var replaceable: [(token: String, path: String)] = []

  private static let page = "/"
  private static let script = "/recorder.js"
  private static let recordings = "/recordings"
  private static let longestBody = 8 << 20
  private static let maxConcurrent = 4
  private static let maxReplaceable = 512
  /// Maximum number of threads that may be blocked by a hanging engine.
  private static let maxHanging = 4

  /// - Parameter report: Prints a line for the user of the server.
  package init(
    _ address: Address, _ posted: PostedRecording, in host: RecorderHost,
    report: @escaping (String) -> Void
  ) {
    self.address = address
    self.posted = posted
    self.host = host
    self.report = report
  }

  /// The URL that opens the page at an address of this server.
  package func link(_ address: Address) -> String { "http://\(address)/?t=\(tokens.opening)" }

  package func admit(_ request: Request) -> Admission {
    guard let host = request.header("Host"), address.answers(to: host) else {
      return .answered(Response(403, text: "open the address shown in the terminal"))
    }
    switch (request.path, request.method) {
    case (Self.page, "GET"):
      guard tokens.opens(request.question("t")) else {
        return .answered(
          Response(
            403,
            text: "the token is missing or wrong: open the address shown in the terminal"))
      }
      return .answered(page)
    case (Self.script, "GET"):
      return .answered(Response(200, "text/javascript; charset=utf-8", RecorderScript.bytes))
    case (Self.recordings, "POST"): return admitRecording(request, from: host)
    case (Self.page, _), (Self.script, _): return .answered(wrongMethod("GET"))
    case (Self.recordings, _): return .answered(wrongMethod("POST"))
    default: return .answered(Response(404, text: "not found"))
    }
  }

  private var page: Response {
    let sending = RecorderPage.Sending(path: Self.recordings, token: tokens.issue())
    var response = Response(
      200, "text/html; charset=utf-8",
      RecorderPage(sending: sending, playground: host.playground).html {
        SHA256.hexadecimal(of: $0)
      })
    // The page itself contains its policy, except for directives that are valid only in a header.
    response.headers.append(("Content-Security-Policy", "frame-ancestors 'none'"))
    // Browsers report more precise touch times to a page that has its own process. Without
    // encryption, such a page is possible only on this computer.
    if address.isLoopback {
      response.headers.append(("Cross-Origin-Opener-Policy", "same-origin"))
      response.headers.append(("Cross-Origin-Embedder-Policy", "require-corp"))
    }
    return response
  }

  private func wrongMethod(_ right: String) -> Response {
    var response = Response(405, text: "only \(right) is allowed here")
    response.headers.append(("Allow", right))
    return response
  }

  /// Performs all checks that do not need the body. The token is used up, but becomes valid again
  /// if the page may repeat the request.
  private func admitRecording(_ request: Request, from host: String) -> Admission {
    if let origin = request.header("Origin"), origin != "http://" + host {
      return .answered(refusal(403, "only the recorder page may send recordings"))
    }
    let token = request.header("X-Flickbook-Token") ?? ""
    guard tokens.redeem(token) else { return .answered(refuse(token)) }
    func again(_ status: Int, _ text: String) -> Admission {
      tokens.restore(token)
      return .answered(refusal(status, text, token: token))
    }
    let type = (request.header("Content-Type") ?? "").lowercased().prefix { $0 != ";" }
    guard ["application/xml", "text/xml"].contains(type.filter { $0 != " " }) else {
      return again(415, "expected a recording: Content-Type: application/xml")
    }
    guard let length = request.bodyLength else {
      return again(411, "the length of the recording is missing")
    }
    guard length <= Self.longestBody else {
      return again(413, "a recording of \(length) bytes: the limit is 8 MB")
    }
    if let wait = rate.add(at: self.host.clock()) {
      return again(429, "too many recordings in a minute: try again in \(wait) s")
    }
    guard concurrent + work.count(where: { $0.outcome == nil }) < Self.maxConcurrent else {
      return again(503, "too many recordings at once: try again")
    }
    concurrent += 1
    return .awaited
  }

  /// Rejects a request because of its token. A page whose expired token was issued by this server
  /// gets a new token, and sends its recording again. Nothing is saved twice, because nothing was
  /// accepted. No other rejection has both the status 403 and a token.
  private func refuse(_ token: String) -> Response {
    guard tokens.isStale(token) else {
      return refusal(
        403,
        "the token is missing, wrong or from a server that has ended: download the recording, "
          + "then open the address shown in the terminal")
    }
    let fresh = tokens.issue()
    // The new token may replace the same recording as the expired token.
    for index in replaceable.indices where replaceable[index].token == token {
      replaceable[index].token = fresh
    }
    return refusal(403, "the token is out of date: send the recording again", token: fresh)
  }

  package func lost(_ request: Request) {
    concurrent -= 1
    // The interruption may be caused by the network, so that the same page may try again.
    if let token = request.header("X-Flickbook-Token") { tokens.restore(token) }
    report("an upload was interrupted")
  }

  package func answer(_ request: Request, _ body: [UInt8]) -> Answer {
    concurrent -= 1
    work.removeAll { $0.isOver }
    let isAgain = request.header("X-Flickbook-Replaces") == "last"
    let earlier = replaceable.first { isAgain && $0.token == request.header("X-Flickbook-Token") }
    let work = PostedWork(
      posted, body, as: PostedName(request.header("X-Flickbook-Name")), insteadOf: earlier?.path,
      in: host)
    // A hanging engine blocks work that was answered but has not ended.
    work.begin(judges: self.work.count { $0.outcome != nil } < Self.maxHanging)
    self.work.append(work)
    return .later { work.outcome.map { self.response($0) } }
  }

  private func response(_ outcome: PostedWork.State) -> Response {
    let (path, warnings): (String, [String])
    switch outcome.saved {
    case .saved(let name, let remarks)?: (path, warnings) = (name, remarks)
    case .refused(let text)?:
      report("refused: " + text.visible)
      return refusal(400, text, token: tokens.issue())
    case .unsaved(let error)?:
      report(error.description)
      return refusal(500, "it could not be saved: see the terminal", token: tokens.issue())
    case nil: return refusal(500, "it could not be saved", token: tokens.issue())
    }
    var answer = PostedAnswer(
      saved: String(path.split(separator: "/").last ?? ""), token: tokens.issue())
    replaceable.append((answer.token, path))
    replaceable = replaceable.suffix(Self.maxReplaceable)
    answer.warnings = warnings + [outcome.objection].compactMap(\.self)
    answer.judged = outcome.judged
    for (index, line) in (answer.lines.isEmpty ? answer.warnings : answer.lines).enumerated() {
      report(index == 0 ? "\(path): \(line)" : "  \(line)")
    }
    return Response(200, "application/json", Array((answer.json + "\n").utf8))
  }

  private func refusal(_ status: Int, _ text: String, token: String? = nil) -> Response {
    Response(
      status, "application/json", Array((PostedAnswer.refusal(text, token: token) + "\n").utf8))
  }
}
