package import Results

extension HTMLReport {
  /// Names in a folder: the start page, and the subfolder with the pages of recordings.
  package static let index = "index.html"
  package static let subfolder = "r"

  /// Writes the files of a folder with one page for each drawn recording, for reports that are too
  /// large for one page.
  package mutating func folder<Failure>(
    _ end: RunEnd?, _ put: (PageFile) throws(Failure) -> Void
  ) throws(Failure) {
    closeGroup()
    let causes = self.causes.causes
    let all = worstFirst(causes, end)
    let parts = PageParts(isReview: review != nil)
    try put(PageFile(name: PageAsset.styleFile, bytes: parts.styleFile))
    try put(PageFile(name: PageAsset.scriptFile, bytes: parts.scriptFile))
    if all.contains(where: \.isTried), let made = playground?.html() {
      try put(PageFile(name: ReportedPlayground.file, bytes: made))
    }
    let deeper = PageFrame(
      policy: ContentPolicy(), assets: "../", tool: head.tool, parts: parts)
    for (slot, drawn) in all.enumerated() {
      let page = RecordingPage(
        drawn: drawn, before: slot > 0 ? all[slot - 1] : nil,
        after: slot + 1 < all.count ? all[slot + 1] : nil, review: review)
      try put(file(drawn.address.file, deeper.page(page.title) { page.draw(in: &$0) }))
    }
    let front = FrontPage(
      head: head, end: end, summary: summary, causes: causes, others: others, motions: motions,
      index: index.keeping(Set(all.map(\.id))), drawn: all, difference: difference,
      form: .folder, budget: nil, review: review)
    let frame = PageFrame(policy: ContentPolicy(), assets: "", tool: head.tool, parts: parts)
    // This file is written last, so that all linked pages exist.
    try put(file(Self.index, frame.page(front.title) { page in front.draw(in: &page) }))
  }

  private mutating func file(_ name: String, _ page: Markup) -> PageFile {
    var bytes: [UInt8] = []
    write(page) { bytes += $0 }
    return PageFile(name: name, bytes: bytes)
  }

  /// Writes a page with the parts drawn earlier, and records a loss if a part cannot be read back.
  mutating func write<Failure>(
    _ page: Markup, _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    if try page.write(from: store, put) { return }
    losses.append("a part of the HTML report is missing: its temporary file cannot be read back")
  }
}

/// A file of a report that is a folder.
package struct PageFile: Equatable, Sendable {
  /// The path of the file, relative to the folder.
  package let name: String
  package let bytes: [UInt8]
}
