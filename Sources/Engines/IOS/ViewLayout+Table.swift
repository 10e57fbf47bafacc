internal import Model

// A table's existing rows, and the header above them.

extension ViewLayout {
  /// The visible rows, and at most `ring` additional rows on each side; nil if no row is visible.
  func rows(of sections: Sections, at shown: ScrollPosition) -> RowSpan? {
    let count = sections.count
    let top = shown.offset.y / shown.zoom
    let bottom = (shown.offset.y + metrics.bounds.height) / shown.zoom
    let first = firstRow(of: sections, among: count) {
      sections.top(ofRow: $0) + sections.height(ofRow: $0) > top
    }
    let end = firstRow(of: sections, among: count) { sections.top(ofRow: $0) >= bottom }
    guard first < end else { return nil }
    let ring = max(0, sections.ring)
    return RowSpan(first: max(0, first - ring), last: min(count, end + ring) - 1)
  }

  /// The first row that satisfies the condition, found by bisection; the number of rows if there is
  /// none. All later rows must satisfy the condition too.
  private func firstRow(
    of sections: Sections, among count: Int, where isBehind: (Int) -> Bool
  ) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The header of the section at the top. A header that sticks stays there until the next section
  /// pushes it away.
  func header(of sections: Sections, at shown: ScrollPosition) -> TopHeader {
    let inset = insets(.y, zoom: shown.zoom).leading
    let top = (shown.offset.y + inset) / shown.zoom
    var section = 0
    while section + 1 < sections.rows.counts.count, sections.top(ofSection: section + 1) <= top {
      section += 1
    }
    var position = sections.top(ofSection: section)
    if sections.sticks {
      let last = sections.top(ofSection: section + 1) - sections.headerHeight
      position = max(position, min(top, last))
    }
    return TopHeader(section: section, top: position * shown.zoom - shown.offset.y)
  }
}
