/// A recording that was drawn as its row came: the pictures wait in a store, and what has to be at
/// hand to put the page together is here.
struct DrawnRecording {
  let recording: String
  let engine: String
  /// What no other row has.
  let key: String
  let status: RowStatus
  let badness: Severity
  /// Whether it is drawn because something failed in it, and not to be looked at only.
  let isFailure: Bool
  /// Whether the playground can open it.
  let isTried: Bool
  private let head: KeptText
  private let body: KeptText
  /// Its row in the table of recordings.
  let line: KeptText

  /// - Parameters:
  ///   - form: Where it will stand.
  ///   - trial: What opens it in the playground.
  init(
    _ reported: ReportedRecording, _ run: RunHead, _ form: PageForm,
    trial: PlaygroundTrial? = nil, in store: inout any PageStore
  ) {
    let row = reported.row
    recording = row.recording
    engine = row.engine
    key = row.key
    status = reported.status
    badness = reported.badness
    isFailure = row.isTold
    isTried = trial != nil
    let section = RecordingSection(reported, run)
    var (head, body, line) = (Markup(), Markup(), Markup())
    section.drawHead(form == .folder ? "h1" : "h3", in: &head)
    section.drawBody(in: &body)
    if let trial { body.inert(trial.json(row), id: "\(section.id)-trial") }
    RecordingLine(reported: reported, run: run, form: form).draw(in: &line)
    self.head = store.keep(head.text)
    self.body = store.keep(body.text)
    self.line = store.keep(line.text)
  }

  var address: PageAddress { PageAddress(recording, on: engine) }
  var id: String { address.id }

  /// How much of a page it takes.
  var size: Int { head.count + body.count + line.count }

  /// - Parameters:
  ///   - isFolded: Whether it is mere text below its title, which a browser passes over at once, until
  ///     the script makes it a part of the page. Without scripts it is one from the start.
  func draw(isFolded: Bool, in page: inout Markup) {
    page.add(head)
    if isFolded { page.open("noscript") }
    page.add(body)
    if isFolded { page.close("noscript") }
    page.close("article")
    page.newLine()
  }
}

/// What a report becomes.
package enum PageForm: Sendable {
  /// One file that needs nothing beside it.
  case file
  /// A folder with a page for each recording that is drawn.
  case folder
}
