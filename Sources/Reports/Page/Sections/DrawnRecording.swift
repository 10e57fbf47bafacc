internal import Results
internal import Text

/// A recording that was drawn when its row arrived. The pictures are in a store; this value
/// contains the data for assembling the page.
struct DrawnRecording {
  let recording: String
  let engine: String
  /// A key that is unique among all rows.
  let key: String
  let status: RowStatus
  let badness: Severity
  /// Whether the recording is drawn because something failed in it. Otherwise the recording is
  /// drawn for inspection only.
  let isFailure: Bool
  /// The invariant that held with the smallest share of its tolerance left, if there is one.
  let closeness: Closeness?
  /// Whether the playground can open the recording.
  let isTried: Bool
  private let head: KeptText
  private let body: KeptText
  /// The row of the recording in the table of recordings.
  let line: KeptText

  /// - Parameters:
  ///   - form: The form of the report.
  ///   - trial: The data that opens the recording in the playground.
  init(
    _ reported: ReportedRecording, _ run: RunHead, _ form: PageForm,
    trial: JSONPiece? = nil, in store: inout any TextStore
  ) {
    let row = reported.row
    recording = row.recording
    engine = row.engine
    key = row.key
    status = reported.status
    badness = reported.badness
    isFailure = row.needsAttention
    isTried = trial != nil
    closeness = Closeness(row)
    let section = RecordingSection(reported, run)
    var (head, body, line) = (Markup(), Markup(), Markup())
    section.drawHead(form == .folder ? "h1" : "h3", in: &head)
    section.drawBody(in: &body)
    if let trial { body.inert(trial, id: "\(section.id)-trial") }
    RecordingLine(reported: reported, run: run, form: form).draw(in: &line)
    self.head = store.keep(head.text)
    self.body = store.keep(body.text)
    self.line = store.keep(line.text)
  }

  var address: PageAddress { PageAddress(recording, on: engine) }
  var id: String { address.id }

  /// The size of the recording on a page, in bytes.
  var size: Int { head.count + body.count + line.count }

  /// - Parameter isFolded: Whether the part below the title is enclosed in `noscript`. A browser
  ///   with scripts skips it as text, until the script adds it to the page.
  func draw(isFolded: Bool, in page: inout Markup) {
    page.add(head)
    if isFolded { page.open("noscript") }
    page.add(body)
    if isFolded { page.close("noscript") }
    page.close("article")
    page.newLine()
  }
}

/// The invariant of a recording that held with the smallest share of its tolerance left. Margins
/// are not compared, because invariants have different units and tolerances.
struct Closeness {
  let invariant: String
  let share: Double

  init?(_ row: JudgedRecording) {
    let held = row.invariants.filter { $0.verdict == .held && $0.shareLeft != nil }
    guard let first = held.min(by: { $0.shareLeft ?? .infinity < $1.shareLeft ?? .infinity }),
      let share = first.shareLeft
    else { return nil }
    invariant = first.name
    self.share = share
  }

  /// The share in percent, such as `12 %`. A share below 1 % has one decimal.
  var text: String { (share * 100).text(maximum: share < 0.01 ? 1 : 0) + " %" }
}

/// The form of a report.
package enum PageForm: Sendable {
  /// One self-contained file.
  case file
  /// A folder with one page for each drawn recording.
  case folder
}
