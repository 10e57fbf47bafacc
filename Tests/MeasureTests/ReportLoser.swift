import Engines
import Model
import Replay
import Text

/// An engine whose drag begins at the first report past the slop, like pages that store the
/// position of that report. The content never moves by the distance before that report.
struct ReportLoser: ScrollEngine {
  private var inner: any ScrollEngine
  private let slop: Double
  private var origins: [UInt8: Point] = [:]
  /// The discarded distance of each dragging finger.
  private var lost: [UInt8: Point] = [:]

  static func factory(slop: Double) throws -> EngineFactory {
    let loose = try BuiltInEngines.ios.setting([("slop", 0)])
    return EngineFactory(
      name: "loser", version: "1", summary: "loses a whole report", abilities: loose.abilities,
      contract: EngineContract()
    ) { (scene, _) throws(EngineError) in
      ReportLoser(inner: try loose.make(scene), slop: slop)
    }.ignoring(.all)
  }

  private init(inner: any ScrollEngine, slop: Double) { (self.inner, self.slop) = (inner, slop) }

  mutating func handle(_ moment: Moment) throws(EngineError) {
    var moment = moment
    for index in moment.events.indices {
      guard case .touch(var touch) = moment.events[index].value else { continue }
      touch.point = point(of: touch)
      moment.events[index].value = .touch(touch)
    }
    try inner.handle(moment)
  }

  private mutating func point(of touch: Touch) -> Point {
    if touch.phase == .down {
      (origins[touch.finger], lost[touch.finger]) = (touch.point, nil)
      return touch.point
    }
    guard let origin = origins[touch.finger] else { return touch.point }
    let displacement = touch.point - origin
    if let given = lost[touch.finger] { return touch.point - given }
    if max(abs(displacement.x), abs(displacement.y)) > slop { lost[touch.finger] = displacement }
    return origin
  }

  mutating func advance(to time: Instant) throws(EngineError) { try inner.advance(to: time) }
  mutating func drawFrame(at time: Instant) throws(EngineError) { try inner.drawFrame(at: time) }
  mutating func show(in frame: inout Frame) { inner.show(in: &frame) }
}
