internal import Gesture

/// All there is to say of one recording on one engine: what broke and where, pictures, the lines of
/// the recording, the frames as a table, how to see it again.
struct RecordingSection {
  let reported: ReportedRecording
  let head: RunHead
  private let film: Film?
  private let ghost: Film?

  init(_ reported: ReportedRecording, _ head: RunHead) {
    self.reported = reported
    self.head = head
    film = Film(reported.row)
    ghost = reported.other.flatMap { Film($0) }
  }
}

extension RecordingSection {
  private var row: JudgedRecording { reported.row }
  private var id: String { reported.id }

  /// Where and how it is drawn.
  enum Form {
    /// On a page of its own.
    case alone
    /// Among others.
    case open
    /// Among many others: below its title it is mere text, which a browser passes over at once,
    /// until the script makes it a part of the page. Without scripts it is one from the start.
    case folded
  }

  func draw(_ form: Form, in page: inout Markup) {
    page.block(
      "article",
      [
        "class": "recording", "id": id, "aria-labelledby": "\(id)-title",
        "data-recording": row.recording.visible, "data-engine": row.engine.visible,
      ]
    ) { page in
      drawTitle(form == .alone ? "h1" : "h3", in: &page)
      if form == .folded { page.open("noscript") }
      drawRemarks(in: &page)
      drawError(in: &page)
      drawIdle(in: &page)
      if let film { drawPictures(film, in: &page) }
      if let compare = row.compare, compare.isMeasured {
        DifferenceTable(reported, compare).draw(in: &page)
      } else if !reported.breaks.isEmpty {
        BreakList(reported).draw(in: &page)
      }
      if let film {
        FrameTable(film: film, ghost: ghost, view: reported.first?.view, time: time(film))
          .draw(in: &page)
        EventTable(film: film).draw(in: &page)
      }
      drawCommands(in: &page)
      if let film { drawTrace(film, in: &page) }
      if form == .folded { page.close("noscript") }
    }
  }

  private func drawTitle(_ heading: StaticString, in page: inout Markup) {
    page.block("header") { page in
      page.open(heading, ["id": "\(id)-title"])
      page.standing(reported.standing)
      page.text(" ")
      page.name(row.recording)
      page.element("span", ["class": "on"]) { page in
        page.text(" on ")
        page.name(row.engine)
        if let compare = row.compare {
          page.text(" against ")
          page.name(compare.against)
        }
      }
      page.close(heading)
      page.newLine()
      if !row.title.isEmpty || !row.tags.isEmpty {
        page.element("p", ["class": "about"]) { page in
          page.name(row.title)
          for tag in row.tags {
            page.text(" ")
            page.element("span", ["class": "tag"]) { $0.name(tag) }
          }
        }
        page.newLine()
      }
    }
  }

  private func drawRemarks(in page: inout Markup) {
    for remark in row.remarks {
      page.element("p", ["class": "about"]) { $0.name(remark) }
      page.newLine()
    }
  }

  private func drawError(in page: inout Markup) {
    guard let error = row.error else { return }
    page.element("p", ["class": "error"]) { page in
      let kind =
        switch error.kind {
        case .format: "The recording is wrong: "
        case .engine: "The engine failed: "
        case .timeout: "It took too long: "
        }
      page.element("strong", text: kind)
      page.name(error.message)
      if error.place.line > 0 {
        page.text(" at ")
        page.element("code") { $0.name(row.recording.at(error.place)) }
      }
    }
    page.newLine()
  }

  /// What should have been put to the test and was not, and why.
  private func drawIdle(in page: inout Markup) {
    var lines = row.missing.map { invariant in
      "\(invariant.name) was not put to the test, though \(invariant.wanted ?? "the recording") names it: "
        + invariant.whyUntested
    }
    if let why = row.whyNotTested {
      lines.append((row.refusal == nil ? "Nothing was put to the test: " : "Refused: ") + why)
    }
    for line in lines {
      page.element("p", ["class": "error"]) { $0.name(line) }
      page.newLine()
    }
  }

  private func time(_ film: Film) -> Double {
    reported.moment.map { Double($0.nanoseconds) / 1e6 } ?? film.end
  }
}

extension RecordingSection {
  private func drawPictures(_ film: Film, in page: inout Markup) {
    let time = time(film)
    page.block("div", ["class": "film", "data-time": time.text(most: 3)]) { page in
      page.element("figure", ["class": "still"]) { page in
        StageDrawing(film: film, ghost: ghost, time: time, id: reported.address.mark).draw(
          in: &page)
        page.element("figcaption", text: "\(momentWords), \(time.text(most: 1)) ms")
      }
      page.newLine()
      let label = "Chart of \(row.recording.visible) on \(row.engine.visible)"
      page.block(
        "figure", ["class": "lanes"]
      ) { page in
        page.block(
          "div",
          ["class": "scroller", "role": "region", "aria-label": label, "tabindex": "0"]
        ) { page in
          Chart(
            film: film, ghost: ghost, breaks: marks, view: reported.first?.view,
            compare: row.compare
          )
          .draw(id: reported.address.mark, words: (label, story(film)), in: &page)
        }
        page.element("figcaption") { page in legend(in: &page) }
      }
    }
  }

