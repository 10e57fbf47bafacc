internal import Model
internal import Replay

/// A second engine that is advanced to the same times as the first engine.
struct SecondEngine {
  private(set) var frame = Frame()
  private(set) var now: Instant
  private var engine: any ScrollEngine
  private let count: Int
  private var watch = StepWatch()

  /// Creates a fresh engine that starts at a given time.
  init(_ factory: EngineFactory, in scene: Scene, at time: Instant) throws(EngineError) {
    engine = try factory.make(scene)
    count = scene.views.count
    now = time
    try engine.advance(to: time)
    show()
    watch.follow(frame, nil, at: time)
  }

  /// Advances the engine to a time, or draws a frame if the first engine draws a frame. Afterwards
  /// the engine handles the moment, if there is one, and its shown state is stored.
  mutating func follow(
    to time: Instant, drawing isDrawn: Bool, _ moment: Moment?
  ) throws(EngineError) {
    if isDrawn {
      try engine.drawFrame(at: time)
    } else if time > now {
      try engine.advance(to: time)
    }
    now = time
    if let moment { try engine.handle(moment) }
    show()
    watch.follow(frame, moment, at: time)
  }

  /// The time since which the engine has been still.
  var rest: Step.Rest { watch.rest }

  private mutating func show() {
    frame.callbacks.removeAll(keepingCapacity: true)
    frame.signals.removeAll()
    while frame.views.count < count { frame.views.append(ViewState()) }
    engine.show(in: &frame)
  }
}
