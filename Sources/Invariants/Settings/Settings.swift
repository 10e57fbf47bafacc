package import Model
package import Replay
package import Text

/// How every invariant is judged: built-in values, overridden by a suite, then by a recording, then
/// by the command line.
public struct Settings: Sendable {
  /// The settings of every invariant, in the order of the catalogue.
  public private(set) var invariants: [InvariantSetting]

  /// The names of the invariants that may be judged; if empty, all invariants. The names in
  /// `skipped` are always excluded.
  private let only: Set<String>
  private let skipped: Set<String>
  /// The names of the formulas that were excluded by `only` or `skipped`.
  private var leftOut: Set<String> = []

  /// Creates the built-in settings of some invariants.
  public init(_ invariants: [Invariant] = Catalogue.all) {
    self.init(invariants, only: [], skipping: [])
  }

  /// Creates the built-in settings of some invariants, to which files may add formulas.
  package init(_ invariants: [Invariant], only: Set<String>, skipping skipped: Set<String>) {
    let pages = Catalogue.pages.filter { page in
      (only.isEmpty || only.contains(page.name)) && !skipped.contains(page.name)
        && !invariants.contains(page)
    }
    self.invariants = (invariants + pages).map { InvariantSetting($0) }
    self.only = only
    self.skipped = skipped
  }

  /// Adds an invariant that is written as a formula, or replaces its formula.
  package mutating func define(
    _ invariant: Invariant, from origin: SettingOrigin
  ) throws(Objection) {
    let name = invariant.name
    guard only.isEmpty || only.contains(name), !skipped.contains(name) else {
      leftOut.insert(name)
      return
    }
    if let index = invariants.firstIndex(where: { $0.invariant == invariant }) {
      return invariants[index].define(invariant, from: origin)
    }
    guard invariants.count(where: { $0.invariant.isOwn }) < FormulaText.maximum else {
      throw FormulaText.tooMany
    }
    var setting = InvariantSetting(invariant)
    setting.define(invariant, from: origin)
    invariants.append(setting)
  }

  /// The invariants that are written as formulas.
  package var formulas: [Invariant] { invariants.map(\.invariant).filter { $0.isOwn } }

  /// Applies an expectation. An unknown invariant or an unsuitable unit is rejected.
  package mutating func apply(
    _ expectation: InvariantExpectation, from origin: SettingOrigin
  ) throws(Objection) {
    if let invariant = try Invariant.defined(by: expectation) {
      try define(invariant, from: origin)
    }
    guard let index = invariants.firstIndex(where: { $0.invariant.name == expectation.name }) else {
      // Expectations about excluded invariants are ignored.
      if leftOut.contains(expectation.name) { return }
      if Catalogue.invariant(named: expectation.name) != nil { return }
      throw Catalogue.unknown(expectation.name, beside: formulas)
    }
    do throws(Objection) {
      try invariants[index].apply(expectation, from: origin)
    } catch {
      throw Objection(
        error.kind, "\(expectation.name): \(error.found)", expected: error.expected,
        nearest: error.nearest)
    }
  }

  /// The invariants that are judged. An invariant that is judged only on request is included only
  /// if a layer names it.
  public var judged: [InvariantSetting] { judged(onPage: false) }

  /// The invariants that are judged, including the invariants about web pages if the engine shows a
  /// page.
  package func judged(onPage: Bool) -> [InvariantSetting] {
    invariants.filter { setting in
      let invariant = setting.invariant
      let isUsual = !invariant.isOnRequest && (onPage || !invariant.isOfPages)
      return setting.level.value != .off && (setting.isNamed || isUsual)
    }
  }

  /// The kinds of web page errors that do not fail a recording.
  package var excusedPageErrors: Set<PageError.Kind> {
    Set(
      PageError.Kind.allCases.filter { kind in
        let name = PageErrorRule(kind).name
        let level = invariants.first { $0.invariant.name == name }?.level.value
        return skipped.contains(name) || level ?? .error != .error
      })
  }

  /// The setting of the invariant with the given name.
  public func setting(of name: String) -> InvariantSetting? {
    var position = 0
    return setting(of: name, from: &position)
  }

  /// The setting of the invariant with the given name, for looking up many names in the order of
  /// the invariants. Each search starts after the previous result, so that not every name is
  /// compared with every other.
  ///
  /// - Parameter position: The index at which the search begins; afterwards, the index after the
  ///   result.
  package func setting(of name: String, from position: inout Int) -> InvariantSetting? {
    for step in invariants.indices {
      let index = (position + step) % invariants.count
      // Compares without copying.
      guard invariants[index].invariant.name == name else { continue }
      position = index + 1
      return invariants[index]
    }
    return nil
  }
}
