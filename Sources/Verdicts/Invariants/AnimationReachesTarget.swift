public import Gesture
internal import Replay

/// An animated scroll that the app asks for arrives, be it at an offset, the top, a page or a row, and
/// says so once.
///
/// A person taps a chapter and lands beside it. React Native's list missed its target, and texture
/// lists did where rows had not been measured.
public struct AnimationReachesTarget: Invariant {
  public static let name = "animation-reaches-target"
  public static let summary = "an animated scroll arrives where the app asked, and says so once"
  public static let interest: Interest = [.settled]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms
  /// What requests of the recording need and the engine does not report.
  private var lacking: Abilities = []

  public static func bench(for scene: Scene, _ terms: Terms) -> Bench<Self> {
    if let reason = terms.lacks([.asks, .callbacks]) { return .untested(reason) }
    return .views(of: scene) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    let episode = facts.episode
    guard episode.happened == .ask, episode.asks == 1, let ask = episode.ask, ask.animated,
      !episode.isRoomChanged
    else { return }
    var target: Point
    switch ask.request {
    case .scrollTo(let place): target = place
    case .scrollToTop:
      target = Point(x: episode.start.offset.x, y: facts.now.lowest(.y))
    case .page(let number):
      // An app without read-outs has no pages to count.
      guard terms.abilities.contains(.readouts) else { return lacking.formUnion(.readouts) }
      guard let place = facts.place(ofPage: number, from: episode.start.offset) else { return }
      target = place
    case .select(let row):
      guard terms.abilities.contains(.steps) else { return lacking.formUnion(.steps) }
      guard let place = facts.place(ofRow: row) else { return }
      target = Point(x: episode.start.offset.x, y: place)
    default: return
    }
    for axis in Axis.allCases {
      target[axis] = min(max(target[axis], facts.now.lowest(axis)), facts.now.highest(axis))
    }
    let way = max(
      abs(target.x - episode.start.offset.x), abs(target.y - episode.start.offset.y))
    guard way > 1 else { return }
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      tally.check(
        abs(offset - target[axis]), within: terms.atRest(target[axis], facts), facts
      ) { ("offset.\(axis) \(target[axis].text), as asked", offset.text) }
    }
    tally.check(episode.animationsEnded == 1, facts) {
      ("one didEndScrollingAnimation", "\(episode.animationsEnded)")
    }
  }

  public func conclude(_ end: End) -> Verdict {
    let verdict = tally.verdict(end)
    if case .untested = verdict, !lacking.isEmpty { return .untested(.notReported(lacking)) }
    return verdict
  }
}

extension Facts {
  /// Where a page that the app asks for begins: the page control of a grid has one for each cell.
  fileprivate func place(ofPage number: Int, from offset: Point) -> Point? {
    guard let grid = pageGrid else { return nil }
    let index = min(max(number, 1), grid.columns * grid.rows) - 1
    return Point(
      x: Double(index % grid.columns) * pageLength(.x),
      y: scene.layout.content == .grid ? Double(index / grid.columns) * pageLength(.y) : offset.y)
  }

  /// Where a row stands in the middle; of rows that are not allowed, the nearest that is.
  fileprivate func place(ofRow row: Int) -> Double? {
    guard let wheel = scene.wheel else { return nil }
    let wanted = Double(min(max(row, 0), wheel.rows - 1))
    let step = nearestStep(
      to: (wanted + 0.5) * wheel.rowHeight - now.bounds.height / 2)
    return step.flatMap { $0.lead > 2e-3 ? $0.offset : nil }
  }
}
