internal import Platform
internal import Replay
internal import Text

/// The DevTools protocol, which controls a browser: calls, their replies, and events.
///
/// Every call has a timeout. A page whose process crashed never replies, so its calls fail
/// immediately.
final class DevTools {
  let process: BrowserProcess
  private var nextID = 1
  /// The ids of the calls whose replies are awaited. Other replies are ignored.
  private var awaited: Set<Int> = []
  private var replies: [Int: JSONValue] = [:]
  /// The sessions whose page process has crashed.
  private var crashed: Set<String> = []
  /// For the session of each worker or frame of a page, the session of the page.
  private var pages: [String: String] = [:]
  /// The events so far, in order of arrival. The consumer empties the array.
  private(set) var events: [DevToolsEvent] = []
  /// The requests of the open page; nil if requests are not observed.
  var traffic: PageTraffic?

  init(_ process: BrowserProcess) { self.process = process }

  /// An action that is repeated while no message arrives.
  typealias Meanwhile = () throws(EngineError) -> Void

  /// The maximum number of events. No page should cause so many events while a frame is drawn.
  private static let maxEvents = 10_000

  /// Sends a call whose reply will be awaited, and returns its id.
  func send(
    _ method: String, _ parameters: JSONPiece, in session: String?
  ) throws(EngineError) -> Int {
    let id = try notify(method, parameters, in: session)
    awaited.insert(id)
    return id
  }

  /// Sends a call whose reply is ignored, and returns its id.
  @discardableResult
  func notify(
    _ method: String, _ parameters: JSONPiece, in session: String?
  ) throws(EngineError) -> Int {
    defer { nextID += 1 }
    let message: JSONPiece = [
      "id": nextID.json, "method": method.json, "params": parameters, "sessionId": session?.json,
    ]
    try process.send(Array(message.text.utf8))
    return nextID
  }

  /// Sends a call and waits for its reply.
  @discardableResult
  func call(
    _ method: String, _ parameters: JSONPiece = [:], in session: String? = nil,
    within patience: Int, meanwhile: Meanwhile? = nil
  ) throws(EngineError) -> JSONValue {
    let id = try send(method, parameters, in: session)
    guard let reply = try reply(to: id, in: session, within: patience, meanwhile: meanwhile) else {
      throw EngineError(
        .late, "the browser did not reply to \(method) within \(patience) ms\(process.lastOutput)")
    }
    if let error = reply["error"] {
      throw EngineError(.broken, "\(method): \(error["message"]?.string ?? "it failed")")
    }
    return reply["result"] ?? reply
  }

  /// The whole reply to a call; nil if no reply arrives in this many milliseconds. The reply may
  /// still arrive later.
  func reply(
    to id: Int, in session: String?, within patience: Int, meanwhile: Meanwhile? = nil
  ) throws(EngineError) -> JSONValue? {
    let reply = try receive(in: session, within: patience, meanwhile) {
      replies.removeValue(forKey: id)
    }
    if reply != nil { awaited.remove(id) }
    return reply
  }

  /// Waits for an event of a session; returns false if no such event arrives in this many
  /// milliseconds.
  func wait(
    for method: String, in session: String, within patience: Int, meanwhile: Meanwhile? = nil
  ) throws(EngineError) -> Bool {
    try receive(in: session, within: patience, meanwhile) {
      events.first { $0.method == method && $0.session == session }
    } != nil
  }

  /// Waits until a condition is true; returns false if the condition is not true within this many
  /// milliseconds.
  func wait(
    in session: String, within patience: Int, meanwhile: Meanwhile?, until condition: () -> Bool
  ) throws(EngineError) -> Bool {
    try receive(in: session, within: patience, meanwhile) { condition() ? true : nil } != nil
  }

  /// The result of `find`, which is called after each received message; nil if `find` returns
  /// nothing within this many milliseconds.
  private func receive<Found>(
    in session: String?, within patience: Int, _ meanwhile: Meanwhile?, _ find: () -> Found?
  ) throws(EngineError) -> Found? {
    var time = BrowserPatience(process)
    while true {
      if let found = find() { return found }
      if let session, crashed.contains(session) {
        throw EngineError(.broken, "the process of the page crashed")
      }
      let left = time.left(of: patience)
      guard left > 0, !process.isOver else { return nil }
      let slice = meanwhile != nil ? 1 : traffic != nil ? 10 : RunningTime.slice
      if try !receive(within: min(left, slice)) {
        try traffic?.idle(for: slice, send: answer)
        try meanwhile?()
      }
    }
  }

  private func answer(
    _ method: String, _ parameters: JSONPiece, _ session: String?
  ) throws(EngineError) { try notify(method, parameters, in: session) }

  /// Returns the events so far and removes them.
  func removeEvents() -> [DevToolsEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Removes the events that need no further handling.
  func removeEvents(where isHandled: (DevToolsEvent) -> Bool) { events.removeAll(where: isHandled) }

  /// Receives and handles a message; returns false if no message arrives in time.
  private func receive(within patience: Int) throws(EngineError) -> Bool {
    guard let message = try process.next(within: patience) else { return false }
    if let id = message["id"]?.whole {
      if awaited.contains(id) { replies[id] = message }
      return true
    }
    guard let method = message["method"]?.string else {
      throw EngineError(.broken, "the browser sent a message that is neither a reply nor an event")
    }
    let session = message["sessionId"]?.string
    let parameters = message["params"] ?? message
    if let traffic, try traffic.see(method, parameters, from: session, send: answer) { return true }
    // Events of a worker are attributed to its page.
    let event = DevToolsEvent(
      method: method, session: session.map { pages[$0] ?? $0 },
      parameters: parameters)
    try handle(event)
    return true
  }

  private func handle(_ event: DevToolsEvent) throws(EngineError) {
    switch event.method {
    case "Inspector.targetCrashed": if let session = event.session { crashed.insert(session) }
    case "Page.javascriptDialogOpening":
      // The dialog must be closed here: no user can press its button, and the page waits until
      // then.
      try notify("Page.handleJavaScriptDialog", ["accept": false], in: event.session)
    case "Target.attachedToTarget":
      guard let page = event.session, let part = event.parameters["sessionId"]?.string else {
        break
      }
      pages[part] = page
      try notify("Network.enable", [:], in: part)
      if let pattern = traffic?.pattern {
        try notify("Fetch.enable", ["patterns": [["urlPattern": pattern.json]]], in: part)
      }
      try notify("Runtime.runIfWaitingForDebugger", [:], in: part)
      return
    case "Target.detachedFromTarget":
      if let part = event.parameters["sessionId"]?.string { pages[part] = nil }
      return
    default: break
    }
    guard events.count < Self.maxEvents else {
      throw EngineError(.broken, "the page causes an endless series of events: \(event.method)")
    }
    events.append(event)
  }
}

/// An event reported by a browser.
struct DevToolsEvent {
  let method: String
  let session: String?
  let parameters: JSONValue
}
