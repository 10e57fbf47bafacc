internal import Model

/// A log line with a MotionEvent: its fields, and the view that printed it.
struct LoggedMotionEvent {
  /// The fields between the braces by name, with `}` if the closing brace is present.
  let fields: [Substring: Substring]
  let line: TextLine
  /// The tag and the message before the event, without times, levels and process ids.
  let view: String

  init?(_ line: TextLine) {
    guard let start = line.text.firstRange(of: "MotionEvent { ") else { return nil }
    var fields: [Substring: Substring] = [:]
    let end = line.text[start.upperBound...].firstIndex(of: "}")
    for field in line.text[start.upperBound..<(end ?? line.text.endIndex)].split(separator: ",") {
      let parts = field.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].prefix { $0 != " " }
      fields[parts[0].drop { $0 == " " }] = value
    }
    fields["}"] = end == nil ? nil : ""
    self.fields = fields
    self.line = line
    view = Self.view(in: line.text[..<start.lowerBound])
  }

  private static func view(in prefix: Substring) -> String {
    let words = prefix.split { !($0.isLetter || $0.isNumber || "_.@$#-[]".contains($0)) }
    return words.drop { word in
      !word.contains(where: \.isLetter) || word.count == 1 && "VDIWEFA".contains(word)
    }.joined(separator: " ")
  }

  /// The name of the action without the pointer index, such as `ACTION_DOWN`.
  var name: String { String((fields["action"] ?? "").prefix { $0 != "(" }) }

  /// Whether the event is from a touch screen, not from a pen, a mouse or a touchpad.
  var isOfScreen: Bool {
    fields["source"].map { Int($0.dropFirst(2), radix: 16) == Self.screen } ?? true
  }

  private static let screen = 0x1002

  /// The indices of the pointers that the event may list.
  static func pointers(_ fields: [Substring: Substring]) -> Range<Int> {
    0..<max(1, min(fields["pointerCount"].flatMap { Int($0) } ?? 1, Touch.maxFingers + 1))
  }

  /// Identifies the screen's event: all views print the same time and action.
  var identity: String { "\(fields["eventTime"] ?? "") \(fields["action"] ?? "")" }

  /// The positions of the event's pointers, in the coordinates of its view.
  var positions: [Point] {
    Self.pointers(fields).compactMap { pointer in
      guard let x = fields["x[\(pointer)]"].flatMap({ Double($0) }),
        let y = fields["y[\(pointer)]"].flatMap({ Double($0) })
      else { return nil }
      return Point(x: x, y: y)
    }
  }
}
