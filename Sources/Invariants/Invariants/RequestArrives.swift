internal import Model
internal import Replay
internal import Text

/// The engine carries out the requests of the app: at the next rest the view is at the requested
/// offset, top, page or row, and if the app requested that a rectangle fill the view, the zoom has
/// changed. Pages are counted from 1.
///
/// Otherwise a user taps a chapter and stays where they are. An engine that ignores its app is
/// caught whether it reports callbacks or not, animated or at once.
struct RequestArrives: ReplayInvariant {
  static let summary = "the view comes to rest where the app requested it"
  static let interest: Interest = [.requested, .cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .requests
  static let needsEveryView = true
  private var requested = Instant.zero

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let sinceRest = facts.sinceRest
    if facts.app.requests > 0 { requested = facts.time }
    guard facts.hasJustRested, sinceRest.happened == .request, sinceRest.requests == 1,
      sinceRest.changes == 1, let request = sinceRest.request
    else { return }
    let missing = request.request.needs.subtracting(tally.terms.abilities)
    guard missing.isEmpty else { return tally.lack(missing) }
    guard !sinceRest.isUnknown, facts.step.seenSince <= requested else { return tally.miss(facts) }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    if case .zoomToRect(let part) = request.request { return fill(part, facts, &tally) }
    guard !sinceRest.isScrollRangeChanged,
      let target = facts.target(of: request, from: sinceRest.start.offset)
    else { return }
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      var error = abs(offset - target[axis])
      // A view may remain at an offset outside its range that the app set without animation.
      if case .scrollTo(let point) = request.request, !request.animated {
        error = min(error, abs(offset - point[axis]))
      }
      tally.check(error, within: tally.terms.restTolerance(target[axis], facts), facts) {
        ("offset.\(axis) \(target[axis].text), as requested", offset.text)
      }
    }
  }

  /// Checks a request to show a part of the content. The engine decides how much of the view the
  /// part fills, but the zoom must come nearer to the value at which the part fills the view.
  private func fill(_ part: Rectangle, _ facts: borrowing Facts, _ tally: inout Tally) {
    guard tally.terms.abilities.contains(.zoom) else { return tally.lack(.zoom) }
    let (now, start) = (facts.now, facts.sinceRest.start.zoom)
    guard part.size.width > 0, part.size.height > 0,
      now.minimumZoom < now.maximumZoom, facts.scene.wheel == nil
    else { return }
    let full = min(now.bounds.width / part.size.width, now.bounds.height / part.size.height)
    let due = min(max(full, now.minimumZoom), now.maximumZoom)
    guard abs(due / start - 1) > 0.1 else { return }
    tally.check(abs(now.zoom - due) <= abs(start - due) / 2, facts) {
      ("a zoom nearer to \(due.text), which shows the requested rectangle", now.zoom.text)
    }
  }
}
