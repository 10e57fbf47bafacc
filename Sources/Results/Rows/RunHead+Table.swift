internal import Text

extension RunHead {
  /// The version of written lines.
  static let version = 4
  /// The versions of lines that can be read. Version 3 lists every verdict in every row, and has
  /// other keys.
  static let readVersions = 3...4
  static let versionKey = "flickbook"

  static let table = ResultsTable(
    "the first line", RunHead(tool: "", plan: "", planned: 0, rate: "", phase: "", engines: [])
  ) { table in
    table.add([RunHead.versionKey], as: JSONSchema.constant(RunHead.version), isRequired: true) {
      _, members in
      members.append((RunHead.versionKey, RunHead.version.json))
    } read: { _, _ in
    }
    table.add("tool", \.tool, .text)
    table.add("plan", \.plan, .textIfAny)
    table.add("planned", \.planned, .count)
    let (have, of) = ("shards", "of")
    table.add([have, of], as: JSONSchema.shards) { head, members in
      guard let shards = head.shards else { return }
      members += [(have, shards.have.map(\.json).json.ifAny), (of, shards.of.json)]
    } read: { (fields, head) throws(Objection) in
      guard fields[of].value != nil else { return }
      head.shards = try Shards(
        checking: try fields[have].list { (value) throws(Objection) in try Shards.number(value) },
        of: try fields.read(of, .count))
    }
    table.add("date", \.date, .text)
    table.add("host", \.host, .text)
    table.add("jobs", \.jobs, .count)
    table.add("rate", \.rate, .text)
    table.add("phase", \.phase, .text)
    table.add("engines", \.engines, .list(Engine.table))
    table.add("against", \.against, .object(Engine.table))
    table.add("suite", \.suite, .text)
    table.add("invariants", \.invariants, .texts)
    table.add("settings", \.settings, .list(Setting.table))
    table.add("failsOnWarnings", \.failsOnWarnings, .flag)
    table.add("gates", \.gates, .list(Gate.table))
    table.add("again", \.again, .texts)
    table.add("select", \.select, .texts)
    table.add("review", \.review, .object(Review.table))
    table.add("search", \.search, .text)
  }
}

extension RunHead.Review {
  static let table = ResultsTable("a review", Self(options: [])) { table in
    table.add("options", \.options, .texts)
  }
}

extension RunHead.Shards {
  fileprivate static func number(_ value: JSONValue) throws(Objection) -> Int {
    guard let number = value.whole, number > 0 else {
      throw Objection(.value, "\(value.kind) as a shard", expected: "a whole number from 1")
    }
    return number
  }

  fileprivate init(checking have: [Int], of count: Int) throws(Objection) {
    guard have.last ?? 1 <= count, zip(have, have.dropFirst()).allSatisfy(<) else {
      throw Objection(
        .sense, "shards \(have.map { String($0) }.joined(separator: ", ")) of \(count)",
        expected: "each once, in order")
    }
    self.init(have, of: count)
  }
}

extension RunHead.Engine {
  static let table = ResultsTable("an engine", Self("", version: nil)) { table in
    table.add("name", \.name, .text)
    table.add("version", \.version, .text)
  }
}

extension RunHead.Setting {
  static let table = ResultsTable("a setting", Self("", "", "", from: "")) { table in
    table.add("invariant", \.invariant, .text)
    table.add("name", \.name, .text)
    table.add("value", \.value, .text)
    table.add("from", \.from, .text)
  }
}

extension RunHead.Gate {
  static let table = ResultsTable("a gate", Self(.minRecordings, 0, from: "")) { table in
    table.add("gate", \.kind, .word)
    table.add("count", \.count, .count)
    table.add("from", \.from, .text)
  }
}
