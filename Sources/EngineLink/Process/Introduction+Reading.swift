internal import Model
internal import Replay
internal import Text

extension Introduction {
  init(_ reply: Envelope) throws(Objection) {
    let version = try reply.whole("protocol")
    guard version == Self.protocolVersion else {
      throw Objection(
        .sense, "it speaks version \(version) of the protocol", expected: "\(Self.protocolVersion)")
    }
    name = ""
    self.version = ""
    var scan = try reply.member("engine")
    try readEngine(&scan)
    if reply.has("clock") {
      switch try reply.text("clock") {
      case "stepped": ownsClock = false
      case "real": ownsClock = true
      case let word: throw Objection(.value, "clock \"\(word)\"", expected: "stepped or real")
      }
    }
    var denied: Abilities = []
    if var scan = reply.optional("abilities") { try readAbilities(&scan, &denied) }
    if var scan = reply.optional("contract") { try readContract(&scan) }
    if reply.has("acts") { try readActs(reply.text("acts")) }
    try contract.expectConsistent()
    try reply.each("settings") { (scan) throws(Objection) in
      settings.append(try EngineSetting(&scan))
    }
    scan = try reply.member("sample")
    try readColumns(&scan)
    try check(denied)
  }

  /// Reads whether the engine acts at frames. The contract may contain the number of frames by
  /// which the engine is late.
  private mutating func readActs(_ word: String) throws(Objection) {
    switch word {
    case "frames": contract.actsAtFrames = max(1, contract.actsAtFrames)
    case "at-once" where contract.actsAtFrames == 0: break
    case "at-once":
      throw Objection(
        .sense, "it declares that it acts at once and \(contract.actsAtFrames) frames late",
        expected: "acts \"frames\", or frames-late 0")
    default: throw Objection(.value, "acts \"\(word)\"", expected: "at-once or frames")
    }
  }

  private mutating func readEngine(_ scan: inout JSONScan) throws(Objection) {
    var (name, version): (String?, String?)
    var summary = ""
    try scan.beginObject()
    while let member = try scan.nextMember() {
      switch member {
      case "name": name = try scan.text()
      case "version": version = try scan.text()
      case "summary": summary = try scan.text()
      default: try scan.skip()
      }
    }
    guard let name, let version else {
      throw Objection(.missing, "an engine without a name or a version")
    }
    self.name = name
    self.version = version
    self.summary = summary
  }

  private mutating func readAbilities(
    _ scan: inout JSONScan, _ denied: inout Abilities
  ) throws(Objection) {
    try scan.beginObject()
    while let name = try scan.nextMember() {
      if name == "touches" {
        let start = scan.position
        maxTouches = try scan.whole()
        guard maxTouches ?? 0 > 0 else { throw scan.fault("1 finger or more", at: start) }
      } else if let ability = Abilities.names.first(where: { $0.name == name })?.ability {
        switch try scan.claim(ability) {
        case .does: abilities.insert(ability)
        case .ignores:
          ignored.insert(ability)
          denied.insert(ability)
        case .doesNot: denied.insert(ability)
        }
      } else {
        addUnknown(name, of: "abilities", among: Abilities.names.map(\.name) + ["touches"])
        try scan.skip()
      }
    }
  }

  private mutating func readContract(_ scan: inout JSONScan) throws(Objection) {
    let parts = EngineContract.Part.outsideResolution
    try scan.beginObject()
    while let name = try scan.nextMember() {
      if name == "resolution" {
        try readResolution(&scan)
      } else if let part = parts.first(where: { $0.name == name }) {
        let isNone = part.isOptional && scan.skips(word: "null")
        _ = part.set(&contract, isNone ? nil : try scan.value(part.kind))
      } else {
        addUnknown(name, of: "contract", among: parts.map(\.name) + ["resolution"])
        try scan.skip()
      }
    }
    try contract.expectPossible()
  }

  private mutating func readResolution(_ scan: inout JSONScan) throws(Objection) {
    try scan.beginObject()
    while let name = try scan.nextMember() {
      switch name {
      case "offset":
        contract.showsPixels = scan.skips(word: "\"pixel\"")
        if !contract.showsPixels { contract.offsetResolution = try scan.number() }
      case "rest": contract.restResolution = try scan.numberOrNull()
      case "zoom": contract.zoomResolution = try scan.number()
      case "time": contract.timeResolution = try scan.time() - .zero
      default:
        addUnknown(
          name, of: "contract.resolution", among: ["offset", "rest", "zoom", "time"])
        try scan.skip()
      }
    }
  }

  private mutating func addUnknown(_ name: String, of member: String, among known: [String]) {
    let nearest = known.nearest(to: name).map { "; did you mean \($0)?" } ?? ""
    unknownNames.append(
      "\(name.visible) in \(member) of hello is unknown and has no effect\(nearest)")
  }

