internal import Model
internal import Text

/// Measures after how many frames an engine shows a finger's movement.
///
/// While one finger drags, evenly or not, the content covers every distance that the finger covers:
/// either at once, in the step after the moment, or completely at a later frame. The movement of
/// the content from frame to frame is compared with the movement of the finger some frames earlier.
package struct FrameLag: Sendable {
  /// The number of moments in which a finger moved; `answered` counts the moments in which content
  /// moved at once.
  private var moves = 0
  private var answered = 0
  /// The number of frames in which content moved under a finger, and for each lag the sum of the
  /// differences between that movement and the finger's movement.
  private var frames = 0
  private var errors = [Double](repeating: 0, count: Self.maximum)

  private var fingers = FingersDown()
  private var point = Point.zero
  /// The finger's movement since the last frame, and in the frames before; the latest frame is
  /// first.
  private var displacement = Point.zero
  private var displacements = [Point](repeating: .zero, count: Self.maximum)
  /// The number of frames for which exactly one finger has been down.
  private var age = 0
  private var before = Point.zero
  private var shown = Point.zero

  /// The maximum lag of an engine, in frames.
  private static let maximum = 4
  /// The number of moments after which the measurement ends.
  private static let enough = 60

  package init() {}

  /// Processes the next step of a replay.
  package mutating func see(_ step: borrowing Step) {
    guard moves < Self.enough else { return }
    switch step.cause {
    case .before: before = step.frame.point
    case .after: note(step.moment, step.frame.point)
    case .frame where step.isDrawn: draw(step.frame.point)
    case .frame: break
    }
  }

  /// Adds the measurements of another replay of the same engine.
  package mutating func add(_ other: FrameLag) {
    moves += other.moves
    answered += other.answered
    frames += other.frames
    for index in errors.indices { errors[index] += other.errors[index] }
  }

  /// The number of frames after which the engine shows a finger's movement: 0 at once, 1 at the
  /// next frame. The number is nil if too little was observed.
  package var framesLate: Int? {
    guard moves >= 8 else { return nil }
    if answered * 4 >= moves { return 0 }
    // If a finger moves evenly, all lags fit equally well, so the smallest lag is chosen.
    return (1...Self.maximum).first { fits($0, share: 1.1, points: 0.5) }
  }

  /// Whether the lag may be this number of frames: its error must be at most the error of the best
  /// lag times `share`, plus `points` per frame.
  private func fits(_ framesLate: Int, share: Double, points: Double) -> Bool {
    guard moves >= 8, answered * 20 <= moves, frames >= 6,
      (1...Self.maximum).contains(framesLate),
      let minimum = errors.min(), minimum <= 4 * Double(frames)
    else { return false }
    return errors[framesLate - 1] <= share * minimum + points * Double(frames)
  }

  /// The declaration that is recommended for the engine; nil if its current declaration may be
  /// correct.
  ///
  /// - Parameter minimum: The minimum number of frames in which content moved with a finger.
  package func advice(_ contract: EngineContract, sureAfter minimum: Int = 48) -> String? {
    // A declaration is accepted unless it is clearly wrong.
    guard frames >= minimum, !fits(contract.actsAtFrames, share: 1.5, points: 2) else {
      return nil
    }
    return contract.advice(framesLate: framesLate)
  }

  private mutating func note(_ moment: Moment, _ after: Point) {
    var isMove = true
    for event in moment.events where event.value.isInput {
      guard case .touch(let touch) = event.value else {
        isMove = false
        continue
      }
      if touch.phase != .move {
        isMove = false
        if fingers.contains(touch.finger) != (touch.phase == .down) {
          fingers.toggle(touch.finger)
        }
      } else if fingers.count == 1 {
        displacement += touch.point - point
      }
      point = touch.point
    }
    guard isMove, fingers.count == 1 else {
      age = 0
      displacement = .zero
      return
    }
    moves += 1
    if after != before { answered += 1 }
  }

  private mutating func draw(_ point: Point) {
    let moved = point - shown
    shown = point
    displacements.removeLast()
    displacements.insert(displacement, at: 0)
    displacement = .zero
    guard fingers.count == 1 else { return age = 0 }
    age += 1
    // Within the slop, and past an edge, the content need not move.
    guard age > Self.maximum, moved != .zero, displacements.contains(where: { $0 != .zero })
    else { return }
    frames += 1
    // A view that scrolls along one axis gives no information about the other axis.
    for axis in Axis.allCases where moved[axis] != 0 {
      for index in errors.indices {
        errors[index] += (moved[axis] + displacements[index][axis]).magnitude
      }
    }
  }
}

extension Frame {
  /// The sum of all offsets, which changes whenever any view moves with a finger.
  fileprivate var point: Point {
    var point = Point.zero
    for view in views.indices { point += views[view].offset }
    return point
  }
}

extension EngineContract {
  /// The declaration that is recommended for an engine that shows touches after this many frames;
  /// nil if the engine declares exactly that number.
  package func advice(framesLate: Int?) -> String? {
    guard let framesLate, framesLate != actsAtFrames else { return nil }
    let log = "declare \"acts\":\"frames\" in hello"
    let (found, remedy) =
      switch framesLate {
      case 0: ("at once", "leave \"acts\":\"frames\" out of hello")
      case 1: ("one frame late", log)
      default:
        ("\(framesLate) frames late", log + ", and \"frames-late\":\(framesLate) in its contract")
      }
    return "shows touches \(found): \(remedy) (actsAtFrames = \(framesLate) in Swift)"
  }
}
