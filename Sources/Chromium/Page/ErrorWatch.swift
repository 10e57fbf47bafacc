internal import Replay
internal import Text

/// Collects errors of a page: exceptions of its scripts, console errors, and failed requests.
struct ErrorWatch {
  /// Whether the browser has no network, so that every request to the network is blocked.
  let isOffline: Bool
  /// Whether an offline browser still reaches servers on this machine.
  var allowsLoopback = false
  /// The name of the HAR file that answers all requests; nil if there is no such file.
  var archive: String?
  private var errors: [PageError] = []
  /// The pending requests.
  private var requests: [String: Request] = [:]

  private struct Request {
    var address: String?
    var isScript = false
  }

  /// The maximum number of errors per step. Further errors add no information.
  private static let maximum = 100
  private static let maxRequests = 10_000

  init(isOffline: Bool, allowsLoopback: Bool = false, archive: String? = nil) {
    self.isOffline = isOffline
    self.allowsLoopback = allowsLoopback
    self.archive = archive
  }

  mutating func removeAll() -> [PageError] {
    defer { errors.removeAll() }
    return errors
  }

  mutating func see(_ event: DevToolsEvent) {
    let parameters = event.parameters
    switch event.method {
    case "Runtime.exceptionThrown": thrown(parameters["exceptionDetails"])
    case "Runtime.consoleAPICalled": written(parameters)
    case "Network.requestWillBeSent":
      guard requests.count < Self.maxRequests, let id = parameters["requestId"]?.string else {
        return
      }
      requests[id] = Request(
        address: parameters["request"]?["url"]?.string, isScript: Self.isScript(parameters))
    case "Network.webSocketCreated", "Network.webTransportCreated":
      // For WebSockets, the browser reports failures late or not at all.
      let address = parameters["url"]?.string
      if isOffline, !(allowsLoopback && WebPage.isLoopback(address ?? "")) {
        return failed(Request(address: address), because: Self.unresolved)
      }
      guard requests.count < Self.maxRequests, let id = parameters["requestId"]?.string else {
        return
      }
      requests[id] = Request(address: address)
    case "Network.webSocketFrameError" where !isOffline || allowsLoopback:
      failed(
        parameters["requestId"]?.string.flatMap { requests[$0] },
        because: parameters["errorMessage"]?.string)
    case "Network.webSocketClosed": forget(parameters)
    case "Network.responseReceived":
      guard let response = parameters["response"], let status = response["status"]?.whole,
        status >= 400
      else { return }
      let text = response["statusText"]?.string ?? ""
      add(
        .answer, "\(status)\(text.isEmpty ? "" : " \(text)") for \(Self.short(response["url"]))",
        isScript: Self.isScript(parameters))
    case "Network.loadingFinished": forget(parameters)
    case "Network.loadingFailed":
      var request = forget(parameters) ?? Request()
      request.isScript = Self.isScript(parameters)
      // A request cancelled by the page itself did not fail.
      guard parameters["canceled"]?.boolean != true else { return }
      failed(request, because: parameters["errorText"]?.string)
    default: break
    }
  }

  /// The browser's error for every address if there is no network.
  private static let unresolved = "net::ERR_NAME_NOT_RESOLVED"

  private static func isScript(_ parameters: JSONValue) -> Bool {
    parameters["type"]?.string == "Script"
  }

  private mutating func failed(_ request: Request?, because reason: String?) {
    let isBlocked = isOffline && reason?.contains(Self.unresolved) == true
    let text: String
    if let archive, isBlocked || reason?.hasPrefix(RequestAnswers.missing.error) == true {
      text = "\(archive) has no answer"
    } else if isBlocked {
      text = "blocked, because a local page has no network without --page-network,"
    } else {
      text = reason ?? "it failed"
    }
    add(
      .request, "\(text) for \(Self.short(request?.address ?? "a request"))",
      isScript: request?.isScript ?? false)
  }

  @discardableResult
  private mutating func forget(_ parameters: JSONValue) -> Request? {
    parameters["requestId"]?.string.flatMap { requests.removeValue(forKey: $0) }
  }

  private mutating func thrown(_ details: JSONValue?) {
    guard let details else { return }
    let text = details["text"]?.string ?? ""
    let isRejection = text.contains("in promise")
    let described = details["exception"].flatMap(Self.described)
    let sentence = described ?? (text.isEmpty ? "an exception" : text)
    add(isRejection ? .rejection : .exception, sentence + Self.location(details))
  }

  private mutating func written(_ call: JSONValue) {
    let type = call["type"]?.string
    guard type == "error" || type == "assert" else { return }
    let words = (call["args"]?.array ?? []).map { argument in
      Self.described(argument) ?? argument["type"]?.string ?? "?"
    }
    let text = words.isEmpty ? "console.\(type ?? "error")" : words.joined(separator: " ")
    let frame = call["stackTrace"]?["callFrames"]?.array?.first
    add(.console, text + (frame.map(Self.location) ?? ""))
  }

  private mutating func add(_ kind: PageError.Kind, _ text: String, isScript: Bool = false) {
    guard errors.count < Self.maximum else { return }
    let plain = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    errors.append(PageError(kind, String(plain.prefix(300)), isScript: isScript))
  }

  /// The browser's description of an object, or a primitive value in script syntax.
  private static func described(_ object: JSONValue) -> String? {
    // Only the first line is used, because the following lines are the call stack.
    if let text = object["description"]?.string { return String(text.prefix { $0 != "\n" }) }
    return object["value"].map(sentence(of:)) ?? object["unserializableValue"]?.string
  }

  private static func sentence(of value: JSONValue) -> String? {
    value.string ?? value.number?.text ?? value.boolean.map { $0 ? "true" : "false" }
  }

  /// The location in a script, counted from 1 as in editors.
  private static func location(_ frame: JSONValue) -> String {
    let caller = frame["stackTrace"]?["callFrames"]?.array?.first
    let url = frame["url"]?.string ?? caller?["url"]?.string
    guard let url, !url.isEmpty, let line = frame["lineNumber"]?.whole else { return "" }
    return ", at \(short(url)):\(line + 1):\((frame["columnNumber"]?.whole ?? 0) + 1)"
  }

  private static func short(_ address: JSONValue?) -> String {
    short(address?.string ?? "a request")
  }

  /// The name of a file or address without its folders.
  static func short(_ address: String) -> String {
    if address.hasPrefix("data:") { return "data:…" }
    if address.hasPrefix(ServedFolder.origin + "/") {
      let path = address.dropFirst(ServedFolder.origin.count + 1).prefix { $0 != "?" && $0 != "#" }
      return path.isEmpty ? "index.html" : String(path)
    }
    guard address.hasPrefix("file:") else { return String(address.prefix(200)) }
    let end = address.firstIndex { $0 == "?" || $0 == "#" } ?? address.endIndex
    return address[..<end].split(separator: "/").last.map(String.init) ?? address
  }
}
