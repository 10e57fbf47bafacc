internal import Formats
internal import Gesture
internal import Replay

/// What is to be judged or compared, and how: a plain value, whether it comes from a command line or a
/// call.
struct CheckPlan: Sendable {
  /// All recordings, in their order.
  var recordings: [String]
  var engines: [ChosenEngine]
  var clock: FrameClock
  var invariants = InvariantChoice()
  /// What comes before what the suite and the recordings say of invariants.
  var adjustments: [TypedInvariant] = []
  var suite: Suite?
  /// Whether breaks count that the suite waives.
  var isStrict = false
  /// What the engines are compared with, where they are.
  var contest: ComparisonTerms?
  /// How often each recording is replayed.
  var repetitions = 1
  /// Which of the recordings are judged here, where others have the rest.
  var places: [Int]?
  /// What is saved besides the verdicts.
  var output = CheckOutput()
}

extension CheckPlan {
  /// One recording on one engine, as it is judged for a call.
  ///
  /// - Parameter file: Where a path begins that is not absolute: in the folder of this file.
  init(
    _ recording: String, on engine: EngineFactory, rate hertz: Double, calledIn file: String
  ) throws {
    let path = recording.path(calledIn: file)
    self.init(
      recordings: [path], engines: [try ChosenEngine(engine)],
      clock: FrameClock(try FrameRate(called: hertz)))
    suite = try SuiteSearch.suite(for: [path]).map(Suite.init(file:))
    output.drawsBreaks = true
  }
}

extension String {
  /// This path, where it is not absolute seen from the folder of a file.
  func path(calledIn file: String) -> String {
    hasPrefix("/") ? self : file.folder.appending(component: self)
  }
}

extension FrameRate {
  /// What a rate may be.
  static let expected = "a number of frames a second from 0.001 to 1000"

  /// The rate of a call.
  init(called hertz: Double) throws(SessionError) {
    guard let rate = FrameRate(hertz: hertz) else {
      throw SessionError(
        of: .rate, are: "cannot be \(hertz.text.quoted): expected \(Self.expected)")
    }
    self = rate
  }
}
