package import Model
internal import Text

/// A recording under construction, whose gesture isolates one constant, in a scene that is as
/// simple as possible.
package struct Probe {
  package let name: String
  package private(set) var scene: Scene
  private var events: [Located<InputEvent>] = []
  /// The time since the beginning, in milliseconds.
  private(set) var now = 0.0
  private var points: [UInt8: Point] = [:]
  /// Intervals in milliseconds with a frame at every millisecond, for engines that do not have
  /// their own frames.
  private(set) var dense: [ClosedRange<Double>] = []

  /// - Parameter change: Changes the view, which is large and plain by default.
  init(
    _ name: String, window: Size = Size(width: 400, height: 800),
    _ change: (inout ViewScene) -> Void = { _ in }
  ) {
    self.name = name
    var view = ViewScene(
      id: "view", frame: Rectangle(x: 0, y: 0, width: window.width, height: window.height),
      content: Size(width: 6000, height: 60000))
    view.start = Start(x: 2000, y: 20000)
    change(&view)
    scene = Scene(window: Window(size: window), views: [view])
  }

  /// The window of most probes. Offsets in whole pixels are multiples of its pixels.
  package static let window = Probe("").scene.window

  package var recording: Recording {
    var head = RecordingHead(title: name, scene: scene)
    head.quality = .synthetic
    head.tags = ["measure"]
    return Recording(head, events: events)
  }

  private mutating func add(_ action: InputEvent.Action) {
    events.append(Located(InputEvent(at: .milliseconds(now), action)))
  }

  mutating func down(_ x: Double, _ y: Double, finger: UInt8 = 0) {
    points[finger] = Point(x: x, y: y)
    add(.touch(Touch(.down, finger: finger, at: Point(x: x, y: y))))
  }

  /// Moves fingers together at a constant speed, with a report every few milliseconds.
  mutating func move(
    _ displacements: [(x: Double, y: Double)], over span: Double, every step: Double = 5
  ) {
    let began = now
    let start = displacements.indices.map { points[UInt8($0)] ?? .zero }
    let count = max(1, Int((span / step).rounded()))
    for index in 1...count {
      now = began + span * Double(index) / Double(count)
      let share = Double(index) / Double(count)
      for (finger, displacement) in displacements.enumerated() {
        let point = Point(
          x: start[finger].x + displacement.x * share, y: start[finger].y + displacement.y * share)
        points[UInt8(finger)] = point
        add(.touch(Touch(.move, finger: UInt8(finger), at: point)))
      }
    }
  }

  mutating func move(x: Double = 0, y: Double = 0, over span: Double, every step: Double = 5) {
    move([(x, y)], over: span, every: step)
  }

  mutating func wait(_ span: Double) { now += span }

  /// Lifts all fingers at their positions, a short time after the last report.
  ///
  /// - Returns: The time of the lift.
  @discardableResult mutating func lift(
    _ phase: Touch.Phase = .up, after pause: Double = 1
  ) -> Double {
    now += pause
    for (finger, point) in points.sorted(by: { $0.key < $1.key }) {
      add(.touch(Touch(phase, finger: finger, at: point)))
    }
    points = [:]
    return now
  }

  mutating func request(_ request: Command.Request, animated: Bool) {
    add(.request(Command(view: 0, request, animated: animated)))
  }

  mutating func turn(to size: Size) {
    add(
      .layout(
        .turn(
          to: .landscapeLeft, window: WindowChange(size: size),
          frames: [
            FrameChange(
              view: 0, frame: Rectangle(x: 0, y: 0, width: size.width, height: size.height))
          ])))
  }

  /// Adds a frame in each of the next milliseconds.
  mutating func look(closelyFor span: Double) { dense.append(now...(now + span)) }
}
