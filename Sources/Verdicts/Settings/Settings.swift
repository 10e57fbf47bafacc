package import Gesture

/// How every invariant is to be judged: built-in values, over which a suite, a recording and the
/// command line are laid, the nearest last.
public struct Settings: Sendable {
  /// The settings of every invariant, in the order of the catalogue.
  public private(set) var invariants: [InvariantSetting]

  /// The built-in settings of some invariants.
  public init(_ invariants: [Invariant] = Catalogue.all) {
    self.invariants = invariants.map { InvariantSetting($0) }
  }
}

extension Settings {
  /// Takes over what an expectation names. An unknown invariant, a unit that makes no sense:
  /// refused.
  package mutating func apply(
    _ expectation: InvariantExpectation, from origin: SettingOrigin
  ) throws(Objection) {
    guard let index = invariants.firstIndex(where: { $0.invariant.name == expectation.name }) else {
      // An invariant that was left out may be spoken of all the same.
      if Catalogue.invariant(named: expectation.name) != nil { return }
      throw Catalogue.unknown(expectation.name)
    }
    do throws(Objection) {
      try invariants[index].apply(expectation, from: origin)
    } catch {
      throw Objection(
        error.kind, "\(expectation.name): \(error.found)", expected: error.expected,
        nearest: error.nearest)
    }
  }

  /// The invariants that are judged at all: one that waits for a request only where it is named.
  public var judged: [InvariantSetting] {
    invariants.filter { $0.level.value != .off && ($0.isNamed || !$0.invariant.isOnRequest) }
  }

  /// The setting of the invariant with a name.
  public func setting(of name: String) -> InvariantSetting? {
    invariants.first { $0.invariant.name == name }
  }
}
