internal import Files
package import Replay
internal import Text
internal import Writing

/// The folder with the accepted and the pending traces of one engine.
///
/// `Recordings/a/b.xml` has the baseline `Recordings/a/b.trace` below the folder. The pending trace
/// is stored beside it as `b.trace.pending`.
package struct BaselineFolder: Sendable {
  package let path: String
  package let engine: ChosenEngine
  let clock: FrameClock
  /// The step to which the numbers of a trace are rounded; nil if they are exact.
  let round: Double?

  /// - Parameter root: The folder with the baselines of all engines.
  package init(_ engine: ChosenEngine, below root: String, at clock: FrameClock, round: Double?) {
    self.engine = engine
    path = root.appending(component: engine.designation.name)
    self.clock = clock
    self.round = round
  }

  static let pendingEnding = ".pending"

  package func trace(of recording: String) -> String { recording.trace(below: path) }

  package func pending(of recording: String) -> String { trace(of: recording) + Self.pendingEnding }

  /// Rejects a baseline that was made with other settings of the engine: it is not comparable.
  func check(_ trace: TraceReader) throws(FormatError) {
    guard let objection = objection(to: trace.head) else { return }
    throw FormatError(in: trace.file, at: FileLocation(line: 1, column: 1), objection)
  }

  /// Why a trace cannot be a baseline of this engine; nil if it can. A different version is
  /// accepted: the purpose of a baseline is to detect changes between versions.
  func objection(to head: TraceHead) -> Objection? {
    let name = String(head.engine.prefix { $0 != " " })
    let (mine, settings) = (engine.designation.name, engine.designation.settingsText)
    guard name != mine || head.settings != settings else { return nil }
    return Objection(
      .sense, "a baseline of \(Self.text(name, head.settings))",
      expected: "one of \(Self.text(mine, settings))")
  }

  private static func text(_ engine: String, _ settings: String?) -> String {
    settings.map { "\(engine) with \($0)" } ?? "\(engine) with nothing set"
  }
}
