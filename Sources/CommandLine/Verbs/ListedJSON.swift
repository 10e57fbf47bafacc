internal import Chromium
internal import Engines
internal import Invariants
internal import Model
internal import Replay
internal import Reports
internal import Runs
internal import Text

/// The output of `list` for other programs. Under the same `format` number, members are only added.
struct ListedJSON {
  let text: String

  /// - Parameter what: The name of any list except the list of recordings.
  init(_ what: String, _ arguments: ParsedArguments, _ terminal: Terminal) throws {
    let rows: [JSONPiece] =
      switch what {
      case "engines": try Self.engines(arguments, terminal)
      case "signals":
        Catalogue.signals.map { JSONPiece([("name", $0.0.json), ("summary", $0.1.json)]) }
      case "patterns": Catalogue.patterns.map(\.json)
      case "relations": Catalogue.relations.map { JSONPiece($0.members) }
      default:
        Catalogue.invariants.map { JSONPiece($0.members) }
          + (try SuiteRules(arguments)).all.map {
            JSONPiece($0.invariant.members + [("from", $0.origin?.json)])
          }
      }
    text = Self.text(what, rows)
  }

  /// A list as text, with each entry on its own line.
  static func text(_ what: String, _ rows: [JSONPiece]) -> String {
    "{\"format\":1,\(what.json.text):[\n" + rows.map(\.text).joined(separator: ",\n") + "\n]}\n"
  }

  private static func engines(
    _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws -> [JSONPiece] {
    let list = try EngineChoice(arguments, for: [], terminal.environment).list
    var rows = try list.all().map(\.json)
    if list.refused[Browsers.engineName] == nil {
      rows.append(
        JSONPiece([("name", Browsers.engineName.json), ("summary", Browsers.summary.json)]))
    }
    for (name, error) in list.refused.sorted(by: { $0.key < $1.key }) {
      rows.append(JSONPiece([("name", name.json), ("notStarted", error.message.json)]))
    }
    rows.append(
      JSONPiece([("name", EngineNames.seen.json), ("summary", EngineNames.seenSummary.json)]))
    return rows
  }
}

extension EngineFactory {
  fileprivate var json: JSONPiece {
    let settings = settings.map { setting in
      JSONPiece([
        ("name", setting.name.json), ("value", setting.value.text.json),
        ("switch", setting.isSwitch ? true : nil), ("summary", setting.summary.json),
      ])
    }
    return JSONPiece([
      ("name", name.json), ("version", version.json), ("summary", summary.json),
      ("declares", abilities.words.map(\.json).json),
      ("ignores", ignored.subtracting(abilities).words.map(\.json).json.ifAny),
      ("settings", settings.json.ifAny),
    ])
  }
}

extension Catalogue.Pattern {
  fileprivate var json: JSONPiece {
    let parameters = parameters.map { parameter in
      JSONPiece([
        ("name", parameter.name.json), ("required", parameter.standard == nil ? true : nil),
        ("default", parameter.standard?.json),
      ])
    }
    return JSONPiece([
      ("name", name.json), ("summary", summary.json), ("example", example.json),
      ("parameters", parameters.json),
    ])
  }
}

extension Invariant {
  /// The JSON members of an invariant, in lists and in `explain`.
  var members: JSONPiece.Members {
    let kind = isRelation ? "relation" : isOfPages ? "page" : isOwn ? "formula" : "invariant"
    return [
      ("name", name.json), ("kind", kind.json), ("summary", summary.json),
      ("tolerance", tolerance.standard.json),
      ("units", tolerance.units.map { ($0?.rawValue ?? "").json }.json.ifAny),
      ("parameters", tolerance.parameters.map(\.json).json.ifAny),
      ("marginUnit", marginUnit.json.ifAny),
      ("needs", abilitiesNeeded.words.map(\.json).json.ifAny),
      ("onRequest", isOnRequest ? true : nil), ("formula", formula?.json),
      ("pattern", pattern?.text.json), ("why", why?.json),
    ]
  }
}
