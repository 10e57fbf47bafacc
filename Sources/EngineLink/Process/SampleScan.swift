internal import Model
internal import Replay
internal import Text

/// The time, the cause and the view of a sample, a callback or readouts.
struct SampleKey: Equatable {
  var time = Instant.zero
  var cause = Step.Cause.before
  var view = 0

  var text: String { "\(time.text) ms, \(cause.rawValue), view \(view)" }
}

extension JSONScan {
  /// Parses a sample row, which must contain exactly the declared columns.
  mutating func sample(
    _ columns: [SampleColumn], into state: inout ViewState
  ) throws(Objection) -> SampleKey {
    var key = SampleKey()
    try beginList()
    for (index, column) in columns.enumerated() {
      if index > 0 { try comma() }
      switch column {
      case .time: key.time = try time()
      case .cause: key.cause = try cause()
      case .view: key.view = try whole()
      case .velocityX:
        state.velocity = try numberOrNull().map { Point(x: $0, y: state.velocity?.y ?? 0) }
      case .velocityY:
        state.velocity = try numberOrNull().map { Point(x: state.velocity?.x ?? 0, y: $0) }
      case .activity: state.activity = try activity()
      case .maximum: state.maximumZoom = try numberOrNull() ?? .infinity
      default:
        // A number that is not finite is sent as null. Such a number violates finite-state.
        try state.with(column) { (number) throws(Objection) in
          number = try self.numberOrNull() ?? .nan
        }
      }
    }
    try endList()
    return key
  }

  private mutating func cause() throws(Objection) -> Step.Cause {
    if skips(word: "\"frame\"") { return .frame }
    if skips(word: "\"before\"") { return .before }
    if skips(word: "\"after\"") { return .after }
    throw fault("\"before\", \"after\" or \"frame\"")
  }

  private mutating func activity() throws(Objection) -> Activity {
    if skips(word: "\"idle\"") { return [] }
    let start = position
    var activity: Activity = []
    var isFirst = true
    guard skips("\"") else { throw fault("an activity") }
    for (flag, word) in Activity.words {
      // No word begins with another word, so the first word that matches is the right word.
      var ahead = self
      guard isFirst || ahead.skips(word: "+"), ahead.skips(word: word) else { continue }
      self = ahead
      activity.insert(flag)
      isFirst = false
    }
    guard !isFirst, skips("\"") else {
      throw fault(
        "idle, or " + alternatives(Activity.words.map { "\($0.word)" })
          + " joined with + in this order", at: start)
    }
    return activity
  }

  /// Parses the first three elements of a callback, and the comma after them.
  private mutating func key() throws(Objection) -> SampleKey {
    var key = SampleKey(time: try time())
    try comma()
    key.cause = try cause()
    try comma()
    key.view = try whole()
    try comma()
    return key
  }

  mutating func callback() throws(Objection) -> (SampleKey, Callback) {
    try beginList()
    let key = try key()
    let callback = Callback(view: key.view, try kind())
    try endList()
    return (key, callback)
  }

  private mutating func kind() throws(Objection) -> Callback.Kind {
    let start = position
    guard let kind = Self.callbacks[try text()] else {
      throw fault("the name of a callback", at: start)
    }
    var arguments: [AttributeValue] = []
    for argument in kind.arguments {
      try comma()
      switch argument {
      case .flag: arguments.append(.flag(try flag()))
      case .whole: arguments.append(.whole(try whole()))
      case .numbers: arguments.append(try pair().attributeValue)
      default: arguments.append(.number(try number()))
      }
    }
    return arguments.isEmpty ? kind : kind.with(arguments)
  }

  private static let callbacks = Dictionary(
    uniqueKeysWithValues: Callback.Kind.all.map { ("\($0.name)", $0) })

  private mutating func pair() throws(Objection) -> Point {
    let x = try number()
    try comma()
    return Point(x: x, y: try number())
  }

  /// Parses the time and the cause of the report, and the signals: an object with numbers and
  /// texts.
  mutating func signals() throws(Objection) -> (SampleKey, AppSignals) {
    try beginList()
    var key = SampleKey(time: try time())
    try comma()
    key.cause = try cause()
    try comma()
    var signals = AppSignals()
    try beginObject()
    while let name = try nextMember() {
      let start = position
      let value: AppSignals.Value =
        peek() == UInt8(ascii: "\"") ? .text(try text()) : .number(try number())
      guard AppSignals.isName(name) else {
        throw fault("a name of " + AppSignals.expectedName + ", not \"\(name.visible)\"", at: start)
      }
      signals[name] = value
      guard signals[name] == value else {
        throw fault(
          "at most \(AppSignals.maximum) signals, with texts of at most \(AppSignals.maxBytes) bytes on one line",
          at: start)
      }
    }
    try endList()
    return (key, signals)
  }

  mutating func readouts() throws(Objection) -> (SampleKey, Readouts) {
    try beginList()
    let key = try key()
    var readouts = Readouts()
    try object(&readouts, Readouts.rows)
    try endList()
    return (key, readouts)
  }
}
