#if !hasFeature(Embedded)
  internal import Gesture

  /// Measures after how many frames an engine shows what a finger does, from what it shows.
  ///
  /// While one finger drags evenly or not, the content goes each way that the finger goes: at once, in the
  /// step after the moment, or as a whole at a later frame. The way that the content goes from frame to
  /// frame is held against the way of the finger some frames before.
  package struct FrameLag: Sendable {
    /// Moments in which a finger moved, and those after which something had moved at once.
    private var moves = 0
    private var answered = 0
    /// Frames in which content went on under a finger, and how far it was from the finger's way so many
    /// frames before.
    private var frames = 0
    private var errors = [Double](repeating: 0, count: Self.most)

    private var fingers = FingersDown()
    private var place = Point.zero
    /// The finger's way since the last frame, and in the frames before: the last one first.
    private var way = Point.zero
    private var ways = [Point](repeating: .zero, count: Self.most)
    /// How many frames the finger has been down alone.
    private var age = 0
    private var before = Point.zero
    private var shown = Point.zero

    /// The most frames that an engine is thought to be late.
    private static let most = 4
    /// After so many moments nothing more is learnt.
    private static let enough = 60

    package init() {}

    /// Follows the next step of a replay.
    package mutating func see(_ step: borrowing Step) {
      guard moves < Self.enough else { return }
      switch step.cause {
      case .before: before = step.frame.place
      case .after: note(step.moment, step.frame.place)
      case .frame where step.isDrawn: draw(step.frame.place)
      case .frame: break
      }
    }

    /// What two replays say of one engine.
    package mutating func add(_ other: FrameLag) {
      moves += other.moves
      answered += other.answered
      frames += other.frames
      for index in errors.indices { errors[index] += other.errors[index] }
    }

    /// After how many frames it shows what a finger does: 0 at once, 1 at the next frame. Nothing where
    /// too little was seen.
    package var framesLate: Int? {
      guard moves >= 8 else { return nil }
      if answered * 4 >= moves { return 0 }
      // Of a finger that goes evenly all frames are alike.
      return (1...Self.most).first { fits($0, share: 1.1, points: 0.5) }
    }

    /// Whether it may show what a finger does after so many frames: whether the content is about as near
    /// to the finger's way as after any number of frames, by a share and so many points in a frame.
    private func fits(_ framesLate: Int, share: Double, points: Double) -> Bool {
      guard moves >= 8, answered * 20 <= moves, frames >= 6, (1...Self.most).contains(framesLate),
        let least = errors.min(), least <= 4 * Double(frames)
      else { return false }
      return errors[framesLate - 1] <= share * least + points * Double(frames)
    }

    /// What an engine is advised to declare; nothing where what it declares may well be so.
    ///
    /// - Parameter least: in how many frames content must have gone with a finger, to be sure.
    package func advice(_ contract: EngineContract, sureAfter least: Int = 48) -> String? {
      // What is declared is believed unless it is clearly wrong.
      guard frames >= least, !fits(contract.actsAtFrames, share: 1.5, points: 2) else { return nil }
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
          way += touch.place - place
        }
        place = touch.place
      }
      guard isMove, fingers.count == 1 else {
        age = 0
        way = .zero
        return
      }
      moves += 1
      if after != before { answered += 1 }
    }

    private mutating func draw(_ place: Point) {
      let moved = place - shown
      shown = place
      ways.removeLast()
      ways.insert(way, at: 0)
      way = .zero
      guard fingers.count == 1 else { return age = 0 }
      age += 1
      // Before the slop, and beyond an edge, it stands.
      guard age > Self.most, moved != .zero, ways.contains(where: { $0 != .zero }) else { return }
      frames += 1
      // A view that scrolls along one axis says nothing of the other.
      for axis in Axis.allCases where moved[axis] != 0 {
        for index in errors.indices { errors[index] += (moved[axis] + ways[index][axis]).magnitude }
      }
    }
  }

  extension Frame {
    /// Where all views stand together: whichever of them goes with a finger, this does.
    fileprivate var place: Point {
      var place = Point.zero
      for view in views.indices { place += views[view].offset }
      return place
    }
  }

  extension EngineContract {
    /// What an engine is advised to declare that shows touches after so many frames; nothing where it
    /// declares just that.
    package func advice(framesLate: Int?) -> String? {
      guard let framesLate, framesLate != actsAtFrames else { return nil }
      let say = "say \"acts\":\"frames\" in hello"
      let (found, remedy) =
        switch framesLate {
        case 0: ("at once", "leave \"acts\":\"frames\" out of hello")
        case 1: ("one frame late", say)
        default:
          ("\(framesLate) frames late", say + ", and \"frames-late\":\(framesLate) in its contract")
        }
      return "shows touches \(found): \(remedy) (actsAtFrames = \(framesLate) in Swift)"
    }
  }
#endif
