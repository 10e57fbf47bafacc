internal import Exploration
public import Gesture

extension Recording {
  /// A recording of these events.
  public init(_ scene: Scene, _ events: [InputEvent]) {
    self.init(RecordingHead(title: "test", scene: scene), events: events.map { Located($0) })
  }

  /// Flicks, holds, second fingers, asks and changes on a scene, at times that fit no frame.
  public static func random(_ seed: UInt64, on scene: Scene, gestures: Int = 6) -> Recording {
    var dice = SeededNumbers(seed: seed)
    var events: [InputEvent] = []
    var time = Instant.milliseconds(Double.random(in: 0...50, using: &dice))
    let (width, height) = (scene.window.size.width, scene.window.size.height)
    for _ in 0..<gestures {
      switch Int.random(in: 0..<8, using: &dice) {
      case 0:
        let target = Point(
          x: .random(in: -100...2000, using: &dice), y: .random(in: -100...2000, using: &dice))
        events.append(
          InputEvent(
            at: time, .ask(Command(view: 0, .scrollTo(target), animated: .random(using: &dice)))))
      case 1:
        let side = Double.random(in: 100...3000, using: &dice)
        events.append(
          InputEvent(at: time, .setting(SettingChange(view: 0, [.contentHeight(side)]))))
      case 2:
        events.append(
          InputEvent(
            at: time,
            .setting(SettingChange(view: 0, [.insetTop(.random(in: 0...80, using: &dice))]))))
      default:
        var fingers = Array(repeating: Point.zero, count: Int.random(in: 1...2, using: &dice))
        for finger in fingers.indices {
          fingers[finger] = Point(
            x: .random(in: 0..<width, using: &dice), y: .random(in: 0..<height, using: &dice))
          events.append(
            InputEvent(at: time, .touch(Touch(.down, finger: UInt8(finger), at: fingers[finger]))))
        }
        let speed = Point(
          x: .random(in: -30...30, using: &dice), y: .random(in: -30...30, using: &dice))
        for _ in 0..<Int.random(in: 1...12, using: &dice) {
          time = time + .milliseconds(.random(in: 2...14, using: &dice))
          for finger in fingers.indices {
            fingers[finger].x += speed.x * .random(in: 0.5...1, using: &dice)
            fingers[finger].y += speed.y * .random(in: 0.5...1, using: &dice)
            events.append(
              InputEvent(at: time, .touch(Touch(.move, finger: UInt8(finger), at: fingers[finger])))
            )
          }
        }
        for finger in fingers.indices {
          time = time + .milliseconds(.random(in: 0...20, using: &dice))
          let phase = Int.random(in: 0..<8, using: &dice) == 0 ? Touch.Phase.cancel : .up
          events.append(
            InputEvent(at: time, .touch(Touch(phase, finger: UInt8(finger), at: fingers[finger]))))
        }
      }
      time = time + .milliseconds([20, 100, 300, 1200].randomElement(using: &dice) ?? 20)
    }
    return Recording(scene, events)
  }
}

extension Scene {
  /// A window filled by one view.
  public static func page(
    content: Size = Size(width: 900, height: 2400), _ edit: (inout ViewScene) -> Void = { _ in }
  ) -> Scene {
    let window = Window(size: Size(width: 320, height: 480), scale: 2)
    var view = ViewScene(
      id: "page", frame: Rectangle(x: 0, y: 0, width: 320, height: 480), content: content)
    edit(&view)
    return Scene(window: window, views: [view])
  }
}
