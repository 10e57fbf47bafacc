internal import Gesture
internal import Replay

/// Works out the facts of every view, step by step.
final class Clerk {
  private let scene: Scene
  private let notes: [Note]
  private var board = FingerBoard()
  private var watch = RestWatch(from: .zero)
  private var place = SourceLocation.nowhere
  private var hadInput = false
  private var isFirst = true
  private var lastTime = Instant.zero

  /// The facts of one view, kept in place from step to step.
  final class Note {
    @exclusivity(unchecked) var facts = Facts()
  }

  init(_ scene: Scene) {
    self.scene = scene
    notes = scene.views.map { _ in Note() }
  }
}

extension Clerk {
  /// How long everything must have stood still to be at rest.
  static let quiet = Lapse.milliseconds(100)

  /// Notes a step, and hands out the facts of each view in turn.
  func note(_ step: borrowing Step, _ tell: (Int, borrowing Facts) -> Void) {
    if isFirst { watch = RestWatch(from: step.time) }
    var happened: Happening = []
    if step.cause != .before, !step.moment.events.isEmpty { happened = take(step) }
    watch.see(step.frame, at: step.time)
    let isAtRest = watch.isQuiet(for: Self.quiet, at: step.time)
    for view in step.frame.views.indices where view < notes.count {
      write(&notes[view].facts, view, step, happened, isAtRest)
      tell(view, notes[view].facts)
    }
    isFirst = false
    lastTime = step.time
  }

  private func take(_ step: borrowing Step) -> Happening {
    var happened: Happening = []
    board.begin()
    for event in step.moment.events where event.value.isInput {
      place = event.place
      hadInput = true
      switch event.value {
      case .touch(let touch):
        // A finger lands on what was shown before it landed.
        board.take(touch, scene, touch.phase == .down ? lastViews : [])
        happened.insert(touch.phase.happening)
      case .layout(let change):
        happened.insert(change.happening)
        board.breakPaths()
      case .setting: happened.insert(.setting)
      case .ask: happened.insert(.ask)
      case .observation, .mark: break
      }
    }
    watch.take(step.moment)
    return happened
  }

  private var lastViews: [ViewState] { notes.map { $0.facts.now } }

  private func write(
    _ facts: inout Facts, _ view: Int, _ step: borrowing Step, _ happened: Happening,
    _ isAtRest: Bool
  ) {
    facts.step = step.index
    facts.time = step.time
    facts.cause = step.cause
    facts.view = view
    facts.place = place
    facts.elapsed = isFirst ? 0 : step.time.seconds(since: lastTime)
    facts.was = isFirst ? step.frame.views[view] : facts.now
    facts.now = step.frame.views[view]
    facts.wasOverscroll = isFirst ? facts.now.overscroll : facts.overscroll
    facts.overscroll = facts.now.overscroll
    facts.happened = happened
    facts.isAtRest = isAtRest
    facts.hadInput = hadInput
    writeFingers(&facts, view, happened)
    if scene.views.count == 1 {
      facts.callbacks = step.frame.callbacks
    } else {
      facts.callbacks.removeAll(keepingCapacity: true)
      for callback in step.frame.callbacks where callback.view == view {
        facts.callbacks.append(callback)
      }
    }
    facts.interest = interest(facts, step)
  }

  private func writeFingers(_ facts: inout Facts, _ view: Int, _ happened: Happening) {
    facts.wereFingers = facts.fingers
    guard !happened.isDisjoint(with: [.down, .move, .up, .cancel]) else {
      facts.travel = facts.fingers.count == 1 ? .zero : nil
      return
    }
    let (fingers, travel) = board.fingers(of: view, scene)
    facts.fingers = fingers
    let isSameOne =
      facts.wereFingers.count == 1 && fingers.count == 1 && !happened.contains(.down)
    facts.travel = isSameOne ? travel : nil
  }

  private func interest(_ facts: borrowing Facts, _ step: borrowing Step) -> Interest {
    var interest: Interest = [.always]
    if facts.hasMoved {
      interest.insert(.moved)
      if facts.fingers.count == 0 { interest.insert(.coasting) }
    }
    if facts.fingers.count == 1 { interest.insert(.dragging) }
    if facts.fingers.count > 1 { interest.insert(.pinching) }
    if facts.isAtRest { interest.insert(.rest) }
    if step.cause != .frame { interest.insert(.moment) }
    if !facts.happened.isDisjoint(with: .layout) { interest.insert(.layout) }
    if !facts.callbacks.isEmpty { interest.insert(.callbacks) }
    return interest
  }
}

extension ViewState {
  /// How far the offset is beyond the range on each axis; negative inside.
  var overscroll: Point {
    Point(
      x: max(lowest(.x) - offset.x, offset.x - highest(.x)),
      y: max(lowest(.y) - offset.y, offset.y - highest(.y)))
  }
}

extension Touch.Phase {
  fileprivate var happening: Happening {
    switch self {
    case .down: .down
    case .move: .move
    case .up: .up
    case .cancel: .cancel
    }
  }
}

extension LayoutChange {
  fileprivate var happening: Happening {
    switch self {
    case .turn, .resize: .turn
    case .frame: .frame
    case .keyboard: .keyboard
    }
  }
}
