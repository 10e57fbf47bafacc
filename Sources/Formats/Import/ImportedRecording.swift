package import Gesture
package import Writing

/// A file of another tool as a recording: its head, its losses, and its events.
///
/// Logs of input events are streamed twice, because losses are stated before the first event. JSON
/// is read as a whole, because ticks and sessions are not in order of time.
package struct ImportedRecording {
  package let format: ImportFormat
  package let head: RecordingHead
  package let losses: ImportLosses
  /// Opens the events from the first one.
  package let events: () throws(FormatError) -> any EventSource

  package init(file path: String, _ wishes: ImportWishes = ImportWishes()) throws(FormatError) {
    try self.init(ImportSource(file: path), wishes)
  }

  package init(
    bytes: [UInt8], named name: String, _ wishes: ImportWishes = ImportWishes()
  ) throws(FormatError) {
    try self.init(ImportSource(bytes: bytes, named: name), wishes)
  }

  private init(_ source: ImportSource, _ wishes: ImportWishes) throws(FormatError) {
    let format = try Self.format(of: source, wishes)
    if let device = wishes.device, !format.hasDevices {
      throw FormatError(
        in: source.name, at: .nowhere,
        Objection(
          .value, "no device \"\(device)\" in it",
          expected: "no --device: a file of \(format.rawValue) names none"))
    }
    if let view = wishes.view, !format.hasViews {
      throw FormatError(
        in: source.name, at: .nowhere,
        Objection(
          .value, "no view \"\(view)\" in it",
          expected: "no --view: a file of \(format.rawValue) names none"))
    }
    var draft: ImportDraft
    switch format {
    case .evemu: draft = try ImportDraft(evdev: source, as: EvemuLog(), wishes)
    case .getevent: draft = try ImportDraft(evdev: source, as: GeteventLog(), wishes)
    case .libinput: draft = try ImportDraft(evdev: source, as: LibinputLog(), wishes)
    case .webdriver: draft = try ImportDraft(webdriver: source, wishes)
    case .webkit: draft = try ImportDraft(webkit: source, wishes)
    case .rrweb: draft = try ImportDraft(rrweb: source, wishes)
    case .maestro: draft = try ImportDraft(maestro: source, wishes)
    case .appium: draft = try ImportDraft(appium: source, wishes)
    case .motionevent: draft = try ImportDraft(motionEvents: source, wishes)
    }
    draft = try draft.fitted(wishes)
    self.format = format
    losses = draft.losses
    events = draft.events
    head = draft.head(of: source.name, format, wishes)
  }

  private static func format(
    of source: ImportSource, _ wishes: ImportWishes
  ) throws(FormatError) -> ImportFormat {
    if let format = wishes.format { return format }
    let beginning = try source.open().read(ImportFormat.guessed)
    if let format = ImportFormat(beginning: beginning) { return format }
    let objection =
      ForeignFormat.objection(beginning: beginning)
      ?? (beginning.isEmpty
        ? Objection(.truncated, "an empty file", expected: "a log of touches")
        : Objection(
          .sense, "the format is not recognised",
          expected: "--input-format with one of "
            + alternatives(ImportFormat.allCases.map(\.rawValue))))
    throw FormatError(in: source.name, at: .nowhere, objection)
  }

  /// Writes the recording in canonical form, and returns the number of events.
  package func write<Sink: ByteSink>(to sink: Sink) throws(WriteError) -> Int {
    var events = try WriteError.reading(try self.events())
    var writer = try RecordingWriter(head, to: sink)
    var count = 0
    while let event = try WriteError.reading(try events.next()) {
      try writer.write(event.value)
      count += 1
    }
    try writer.finish()
    return count
  }
}
