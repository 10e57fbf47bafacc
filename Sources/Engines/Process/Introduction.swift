internal import Gesture
internal import Replay

/// What an engine says about itself when it is greeted.
struct Introduction: Equatable, Sendable {
  var name: String
  var version: String
  var summary = ""
  /// Whether it runs on a clock of its own.
  var ownsClock = false
  /// The most fingers it takes at once; nil for any number.
  var mostTouches: Int?
  var abilities: Abilities = []
  var contract = EngineContract()
  var settings: [EngineSetting] = []
  var columns: [SampleColumn] = []

  /// The version of the protocol that is spoken here.
  static let protocolVersion = 1
}

extension Introduction {
  /// What an engine of this program says when it is served.
  init(_ engine: EngineFactory) {
    name = engine.name
    version = engine.version
    summary = engine.summary
    abilities = engine.abilities
    contract = engine.contract
    settings = engine.settings
    columns = SampleColumn.allCases.filter { column in
      switch column {
      case .velocityX, .velocityY: engine.abilities.contains(.velocity)
      case .activity: engine.abilities.contains(.activity)
      default: true
      }
    }
  }
}

// MARK: - Writing

extension LineText {
  mutating func members(_ engine: Introduction) {
    key("protocol")
    whole(Introduction.protocolVersion)
    key("engine")
    object { line in
      line.key("name")
      line.text(engine.name)
      line.key("version")
      line.text(engine.version)
      line.key("summary")
      line.text(engine.summary)
    }
    key("clock")
    word(engine.ownsClock ? "real" : "stepped")
    key("abilities")
    object { line in
      for (ability, name) in Abilities.names {
        line.key(name)
        line.flag(engine.abilities.contains(ability))
      }
    }
    key("contract")
    contract(engine.contract)
    key("settings")
    list { line in for setting in engine.settings { line.setting(setting) } }
    key("sample")
    list { line in for column in engine.columns { line.text(column.rawValue) } }
  }

  private mutating func contract(_ contract: EngineContract) {
    object { line in
      line.key("slop")
      line.number(contract.slop)
      line.key("swallows-slop")
      line.flag(contract.swallowsSlop)
      line.key("normal-rate")
      line.number(contract.normalRate ?? .nan)
      line.key("fast-rate")
      line.number(contract.fastRate ?? .nan)
      line.key("stop-speed")
      line.number(contract.stopSpeed)
      if let leastFling = contract.leastFling {
        line.key("least-fling")
        line.number(leastFling)
      }
      line.key("settle")
      line.time(.zero + contract.settle)
      line.key("soft-zoom")
      line.number(contract.softZoom)
      line.key("held-still")
      line.time(.zero + contract.heldStill)
      line.key("resolution")
      line.object { line in
        line.key("offset")
        line.number(contract.offsetResolution)
        line.key("zoom")
        line.number(contract.zoomResolution)
      }
      line.key("hands-velocity-over")
      line.flag(contract.handsVelocityOver)
    }
  }

  private mutating func setting(_ setting: EngineSetting) {
    object { line in
      line.key("name")
      line.text(setting.name)
      line.key("value")
      line.number(setting.value)
      line.key("summary")
      line.text(setting.summary)
      if setting.isLength {
        line.key("length")
        line.flag(true)
      }
      if setting.isSwitch {
        line.key("switch")
        line.flag(true)
      }
    }
  }
}

// MARK: - Reading

extension Introduction {
  init(_ reply: Envelope) throws(ProtocolError) {
    let version = try reply.member("protocol") { (scan) throws(ProtocolError) in try scan.whole() }
    guard version == Self.protocolVersion else {
      throw ProtocolError(
        "it speaks version \(version) of the protocol: expected \(Self.protocolVersion)")
    }
    (name, self.version) = ("", "")
    try reply.member("engine") { (scan) throws(ProtocolError) in try readEngine(&scan) }
    ownsClock =
      try reply.optional("clock") { (scan) throws(ProtocolError) in
        switch try scan.text() {
        case "stepped": return false
        case "real": return true
        case let word: throw ProtocolError("clock \"\(word)\": expected stepped or real")
        }
      } ?? false
    var denied: Abilities = []
    try reply.optional("abilities") { (scan) throws(ProtocolError) in
      try readAbilities(&scan, &denied)
    }
    try reply.optional("contract") { (scan) throws(ProtocolError) in try contract.read(&scan) }
    try reply.optional("settings") { (scan) throws(ProtocolError) in
      try scan.list { (scan) throws(ProtocolError) in settings.append(try EngineSetting(&scan)) }
    }
    try reply.member("sample") { (scan) throws(ProtocolError) in try readColumns(&scan) }
    try check(denied)
  }

