internal import Gesture
internal import Replay

/// The engines of this program, by name.
struct EngineList: Sendable {
  let factories: [EngineFactory]

  init(_ factories: [EngineFactory]) { self.factories = factories }
}

extension EngineList {
  /// The name that stands for what the recorded device showed.
  static let seen = "seen"

  /// The engine that is used where none is named: the reference if it is there.
  var standard: String? {
    (factories.first { $0.name == "ios" } ?? factories.first)?.name
  }

  /// The engine that an option names, or the standard one.
  func engine(_ arguments: ParsedArguments, _ option: Option) throws(UsageError) -> ChosenEngine {
    guard let typed = arguments.text(option) ?? standard else {
      throw UsageError("this program has no engine: expected \(option.dashed) \(Self.seen)")
    }
    return try engine(EngineDesignation(typed, of: option), of: option)
  }

  func engine(
    _ designation: EngineDesignation, of option: Option
  ) throws(UsageError) -> ChosenEngine {
    if designation.name == Self.seen {
      if let setting = designation.settings.first {
        throw UsageError(
          "\(option.dashed): \(Self.seen) is what was recorded and has no setting \(setting.name.quoted)"
        )
      }
      return ChosenEngine(designation: designation, kind: .seen)
    }
    guard let factory = factories.first(where: { $0.name == designation.name }) else {
      let names = factories.map(\.name) + [Self.seen]
      let hint = names.nearest(to: designation.name).map { offer($0) }
      throw UsageError(
        "\(option.dashed): unknown engine \(designation.name.quoted)"
          + (hint ?? ": expected \(names.listed("or"))"))
    }
    return ChosenEngine(
      designation: designation, kind: .live(try set(designation, on: factory, of: option)))
  }

  private func set(
    _ designation: EngineDesignation, on factory: EngineFactory, of option: Option
  ) throws(UsageError) -> EngineFactory {
    let names = factory.settings.map(\.name)
    for setting in designation.settings where !names.contains(setting.name) {
      let expected = names.isEmpty ? ": it has none" : ": expected \(names.listed("or"))"
      throw UsageError(
        "\(option.dashed): engine \(factory.name) has no setting \(setting.name.quoted)"
          + (names.nearest(to: setting.name).map { offer($0) } ?? expected))
    }
    do {
      return try factory.setting(
        designation.settings.compactMap { setting in setting.value.map { (setting.name, $0) } },
        only: designation.settings.filter { $0.value == nil }.map(\.name))
    } catch {
      throw UsageError("\(option.dashed): \(error.message)")
    }
  }
}

extension EngineList {
  /// Why no command line could name these engines: said to whoever built the program.
  var objection: String? {
    var names = [Self.seen]
    for factory in factories {
      let name = factory.name
      if names.contains(name) {
        return name == Self.seen
          ? "an engine is named \"seen\", which stands for what was recorded"
          : "two engines are named \(name.quoted)"
      }
      let isTypeable =
        name.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
            || "-_.+".unicodeScalars.contains($0)
        }
      guard isTypeable, let first = name.first, first != "-" else {
        return "an engine is named \(name.quoted): expected letters, digits, -, _, + and ."
      }
      names.append(name)
    }
    return nil
  }
}
