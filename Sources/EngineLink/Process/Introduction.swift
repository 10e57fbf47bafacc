internal import Gesture
internal import JSON
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
  init(_ reply: Envelope) throws(Objection) {
    let version = try reply.whole("protocol")
    guard version == Self.protocolVersion else {
      throw Objection(
        .sense, "it speaks version \(version) of the protocol", expected: "\(Self.protocolVersion)")
    }
    (name, self.version) = ("", "")
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
    if var scan = reply.optional("contract") { try contract.read(&scan) }
    if var scan = reply.optional("settings") {
      try scan.beginList()
      while try scan.nextElement() { settings.append(try EngineSetting(&scan)) }
    }
    scan = try reply.member("sample")
    try readColumns(&scan)
    try check(denied)
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
    (self.name, self.version, self.summary) = (name, version, summary)
  }

  private mutating func readAbilities(
    _ scan: inout JSONScan, _ denied: inout Abilities
  ) throws(Objection) {
    try scan.beginObject()
    while let name = try scan.nextMember() {
      if name == "touches" {
        let start = scan.position
        mostTouches = try scan.whole()
        guard mostTouches ?? 0 > 0 else { throw scan.fault("1 finger or more", at: start) }
      } else if let ability = Abilities.names.first(where: { $0.name == name })?.ability {
        if try scan.claim(ability) {
          abilities.insert(ability)
        } else {
          denied.insert(ability)
        }
      } else {
        try scan.skip()
      }
    }
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

  /// What it claims and what it shows must fit.
  private mutating func check(_ denied: Abilities) throws(Objection) {
    guard columns.contains(.velocityX) == columns.contains(.velocityY) else {
      throw Objection(.sense, "one column of the velocity without the other")
    }
    for (ability, name, column) in [
      (Abilities.velocity, "velocity", SampleColumn.velocityX), (.activity, "activity", .activity),
    ] {
      if columns.contains(column) {
        guard !denied.contains(ability) else {
          throw Objection(.sense, "it has a column for \(name), and says that it reports none")
        }
        abilities.insert(ability)
      } else if abilities.contains(ability) {
        throw Objection(.sense, "it says that it reports \(name), and has no column for it")
      }
    }
  }
}

extension JSONScan {
  /// Whether an ability is claimed: true, or one of the forms in which some are said.
  fileprivate mutating func claim(_ ability: Abilities) throws(Objection) -> Bool {
    if skips(word: "null") { return false }
    if peek() == UInt8(ascii: "\"") {
      let start = position
      switch (try text(), ability) {
      case ("unknown", _), ("none", .overscroll), ("pixels", .overscroll): return false
      case ("offset", .overscroll): return true
      default: throw fault("true, false or \"unknown\"", at: start)
      }
    }
    if ability == .readouts, peek() == UInt8(ascii: "[") {
      var count = 0
      try beginList()
      while try nextElement() {
        _ = try text()
        count += 1
      }
      return count > 0
    }
    return try flag()
  }
}

extension EngineContract {
  fileprivate mutating func read(_ scan: inout JSONScan) throws(Objection) {
    try scan.beginObject()
    while let name = try scan.nextMember() {
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
        try scan.beginObject()
        while let name = try scan.nextMember() {
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
