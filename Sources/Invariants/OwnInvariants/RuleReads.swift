internal import Formulas
internal import Model
internal import Text

/// The values that the formulas of a custom invariant read.
struct RuleReads: Sendable {
  /// The abilities that the engine must have; `reads` are abilities whose values may be inferred if
  /// the engine lacks them.
  let needs: Abilities
  let reads: Abilities
  /// Whether the formulas read values that are unknown without the scroll range of the view.
  let readsScrollRange: Bool
  /// The custom app signals that the formulas read.
  let appSignals: [String]
  /// For each custom app signal, the standard app signal with the most similar name.
  private let nearest: [String?]
  /// The names of the views that the formulas read.
  let views: [String]

  init(_ expressions: [Expression]) {
    let signals = expressions.signals
    needs = signals.reduce(into: []) { $0.formUnion($1.needs) }
    reads = signals.reduce(into: []) { $0.formUnion($1.reads) }
    readsScrollRange = signals.contains { $0.isScrollRange }
    appSignals = expressions.appSignals
    nearest = appSignals.map { Self.readouts.nearest(to: $0) }
    views = expressions.views
  }

  /// Why the invariant cannot be judged; nil if it can.
  func obstacle(_ terms: Terms) -> Reason? {
    terms.lacks(terms.infers ? needs : needs.union(reads))
  }

  /// The reason why the invariant is untested if the scene lacks a view that the formulas read; nil
  /// if the scene has all these views.
  ///
  /// - Parameter names: The names of the scene's views.
  func missingView(_ machine: FormulaMachine?, of names: [String]) -> Reason? {
    views.first { machine?.isPresent(view: $0) == false }
      .map { .noView($0, nearest: names.nearest(to: $0)) }
  }

  /// The reason why the invariant is untested if the app never reported one of the signals; nil if
  /// the app reported all of them.
  func missingSignal(_ machine: FormulaMachine?) -> Reason? {
    guard let index = appSignals.firstIndex(where: { machine?.isReported($0) == false }) else {
      return nil
    }
    let name = appSignals[index]
    // If the app reports no custom signals, like most apps, only standard signals are compared.
    guard let machine, !machine.reported.isEmpty else {
      return .noSignal(name, nearest: nearest[index])
    }
    let names = machine.reported.entries.map(\.name)
    return .noSignal(name, nearest: (names + Self.readouts).nearest(to: name))
  }

  /// The names of the standard app signals, which every app may report.
  private static let readouts = Signal.allCases.map(\.rawValue)
    .filter { $0.hasPrefix(Signal.app) }.map { String($0.dropFirst(Signal.app.count)) }
}

extension [Expression] {
  /// The tolerance class of comparisons that specify no tolerance.
  var tolerance: ToleranceClass {
    var classes: Set<ToleranceClass> = []
    var isFixed = false
    for case .comparison(_, _, _, let tolerance, let dimension) in flatMap({ $0.all }) {
      if tolerance != nil {
        isFixed = true
      } else if dimension == .length {
        classes.insert(.atRest)
      } else if dimension == .speed {
        classes.insert(.velocity)
      }
    }
    // One tolerance cannot apply to two kinds of quantity.
    return classes.count == 1 ? classes.first ?? .exact : isFixed ? .fixed : .exact
  }
}
