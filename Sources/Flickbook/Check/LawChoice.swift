internal import Gesture
internal import Verdicts

/// The laws that `--only` and `--skip` leave, in the order of the catalogue.
///
/// Relations take part where they are asked for: all of them, or one by its name.
enum LawChoice {
  static func laws(_ arguments: ParsedArguments) throws(UsageError) -> [any Law.Type] {
    let only = try names(arguments, .only)
    let skip = try names(arguments, .skip)
    let usual: [any Law.Type] =
      arguments.has(.relations) ? Catalogue.all : Catalogue.laws.map { $0 }
    let laws = (only.isEmpty ? usual : Catalogue.all).filter { law in
      (only.isEmpty || only.contains(law.name)) && !skip.contains(law.name)
    }
    guard !laws.isEmpty || only.contains(Determinism.name) else {
      throw UsageError("--only and --skip leave no law to judge by")
    }
    return laws
  }

  /// The laws that `--only` names.
  static func named(_ arguments: ParsedArguments) -> [String] {
    (try? names(arguments, .only)) ?? []
  }

  private static func names(
    _ arguments: ParsedArguments, _ option: Option
  ) throws(UsageError) -> [String] {
    let names = arguments.texts(option)
      .flatMap { $0.split(separator: ",").map { String($0) } }
    for name in names where name != Determinism.name {
      if Catalogue.law(named: name) != nil { continue }
      let known = Catalogue.all.map { $0.name } + [Determinism.name]
      throw UsageError(
        "\(option.dashed): unknown law \(name.quoted)"
          + (known.nearest(to: name).map { offer($0) }
            ?? ": 'flickbook list invariants' and 'list relations' show them"))
    }
    return names
  }
}
