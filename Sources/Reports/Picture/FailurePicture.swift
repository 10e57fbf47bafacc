package import Results
internal import Invariants
internal import Model
internal import Text

/// A picture of the worst failure of a run, for services that can show a picture but no page, such
/// as a pull request. It shows a sentence, the device at the time of the violation, and a plot of
/// the motion.
///
/// For a run without failures it shows only the verdict.
package struct FailurePicture: Sendable {
  private let head: RunHead
  private var reasons: RunReasons
  private var summary = RunSummary()

  private static let width = 1200
  private static let height = 630
  private static let margin = 40.0

  package init(_ head: RunHead, since earlier: EarlierRun?) {
    self.head = head
    // Traces are kept, because the recording of the worst reason is drawn.
    reasons = RunReasons(head, since: earlier, keepsTraces: true)
  }

  package mutating func add(_ row: JudgedRecording) {
    summary.add(row)
    reasons.add(row)
  }

  /// The picture as a PNG file.
  package func png(_ end: RunEnd?) -> [UInt8] {
    var canvas = Canvas(width: Self.width, height: Self.height, Ink.page)
    let verdict = RunVerdict(summary, end, head)
    let reasons = reasons.all
    let isBad = reasons.contains { $0.weight != .warned } || verdict.status != .held
    canvas.fill(
      Rectangle(x: 0, y: 0, width: 14, height: Double(Self.height)), isBad ? Ink.broken : Ink.held)
    let width = Double(Self.width) - 2 * Self.margin
    if let reason = reasons.first {
      draw(reason, width, in: &canvas)
    } else {
      canvas.text(
        verdict.word, at: Point(x: Self.margin, y: 60), size: 6, isBad ? Ink.broken : Ink.held,
        isBold: true)
      _ = canvas.paragraph(
        Self.plain(verdict.sentence),
        in: Rectangle(x: Self.margin, y: 140, width: width, height: 200), size: 3, maxLines: 4,
        Ink.text)
    }
    return PNGImage(width: canvas.width, height: canvas.height, pixels: canvas.pixels).bytes
  }

  private func draw(_ reason: FailureReason, _ width: Double, in canvas: inout Canvas) {
    let margin = Self.margin
    var y = 32.0
    y += canvas.paragraph(
      Self.plain(reason.sentence), in: Rectangle(x: margin, y: y, width: width, height: 100),
      size: 3, maxLines: 3, Ink.text, isBold: true)
    let engine = head.engines.count > 1 ? " on \(reason.row.engine)" : ""
    let line = reason.location.line > 0 ? ":\(reason.location.line)" : ""
    let time = reason.time.map { " at \($0.rounded) ms" } ?? ""
    let facts = [
      "\(reason.rule)\(engine), in \(reason.spread)\(reason.worst)",
      "\(reason.row.recording.inRepository)\(line)\(time)",
    ]
    for (index, fact) in facts.enumerated() {
      y += canvas.paragraph(
        Self.plain(fact), in: Rectangle(x: margin, y: y, width: width, height: 40), size: 2,
        maxLines: 1, index == 0 ? Ink.broken : Ink.quiet)
    }
    guard let film = Film(reason.row) else { return }
    let moment = reason.time.map { Double($0.nanoseconds) / 1e6 } ?? film.end
    let bottom = Double(Self.height) - 36
    let device = Rectangle(x: margin, y: y + 16, width: 300, height: bottom - y - 16)
    PictureDevice(film: film, time: moment, area: device).draw(in: &canvas)
    let left = margin + device.size.width + 40
    let plot = Rectangle(
      x: left, y: y + 16, width: Double(Self.width) - margin - left, height: bottom - y - 16)
    PicturePlot(film: film, time: moment, view: reason.view, area: plot).draw(in: &canvas)
  }

  /// Replaces typographic characters, because the font contains only ASCII.
  private static func plain(_ text: String) -> String {
    let pairs: [(String, String)] = [
      ("\u{2013}", "-"), ("\u{2014}", "-"), ("\u{2026}", "..."), ("\u{00d7}", "x"),
      ("\u{2018}", "'"), ("\u{2019}", "'"), ("\u{201c}", "\""), ("\u{201d}", "\""),
      ("\u{202f}", " "), ("\u{00a0}", " "),
    ]
    return pairs.reduce(text.visible) { $0.replacing($1.0, with: $1.1) }
  }

  /// The colours of pictures: the same as in the light theme of pages.
  enum Ink {
    static let page = Canvas.Color(0xffffff)
    static let raised = Canvas.Color(0xf6f7f9)
    static let line = Canvas.Color(0xd4d9e0)
    static let strong = Canvas.Color(0x868e9a)
    static let text = Canvas.Color(0x1a1e24)
    static let quiet = Canvas.Color(0x545d69)
    static let broken = Canvas.Color(0xb3261e)
    static let held = Canvas.Color(0x1b6e3c)
    static let engine = Canvas.Color(0x0072b2)
    static let outside = Canvas.Color(0xcfd5dd)
    static let finger = Canvas.Color(0x6b2fa0)
  }
}

extension FailureReason {
  /// The name of the view that breaks the invariant.
  fileprivate var view: String? {
    row.invariants.first { $0.name == rule }?.first?.viewName
  }
}
