internal import Model
internal import Replay
internal import Text

/// The same stroke of one finger at another position on the view has the same effect.
///
/// The check moves each stroke by a third of the view, and in a second replay by a few points, to a
/// side on which it still begins on the same view. The comparison ends when a second finger comes
/// down, because a pinch depends on its position.
///
/// If this invariant is broken, a flick at the edge of the screen moves the list differently from a
/// flick in the middle. Engines have measured from the window instead of from the touch, and
/// rounded positions before they computed their difference.
struct TouchTranslation: Relation {
  static let summary = "the same stroke elsewhere on the view gives the same result"

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    guard original.scene.views.allSatisfy({ $0.wheel == nil }) else {
      return .untested(.unsuited("a tap on a wheel chooses the row it hits"))
    }
    return .replays(
      [Moved.Direction.thirds, .odd].map { direction in
        TransformedReplay(Moved(original.scene, by: direction), of: original, terms)
      })
  }

  private struct Moved: Transformation {
    static let image = "wherever the finger came down"
    private(set) var hasChanged = false
    private let scene: Scene
    private let direction: Direction
    private var shift = Point.zero
    private var strokes = 0

    enum Direction { case thirds, odd }

    init(_ scene: Scene, by direction: Direction) {
      self.scene = scene
      self.direction = direction
    }

    mutating func change(
      _ moment: inout Moment, showing frame: Frame, _ fingers: FingersDown
    ) throws(Objection) {
      var fingers = fingers
      for index in moment.events.indices {
        guard case .touch(var touch) = moment.events[index].value else { continue }
        if touch.phase == .down {
          guard fingers.count == 0 else { throw Objection(.sense, "two fingers are down at once") }
          begin(touch.point, frame)
        }
        if touch.phase != .move { fingers.toggle(touch.finger) }
        touch.point += shift
        moment.events[index].value = .touch(touch)
      }
    }

    /// Chooses the displacement of a stroke. Each stroke tries a different side first.
    private mutating func begin(_ point: Point, _ frame: Frame) {
      shift = .zero
      guard let view = view(at: point, frame) else { return }
      let size = frame.views[view].frame.size
      // Quarters of a point add up exactly, so a finger that travels exactly the slop also does so
      // after the translation.
      let far =
        direction == .odd
        ? Point(x: 6.75, y: 3.25)
        : Point(x: (size.width / 3).rounded(), y: (size.height / 3).rounded())
      let sides = [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1), (1, 0), (-1, 0), (0, 1), (0, -1)]
      strokes += 1
      for side in 0..<sides.count {
        let (x, y) = sides[(side + strokes) % sides.count]
        let step = Point(x: x * far.x, y: y * far.y)
        guard self.view(at: point + step, frame) == view else { continue }
        shift = step
        hasChanged = true
        return
      }
    }

    /// The topmost view at a position: later views are above earlier views, and are clipped by the
    /// views that contain them.
    private func view(at point: Point, _ frame: Frame) -> Int? {
      frame.views.indices.last { index in
        var view: Int? = index
        while let inner = view {
          guard frame.views[inner].frame.contains(point) else { return false }
          view = scene.views[inner].inside
        }
        return true
      }
    }
  }
}
