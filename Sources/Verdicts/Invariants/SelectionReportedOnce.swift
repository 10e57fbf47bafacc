public import Gesture
internal import Replay

/// A wheel that a finger turned reports the row it came to rest on, once; one that the app turned,
/// or that nobody touched, reports nothing.
///
/// A person picks one hour and the app books two. Pickers have reported rows on the way, and
/// answered the app's own setting with a report that set it again.
public struct SelectionReportedOnce: ReplayInvariant {
  public static let name = "selection-reported-once"
  public static let summary = "a wheel that a finger turned reports its row once, no other does"
  public static let interest: Interest = [.reported, .settled]
  private var tally = Tally()
  private var reports = 0
  private var row: RowIndex?
  private var hasSettled = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.steps, .callbacks]) { return .untested(reason) }
    return .views(of: scene, where: { $0.wheel != nil }) { _ in Self() }
  }

  public mutating func observe(_ facts: borrowing Facts) {
    for callback in facts.callbacks {
      guard case .select(let row) = callback.kind else { continue }
      reports += 1
      self.row = row
    }
    guard facts.hasJustRested else { return }
    judge(facts)
    (reports, row) = (0, nil)
  }

  private mutating func judge(_ facts: borrowing Facts) {
    let (episode, reports) = (facts.episode, reports)
    if episode.touches == 0 {
      tally.check(reports == 0, facts) { ("no report: no finger turned it", "\(reports)") }
    }
    guard episode.touches == 1, episode.isCarried, episode.happened.isSubset(of: .touch),
      !episode.isRoomChanged, let wheel = facts.scene.wheel
    else { return }
    hasSettled = true
    tally.check(reports == 1, facts) { ("one report of the row it rests on", "\(reports)") }
    guard let row else { return }
    let place = facts.rowInTheMiddle(of: wheel, at: facts.now.offset.y)
    tally.check(abs(Double(row.index) - place) < 0.5, facts) {
      ("the row in the middle, at \(place.text)", "a report of row \(row)")
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !hasSettled) }
}
