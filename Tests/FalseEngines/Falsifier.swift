internal import Gesture
internal import Replay

/// A sound engine, of which the samples are falsified in one way.
struct Falsifier: ScrollEngine {
  private var base: any ScrollEngine
  private let row: Falsification
  private let size: Double
  private var views: [FalseView]
  private var hands: FalseHands
  private var now = Instant.zero
  private var isDrawn = false

  init(_ base: any ScrollEngine, _ row: Falsification, size: Double, _ scene: Scene) {
    self.base = base
    self.row = row
    self.size = size
    views = scene.views.map { FalseView($0, row, size) }
    hands = FalseHands(row, size)
  }

  mutating func handle(_ moment: Moment) throws(EngineError) {
    for index in views.indices { views[index].note(moment, view: index) }
    var moment = moment
    hands.edit(&moment)
    guard moment.isInput else { return }
    try base.handle(moment)
  }

  mutating func advance(to time: Instant) throws(EngineError) {
    now = time
    try base.advance(to: time)
  }

  mutating func drawFrame(at time: Instant) throws(EngineError) {
    (now, isDrawn) = (time, true)
    try base.drawFrame(at: time)
  }

  mutating func show(in frame: inout Frame) {
    base.show(in: &frame)
    for index in views.indices where frame.views.indices.contains(index) {
      let (was, wasZoom) = (views[index].shown?.offset, views[index].shown?.zoom)
      views[index].show(&frame.views[index], at: now, isDrawn: isDrawn, hands)
      views[index].report(&frame.callbacks, of: index, frame.views[index])
      // What moves falsely is reported as what moves rightly is.
      let (view, callbacks) = (frame.views[index], frame.callbacks)
      if let was, was != view.offset,
        !callbacks.contains(where: { $0.view == index && $0.kind == .didScroll }),
        row.deed.isShown
      {
        frame.callbacks.append(Callback(view: index, .didScroll))
      }
      if let wasZoom, wasZoom != view.zoom,
        !callbacks.contains(where: { $0.view == index && $0.kind == .didZoom }), row.deed.isShown
      {
        frame.callbacks.append(Callback(view: index, .didZoom))
      }
    }
    isDrawn = false
  }
}
