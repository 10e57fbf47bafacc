/// Where a page turn goes and how long it takes: ViewPager's rules.
struct PageTurn {
  let pages: Pages
  let habits: AndroidSettings

  /// The page on which a release comes to rest.
  ///
  /// A flick goes to the end of the page it is on, either way. Without one the page it is on must
  /// be passed by 0.6 onward from the selected page, and by the same share backward.
  /// - Parameters:
  ///   - velocity: the offset's.
  ///   - way: how far the drag has moved the content.
  ///   - selected: the page it rested on, or was on its way to.
  func page(from offset: Double, velocity: Double, way: Double, selected: Double) -> Double {
    let place = pages.fromFirst(offset)
    var page = min(max(truncated(place / pages.length + 1e-9), 0), pages.last)
    let part = (place - pages.fromFirst(pages.start(of: page))) / pages.length
    if abs(way) > habits.pageDistance, abs(velocity) > habits.pageFling {
      if pages.awayFromFirst(velocity) > 0 { page += 1 }
    } else if part >= (page >= selected ? habits.pageShare : 1 - habits.pageShare) {
      page += 1
    }
    return min(page, pages.last)
  }

  /// The way to a page: as long as the throw needs for half a page and what is eased of the rest,
  /// four times over; without a throw a tenth of a second a page; never longer than 0.6 s.
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
