internal import Gesture
internal import Verdicts

/// The invariants that `--only` and `--skip` leave, in the order of the catalogue.
///
/// Relations take part where they are asked for: all of them, or one by its name.
enum InvariantChoice {
  static func invariants(_ arguments: ParsedArguments) throws(UsageError) -> [Invariant] {
    let only = try names(arguments, .only)
    let skip = try names(arguments, .skip)
    let usual: [Invariant] =
      arguments.has(.relations) ? Catalogue.all : Catalogue.invariants.map { $0 }
    let invariants = (only.isEmpty ? usual : Catalogue.all).filter { invariant in
      (only.isEmpty || only.contains(invariant.name)) && !skip.contains(invariant.name)
    }
    guard !invariants.isEmpty || only.contains(Determinism.name) else {
      throw UsageError("--only and --skip leave no invariant to judge by")
    }
    return invariants
  }

  /// The invariants that `--only` names.
  static func only(_ arguments: ParsedArguments) throws(UsageError) -> Set<String> {
    Set(try names(arguments, .only))
  }

  private static func names(
    _ arguments: ParsedArguments, _ option: Option
  ) throws(UsageError) -> [String] {
    let names = arguments.texts(option)
      .flatMap { $0.split(separator: ",").map { String($0) } }
    for name in names where name != Determinism.name {
      if Catalogue.invariant(named: name) != nil { continue }
      let known = Catalogue.all.map { $0.name } + [Determinism.name]
      throw UsageError(
        "\(option.dashed): unknown invariant \(name.quoted)"
          + (known.nearest(to: name).map { offer($0) }
            ?? ": 'flickbook list invariants' and 'flickbook list relations' show them"))
    }
    return names
  }
}
