public import Gesture

/// How every law is to be judged: built-in values, over which a suite, a recording and the command
/// line are laid, the nearest last.
public struct Settings: Sendable {
  public private(set) var laws: [LawSetting]

  public init(_ laws: [any Law.Type] = Catalogue.all) {
    self.laws = laws.map { LawSetting($0) }
  }
}

extension Settings {
  /// Takes over what an expectation names. An unknown law, a unit that makes no sense: refused.
  public mutating func apply(
    _ expectation: InvariantExpectation, from origin: SettingOrigin
  ) throws(Objection) {
    guard let index = laws.firstIndex(where: { $0.law.name == expectation.name }) else {
      // A law that was left out may be spoken of all the same.
      if Catalogue.law(named: expectation.name) != nil { return }
      throw Catalogue.unknown(expectation.name)
    }
    do throws(Objection) {
      try laws[index].apply(expectation, from: origin)
    } catch {
      throw Objection(
        error.kind, "\(expectation.name): \(error.found)", expected: error.expected,
        nearest: error.nearest)
    }
  }

  /// The laws that are judged at all: one that waits for a request only where it is named.
  public var judged: [LawSetting] {
    laws.filter { $0.level.value != .off && ($0.isNamed || !$0.law.isOnRequest) }
  }

  public func setting(of name: String) -> LawSetting? {
    laws.first { $0.law.name == name }
  }
}
