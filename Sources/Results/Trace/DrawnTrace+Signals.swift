package import Model

extension DrawnTrace {
  /// The values of a named signal of the app, row by row.
  package struct Signal: Equatable, Sendable {
    package internal(set) var name: String
    /// For a number its hundredths; for a text its index in `texts`.
    package var values: [Int] = []
    /// The different texts of the signal; empty for a number.
    package internal(set) var texts: [String] = []

    /// The maximum number of drawn signals; `maxTexts` is the maximum number of texts per signal.
    package static let maximum = 16
    static let maxTexts = 1000

    /// The name in a formula.
    package var formulaName: String { "probe." + name }
    package var isText: Bool { !texts.isEmpty }
  }

  /// The value of a signal in a row; nil if the app did not report it.
  package func value(of signal: Signal, row: Int) -> Double? {
    guard signal.values.indices.contains(row), signal.values[row] != Self.unknown else {
      return nil
    }
    return Double(signal.values[row]) / (signal.isText ? 1 : 100)
  }
}

extension [DrawnTrace.Signal] {
  /// Adds the signals of a row.
  package mutating func add(_ signals: AppSignals, row: Int) {
    for entry in signals.entries {
      guard let index = channel(of: entry.name, row: row) else { continue }
      switch entry.value {
      case .number(let number) where !self[index].isText:
        self[index].values.append(number.counted(in: 100))
      case .text(let text): self[index].add(text)
      case .number: break
      }
    }
    for index in indices where self[index].values.count <= row {
      self[index].values.append(DrawnTrace.unknown)
    }
  }

  private mutating func channel(of name: String, row: Int) -> Int? {
    if let index = firstIndex(where: { $0.name == name }) { return index }
    guard count < DrawnTrace.Signal.maximum else { return nil }
    let before = Array<Int>(repeating: DrawnTrace.unknown, count: row)
    append(DrawnTrace.Signal(name: name, values: before))
    return count - 1
  }

  /// Keeps every second row.
  package mutating func thin() {
    for index in indices {
      self[index].values = stride(from: 0, to: self[index].values.count, by: 2).map {
        self[index].values[$0]
      }
    }
  }
}

extension DrawnTrace.Signal {
  fileprivate mutating func add(_ text: String) {
    // A signal whose first value is a number ignores texts.
    guard isText || values.allSatisfy({ $0 == DrawnTrace.unknown }) else { return }
    if let index = texts.firstIndex(of: text) { return values.append(index) }
    guard texts.count < Self.maxTexts else { return }
    texts.append(text)
    values.append(texts.count - 1)
  }
}
