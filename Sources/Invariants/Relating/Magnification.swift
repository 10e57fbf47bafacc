internal import Model
internal import Replay
internal import Text

/// A recording in which every length is multiplied by a factor, and every time is unchanged.
struct Magnification: Transformation {
  static let image = "with all lengths multiplied"
  static let isComparedAtRest = true
  let factor: Double

  func scene(_ scene: Scene, showing frame: Frame) throws(Objection) -> Scene {
    var large = Scaling(factor).image(of: scene)
    for index in scene.views.indices {
      large.views[index] = large.views[index].starting(at: image(of: frame.views[index]))
    }
    return large
  }

  func image(of view: ViewState) -> OffsetAndZoom {
    OffsetAndZoom(offset: Scaling(factor).point(view.offset, in: .window), zoom: view.zoom)
  }

  mutating func change(
    _ moment: inout Moment, showing frame: Frame, _ fingers: FingersDown
  ) throws(Objection) {
    // An engine ends its springs when their motion becomes invisible, and that threshold is not
    // scaled. So a touch shortly before the end may find the view at its target in one replay and
    // still moving in the other replay.
    let moving: Activity = [.decelerating, .animating, .zoomBouncing]
    guard frame.views.allSatisfy({ $0.activity.isDisjoint(with: moving) }) else {
      throw Objection(.sense, "something happens while a view moves by itself")
    }
    for index in moment.events.indices {
      moment.events[index].value = Scaling(factor).image(of: moment.events[index].value)
    }
  }
}
