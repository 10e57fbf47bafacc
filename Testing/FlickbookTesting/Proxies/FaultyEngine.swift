internal import Model
internal import Replay

/// A sound engine with a fault of its motion, its input or its reports.
struct FaultyEngine: ScrollEngine {
  private var base: any ScrollEngine
  private let fault: Fault
  private var views: [FaultyView]
  private var input: FaultyInput
  private var touches = TouchCount()
  private var now = Instant.zero
  private var isDrawn = false

  init(_ base: any ScrollEngine, _ fault: Fault, strength: Double, _ scene: Scene) {
    self.base = base
    self.fault = fault
    let amount = fault.amount(at: strength)
    views = scene.views.map { FaultyView($0, fault, amount) }
    input = FaultyInput(fault, amount)
  }

  mutating func handle(_ moment: Moment) throws(EngineError) {
    for index in views.indices { views[index].note(moment, view: index) }
    var moment = moment
    touches.add(moment)
    input.isActive = touches.isPast(fault.touchesBefore)
    input.edit(&moment)
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
      let isActive =
        touches.isPast(fault.touchesBefore) && fault.views.contains(index, of: views.count)
      views[index].show(&frame.views[index], at: now, isDrawn: isDrawn, input, isActive: isActive)
      guard isActive else { continue }
      views[index].report(&frame.callbacks, of: index, frame.views[index])
      // A wrong change of the offset is reported like a correct change.
      let view = frame.views[index]
      if let was, was != view.offset { report(.didScroll, of: index, in: &frame) }
      if let wasZoom, wasZoom != view.zoom { report(.didZoom, of: index, in: &frame) }
    }
    isDrawn = false
  }

  private func report(_ kind: Callback.Kind, of view: Int, in frame: inout Frame) {
    guard fault.isShown,
      !frame.callbacks.contains(where: { $0.view == view && $0.kind == kind })
    else { return }
    frame.callbacks.append(Callback(view: view, kind))
  }
}
