import Exploration
import Model
import Replay
import TestSupport
import Text

@testable import Files

let emptyHash = SHA256.hexadecimal(of: [])

extension Trace {
  /// A trace of random numbers of every magnitude, with every flag, callback and app signal.
  static func random(_ seed: UInt64, views: Int = 2) throws -> (trace: Trace, recording: Recording)
  {
    var scene = Scene.page()
    for index in 1..<max(views, 1) {
      var view = scene.views[0]
      view.id = "view-\(index)\tä\\"
      scene.views.append(view)
    }
    var recording = Recording.generated(seed, in: scene)
    let last = recording.events.last?.value.time ?? .zero
    for position in [10.5, 20] {
      let time = last + .milliseconds(position)
      recording.events.append(
        Located(InputEvent(at: time, .observation(Observation(view: 0, offset: .zero)))))
      recording.events.append(Located(InputEvent(at: time, .mark("there"))))
    }
    var dice = SeededNumbers(seed: seed &+ 77)
    let steps = MappedSteps(SeenSteps(RecordingEvents(recording))) { step in
      // An engine's state is visible in every step. A recorded device's state is not.
      step.sight = Step.Sight()
      // The clock in the head of the trace has no frames at these times.
      step.isBetweenFrames = step.cause == .frame
      for index in step.frame.views.indices {
        step.frame.views[index] = .random(&dice)
        for _ in 0..<Int.random(in: 0...3, using: &dice) {
          step.frame.callbacks.append(Callback(view: index, .random(&dice)))
        }
      }
    }
    var trace = try Trace(of: steps)
    trace.ending = nil
    return (trace, recording)
  }

  func bytes(reports: Abilities = .all, round: Double? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    let head = TraceHead(
      recording: "a\tb\\c.xml", sha256: emptyHash, engine: "toy 1.0", settings: "slop=8",
      rate: FrameRate(60000, per: 1001), phase: .milliseconds(-1.5), round: round)
    var writer = TraceWriter<Never>(head, of: scene, reports: reports) {
      bytes.append(contentsOf: $0)
    }
    for step in steps { writer.write(step) }
    writer.finish()
    return bytes
  }
}

extension Double {
  static func random(_ dice: inout SeededNumbers) -> Double {
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: 0
    case 1: Double(Int.random(in: -5000...5000, using: &dice))
    case 2: Double(Int.random(in: -5000...5000, using: &dice)) / 8
    case 3: .random(in: -1000...1000, using: &dice)
    case 4: -0.0
    default:
      {
        let any = Double(bitPattern: dice.next())
        return any.isFinite ? any : 1
      }()
    }
  }
}

extension ViewState {
  static func random(_ dice: inout SeededNumbers) -> ViewState {
    func point(_ dice: inout SeededNumbers) -> Point { Point(x: .random(&dice), y: .random(&dice)) }
    func size(_ dice: inout SeededNumbers) -> Size {
      Size(width: .random(&dice), height: .random(&dice))
    }
    var view = ViewState()
    view.offset = point(&dice)
    view.velocity = Bool.random(using: &dice) ? point(&dice) : nil
    (view.zoom, view.minimumZoom, view.maximumZoom) = (
      .random(&dice), .random(&dice), .random(&dice)
    )
    (view.content, view.bounds) = (size(&dice), size(&dice))
    view.insets = Insets(
      top: .random(&dice), left: .random(&dice), bottom: .random(&dice), right: .random(&dice))
    view.frame = Rectangle(
      x: .random(&dice), y: .random(&dice), width: .random(&dice), height: .random(&dice))
    view.activity = Activity(rawValue: UInt8.random(in: 0..<64, using: &dice))
    if Bool.random(using: &dice) {
      view.readouts.page = PageNumber(.random(in: .min ... .max, using: &dice))
    }
    if Bool.random(using: &dice) { view.readouts.reset = .random(using: &dice) }
    if Bool.random(using: &dice) {
      view.readouts.status = Readouts.Status.allCases.randomElement(using: &dice)
    }
    if Bool.random(using: &dice) { view.readouts.offset = point(&dice) }
    if Bool.random(using: &dice) { view.readouts.items = .random(in: 0...9, using: &dice) }
    if Bool.random(using: &dice) {
      view.readouts.selection = RowIndex(.random(in: 0...9, using: &dice))
    }
    if Bool.random(using: &dice) { view.readouts.refreshing = .random(using: &dice) }
    if Bool.random(using: &dice) {
      view.readouts.tiles = TileSpan(
        level: 1, firstColumn: -2, firstRow: 3, lastColumn: .random(in: 0...99, using: &dice),
        lastRow: 5)
    }
    return view
  }
}

extension Callback.Kind {
  static func random(_ dice: inout SeededNumbers) -> Callback.Kind {
    let point = Point(x: .random(&dice), y: .random(&dice))
    let kinds: [Callback.Kind] = [
      .willBeginDragging, .didScroll, .willEndDragging(velocity: point, target: point),
      .didEndDragging(willDecelerate: true), .didEndDragging(willDecelerate: false),
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .willBeginZooming,
      .didZoom, .didEndZooming(scale: .random(&dice)), .didScrollToTop, .tap(point),
      .valueChanged, .select(RowIndex(.random(in: -9...9, using: &dice))), .refresh,
    ]
    return kinds.randomElement(using: &dice) ?? .refresh
  }
}
