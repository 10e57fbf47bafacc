internal import Model
internal import Results

/// The difference to an earlier run, new violations first.
struct ChangeTable {
  let difference: RunDifference
  /// Links to the drawn recordings.
  let links: RecordingLinks

  /// The maximum number of rows for each kind of change, to keep the table readable.
  private static let maximum = 50

  func draw(in page: inout Markup) {
    page.section("since", "Since the earlier run") { page in
      page.line("p", text: difference.sum)
      let kinds = [
        ("new", difference.new), ("still broken", difference.still),
        ("broken before, not tested now", difference.lost), ("fixed", difference.fixed),
        ("tested before, not now", difference.idle),
      ]
      guard kinds.contains(where: { !$0.1.isEmpty }) else { return }
      page.table("Changes since the earlier run", "changes") {
        $0.columns(["change", "recording", "invariant", "what"])
      } rows: { page in
        for (word, changes) in kinds { draw(word, changes, in: &page) }
      }
    }
  }

  private func draw(_ word: String, _ changes: [RowDifference.Change], in page: inout Markup) {
    for change in changes.prefix(Self.maximum) {
      page.line("tr") { page in
        page.element("td", text: word)
        page.element("th", ["scope": "row"]) { page in
          links.draw(change.recording, on: change.engine, in: &page)
        }
        page.element("td") { $0.name(change.rule) }
        page.element("td", ["class": "word"]) { $0.name(change.story) }
      }
    }
    guard changes.count > Self.maximum else { return }
    page.line("tr") { page in
      page.element("td", text: word)
      page.element(
        "td", ["colspan": "3"], text: "and \((changes.count - Self.maximum).grouped) more")
    }
  }
}

/// Names of recordings, as links to their drawings.
struct RecordingLinks {
  /// The ids of the drawn recordings.
  let drawn: Set<String>
  let form: PageForm
  /// Whether the run has several engines, so that links name them.
  let namesEngines: Bool

  /// Draws a sentence as a link to the moment that it describes.
  ///
  /// - Parameters:
  ///   - time: The time at which the recording is opened. On a single page, the sentence links to
  ///     the row even if the recording is not drawn.
  ///   - rule: The invariant that breaks at that time.
  func draw(
    _ text: String, to recording: String, on engine: String, at time: Instant, rule: String,
    in page: inout Markup
  ) {
    let address = PageAddress(recording, on: engine)
    let isDrawn = drawn.contains(address.id)
    if form == .file {
      // Without its script a page can only navigate to the ids of its elements.
      let location = isDrawn ? "#\(address.id)" : address.fragment(at: time.text)
      page.element(
        "a", ["href": location, "data-at": isDrawn ? time.text : nil, "data-rule": rule], text: text
      )
    } else if isDrawn {
      page.element("a", ["href": "\(address.file)#t=\(time.text)"], text: text)
    } else {
      page.text(text)
    }
  }

  func draw(_ recording: String, on engine: String, in page: inout Markup) {
    let id = PageAddress(recording, on: engine).id
    if drawn.contains(id) {
      let location = form == .folder ? "r/\(id).html" : "#\(id)"
      page.element("a", ["href": location]) { $0.name(recording) }
    } else {
      page.name(recording)
    }
    guard namesEngines else { return }
    page.element("span", ["class": "on"]) { $0.name(engine, after: " on ") }
  }
}
