internal import Replay
internal import Text

/// The requests of a page: pending requests, and the answers to the requests that the browser
/// holds.
///
/// If `waits` is true, requests that the page waits for are answered one by one, in the order in
/// which the page made them, so that their effects do not depend on the speed of this machine.
/// Other requests are answered immediately.
final class PageTraffic {
  private var answers: RequestAnswers?
  private let waits: Bool
  /// The ids of the requests that have not ended, in the order in which the page made them.
  private var pending: [String] = []
  /// The held requests of the page, by their ids in its network log.
  private var held: [String: Held] = [:]
  private var answered: Set<String> = []
  /// Milliseconds without a message.
  private var silence = 0

  private struct Held {
    let id: String
    let session: String?
    let request: PageRequest
  }

  typealias Send = (_ method: String, _ parameters: JSONPiece, _ session: String?)
    throws(EngineError) -> Void

  /// - Parameter waits: Whether this machine answers all requests, so that the page can wait for
  ///   them.
  init(_ answers: RequestAnswers?, waits: Bool) { (self.answers, self.waits) = (answers, waits) }

  /// The types of requests that the page waits for. Requests of other types, such as videos, may
  /// never end.
  private static let awaited: Set<String> = [
    "Document", "Stylesheet", "Image", "Font", "Script", "XHR", "Fetch",
  ]
  /// Milliseconds without a message after which any held request is answered, even if an earlier
  /// request is not answered yet.
  private static let patience = 30

  /// The URL pattern of the requests that the browser holds; nil if the browser holds none.
  var pattern: String? { answers?.pattern }

  /// Whether a request that the page waits for has not ended.
  var isPending: Bool { !pending.isEmpty }

  /// Stops waiting for requests that do not end.
  func abandon() { pending.removeAll() }

  /// Handles an event of the page or of its workers. Returns false if other code must also handle
  /// it.
  func see(
    _ method: String, _ parameters: JSONValue, from session: String?, send: Send
  ) throws(EngineError) -> Bool {
    silence = 0
    var isOwn = false
    switch method {
    case "Network.requestWillBeSent": begin(parameters)
    case "Network.loadingFinished", "Network.loadingFailed":
      if let id = parameters["requestId"]?.string { end(id) }
    case "Fetch.requestPaused":
      isOwn = true
      try hold(parameters, session, send)
    default: break
    }
    try answerFirst(send)
    return isOwn
  }

  private func begin(_ parameters: JSONValue) {
    guard waits, let id = parameters["requestId"]?.string,
      Self.awaited.contains(parameters["type"]?.string ?? ""),
      let url = parameters["request"]?["url"]?.string, url.hasPrefix("http")
    else { return }
    // A redirect is the same request again.
    answered.remove(id)
    if !pending.contains(id) { pending.append(id) }
  }

  private func end(_ id: String) {
    pending.removeAll { $0 == id }
    held[id] = nil
    answered.remove(id)
  }

  private func hold(
    _ parameters: JSONValue, _ session: String?, _ send: Send
  ) throws(EngineError) {
    guard let id = parameters["requestId"]?.string, let request = parameters["request"] else {
      return
    }
    let one = Held(id: id, session: session, request: PageRequest(request))
    let type = parameters["resourceType"]?.string ?? ""
    guard waits, let name = parameters["networkId"]?.string, Self.awaited.contains(type),
      !one.request.isPreflight
    else { return try answer(one, send) }
    held[name] = one
  }

  private func answerFirst(_ send: Send) throws(EngineError) {
    guard let first = pending.first, !answered.contains(first),
      let one = held.removeValue(forKey: first)
    else { return }
    answered.insert(first)
    try answer(one, send)
  }

  /// Adds a time without messages. After `patience`, answers a held request even if an earlier
  /// request is not answered yet, because the browser may not begin the earlier request.
  func idle(for milliseconds: Int, send: Send) throws(EngineError) {
    silence += milliseconds
    guard silence >= Self.patience, let name = held.keys.min(),
      let one = held.removeValue(forKey: name)
    else { return }
    silence = 0
    answered.insert(name)
    try answer(one, send)
  }

  private func answer(_ one: Held, _ send: Send) throws(EngineError) {
    let answer = answers?.answer(one.request) ?? .network
    let (method, parameters) = answer.message(to: one.id)
    try send(method, parameters, one.session)
  }
}
