internal import Invariants
internal import Results
internal import Text

extension RecordingSection {
  func drawPictures(_ film: Film, in page: inout Markup) {
    let time = time(film)
    page.block("div", ["class": "film", "data-time": time.text(maximum: 3)]) { page in
      page.line("figure", ["class": "still"]) { page in
        StageDrawing(film: film, ghost: ghost, time: time, id: reported.address.mark).draw(
          in: &page)
        page.element("figcaption", text: "\(momentText), \(time.text(maximum: 1)) ms")
      }
      let label = "Chart of \(row.recording.visible) on \(row.engine.visible)"
      page.block(
        "figure", ["class": "lanes"]
      ) { page in
        page.block(
          "div", ["class": "scroller", "role": "region", "aria-label": label, "tabindex": "0"]
        ) { page in
          chart(film).draw(id: reported.address.mark, texts: (label, story(film)), in: &page)
        }
        page.element("figcaption") { page in legend(chart(film).showsEdges, in: &page) }
      }
    }
    if row.compare == nil, let ghost, let other = reported.other {
      drawFirstDifference(film, ghost, (row.engine.visible, other.engine.visible), in: &page)
    }
  }

  private func chart(_ film: Film) -> Chart {
    Chart(
      film: film, ghost: ghost, otherName: row.isPending ? "before" : reported.other?.engine,
      violations: marks,
      view: reported.first?.viewName, compare: row.compare)
  }

  /// When two engines of one run first show different values. This is no violation of either
  /// engine.
  private func drawFirstDifference(
    _ film: Film, _ ghost: Film, _ names: (String, String), in page: inout Markup
  ) {
    page.line("p", ["class": "about apart"]) { page in
      guard let first = FirstDifference(film, ghost) else {
        return page.text("\(names.0) and \(names.1) show the same throughout.")
      }
      page.text("\(names.0) and \(names.1) first differ at ")
      let time = first.time.text(maximum: 1)
      page.element(
        "span", ["class": "time", "data-time": first.time.text(maximum: 3)], text: "\(time) ms")
      page.text(", \(first.phase(names)): \(first.one) against \(first.other)")
      if film.scene.views.count > 1 { page.name(film.scene.views[first.view].id, after: " in ") }
    }
  }

  var momentText: String {
    if reported.moment == nil { return "At the end" }
    return row.compare == nil ? "At the violation" : "Where they differ most"
  }

  var marks: [Chart.Mark] {
    var marks: [Chart.Mark] = []
    if let first = row.compare?.first {
      marks.append(Chart.Mark(first.time, "first differ at \(first.time.rounded) ms"))
    }
    for invariant in reported.violations {
      if let measure = row.compare?.measure(of: invariant) {
        guard let time = measure.time, let value = measure.value else { continue }
        marks.append(
          Chart.Mark(
            time, "\(measure.name) differs by \(measure.text(value)) at \(time.rounded) ms"))
      } else if let first = invariant.first, row.compare == nil {
        marks.append(mark(invariant, first))
      }
    }
    return marks
  }

  private func mark(_ invariant: JudgedInvariant, _ first: Violation) -> Chart.Mark {
    let verb = invariant.verdict == .waived ? "breaks (waived)" : "breaks"
    var mark = Chart.Mark(first.time, "\(invariant.name) \(verb) at \(first.time.rounded) ms")
    mark.kind = invariant.violationKind
    mark.expected = ExpectedRange(expected: first.expected, found: first.actual)
    mark.tolerance = mark.expected?.tolerance(excess: invariant.firstExcess) ?? 0
    mark.displacement = mark.expected?.displacement(excess: invariant.firstExcess)
    mark.lanes = SpokenLanes(expected: first.expected, found: first.actual)
    mark.view = row.scene?.views.firstIndex { $0.id == first.viewName }
    return mark
  }

  private func legend(_ showsEdges: Bool, in page: inout Markup) {
    func key(_ kind: String, _ text: String, if isShown: Bool) {
      guard isShown else { return }
      page.text(" ")
      page.element("span", ["class": "key " + kind], text: text)
    }
    page.element("span", ["class": "key a"]) { page in
      if row.isPending { page.text("after: ") }
      page.engine(row.engine)
    }
    if let other = reported.other, ghost != nil {
      page.text(" ")
      page.element("span", ["class": "key b"]) { page in
        if row.isPending { page.text("before: ") }
        page.engine(other.engine)
      }
    }
    key("edge", "where content can rest", if: showsEdges)
    if let offset = row.compare?["offset"], let allowed = offset.allowed {
      let smallest = (offset.still ?? allowed).text(maximum: 2)
      let lapse = offset.lapse.map { ", or the distance moved in \($0.text(maximum: 1)) ms" } ?? ""
      key("band", "allowed: \(smallest) pt\(lapse)", if: ghost != nil)
    }
    let marks = marks
    key("band", "allowed at the violation", if: marks.contains { $0.expected?.isPosition == true })
    key(
      "due", "where the content should be", if: marks.contains { $0.displacement != nil })
    key(
      "break", row.compare == nil ? "an invariant breaks" : "they differ",
      if: marks.contains { $0.kind != "waived" })
    key("break waived", "a waived violation", if: marks.contains { $0.kind == "waived" })
  }

  /// Describes the chart in words, for screen readers.
  func story(_ film: Film) -> String {
    var parts = ["From \(film.start.text(maximum: 1)) to \(film.end.text(maximum: 1)) ms."]
    for view in film.scene.views.indices {
      for (channel, name) in [(DrawnTrace.Channel.x, "x"), (.y, "y"), (.zoom, "zoom")]
      where film.moves(channel, view) {
        let values = film.points(channel, view).map(\.value)
        guard let low = values.min(), let high = values.max(), let first = values.first,
          let last = values.last
        else { continue }
        let id = film.scene.views.count > 1 ? "\(film.scene.views[view].id) " : ""
        parts.append(
          "\(id)\(name) goes from \(first.text(maximum: 2)) to \(last.text(maximum: 2)), "
            + "between \(low.text(maximum: 2)) and \(high.text(maximum: 2)).")
      }
    }
    let fingers = Set(film.trace.fingers.map(\.number)).count
    parts.append(fingers.counted("finger") + ".")
    parts += marks.map { $0.text + "." }
    return parts.joined(separator: " ")
  }
}

extension Markup {
  /// Writes the name of an engine. The recorded device is not an engine and is labelled as such.
  fileprivate mutating func engine(_ name: String) {
    self.name(name)
    if name == "seen" { text(" (the recorded device)") }
  }
}
