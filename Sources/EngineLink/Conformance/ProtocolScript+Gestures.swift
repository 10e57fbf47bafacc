internal import Model
internal import Replay
internal import Text

extension ProtocolScript {
  /// A map that scrolls in both directions. Its offset is far from every edge.
  static var map: Scene {
    var view = ViewScene(
      id: "map", frame: Rectangle(x: 0, y: 0, width: 320, height: 568),
      content: Size(width: 2000, height: 6000))
    view.start = Start(x: 800, y: 2000)
    return Scene(window: Window(size: Size(width: 320, height: 568), scale: 2), views: [view])
  }

  /// A flick, then a finger that stops the moving content, drags it back, pauses and lifts.
  static let gestures = ProtocolScript(moments: flick(at: 0) + drag(at: 400))

  /// A flick that is not interrupted.
  static let flicks = ProtocolScript(moments: flick(at: 0))

  /// A drag whose finger stays still before it lifts.
  static let still = ProtocolScript(moments: drag(at: 0))

  /// A drag whose speed always changes, so that each frame can be matched with a touch.
  static let slowDrag: ProtocolScript = {
    let points = (0...40).map { index in
      let sum = (0..<index).reduce(0.0) { $0 + Double(2 + $1 * 7 % 11) / 2 }
      return (time: 3 + Double(index) * 11, x: 160.0, y: 450 - sum)
    }
    let last = points[points.count - 1]
    return ProtocolScript(moments: path(at: 0, .up, points + [(last.time + 400, last.x, last.y)]))
  }()

  static func flick(at time: Double, endsWith last: Touch.Phase = .up) -> [Moment] {
    path(
      at: time, last,
      [
        (0, 160.25, 400.5), (16.5, 160.25, 395.25), (33, 159.5, 380.75), (49.5, 158.75, 352.125),
        (66, 156, 310.5), (82.5, 153.5, 270.25), (90.25, 152.5, 252.75),
      ])
  }

  static func drag(at time: Double) -> [Moment] {
    path(
      at: time, .up,
      [
        (0, 150.5, 300.5), (16.5, 150.5, 309), (33, 151, 322.25), (49.5, 152, 340.5),
        (66, 152.75, 357.625), (99, 153, 360), (400, 153, 360),
      ])
  }

  /// The path of a finger.
  static func path(
    at start: Double, _ last: Touch.Phase, _ points: [(time: Double, x: Double, y: Double)]
  ) -> [Moment] {
    points.enumerated().map { index, point in
      let phase: Touch.Phase =
        switch index {
        case 0: .down
        case points.count - 1: last
        default: .move
        }
      let touch = Touch(phase, finger: 1, at: Point(x: point.x, y: point.y))
      return Moment(at: .milliseconds(start + point.time), [Located(.touch(touch))])
    }
  }
}
