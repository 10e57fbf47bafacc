/// The target and the duration of a page turn: ViewPager's rules.
struct PageTurn {
  let pages: Pages
  let habits: AndroidSettings

  /// The page on which a release comes to rest.
  ///
  /// A flick goes to the end of the current page, in either direction. Without a flick, 0.6 of a
  /// page must be passed onward from the selected page, or the same share backward.
  /// - Parameters:
  ///   - velocity: The offset's.
  ///   - distance: How far the drag has moved the content.
  ///   - selected: The page on which it rested, or to which it was moving.
  func page(from offset: Double, velocity: Double, distance: Double, selected: Double) -> Double {
    let position = pages.fromFirst(offset)
    var page = min(max(truncated(position / pages.length + 1e-9), 0), pages.last)
    let part = (position - pages.fromFirst(pages.start(of: page))) / pages.length
    if abs(distance) > habits.pageDistance, abs(velocity) > habits.pageFling {
      if pages.awayFromFirst(velocity) > 0 { page += 1 }
    } else if part >= (page >= selected ? habits.pageShare : 1 - habits.pageShare) {
      page += 1
    }
    return min(page, pages.last)
  }

  /// The movement to a page. With a flick it takes four times as long as the flick needs for half a
  /// page plus an eased part of the rest; without one, a tenth of a second per page; at most 0.6 s.
  func turn(from offset: Double, to target: Double, velocity: Double) -> AndroidPath {
    guard target != offset else { return .rests(at: offset) }
    let share = abs(target - offset) / pages.length
    var seconds = (share + 1) * habits.pageDrift
    if velocity != 0 {
      let eased = circle((min(share, 1) - 0.5) * 0.471_238_898_038_469).sine
      seconds = 4 * pages.length / 2 * (1 + eased) / abs(velocity)
    }
    return .scrolls(
      AndroidScroll(
        from: offset, to: target, duration: min(seconds, habits.pageTurn), curve: .quintic,
        seeing: habits.halfPixel))
  }
}
