package import Results

extension HTMLReport {
  /// The report as one self-contained page in memory.
  package mutating func text(_ end: RunEnd?) -> String {
    var bytes: [UInt8] = []
    page(end) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes one self-contained page, piece by piece.
  package mutating func page<Failure>(
    _ end: RunEnd?, _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    closeGroup()
    let (page, budget) = page(within: maxBytes, end)
    warnings = budget?.warnings(size: page.size) ?? []
    try write(page, put)
  }

  /// - Returns: The page, and a summary of the content that did not fit on it.
  private func page(within maximum: Int, _ end: RunEnd?) -> (Markup, PageBudget?) {
    let causes = self.causes.causes
    let all = worstFirst(causes, end)
    // The page contains the playground once. It is left out if it does not fit together with the
    // failures, which have priority.
    var playground: Markup?
    if all.contains(where: \.isTried), let made = self.playground {
      var markup = Markup()
      markup.inert(made)
      playground = markup
    }
    let parts = PageParts(isReview: review != nil)
    func page(_ drawn: [DrawnRecording], _ budget: PageBudget?) -> Markup {
      let opened = playground == nil ? nil : self.playground
      let policy = ContentPolicy(
        parts.styles + (opened.map { [$0.style] } ?? []),
        parts.scripts + (opened.map { [$0.script] } ?? []),
        compiles: opened != nil, sha256: sha256)
      let frame = PageFrame(policy: policy, assets: nil, tool: head.tool, parts: parts)
      let front = FrontPage(
        head: head, end: end, summary: summary, causes: causes, others: others, motions: motions,
        index: index.keeping(Set(drawn.map(\.id))), drawn: drawn, difference: difference,
        form: .file, budget: budget, review: review)
      return frame.page(front.title) { page in
        front.draw(in: &page)
        if let playground { page.add(playground) }
      }
    }
    let whole = page(all, nil)
    if whole.size <= maximum { return (whole, nil) }
    let lacksPlayground = playground != nil
    playground = nil
    func budget(_ drawn: [DrawnRecording]) -> PageBudget {
      PageBudget(
        all: all, drawn: drawn, lacksPlayground: lacksPlayground, maximum: maximum,
        wanted: whole.size)
    }
    if lacksPlayground {
      let made = page(all, budget(all))
      if made.size <= maximum { return (made, budget(all)) }
    }
    let bare = page([], budget([]))
    var drawn = Self.fitting(all, in: maximum - bare.size)
    while !drawn.isEmpty {
      let made = page(drawn, budget(drawn))
      if made.size <= maximum { return (made, budget(drawn)) }
      // Links to the drawn recordings also take space.
      drawn = Self.fitting(drawn, in: drawn.reduce(maximum - made.size) { $0 + $1.size })
    }
    return (bare, budget([]))
  }

  /// Selects as many of the worst recordings as fit. A recording that is too large for the
  /// remaining space is skipped in favour of smaller recordings.
  private static func fitting(_ drawn: [DrawnRecording], in capacity: Int) -> [DrawnRecording] {
    var capacity = capacity
    return drawn.filter { drawn in
      guard drawn.size <= capacity else { return false }
      capacity -= drawn.size
      return true
    }
  }
}
