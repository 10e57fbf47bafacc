internal import Model
internal import Text

/// The text of a recording. Events are appended, and text that was passed on is removed.
/// `RecordingWriter` adds the sink.
struct RecordingText: ~Copyable {
  private var markup: Markup
  private var grammar: EventGrammar

  /// Checks the head of a recording and writes it.
  init(_ head: RecordingHead) throws(Objection) {
    markup = try Self.spelled(head)
    grammar = EventGrammar(head.scene)
  }

  private static func spelled(_ head: RecordingHead) throws(Objection) -> Markup {
    if let objection = head.scene.wholeObjection { throw objection }
    var markup = Markup(capacity: 2 * plenty)
    try markup.head(head)
    return markup
  }

  /// The minimum number of bytes for a call of the sink.
  private static let plenty = 32_768

  var bytes: UnsafeRawBufferPointer { markup.text.bytes }
  var isPlenty: Bool { markup.text.count >= Self.plenty }

  /// Appends the next event. A rejected event leaves the text unchanged.
  mutating func append(_ event: InputEvent) throws(Objection) {
    let before = markup.text.count
    var next = grammar
    do throws(Objection) {
      try next.admit(event)
      if case .touch(let touch) = event.action {
        try markup.touch(touch, at: event.time)
      } else {
        try markup.rare(event, in: next.scene)
      }
    } catch {
      markup.text.shrink(to: before)
      throw error
    }
    grammar = next
  }

  mutating func end() { markup.end() }

  /// Removes the text that was passed on.
  mutating func clear() { markup.text.shrink(to: 0) }
}
