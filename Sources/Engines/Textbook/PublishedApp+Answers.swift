internal import Model
internal import Replay
internal import Text

// The actions that the app takes in response to its view.

extension PublishedApp {
  /// The actions of the app after a moment, or after a time without input.
  ///
  /// - Parameters:
  ///   - before: The state that the view showed before.
  ///   - state: The state that the view shows now.
  ///   - callbacks: The callbacks that the view has reported in between.
  mutating func answers(
    to moment: Moment?, from before: ViewState, showing state: ViewState,
    _ callbacks: ArraySlice<Callback>
  ) -> [InputEvent.Action] {
    guard !faults.isEmpty else { return [] }
    if let moment, has(.widthWaitsForKeyboard), moment.hasKeyboard {
      return [.setting(SettingChange(view: index, [.contentWidth(state.bounds.width)]))]
    }
    if let point = correctedMiddle(from: before, showing: state) { return [scroll(to: point)] }
    if let point = correctedSize(state) { return [scroll(to: point)] }
    let kinds = callbacks.filter { $0.view == index }.map { $0.kind }
    if let point = turnedPage(state, kinds) { return [scroll(to: point, animated: true)] }
    return snapping(state, kinds, isRequested: moment?.requests(index) ?? false)
  }

  private func scroll(to point: Point, animated: Bool = false) -> InputEvent.Action {
    .request(Command(view: index, .scrollTo(point), animated: animated))
  }

  /// The offset that restores the view's centre after a rotation: the point that was in the middle
  /// before the rotation is in the middle again, even if this offset is outside the range.
  private func correctedMiddle(from before: ViewState, showing state: ViewState) -> Point? {
    guard has(.unclampedCorrection), state.bounds != before.bounds,
      before.activity.isDisjoint(with: [.decelerating, .zoomBouncing, .animating])
    else { return nil }
    let point = state.keeping(before, in: view)
    return point == state.offset ? nil : point
  }

  /// The offset after the first movement, which causes a layout because the size was never stored:
  /// the point in the middle at the opening returns to the middle.
  private mutating func correctedSize(_ state: ViewState) -> Point? {
    guard size != .known, let opening, state.activity.contains(.tracking),
      !state.activity.isDisjoint(with: [.dragging, .zooming]),
      opening != ScrollPosition(offset: state.offset, zoom: state.zoom)
    else { return nil }
    guard size == .unsetAndMoved else {
      size = .unsetAndMoved
      return nil
    }
    size = .known
    return Point { axis in
      PublishedCentre.offset(
        opened: opening.offset[axis], at: opening.zoom, now: state.zoom,
        viewport: state.bounds[axis])
    }
  }

  /// The offset of the page along y to which an image that is taller than the view snaps at the end
  /// of a drag; nil if the image does not snap.
  private func turnedPage(_ state: ViewState, _ kinds: [Callback.Kind]) -> Point? {
    guard has(.tallPagesSnap), view.scroll.paging, view.scroll.page == .image,
      view.scroll.pagingWhenZoomed || abs(state.zoom - 1) < 1e-9,
      !state.activity.contains(.tracking)
    else { return nil }
    for case .willEndDragging(_, var target) in kinds {
      let page = PublishedPages.nearest(
        target.y, height: state.bounds.height, last: state.highest(.y))
      guard page != target.y else { continue }
      target.y = page
      return target
    }
    return nil
  }

  /// The actions that move a number of the scroller to the middle: at the lift with the faults that
  /// do not wait, otherwise at rest.
  private mutating func snapping(
    _ state: ViewState, _ kinds: [Callback.Kind], isRequested: Bool
  ) -> [InputEvent.Action] {
    guard system == .scroller, let snap = view.snap, snap.every > 0 else { return [] }
    let row = PublishedRow(snap, state)
    if kinds.contains(.didEndDragging(willDecelerate: true)) {
      if row.isPastTheEnd, has(.snapPastTheLast) { return bring(row, row.indexUnderTheMiddle) }
      if row.isBeforeTheStart, has(.snapBeforeTheFirst) {
        return bring(row, row.indexBeforeTheStart)
      }
      if !row.isPastTheEnd, has(.snapAtEveryLift) { return bring(row, row.nearestIndex) }
    }
    guard has(.snapByRevealing) else { return [] }
    if isRequested {
      owesSnap = false
    } else if kinds.contains(where: { $0.isEndOfMotion }) {
      owesSnap = true
    }
    guard owesSnap, state.activity.isEmpty else { return [] }
    return bring(row, row.nearestIndex)
  }

  private mutating func bring(_ row: PublishedRow, _ number: Double) -> [InputEvent.Action] {
    owesSnap = false
    let point = row.point(of: number)
    guard has(.snapByRevealing) else { return [scroll(to: point, animated: true)] }
    let seen = Rectangle(
      x: point.x, y: point.y, width: row.state.bounds.width, height: row.state.bounds.height)
    return [
      .request(Command(view: index, .stop)),
      .request(Command(view: index, .reveal(seen), animated: true)),
    ]
  }
}

extension Callback.Kind {
  /// Whether no motion without fingers follows this callback.
  fileprivate var isEndOfMotion: Bool {
    switch self {
    case .didEndDecelerating, .didEndDragging(willDecelerate: false): true
    default: false
    }
  }
}

extension Moment {
  fileprivate func requests(_ view: Int) -> Bool {
    events.contains {
      if case .request(let command) = $0.value { command.view == view } else { false }
    }
  }

  /// Whether the keyboard is shown, hidden or changed.
  var hasKeyboard: Bool {
    events.contains { if case .layout(.keyboard) = $0.value { true } else { false } }
  }
}
