internal import Gesture

extension Markup {
  /// Everything before the first event, with the timeline opened.
  mutating func head(_ head: RecordingHead) throws(Objection) {
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" as StaticString)
    begin("recording", 0)
    try attribute("xmlns", "urn:flickbook:recording:1")
    try attribute("title", head.title)
    if !head.quality.isEmpty {
      try attribute("quality", head.quality.words.joined(separator: " "))
    }
    try endOpen()
    if let origin = head.origin { try self.origin(origin) }
    for tag in head.tags { try element("tag", 1, text: tag) }
    if let note = head.note { try element("note", 1, text: note) }
    try scene(head.scene)
    try expectations(head.expectations)
    begin("timeline", 1)
    try endOpen()
  }

  mutating func end() {
    close("timeline", 1)
    close("recording", 0)
  }

  private mutating func origin(_ origin: Origin) throws(Objection) {
    begin("origin", 1)
    if let device = origin.device { try attribute("device", device) }
    if let system = origin.system { try attribute("system", system) }
    if let recorder = origin.recorder { try attribute("recorder", recorder) }
    if let recorded = origin.recorded {
      guard SpelledForms.isDate(recorded) else {
        throw Objection(
          .value, "recorded=\"\(recorded)\"",
          expected: "a date such as 2026-11-20 or 2026-11-20T10:00:00Z")
      }
      try attribute("recorded", recorded)
    }
    if let rate = origin.rate { try attribute("rate", size: rate) }
    if let coalesced = origin.coalesced { attribute("coalesced", coalesced) }
    if let source = origin.source { try attribute("source", source) }
    try endEmpty()
  }
}

extension Quality {
  /// The flags as a recording names them, in the order of the format.
  fileprivate var words: [String] {
    let names: [(Quality, String)] = [
      (.coarse, "coarse"), (.synthetic, "synthetic"), (.resampled, "resampled"),
      (.lossy, "lossy"), (.truncated, "truncated"), (.anonymised, "anonymised"),
    ]
    return names.filter { contains($0.0) }.map { $0.1 }
  }
}
