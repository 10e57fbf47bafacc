internal import Gesture
internal import Writing

/// A line of a text that is read as a whole.
struct TextLine {
  let text: Substring
  let number: Int32

  var place: FileLocation { FileLocation(line: number, column: 1) }

  /// How far it is indented.
  var indent: Int { text.prefix { $0 == " " }.count }

  /// Without what stands round it.
  var trimmed: Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension ImportSource {
  /// Its lines, for formats that are small.
  func lines() throws(FormatError) -> [TextLine] {
    let text = String(decoding: try whole(atMost: JSONDocument.limit), as: UTF8.self)
    var number: Int32 = 0
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      number &+= 1
      return TextLine(text: line, number: number)
    }
  }
}

/// Touches that a text names one by one or in paths, gathered in the order of time.
struct GatheredTouches {
  private(set) var events: [Located<InputEvent>] = []
  private var fingers = RecordedFingers<Int>()
  /// Fingers for which there was no room.
  private(set) var refused = 0

  /// Whether it became an event.
  @discardableResult
  mutating func add(
    _ phase: Touch.Phase, _ key: Int, at place: Point, _ milliseconds: Double, _ line: TextLine
  ) -> Bool {
    let sample = TouchSample(phase, key: key, at: place, time: ClockTime(nanoseconds: 0))
    guard let touch = fingers.touch(for: sample) else {
      if phase == .down { refused += 1 }
      return false
    }
    events.append(
      Located(InputEvent(at: .milliseconds(milliseconds), .touch(touch.touch)), at: line.place))
    return true
  }
}