  private var momentWords: String {
    if reported.moment == nil { return "At the end" }
    return row.compare == nil ? "Where it breaks" : "Where they differ most"
  }

  private var marks: [Chart.Mark] {
    var marks: [Chart.Mark] = []
    if let first = row.compare?.first {
      marks.append(Chart.Mark(first.time, "first differ at \(first.time.rounded) ms"))
    }
    for invariant in reported.breaks {
      if let measure = row.compare?.measure(of: invariant) {
        guard let time = measure.time, let value = measure.value else { continue }
        marks.append(
          Chart.Mark(
            time, "\(measure.name) differs by \(measure.words(value)) at \(time.rounded) ms"))
      } else if let first = invariant.first, row.compare == nil {
        marks.append(Chart.Mark(first.time, "\(invariant.name) breaks at \(first.time.rounded) ms"))
      }
    }
    return marks
  }

  private func legend(in page: inout Markup) {
    page.element("span", ["class": "key a"]) { $0.name(row.engine) }
    if let other = reported.other, ghost != nil {
      page.text(" ")
      page.element("span", ["class": "key b"]) { $0.name(other.engine) }
    }
    page.text(" ")
    page.element("span", ["class": "key edge"], text: "where it can rest")
    if let allowed = row.compare?["offset"]?.allowed, ghost != nil {
      let least = row.compare?["offset"]?.still ?? allowed
      page.text(" ")
      page.element(
        "span", ["class": "key band"],
        text: "allowed, \(least.text(most: 2)) pt"
          + (row.compare?["offset"]?.lapse.map { ", or what passes in \($0.text(most: 1)) ms" }
            ?? ""))
    }
    if !marks.isEmpty {
      page.text(" ")
      page.element(
        "span", ["class": "key break"],
        text: row.compare == nil ? "an invariant breaks" : "they differ")
    }
  }

  /// The chart in words.
  private func story(_ film: Film) -> String {
    var parts = ["From \(film.start.text(most: 1)) to \(film.end.text(most: 1)) ms."]
    for view in film.scene.views.indices {
      for (channel, name) in [(DrawnTrace.Channel.x, "x"), (.y, "y"), (.zoom, "zoom")]
      where film.moves(channel, view) {
        let values = film.points(channel, view).map(\.value)
        guard let low = values.min(), let high = values.max(), let first = values.first,
          let last = values.last
        else { continue }
        let id = film.scene.views.count > 1 ? "\(film.scene.views[view].id) " : ""
        parts.append(
          "\(id)\(name) goes from \(first.text(most: 2)) to \(last.text(most: 2)), "
            + "between \(low.text(most: 2)) and \(high.text(most: 2)).")
      }
    }
    let fingers = Set(film.trace.fingers.map(\.number)).count
    parts.append(fingers == 1 ? "1 finger." : "\(fingers) fingers.")
    parts += marks.map { $0.words + "." }
    return parts.joined(separator: " ")
  }
}

extension RecordingSection {
  private func drawCommands(in page: inout Markup) {
    var commands: [(String, String)] = []
    let again = row.compare == nil ? "Judge it again" : "Compare it again"
    if !reported.breaks.isEmpty {
      commands.append((again, row.checkCommand(reported.breaks.map(\.name), head)))
    }
    if let moment = reported.moment {
      commands.append(("Show the moment", row.showCommand(at: moment, head)))
    }
    // One is enough to copy from: the others differ by the invariant's name.
    if let invariant = reported.breaks.first, let command = row.shrinkCommand(invariant.name, head)
    {
      commands.append(("Shrink it", command))
    }
    if commands.isEmpty { commands.append((again, row.checkCommand([], head))) }
    page.block("dl", ["class": "commands"]) { page in
      for (name, command) in commands {
        page.element("dt", text: name)
        page.element("dd") { page in
          page.element("code", ["class": "command", "dir": "ltr"], text: command)
        }
        page.newLine()
      }
    }
  }

  /// What the script plays.
  private func drawTrace(_ film: Film, in page: inout Markup) {
    var members = JSONMembers()
    members.object("scene", DrawnScene.table.members(film.scene))
    members.object("trace", DrawnTrace.table.members(film.trace))
    if let other = reported.other, let ghost {
      members.text("other", other.engine)
      members.object("otherScene", DrawnScene.table.members(ghost.scene))
      members.object("otherTrace", DrawnTrace.table.members(ghost.trace))
    }
    members.list("breaks", marks) { mark in
      var members = JSONMembers()
      members.number("t", mark.time)
      members.text("say", mark.words)
      return members
    }
    page.inert(members.json, id: "\(id)-film")
  }
}

extension String {
  /// `file:line:column`, as editors open it.
  func at(_ place: FileLocation) -> String {
    place.line > 0 ? "\(self):\(place.line):\(place.column)" : self
  }
}