  private mutating func readEngine(_ scan: inout LineScan) throws(ProtocolError) {
    var (name, version): (String?, String?)
    var summary = ""
    try scan.object { (scan, member) throws(ProtocolError) in
      switch member {
      case "name": name = try scan.text()
      case "version": version = try scan.text()
      case "summary": summary = try scan.text()
      default: try scan.skip()
      }
    }
    guard let name, let version else {
      throw ProtocolError("an engine without a name or a version")
    }
    (self.name, self.version, self.summary) = (name, version, summary)
  }

  private mutating func readAbilities(
    _ scan: inout LineScan, _ denied: inout Abilities
  ) throws(ProtocolError) {
    try scan.object { (scan, name) throws(ProtocolError) in
      if name == "touches" {
        let start = scan.position
        mostTouches = try scan.whole()
        guard mostTouches ?? 0 > 0 else { throw scan.fault("1 finger or more", at: start) }
        return
      }
      guard let ability = Abilities.names.first(where: { $0.name == name })?.ability else {
        return try scan.skip()
      }
      if try scan.claim(ability) {
        abilities.insert(ability)
      } else {
        denied.insert(ability)
      }
    }
  }

  private mutating func readColumns(_ scan: inout LineScan) throws(ProtocolError) {
    try scan.list { (scan) throws(ProtocolError) in
      let name = try scan.text()
      guard let column = SampleColumn(rawValue: name) else {
        let known = SampleColumn.allCases.map(\.rawValue)
        throw ProtocolError(
          Objection(
            .unknown, "unknown column \"\(name)\" of a sample", expected: alternatives(known),
            nearest: known.nearest(to: name)
          ).message)
      }
      guard !columns.contains(column) else { throw ProtocolError("the column \"\(name)\" twice") }
      columns.append(column)
    }
    for column in SampleColumn.needed where !columns.contains(column) {
      throw ProtocolError("a sample without the column \"\(column.rawValue)\"")
    }
  }

  /// What it claims and what it shows must fit.
  private mutating func check(_ denied: Abilities) throws(ProtocolError) {
    guard columns.contains(.velocityX) == columns.contains(.velocityY) else {
      throw ProtocolError("one column of the velocity without the other")
    }
    for (ability, name, column) in [
      (Abilities.velocity, "velocity", SampleColumn.velocityX), (.activity, "activity", .activity),
    ] {
      if columns.contains(column) {
        guard !denied.contains(ability) else {
          throw ProtocolError("it has a column for \(name), and says that it reports none")
        }
        abilities.insert(ability)
      } else if abilities.contains(ability) {
        throw ProtocolError("it says that it reports \(name), and has no column for it")
      }
    }
  }
}

extension LineScan {
  /// Whether an ability is claimed: true, or one of the forms in which some are said.
  fileprivate mutating func claim(_ ability: Abilities) throws(ProtocolError) -> Bool {
    if skips(word: "null") { return false }
    if isText {
      let start = position
      switch (try text(), ability) {
      case ("unknown", _), ("none", .overscroll), ("pixels", .overscroll): return false
      case ("offset", .overscroll): return true
      default: throw fault("true, false or \"unknown\"", at: start)
      }
    }
    if isList, ability == .readouts {
      var count = 0
      try list { (scan) throws(ProtocolError) in
        _ = try scan.text()
        count += 1
      }
      return count > 0
    }
    return try flag()
  }
}

extension EngineContract {
  fileprivate mutating func read(_ scan: inout LineScan) throws(ProtocolError) {
    try scan.object { (scan, name) throws(ProtocolError) in
      switch name {
      case "slop": slop = try scan.number()
      case "swallows-slop": swallowsSlop = try scan.flag()
      case "normal-rate": normalRate = try scan.numberOrNull()
      case "fast-rate": fastRate = try scan.numberOrNull()
      case "stop-speed": stopSpeed = try scan.number()
      case "least-fling": leastFling = try scan.numberOrNull()
      case "settle": settle = try scan.time() - .zero
      case "soft-zoom": softZoom = try scan.number()
      case "held-still": heldStill = try scan.time() - .zero
      case "hands-velocity-over": handsVelocityOver = try scan.flag()
      case "resolution":
        try scan.object { (scan, name) throws(ProtocolError) in
          switch name {
          case "offset": offsetResolution = try scan.number()
          case "zoom": zoomResolution = try scan.number()
          default: try scan.skip()
          }
        }
      default: try scan.skip()
      }
    }
  }
}

extension EngineSetting {
  fileprivate init(_ scan: inout LineScan) throws(ProtocolError) {
    var (name, value): (String?, Double?)
    var (summary, isLength, isSwitch) = ("", false, false)
    try scan.object { (scan, member) throws(ProtocolError) in
      switch member {
      case "name": name = try scan.text()
      case "value": value = try scan.number()
      case "summary": summary = try scan.text()
      case "length": isLength = try scan.flag()
      case "switch": isSwitch = try scan.flag()
      default: try scan.skip()
      }
    }
    guard let name, let value else { throw ProtocolError("a setting without a name or a value") }
    self.init(name, value, summary, isLength: isLength, isSwitch: isSwitch)
  }
}
