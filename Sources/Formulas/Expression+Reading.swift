// The signals and views that expressions read, and the unit of their margins.

extension [Expression] {
  private var all: [Expression] { flatMap { $0.all } }

  /// The dimension of all comparisons' margins: `.number` if there are no comparisons, nil if there
  /// are several dimensions.
  package var dimension: Dimension? {
    var dimensions: Set<Dimension> = []
    for case .comparison(_, _, _, _, let dimension) in all { dimensions.insert(dimension) }
    return dimensions.count > 1 ? nil : dimensions.first ?? .number
  }

  /// The names of the custom app signals that the expressions read, without duplicates, in order of
  /// first appearance.
  package var appSignals: [String] {
    var names: [String] = []
    for part in all {
      switch part {
      case .app(let name), .appIs(let name, _): if !names.contains(name) { names.append(name) }
      default: break
      }
    }
    return names
  }

  /// The names of the views that the expressions read, without duplicates, in order of first
  /// appearance.
  package var views: [String] {
    var names: [String] = []
    for part in all {
      switch part {
      case .of(let name, _), .viewIs(let name): if !names.contains(name) { names.append(name) }
      default: break
      }
    }
    return names
  }

  /// Every signal that the expressions read.
  package var signals: Set<Signal> {
    var signals: Set<Signal> = []
    for case .signal(let signal) in all { signals.insert(signal) }
    return signals
  }
}
