internal import Text

/// One input source of W3C WebDriver, with the actions that the standard allows for it.
struct ActionSource {
  let kind: Kind
  let items: [JSONLocation]

  enum Kind: String, CaseIterable {
    case pointer, none, key, wheel

    /// The actions that this type of source allows.
    var actions: [String] {
      switch self {
      case .pointer: ["pause", "pointerMove", "pointerDown", "pointerUp", "pointerCancel"]
      case .none: ["pause"]
      case .key: ["pause", "keyDown", "keyUp"]
      case .wheel: ["pause", "scroll"]
      }
    }
  }
}

extension ActionSource {
  /// The sources of a document, each with a unique id.
  ///
  /// - Parameter touchesAlways: Whether pointers of every type are treated as touches.
  static func all(
    of document: JSONDocument, touchesAlways: Bool
  ) throws(FormatError) -> [ActionSource] {
    let root = document.location
    var ids: Set<String> = []
    var sources: [ActionSource] = []
    for source in try (root["actions"] ?? root).elements("a list of input sources") {
      let id = try source.required("id", "the id of an input source").text("a text")
      guard ids.insert(id).inserted else {
        throw source.error(
          .sense, "two sources with the id \"\(id)\"", expected: "an id for each source")
      }
      sources.append(try ActionSource(source, touchesAlways))
    }
    return sources
  }

  private init(_ source: JSONLocation, _ touchesAlways: Bool) throws(FormatError) {
    let word = try source.required("type", "the type of an input source").text("a type")
    guard let kind = Kind(rawValue: word) else {
      throw source.unknown("type", word, Kind.allCases.map(\.rawValue))
    }
    self.kind = kind
    if kind == .pointer, !touchesAlways { try Self.expectTouch(source) }
    items = try source.required("actions", "the actions of the source").elements(
      "a list of actions")
  }

  private static func expectTouch(_ source: JSONLocation) throws(FormatError) {
    guard let kind = source["parameters"]?["pointerType"] else {
      throw source.error(
        .missing, "a pointer without a type, which is a mouse by default",
        expected: "\"parameters\": {\"pointerType\": \"touch\"}")
    }
    guard kind.value.string == "touch" else { throw kind.wrong("\"touch\"") }
  }
}

extension JSONLocation {
  /// The name of an action. The method throws an error if the action is not allowed for the source.
  func action(of kind: ActionSource.Kind) throws(FormatError) -> String {
    let word = try required("type", "the type of an action").text("a type")
    guard kind.actions.contains(word) else { throw unknown("action", word, kind.actions) }
    return word
  }

  /// The duration of an action in whole milliseconds; 0 if it is missing.
  func duration(atMost longest: Double) throws(FormatError) -> Double {
    guard let location = self["duration"] else { return 0 }
    let duration = try location.number("a duration in milliseconds")
    guard duration >= 0, duration <= longest else {
      throw location.error(.value, "a duration of \(duration.text) ms", expected: "0 ms to a day")
    }
    guard duration == duration.rounded() else {
      throw location.error(
        .value, "a duration of \(duration.text) ms", expected: "whole milliseconds")
    }
    return duration
  }

  /// An optional numeric member within a range.
  func number(_ name: String, _ range: ClosedRange<Double>, _ expected: String)
    throws(FormatError) -> Double?
  {
    guard let location = self[name] else { return nil }
    guard let number = location.value.number, range.contains(number) else {
      throw location.wrong(expected)
    }
    return number
  }
}
