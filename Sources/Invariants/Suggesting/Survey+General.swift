internal import Text

// Templates that contain no observed number, or only a time.

extension Survey {
  var general: [Proposal?] {
    let still = "not (input(turn) or input(frame) or input(keyboard) or input(set) or input(ask))"
    return [
      Proposal(
        "rests-in-bounds",
        "when rest and once input(any) and not asked then max(over.x, over.y) <= 0",
        "a view at rest shows no gap", each: edgeBits),
      Proposal(
        "comes-to-rest",
        "when ended(touching) then eventually[0,\(longestSettling.roundedUp)s] (rest or touching)",
        "motion ends", each: 1),
      Proposal(
        "bounce-ends",
        "when began(outside) then eventually[0,\(longestBounce.roundedUp)s] (not outside or touching)",
        "a bounce is over soon", each: 1),
      coast("x"), coast("y"), drag("x", still), drag("y", still),
      Proposal(
        "zoom-in-limits",
        "when rest and once zooming then zoom >= zoom.min tol 0.1% and zoom <= zoom.max tol 0.1%",
        "the zoom comes back to its limits", each: 3),
      Proposal(
        "rotation-keeps-middle-x",
        "when input(turn) then abs(delta((offset.x + bounds.w / 2) / content.w)) <= 0 tol 0.5%",
        "a rotation keeps the centre in place", each: 5),
      Proposal(
        "rotation-keeps-page",
        "when input(turn) and paging then abs(delta(offset.x / page.x)) <= 0 tol 1%",
        "a rotation keeps the page", each: 5),
      Proposal(
        "motion-is-reported", "when moved then callback(didScroll) or callback(didZoom)",
        "every change is reported to the app", each: 2),
      Proposal(
        "coasts-in-pairs",
        "when callback(didEndDecelerating) then once[0,10s] callback(willBeginDecelerating)",
        "a coast that ends has begun", each: 1),
      Proposal(
        "rest-is-idle",
        "when rest and once input(any) then not (dragging or decelerating or zooming or animating)",
        "a view at rest reports no motion", each: 1),
      Proposal(
        "page-is-named", "when rest then probe.page == 1 + round(offset.x / page.x)",
        "the label names the page at rest", each: 5),
    ]
  }

  /// The farther the content was outside its range, the less likely it came back by chance.
  private var edgeBits: Double {
    let far = max(moving["over.x"]?.maximum ?? 0, moving["over.y"]?.maximum ?? 0)
    return far > 1 ? min(6, (far / Spread.slack).doublings) : 0.5
  }

  private func coast(_ axis: String) -> Proposal? {
    Proposal(
      "coast-slows-\(axis)",
      "when decelerating and prev(decelerating) and inside and prev(inside) and not input(any) "
        + "and not paging then abs(velocity.\(axis)) <= abs(prev(velocity.\(axis)))",
      "a coast never speeds up", each: 2)
  }

  private func drag(_ axis: String, _ still: String) -> Proposal? {
    Proposal(
      "drag-follows-\(axis)",
      "when input(move) and dragging and prev(dragging) and inside and fingers == 1 and \(still) "
        + "and abs(travel.\(axis)) > 1pt then abs(delta(offset.\(axis)) + travel.\(axis)) <= 0",
      "the content moves with the finger", each: 4)
  }
}

extension Double {
  /// A tenth more, rounded up to tenths of a second, so that no observed value is at the limit.
  fileprivate var roundedUp: String { ((max(self, 0.1) * 11).rounded(.up) / 10).text }
}
