internal import Invariants
internal import Model
internal import Results
internal import Text

/// The invariants that a recording breaks: the expected and the found value, the time, and the line
/// of the last input before it.
struct ViolationList {
  let reported: ReportedRecording

  func draw(in page: inout Markup) {
    page.block("ul", ["class": "breaks"]) { page in
      var quoted: Set<Int32> = []
      for invariant in reported.violations {
        let sentence = invariant.first?.headline
        page.block("li", ["class": invariant.violationKind, "data-sentence": sentence]) { page in
          draw(invariant, in: &page)
          if let first = invariant.first, !first.xml.isEmpty,
            quoted.insert(first.location.line).inserted
          {
            SourceExcerpt(lines: first.xml, location: first.location, isOpen: quoted.count == 1)
              .draw(in: &page)
          }
        }
      }
    }
  }

  private func draw(_ invariant: JudgedInvariant, in page: inout Markup) {
    page.line("p", ["class": "invariant"]) { page in
      page.element("strong", text: invariant.name)
      if invariant.verdict == .waived || invariant.level == .warn {
        page.text(invariant.verdict == .waived ? " (waived)" : " (warning)")
      }
      guard let first = invariant.first else { return }
      page.text(" at ")
      page.time(first.time)
      if let view = first.viewName { page.name(view, after: ", view ") }
      if invariant.times > 1 { page.text(", \(invariant.times) times in all") }
    }
    page.meaning(of: invariant.name, invariant.why ?? invariant.pattern, withEffect: true)
    page.block("dl", ["class": "story"]) { page in
      if let first = invariant.first {
        page.term("expected") { $0.name(first.expected.withPoints) }
        page.term("found") { $0.name(first.actual.withPoints) }
        if let amount = ViolationAmount(invariant) { page.term("amount") { $0.name(amount.text) } }
        if !first.circumstance.isEmpty { page.term("when") { $0.name(first.circumstance) } }
        page.term(after: first.location, in: reported.row.recording)
      }
      if let basis = invariant.basis { page.term("judged by") { $0.text(basis) } }
      if let waiver = invariant.waiver { page.term("waiver") { $0.name(waiver) } }
      for setting in invariant.settings where setting.name != "why" {
        page.term("setting") { page in
          page.name(setting.value, after: "\(setting.name) ")
          page.name(setting.from, after: ", from ")
        }
      }
    }
  }
}

extension JudgedInvariant {
  /// `waived` or `warned`, if a violation does not count as a failure.
  var violationKind: String? { verdict == .waived ? "waived" : level == .warn ? "warned" : nil }
}

extension Markup {
  /// Adds the requirement of an invariant. If the invariant is not in the catalogue, the purpose
  /// from its file is added, if its file states a purpose.
  ///
  /// - Parameter withEffect: Whether to add what a user notices if the invariant is broken.
  mutating func meaning(of name: String, _ why: String? = nil, withEffect: Bool = false) {
    let invariant = Catalogue.invariant(named: name)
    guard var meaning = invariant?.summary ?? why else { return }
    if withEffect, let invariant, let effect = Manual.effect(of: invariant) {
      meaning += "; otherwise " + effect
    }
    line("span", ["class": "meaning"], text: meaning.visible)
  }

  /// Adds a term and its description to a list.
  mutating func term(_ name: String, _ content: (inout Markup) -> Void) {
    element("dt", text: name)
    line("dd", [:], content)
  }

  /// Adds the location of the last input before a violation, if there was one.
  mutating func term(after location: FileLocation, in recording: String) {
    guard location.line > 0 else { return }
    term("after") { page in page.element("code") { $0.name(recording.at(location)) } }
  }

  /// Adds a time. If the user clicks it, the script shows the replay at that time.
  mutating func time(_ time: Instant) {
    element("span", ["class": "time", "data-time": time.text], text: "\(time.rounded) ms")
  }
}
