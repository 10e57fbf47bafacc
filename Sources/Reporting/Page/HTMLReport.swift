internal import Gesture

/// The page on which people see what broke: the verdict, the invariants, every recording, and for
/// each that has something to be looked at the gesture itself.
///
/// A function of the results alone. It is complete without its script, which adds the player, the
/// filter and the keys, and without any network.
package struct HTMLReport: Report {
  let head: RunHead
  let sha256: @Sendable ([UInt8]) -> String
  /// How large all sections of recordings may become together.
  let mostBytes: Int
  private(set) var summary = RunSummary()
  private(set) var index = RecordingIndex()
  private var difference: RunDifference?
  private var causes = CauseTable()
  private var reported: [ReportedRecording] = []
  /// The rows of the recording that came last: each is the other one of the others.
  private var group: [JudgedRecording] = []

  /// - Parameters:
  ///   - sha256: The hash of bytes as 64 hexadecimal digits.
  ///   - mostBytes: How large a page may become; what finds no room is listed and not drawn.
  ///   - earlier: What an earlier run found: the page shows the difference to it.
  package init(
    _ head: RunHead, mostBytes: Int? = nil, since earlier: EarlierRun? = nil,
    sha256: @escaping @Sendable ([UInt8]) -> String
  ) {
    difference = earlier.map { RunDifference(since: $0) }
    self.head = head
    self.mostBytes = mostBytes ?? Self.mostMegabytes * 1_000_000
    self.sha256 = sha256
  }
}

extension HTMLReport {
  /// How large a page becomes unless something else is asked for: what a browser opens at once and
  /// a chat lets through.
  package static let mostMegabytes = 10

  /// How many recordings a page shows unfolded: so many open at once, and show even where somebody
  /// forbids the script to run.
  private static let mostOpen = 5

  /// In a folder, the page to open and where the pages of recordings are.
  package static let index = "index.html"
  package static let subfolder = "r"

  package mutating func add(_ row: JudgedRecording) {
    summary.add(row)
    difference?.add(row)
    causes.add(row)
    if let last = group.last, last.recording != row.recording { closeGroup() }
    group.append(row)
  }

  /// Only what is to be looked at is kept whole.
  private mutating func closeGroup() {
    let isAnyTold = group.contains(where: \.isTold)
    for row in group {
      // A trace where nothing is told was asked for, to be looked at.
      let isDrawn = row.isTold || !isAnyTold && row.trace != nil
      index.add(row, isDrawn: isDrawn)
      guard isDrawn else { continue }
      reported.append(ReportedRecording(row, among: group))
    }
    group = []
  }

  /// Those that are drawn: the smallest recording of each cause, worst first, and then the others,
  /// worst first.
  private func worstFirst(_ causes: [Cause]) -> [ReportedRecording] {
    var places: [Int: Int] = [:]
    for (place, cause) in causes.enumerated() {
      let number = cause.first.smallest.number
      if places[number] == nil { places[number] = place }
    }
    return reported.enumerated().sorted { one, other in
      let (left, right) = (places[one.element.row.number], places[other.element.row.number])
      if left != right { return left ?? .max < right ?? .max }
      return one.element.badness == other.element.badness
        ? one.offset < other.offset : other.element.badness < one.element.badness
    }.map(\.element)
  }
}

extension HTMLReport {
  /// One page that needs nothing beside it.
  package mutating func text(_ end: RunEnd?) -> String {
    closeGroup()
    var sections: [Markup] = []
    var bytes = 0
    let causes = self.causes.causes
    let worstFirst = worstFirst(causes)
    var drawn: [ReportedRecording] = []
    for reported in worstFirst {
      var section = Markup()
      RecordingSection(reported, head).draw(
        drawn.count < Self.mostOpen ? .open : .folded, in: &section)
      bytes += section.text.utf8.count
      guard bytes <= mostBytes else { break }
      sections.append(section)
      drawn.append(reported)
    }
    index.keepDrawn(Set(drawn.map(\.id)))
    let frame = PageFrame(
      policy: ContentPolicy(.style, .script, sha256: sha256), assets: nil, tool: head.tool)
    let front = FrontPage(
      head: head, end: end, summary: summary, causes: causes, index: index,
      reported: worstFirst, difference: difference, files: false)
    return frame.page(front.title) { page in front.draw(sections, in: &page) }
  }

  /// A folder with a page for each recording that is drawn: what is too much for one page.
  package mutating func folder(_ end: RunEnd?) -> [PageFile] {
    closeGroup()
    let causes = self.causes.causes
    let reported = worstFirst(causes)
    let front = FrontPage(
      head: head, end: end, summary: summary, causes: causes, index: index,
      reported: reported, difference: difference, files: true)
    let frame = PageFrame(policy: ContentPolicy(), assets: "", tool: head.tool)
    var files = [
      PageFile(PageAsset.styleFile, PageAsset.style.text),
      PageFile(PageAsset.scriptFile, PageAsset.script.text),
    ]
    let deeper = PageFrame(policy: ContentPolicy(), assets: "../", tool: head.tool)
    for (place, recording) in reported.enumerated() {
      let page = RecordingPage(
        reported: recording, head: head, before: place > 0 ? reported[place - 1] : nil,
        after: place + 1 < reported.count ? reported[place + 1] : nil)
      files.append(PageFile(recording.address.file, deeper.page(page.title) { page.draw(in: &$0) }))
    }
    // Last, so that what it leads to is there.
    let index = frame.page(front.title) { page in front.draw([], in: &page) }
    return files + [PageFile(Self.index, index)]
  }
}

/// A file of a report that is a folder.
package struct PageFile: Equatable, Sendable {
  /// Relative to the folder.
  package let name: String
  package let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
