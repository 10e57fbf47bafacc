internal import Model
package import Replay
internal import Text

/// The states that a replay showed at its frames, stored for repeated comparison.
package struct Showing: Sendable {
  fileprivate struct Look {
    let time: Instant
    let isFrame: Bool
    /// x, y and zoom of each view.
    var positions: [Double]
    let phase: Constant.Phase
    let hasMoved: Bool
  }

  fileprivate var looks: [Look] = []
  /// The last state, which is shown from then on if the replay ended at rest.
  fileprivate var last: Look?
  /// Whether the replay ended at rest.
  fileprivate let isAtRest: Bool
  /// The longer side of the first view. A difference in zoom is multiplied by this length.
  fileprivate let length: Double

  /// Replays all steps of a source.
  package init(_ steps: inout any StepSource) throws(ReplayError) {
    let frame = steps.scene.views.first?.frame.size ?? .zero
    length = max(frame.width, frame.height)
    var phases = PhaseWatch(steps.scene)
    var step = Step()
    while try steps.next(into: &step) {
      let phase = phases.phase(of: step)
      guard step.cause != .before, step.sight.isLook else { continue }
      looks.append(
        Look(
          time: step.time, isFrame: step.cause == .frame,
          positions: step.frame.views.flatMap { [$0.offset.x, $0.offset.y, $0.zoom] },
          phase: phase, hasMoved: phases.hasMoved))
    }
    isAtRest = steps.ending == .rest
    last = looks.last
  }

  /// Replays a recording on an engine; nil if the engine cannot replay the recording.
  init?(_ recording: Replayable, on engine: EngineFactory, at clock: FrameClock) {
    guard let steps = try? LiveSteps(recording, on: engine, at: clock) else { return nil }
    var source: any StepSource = steps
    guard let showing = try? Showing(&source) else { return nil }
    self = showing
  }

  /// The same replay on an engine that shows every state some frames late. With 1, the engine shows
  /// its state at frames only.
  func late(byFrames frames: Int) -> Showing {
    guard frames > 0, let first = looks.first else { return self }
    var late = self
    var shown = first.positions
    var waiting: [[Double]] = []
    for index in looks.indices {
      if looks[index].isFrame {
        waiting.append(looks[index].positions)
        if waiting.count >= frames { shown = waiting.removeFirst() }
      }
      late.looks[index].positions = shown
    }
    return late
  }

  /// Whether no state was shown.
  package var isEmpty: Bool { looks.isEmpty }
}

/// The distance between two replays of a recording.
package struct Gap: Sendable {
  /// The mean distance over all common samples, in points. A difference in zoom is converted to
  /// points.
  package private(set) var distance = 0.0
  /// The phase of a gesture in which the replays begin to differ.
  package private(set) var first: Constant.Phase?

  package init(_ one: Showing, _ other: Showing) {
    var (sum, count) = (0.0, 0)
    var (index, otherIndex) = (0, 0)
    func look(_ showing: Showing, _ index: Int) -> Showing.Look? {
      // A replay that has come to rest keeps its last state.
      index < showing.looks.count ? showing.looks[index] : showing.last
    }
    while index < one.looks.count || otherIndex < other.looks.count {
      guard let mine = look(one, index), let theirs = look(other, otherIndex) else { break }
      let (oneEnds, otherEnds) = (index >= one.looks.count, otherIndex >= other.looks.count)
      if oneEnds && !one.isAtRest || otherEnds && !other.isAtRest { break }
      if !oneEnds, !otherEnds, mine.time != theirs.time {
        if mine.time < theirs.time { index += 1 } else { otherIndex += 1 }
        continue
      }
      if !oneEnds { index += 1 }
      if !otherEnds { otherIndex += 1 }
      var distance = 0.0
      for slot in 0..<min(mine.positions.count, theirs.positions.count) {
        let part = abs(mine.positions[slot] - theirs.positions[slot])
        distance += slot % 3 == 2 ? part * one.length : part
      }
      sum += distance
      count += 1
      if first == nil, distance > 1e-3 {
        first = mine.hasMoved && theirs.hasMoved ? mine.phase : mine.phase.beforeMoving
      }
    }
    distance = count > 0 ? sum / Double(count) : 0
  }
}

extension Constant.Phase {
  /// The phase of the first difference if only one replay has begun to move: a touch that has not
  /// become a drag.
  fileprivate var beforeMoving: Constant.Phase { self == .drag ? .touch : self }
}

/// Determines the phase of a gesture in a replay.
struct PhaseWatch {
  private var fingers = 0
  private var last = Last.nothing
  private var lifted = Instant.zero
  private var down: [Point] = []
  private let isPaging: Bool
  private(set) var hasMoved = false

  private enum Last { case nothing, touch, pinch, request, layout }

  init(_ scene: Scene) { isPaging = scene.views.contains { $0.scroll.paging } }

  mutating func phase(of step: borrowing Step) -> Constant.Phase {
    if step.cause == .after {
      for event in step.moment.events {
        switch event.value {
        case .touch(let touch):
          if touch.phase == .down {
            fingers += 1
            last = fingers > 1 ? .pinch : .touch
            down = step.frame.views.map(\.offset)
            hasMoved = false
          } else if touch.phase != .move {
            fingers -= 1
            lifted = step.time
          }
        case .request, .setting: last = .request
        case .layout: last = .layout
        default: break
        }
      }
    }
    if zip(down, step.frame.views).contains(where: { $0 != $1.offset }) { hasMoved = true }
    let isOutside = step.frame.views.contains { view in
      Axis.allCases.contains {
        view.offset[$0] < view.lowest($0) - 1e-6 || view.offset[$0] > view.highest($0) + 1e-6
      }
    }
    switch last {
    case .request: return .request
    case .layout: return .rotation
    case .pinch: return .zoom
    case .nothing: return .touch
    case .touch where fingers > 0: return isOutside ? .edge : .drag
    case .touch:
      if isOutside { return .bounce }
      if isPaging { return .page }
      return step.time - lifted < .milliseconds(40) ? .lift : .coast
    }
  }
}
