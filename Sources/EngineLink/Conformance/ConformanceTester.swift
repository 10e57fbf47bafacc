internal import Model
internal import Replay

/// Sends requests to an engine in another process, for the conformance checks.
struct ConformanceTester: Sendable {
  let command: ProcessCommand
  let introduction: Introduction
  /// Whether the engine refuses a map and accepts a list, which scrolls along y only.
  var isNarrow = false
  /// Waits in real time for this many milliseconds. The tester itself uses no clock.
  let pause: @Sendable (Int) -> Void

  /// How a script is divided into requests.
  enum Cut {
    /// A few requests, as when a recording is replayed.
    case whole
    /// A request for each moment and each frame, with a pause before every `every`-th request.
    case steps(pause: Int, every: Int)
  }

  func declares(_ ability: Abilities) -> Bool { introduction.abilities.contains(ability) }

  /// The tolerated difference in points between two replays of the same script with different
  /// requests.
  var tolerance: Double { 1e-6 + 2 * step }

  /// Whether the engine rounds the offsets that it shows or at which it comes to rest.
  var isStepped: Bool { step > 0 }

  private var step: Double {
    introduction.contract.resolved(in: ProtocolScript.map.window).coarsestStep
  }

  /// The delay from a touch to its display, with frames at 60 Hz.
  var delay: TimeSpan { .milliseconds(Double(introduction.contract.actsAtFrames) * 16.667) }

  /// The time by which a script is shifted: a multiple of the engine's clock step, so that the
  /// clock rounds all times of both scripts in the same way.
  func lapse(_ lapse: TimeSpan) -> TimeSpan {
    lapse.rounded(toStepsOf: introduction.contract.timeResolution)
  }

  /// Replays a script in a new process.
  func play(
    _ rehearsal: ProtocolScript, _ what: String, _ cut: Cut = .whole
  ) throws(ProtocolError) -> [Step] {
    try plays([rehearsal], what, cut)[0]
  }

  /// Replays scripts one by one in a single process, which is reset in between.
  func plays(
    _ rehearsals: [ProtocolScript], _ what: String, _ cut: Cut = .whole
  ) throws(ProtocolError) -> [[Step]] {
    let processes = EngineProcesses(command)
    defer { _ = processes.close() }
    var all: [[Step]] = []
    do throws(EngineError) {
      for rehearsal in rehearsals { all.append(try play(rehearsal, in: processes, cut)) }
    } catch {
      if error.kind == .unsupported { throw .refused(requirement: what, why: error.message) }
      throw .failed(requirement: what, came: error.message)
    }
    return all
  }

  private func play(
    _ rehearsal: ProtocolScript, in processes: EngineProcesses, _ cut: Cut
  ) throws(EngineError) -> [Step] {
    let scene = isNarrow ? rehearsal.scene.narrow : rehearsal.scene
    let engine = try ProcessEngine(scene, processes, introduction, [])
    try engine.advance(to: rehearsal.start)
    var shown: [Step] = []
    for (index, var request) in requests(rehearsal.cues, cut).enumerated() {
      if case .steps(let milliseconds, let every) = cut, milliseconds > 0, index % every == 0 {
        pause(milliseconds)
      }
      try engine.fill(&request, count: request.count)
      if let step = request.first(where: { !$0.isFinite }) {
        throw EngineError(.broken, "a number that is not finite at \(step.time.text) ms")
      }
      shown += request
    }
    return shown
  }

  private func requests(_ cues: [ProtocolScript.Cue], _ cut: Cut) -> [[Step]] {
    if case .steps = cut { return cues }
    var requests: [[Step]] = [[]]
    for cue in cues {
      if requests[requests.count - 1].count >= Self.batch { requests.append([]) }
      requests[requests.count - 1] += cue
    }
    return requests
  }

  private static let batch = 200

  /// The tester to use: the same tester or, if the engine accepts only a list, a tester with a list
  /// instead of the map.
  var inScene: ConformanceTester {
    var narrow = self
    narrow.isNarrow = true
    if takesScene { return self }
    return narrow.takesScene ? narrow : self
  }

  private var takesScene: Bool {
    let still = ProtocolScript(moments: [], length: .zero)
    do throws(ProtocolError) { _ = try play(still, "a scene") } catch {
      if case .refused = error { return false }
    }
    return true
  }

  /// Fails unless a condition is true.
  func expect(
    _ isSo: Bool, _ requirement: String, came: @autoclosure () -> String
  ) throws(ProtocolError) {
    guard isSo else { throw .failed(requirement: requirement, came: came()) }
  }

  /// Fails if two replays differ.
  func compare(
    _ first: [Step], _ second: [Step], requirement: String, _ one: String, _ other: String,
    tolerance: Double = 0, remedy: String? = nil
  ) throws(ProtocolError) {
    guard let parting = ScriptDifference(first, second, tolerance: tolerance) else { return }
    throw .failed(
      requirement: requirement,
      came: "\(parting.step.text), \(parting.value): \(parting.first) \(one), "
        + "\(parting.second) \(other)",
      remedy: remedy)
  }
}

/// A violation of the line protocol by an engine in another process, or the reason why it is
/// untested.
enum ProtocolError: Error {
  /// A violation. `remedy` is given only if it depends on the response.
  case failed(requirement: String, came: String, remedy: String? = nil)
  /// The engine reports that it cannot do what was requested.
  case refused(requirement: String, why: String)
  case skipped(String)
}

extension Scene {
  /// The same scene, with content as wide as its views.
  fileprivate var narrow: Scene {
    var scene = self
    for view in scene.views.indices {
      scene.views[view].content.width = scene.views[view].frame.size.width
      scene.views[view].insets.left = 0
      scene.views[view].insets.right = 0
      if scene.views[view].start.x != nil { scene.views[view].start.x = 0 }
    }
    return scene
  }
}