  private mutating func readColumns(_ scan: inout JSONScan) throws(Objection) {
    try scan.beginList()
    while try scan.nextElement() {
      let name = try scan.text()
      guard let column = SampleColumn(rawValue: name) else {
        let known = SampleColumn.allCases.map(\.rawValue)
        throw Objection(
          .unknown, "unknown column \"\(name)\" of a sample", expected: alternatives(known),
          nearest: known.nearest(to: name))
      }
      guard !columns.contains(column) else {
        throw Objection(.sense, "the column \"\(name)\" twice")
      }
      columns.append(column)
    }
    for column in SampleColumn.needed where !columns.contains(column) {
      throw Objection(.missing, "a sample without the column \"\(column.rawValue)\"")
    }
  }

  /// Throws an error if declared abilities and columns contradict each other. Otherwise adapts the
  /// abilities to the columns.
  private mutating func check(_ denied: Abilities) throws(Objection) {
    let placed = SampleColumn.location.filter(columns.contains)
    guard placed.isEmpty || placed.count == SampleColumn.location.count else {
      throw Objection(
        .sense, "a sample with the column \"\(placed[0].rawValue)\" without the others of its kind",
        expected: "t, cause and view, or none of them")
    }
    guard !ownsClock || samplesAtPoints else {
      throw Objection(
        .sense, "samples without their times, of an engine with a clock of its own",
        expected: "the columns t, cause and view")
    }
    guard columns.contains(.velocityX) == columns.contains(.velocityY) else {
      throw Objection(.sense, "one column of the velocity without the other")
    }
    // If columns of the insets are missing, the insets are taken from the scene, without what a
    // keyboard or a refresh adds.
    let showsInsets = [SampleColumn.top, .left, .bottom, .right].allSatisfy(columns.contains)
    if !showsInsets, abilities.contains(.insets),
      !abilities.isDisjoint(with: [.keyboard, .refresh])
    {
      abilities.remove(.insets)
      ignored.insert(.insets)
    }
    for (ability, name, column) in [
      (Abilities.velocity, "velocity", SampleColumn.velocityX), (.activity, "activity", .activity),
    ] {
      if columns.contains(column) {
        guard !denied.contains(ability) else {
          throw Objection(.sense, "it has a column for \(name) but declares that it reports none")
        }
        abilities.insert(ability)
      } else if abilities.contains(ability) {
        throw Objection(.sense, "it declares that it reports \(name) but has no column for it")
      }
    }
  }
}

/// What an engine declares about an ability.
private enum Declaration {
  case does, doesNot
  /// The engine accepts the elements of the ability and ignores them.
  case ignores
}

extension JSONScan {
  /// Parses what is declared about an ability: true, false, null or a keyword. The abilities
  /// `overscroll` and `readouts` have further forms.
  fileprivate mutating func claim(_ ability: Abilities) throws(Objection) -> Declaration {
    if skips(word: "null") { return .doesNot }
    if peek() == UInt8(ascii: "\"") {
      let start = position
      switch (try text(), ability) {
      case ("unknown", _), ("none", .overscroll), ("pixels", .overscroll): return .doesNot
      case ("offset", .overscroll): return .does
      case (Introduction.ignoredWord, _): return .ignores
      default: throw fault("true, false, \"ignored\" or \"unknown\"", at: start)
      }
    }
    if ability == .readouts, peek() == UInt8(ascii: "[") {
      let names = try list { (scan) throws(Objection) in try scan.text() }
      return names.isEmpty ? .doesNot : .does
    }
    return try flag() ? .does : .doesNot
  }
}

extension EngineContract.Part {
  /// Whether hello declares the value in the object `resolution`.
  var isResolution: Bool { name == "pixels" || name.hasSuffix("resolution") }

  /// The contract values that hello does not declare in the object `resolution`.
  fileprivate static let outsideResolution = EngineContract.parts.filter { !$0.isResolution }
}

extension EngineSetting {
  fileprivate init(_ scan: inout JSONScan) throws(Objection) {
    var (name, value): (String?, Double?)
    var (summary, isLength, isSwitch) = ("", false, false)
    try scan.beginObject()
    while let member = try scan.nextMember() {
      switch member {
      case "name": name = try scan.text()
      case "value": value = try scan.number()
      case "summary": summary = try scan.text()
      case "length": isLength = try scan.flag()
      case "switch": isSwitch = try scan.flag()
      default: try scan.skip()
      }
    }
    guard let name, let value else {
      throw Objection(.missing, "a setting without a name or a value")
    }
    self.init(name, value, summary, isLength: isLength, isSwitch: isSwitch)
  }
}
