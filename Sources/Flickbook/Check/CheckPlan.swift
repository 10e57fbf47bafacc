internal import Chromium
internal import Formats
internal import Gesture
internal import Replay

/// What is to be judged or compared, and how: a plain value, whether it comes from a command line or a
/// call.
struct CheckPlan: Sendable {
  /// All recordings, in order.
  var recordings: [String]
  var engines: [ChosenEngine]
  var clock: FrameClock
  var invariants = InvariantChoice()
  /// Settings of invariants that have priority over the suite and the recordings.
  var adjustments: [TypedInvariant] = []
  var suite: Suite?
  /// Whether violations count even if the suite waives them.
  var isStrict = false
  /// The comparison, if the engines are compared.
  var contest: ComparisonTerms?
  /// How often each recording is replayed.
  var repetitions = 1
  /// The indices of the recordings judged here, if other shards have the rest.
  var indices: [Int]?
  /// Collects which code of a page runs, if requested.
  var code: CodeWatch?
  /// What is saved besides the verdicts.
  var output = CheckOutput()
}

extension CheckPlan {
  /// One recording on one engine, for an API call.
  ///
  /// - Parameter file: A relative path is relative to the folder of this file.
  init(
    _ recording: String, on engine: EngineFactory, rate hertz: Double, calledIn file: String
  ) throws {
    let path = recording.path(calledIn: file)
    self.init(
      recordings: [path], engines: [try ChosenEngine(engine)],
      clock: FrameClock(try FrameRate(called: hertz)))
    suite = try SuiteSearch.suite(for: [path]).map(Suite.init(file:))
    output.drawsViolations = true
  }
}

extension CheckPlan {
  /// Makes the engines with a page report which of its code runs.
  mutating func watchCode() throws(UsageError) {
    let watch = CodeWatch(listsFunctions: true)
    guard engines.contains(where: { $0.covering != nil }) else {
      throw UsageError(
        "\(Option.coverage.dashed) needs a page: name one with \(Option.page.dashed)")
    }
    for index in engines.indices {
      guard let covering = engines[index].covering else { continue }
      do throws(EngineError) {
        let factory = try covering(watch)
        engines[index] = ChosenEngine(
          designation: engines[index].designation, kind: .live(factory))
      } catch {
        throw UsageError("engine \(engines[index].designation.text) failed: \(error.message)")
      }
    }
    code = watch
  }
}

extension String {
  /// This path, resolved against the folder of a file if it is relative.
  func path(calledIn file: String) -> String {
    hasPrefix("/") ? self : file.folder.appending(component: self)
  }
}

extension FrameRate {
  /// The valid range of a rate.
  static let expected = "a number of frames per second from 0.001 to 1000"

  /// The rate of an API call.
  init(called hertz: Double) throws(SessionError) {
    guard let rate = FrameRate(hertz: hertz) else {
      throw SessionError(
        of: .rate, are: "cannot be \(hertz.text.quoted): expected \(Self.expected)")
    }
    self = rate
  }
}
