internal import Gesture

/// The laws a recording breaks: what was expected and found, when, and which touch came last before.
struct BreakList {
  private let told: ToldRecording

  init(_ told: ToldRecording) { self.told = told }
}

extension BreakList {
  func draw(in page: inout Markup) {
    page.block("ul", ["class": "breaks"]) { page in
      var quoted: Set<Int32> = []
      for law in told.breaks {
        page.block("li") { page in
          draw(law, in: &page)
          if let first = law.first, !first.xml.isEmpty, quoted.insert(first.place.line).inserted {
            SourceExcerpt(lines: first.xml, place: first.place, isOpen: quoted.count == 1)
              .draw(in: &page)
          }
        }
      }
    }
  }

  private func draw(_ law: JudgedLaw, in page: inout Markup) {
    page.element("p", ["class": "law"]) { page in
      page.element("strong", say: law.name)
      if law.verdict == .waived || law.level == .warn {
        page.say(law.verdict == .waived ? " (waived)" : " (warning)")
      }
      guard let first = law.first else { return }
      page.say(" at ")
      page.element(
        "span", ["class": "time", "data-time": first.time.text], say: "\(first.time.rounded) ms")
      if let view = first.view {
        page.say(", view ")
        page.name(view)
      }
      if law.times > 1 { page.say(", \(law.times) times in all") }
      if let margin = law.margin, margin < 0 {
        page.say(", \(Margin(-margin, law.unit).text) too much")
      }
    }
    page.newLine()
    page.block("dl", ["class": "story"]) { page in
      if let first = law.first {
        page.term("expected") { $0.name(first.expected) }
        page.term("found") { $0.name(first.actual) }
        if first.place.line > 0 {
          page.term("after") { page in
            page.element("code") { $0.name(told.row.recording.at(first.place)) }
          }
        }
      }
      if let waiver = law.waiver { page.term("waiver") { $0.name(waiver) } }
      for setting in law.settings {
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
