internal import Files
package import Model
package import Text
package import Writing

/// A file of another tool as a recording: its head, its losses, and its events.
///
/// Logs of input events are streamed twice, because losses are stated before the first event. JSON
/// files are read as a whole, because ticks and sessions are not in order of time.
package struct ImportedRecording {
  package let format: ImportFormat
  package let head: RecordingHead
  package let losses: ImportLosses
  /// Opens the events at the first event.
  package let events: () throws(FormatError) -> any EventSource

  package init(file path: String, _ options: ImportOptions = ImportOptions()) throws(FormatError) {
    try self.init(ImportSource(file: path), options)
  }

  package init(
    bytes: [UInt8], named name: String, _ options: ImportOptions = ImportOptions()
  ) throws(FormatError) {
    try self.init(ImportSource(bytes: bytes, named: name), options)
  }

  private init(_ source: ImportSource, _ options: ImportOptions) throws(FormatError) {
    let format = try Self.format(of: source, options)
    if let device = options.device, !format.hasDevices {
      throw FormatError(
        in: source.name, at: .nowhere,
        Objection(
          .value, "no device \"\(device)\" in it",
          expected: "no --device: a file of \(format.rawValue) contains no device names"))
    }
    if let view = options.view, !format.hasViews {
      throw FormatError(
        in: source.name, at: .nowhere,
        Objection(
          .value, "no view \"\(view)\" in it",
          expected: "no --view: a file of \(format.rawValue) contains no view names"))
    }
    var draft: ImportDraft
    switch format {
    case .evemu: draft = try ImportDraft(evdev: source, as: EvemuLog(), options)
    case .getevent: draft = try ImportDraft(evdev: source, as: GeteventLog(), options)
    case .libinput: draft = try ImportDraft(evdev: source, as: LibinputLog(), options)
    case .webdriver: draft = try ImportDraft(webdriver: source, options)
    case .webkit: draft = try ImportDraft(webkit: source, options)
    case .rrweb: draft = try ImportDraft(rrweb: source, options)
    case .maestro: draft = try ImportDraft(maestro: source, options)
    case .appium: draft = try ImportDraft(appium: source, options)
    case .motionevent: draft = try ImportDraft(motionEvents: source, options)
    }
    draft = try draft.fitted(options)
    self.format = format
    losses = draft.losses
    events = draft.events
    head = draft.head(of: source.name, format, options)
  }

  private static func format(
    of source: ImportSource, _ options: ImportOptions
  ) throws(FormatError) -> ImportFormat {
    if let format = options.format { return format }
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
