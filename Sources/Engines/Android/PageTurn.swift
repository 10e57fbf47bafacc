/// The target and the duration of a page turn: ViewPager's rules.
struct PageTurn {
  let pages: Pages
  let habits: AndroidSettings

  /// The page on which a release comes to rest.
  ///
  /// A flick goes to the end of the current page in the direction of the flick. Without a flick,
  /// the drag must cover the share `pageShare` of a page, onward or backward from the selected
  /// page.
  /// - Parameters:
  ///   - velocity: The velocity of the offset.
  ///   - distance: The distance by which the drag has moved the content.
  ///   - selected: The page on which the view rested, or to which it was moving, before the drag.
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

  /// The movement to a page. With a velocity, the duration is ViewPager's: four times the time that
  /// this velocity needs for about half a page. Without a velocity, the duration is `pageDrift` for
  /// each page of the distance and for an additional page. The maximum is `pageTurn`.
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
