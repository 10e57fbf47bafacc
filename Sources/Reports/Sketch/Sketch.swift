package import Model
package import Replay
internal import Text

/// A replay in one picture: the touches, the reaction of the engine, and the key moments. It
/// processes each step once, and memory use does not grow with the replay.
package struct Sketch: Sendable {
  let scene: Scene
  let reportsActivity: Bool
  /// Whether the displayed values are held until the next step, because nothing is known about the
  /// time in between.
  let holds: Bool
  private(set) var start: Instant?
  private(set) var end = Instant.zero
  private(set) var fingers: [FingerLane] = []
  private(set) var events: FoldingColumns<Marks>
  private(set) var kinds: Marks = []
  private(set) var views: [ViewSketch] = []
  private(set) var moments = KeyMoments()
  private(set) var eventCount = 0

  /// - Parameters:
  ///   - abilities: What the engine reports. Other values are not drawn.
  ///   - holds: Whether the steps are samples that may be far apart. Nothing is known about the
  ///     time between them, so values are not joined by a line.
  package init(of scene: Scene, _ abilities: Abilities = .all, holds: Bool = false) {
    self.scene = scene
    reportsActivity = abilities.contains(.activity)
    self.holds = holds
    events = FoldingColumns(from: .zero)
  }

  package mutating func add(_ step: Step) {
    if start == nil {
      start = step.time
      events = FoldingColumns(from: step.time)
      views = scene.views.map { _ in ViewSketch(from: step.time, holds: holds) }
    }
    end = step.time
    if step.cause != .before {
      for event in step.moment.events { add(event.value, at: step.time) }
    }
    for index in views.indices where index < step.frame.views.count {
      views[index].add(step.frame.views[index], at: step.time)
    }
    for row in KeyMoment.rows(of: step) { moments.add(row) }
  }

  /// Records how the replay ended, after its last step.
  package mutating func finish(_ ending: Ending?) {
    for index in fingers.indices { fingers[index].pass(to: end) }
    guard ending == .rest else { return }
    let rests = views.enumerated().compactMap { index, view in
      view.lastChange.map { (index, $0.time, $0.state) }
    }
    for (index, time, state) in rests.sorted(by: { $0.1 < $1.1 }) {
      moments.insert(
        KeyMoment(
          time: time, line: nil, text: "at rest", view: index, state: state, callbacks: ""))
    }
  }

  /// When the last view came to rest; `nil` if no view moved.
  package var restTime: Instant? { views.compactMap { $0.lastChange?.time }.max() }

  private mutating func add(_ action: InputEvent.Action, at time: Instant) {
    if action.isInput { eventCount += 1 }
    if let touch = action.touch { return add(touch, at: time) }
    let mark = action.name.mark
    guard !mark.isEmpty else { return }
    kinds.insert(mark)
    events.update(at: time) { $0.insert(mark) }
  }

  private mutating func add(_ touch: Touch, at time: Instant) {
    let index = fingers.firstIndex { $0.finger >= touch.finger } ?? fingers.count
    if index == fingers.count || fingers[index].finger != touch.finger {
      fingers.insert(FingerLane(touch.finger, from: start ?? time), at: index)
    }
    fingers[index].add(touch.phase, at: time)
  }
}
