internal import Invariants
internal import Model
internal import Results
internal import Text

/// The whole report on one recording on one engine: violations and their locations, pictures, the
/// lines of the recording, the frames as a table, and how to reproduce it.
struct RecordingSection {
  let reported: ReportedRecording
  let head: RunHead
  private let film: Film?
  let ghost: Film?

  init(_ reported: ReportedRecording, _ head: RunHead) {
    self.reported = reported
    self.head = head
    film = Film(reported.row)
    ghost = reported.other.flatMap { Film($0) }
  }

  var row: JudgedRecording { reported.row }
  var id: String { reported.id }

  /// Draws the start tag of the section, and its title.
  func drawHead(_ heading: StaticString, in page: inout Markup) {
    page.open(
      "article",
      [
        "class": "recording", "id": id, "aria-labelledby": "\(id)-title",
        "data-recording": row.recording.visible, "data-engine": row.engine.visible,
        "data-pending": row.isPending ? "" : nil,
      ])
    page.newLine()
    drawTitle(heading, in: &page)
  }

  /// Draws everything below the title.
  func drawBody(in page: inout Markup) {
    for remark in row.remarks { page.line("p", ["class": "about"]) { $0.name(remark) } }
    drawError(in: &page)
    drawIdle(in: &page)
    if let film { drawPictures(film, in: &page) }
    if !row.pictures.isEmpty { FilmStrip(pictures: row.pictures).draw(in: &page) }
    if let compare = row.compare, compare.isMeasured {
      DifferenceTable(reported: reported, compare: compare).draw(in: &page)
    } else if !reported.violations.isEmpty {
      ViolationList(reported: reported).draw(in: &page)
    }
    if let film {
      FrameTable(film: film, ghost: ghost, view: reported.first?.viewName, time: time(film))
        .draw(in: &page)
      EventTable(film: film).draw(in: &page)
    }
    drawCommands(in: &page)
    if let film { drawTrace(film, in: &page) }
  }

  private func drawTitle(_ heading: StaticString, in page: inout Markup) {
    page.block("header") { page in
      page.open(heading, ["id": "\(id)-title"])
      page.status(reported.status)
      page.name(row.title.isEmpty ? row.recording : row.title, after: " ")
      page.close(heading)
      page.newLine()
      page.line("p", ["class": "about"]) { page in
        if !row.title.isEmpty { page.name(row.recording) }
        page.element("span", ["class": "on"]) { page in
          page.name(row.engine, after: " on ")
          if let compare = row.compare { page.name(compare.against, after: " against ") }
        }
        for tag in row.tags {
          page.text(" ")
          page.element("span", ["class": "tag"]) { $0.name(tag) }
        }
      }
      drawLead(in: &page)
    }
  }

  /// Draws the first violation as one sentence above the pictures.
  private func drawLead(in page: inout Markup) {
    guard row.compare == nil, let (invariant, first) = row.leading else { return }
    page.line("p", ["class": "lead"]) { page in
      page.element("strong", ["class": "rule"], text: invariant.name)
      page.text(" at ")
      page.time(first.time)
      page.text(": ")
      page.element("span", ["class": "story-line"]) {
        $0.name(first.headline)
      }
    }
  }

  private func drawError(in page: inout Markup) {
    guard let error = row.error else { return }
    page.line("p", ["class": "error"]) { page in
      let kind =
        switch error.kind {
        case .format where row.isPending: "There is nothing to compare with: "
        case .format: "The recording is wrong: "
        case .start: "The engine did not start: "
        case .engine: "The engine failed: "
        case .timeout: "It took too long: "
        }
      page.element("strong", text: kind)
      page.name(error.message)
      if error.location.line > 0 {
        page.text(" at ")
        page.element("code") { $0.name(row.recording.at(error.location)) }
      }
    }
  }

  /// Draws which required invariants were not exercised, and why.
  private func drawIdle(in page: inout Markup) {
    var lines = row.missing.map { invariant in
      "\(invariant.name) was not exercised, although \(invariant.wanted ?? "the recording") names it: "
        + invariant.whyUntested
    }
    if let why = row.whyNotTested {
      lines.append((row.refusal == nil ? "Nothing was tested: " : "Refused: ") + why)
    } else if let why = row.unobserved {
      lines.append("Nothing else was tested: " + why)
    }
    for line in lines { page.line("p", ["class": "error"]) { $0.name(line) } }
  }

  func time(_ film: Film) -> Double {
    reported.moment.map { Double($0.nanoseconds) / 1e6 } ?? film.end
  }

  private func drawCommands(in page: inout Markup) {
    var commands: [(String, String)] = []
    let again = row.compare == nil ? "Check it again" : "Compare it again"
    if !reported.violations.isEmpty {
      commands.append((again, row.checkCommand(reported.violations.map(\.name), head)))
    }
    if let moment = reported.moment {
      commands.append(("Show the moment", row.showCommand(at: moment, head)))
    }
    // One command is enough as a template: the other commands differ only in the invariant's name.
    if let invariant = reported.violations.first,
      let command = row.shrinkCommand(invariant.name, head)
    {
      commands.append(("Shrink it", command))
    }
    if commands.isEmpty { commands.append((again, row.checkCommand([], head))) }
    page.block("dl", ["class": "commands"]) { page in
      for (name, command) in commands {
        page.element("dt", text: name)
        page.line("dd") { page in
          page.element("code", ["class": "command", "dir": "ltr"], text: command)
        }
      }
    }
  }

  /// Writes the data with which the script plays the replay.
  private func drawTrace(_ film: Film, in page: inout Markup) {
    let violations: [JSONPiece] = marks.map { mark in
      [
        "t": mark.time.json, "say": mark.text.json.ifAny, "kind": mark.kind?.json.ifAny,
        "off": mark.displacement.map { [$0.x.json, $0.y.json] },
        "view": mark.view?.json.ifAny,
      ]
    }
    page.inert(
      [
        "scene": film.scene.json, "trace": film.trace.json,
        "other": ghost == nil ? nil : reported.other?.engine.json,
        "otherScene": ghost.map { $0.scene.json },
        "otherTrace": ghost.map { $0.trace.json },
        "breaks": violations.json.ifAny,
      ], id: "\(id)-film")
  }
}
