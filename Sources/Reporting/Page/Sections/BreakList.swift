internal import Gesture

/// The invariants a recording breaks: what was expected and found, when, and which touch came last
/// before.
struct BreakList {
  private let told: ReportedRecording

  init(_ told: ReportedRecording) { self.told = told }
}

extension BreakList {
  func draw(in page: inout Markup) {
    page.block("ul", ["class": "breaks"]) { page in
      var quoted: Set<Int32> = []
      for invariant in told.breaks {
        page.block("li") { page in
          draw(invariant, in: &page)
          if let first = invariant.first, !first.xml.isEmpty,
            quoted.insert(first.place.line).inserted
          {
            SourceExcerpt(lines: first.xml, place: first.place, isOpen: quoted.count == 1)
              .draw(in: &page)
          }
        }
      }
    }
  }

  private func draw(_ invariant: JudgedInvariant, in page: inout Markup) {
    page.element("p", ["class": "invariant"]) { page in
      page.element("strong", say: invariant.name)
      if invariant.verdict == .waived || invariant.level == .warn {
        page.say(invariant.verdict == .waived ? " (waived)" : " (warning)")
      }
      guard let first = invariant.first else { return }
      page.say(" at ")
      page.element(
        "span", ["class": "time", "data-time": first.time.text], say: "\(first.time.rounded) ms")
      if let view = first.view {
        page.say(", view ")
        page.name(view)
      }
      if invariant.times > 1 { page.say(", \(invariant.times) times in all") }
      if let margin = invariant.margin, margin < 0 {
        page.say(", \(Margin(-margin, invariant.unit).text) too much")
      }
    }
    page.newLine()
    page.block("dl", ["class": "story"]) { page in
      if let first = invariant.first {
        page.term("expected") { $0.name(first.expected) }
        page.term("found") { $0.name(first.actual) }
        if first.place.line > 0 {
          page.term("after") { page in
            page.element("code") { $0.name(told.row.recording.at(first.place)) }
          }
        }
      }
      if let waiver = invariant.waiver { page.term("waiver") { $0.name(waiver) } }
      for setting in invariant.settings {
        page.term("setting") { page in
          page.say("\(setting.name) ")
          page.name(setting.value)
          page.say(", from ")
          page.name(setting.from)
        }
      }
    }
  }
}

extension Markup {
  /// A name and what it stands for.
  mutating func term(_ name: String, _ content: (inout Markup) -> Void) {
    element("dt", say: name)
    element("dd", [:], content)
    newLine()
  }
}
