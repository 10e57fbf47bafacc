internal import Runs
internal import Text

extension CommandDump {
  /// The dump as JSON, with a line for each verb and for each option. Under the same `format`
  /// number, members are only added.
  var json: String {
    let options = options
    let ids = Self.ids(of: options)
    func id(_ option: Option) -> JSONPiece {
      (options.firstIndex(of: option).map { ids[$0] } ?? option.name).json
    }
    let names = CompletionValues.Names.allCases.map { names in
      JSONPiece([("name", names.rawValue.json), ("words", names.words.map(\.json).json)])
    }
    let head = [
      "{\"name\":\(Release.name.json.text)", "\"version\":\(Release.version.json.text)",
      "\"format\":1", "\"purpose\":\(Release.purpose.json.text)",
    ]
    let lists = [
      Self.list("names", names),
      Self.list("verbs", commands.map { $0.json(id) }),
      Self.list("options", options.map { JSONPiece([("id", id($0))] + $0.members) }),
    ]
    return head.joined(separator: ",") + ",\n" + lists.joined(separator: ",\n") + "}\n"
  }

  /// The identifiers of options. Several verbs may declare different options of the same name:
  /// `engine`, `engine-2`.
  private static func ids(of options: [Option]) -> [String] {
    options.indices.map { index in
      let earlier = options[..<index].count { $0.name == options[index].name }
      return options[index].name + (earlier == 0 ? "" : "-\(earlier + 1)")
    }
  }

  private static func list(_ name: String, _ lines: [JSONPiece]) -> String {
    "\"\(name)\":[\n" + lines.map(\.text).joined(separator: ",\n") + "\n]"
  }
}

extension CommandDump.Command {
  fileprivate func json(_ id: (Option) -> JSONPiece) -> JSONPiece {
    let examples = examples.map { example in
      JSONPiece([("command", example.command.json), ("effect", example.effect.json)])
    }
    let exits = exits.map { exit in
      JSONPiece([("code", exit.code.rawValue.json), ("meaning", exit.meaning.json)])
    }
    return JSONPiece([
      ("name", name.json), ("task", task?.json), ("summary", summary.json),
      ("synopsis", synopsis.json), ("verbs", verbs.map(\.json).json.ifAny),
      ("operands", operands.atMost == 0 ? nil : operands.json),
      ("options", options.map(id).json), ("description", paragraphs.map(\.json).json),
      ("examples", examples.json), ("exits", exits.json),
    ])
  }
}

extension Operands {
  fileprivate var json: JSONPiece {
    JSONPiece([
      ("placeholder", placeholder.json), ("kind", kindName.json), ("minimum", atLeast.json),
      ("maximum", atMost?.json), ("words", words?.map(\.json).json),
    ])
  }

  private var kindName: String {
    switch kind {
    case .recordings: "recordings"
    case .recording: "recording"
    case .files: "files"
    case .folder: "folder"
    case .address: "address"
    case .verbs: "verbs"
    case .words: "words"
    }
  }
}

extension Option {
  fileprivate var members: JSONPiece.Members {
    [("name", name.json), ("letter", letter.map { String($0).json })] + value.members
      + [
        ("repeatable", isRepeatable ? true : nil), ("default", standard?.json),
        ("summary", summary.json), ("details", details.json.ifAny),
      ]
  }
}

extension Option.Value {
  /// The members for the value of an option; empty for a flag.
  fileprivate var members: JSONPiece.Members {
    guard let placeholder else { return [] }
    return [("value", placeholder.json)] + kind
  }

  private var kind: JSONPiece.Members {
    switch self {
    case .none: []
    case .file: [("kind", "file")]
    case .output(_, let kind): [("kind", "output"), ("writes", kind.rawValue.json)]
    case .folder: [("kind", "folder")]
    case .text: [("kind", "text")]
    case .name(_, let offer): [("kind", "name")] + offer.members
    case .word(_, let words): [("kind", "word"), ("words", words.map(\.json).json)]
    case .count(_, let minimum): [("kind", "count"), ("minimum", minimum.json)]
    case .number: [("kind", "number")]
    case .time: [("kind", "time")]
    }
  }
}

extension CompletionValues {
  fileprivate var members: JSONPiece.Members {
    let members: JSONPiece.Members = [("names", names.rawValue.json)]
    return switch shape {
    case .one: members
    case .list: members + [("shape", "list")]
    case .pair(let values): members + [("shape", "pair"), ("words", values.map(\.json).json)]
    }
  }
}
