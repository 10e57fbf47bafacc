internal import Model

extension DrawnTrace {
  /// A named signal of the app, row by row.
  package struct Signal: Equatable, Sendable {
    package internal(set) var name: String
    /// Numbers in hundredths; for a text its index in `texts`.
    var values: [Int] = []
    /// The different texts; empty if the signal is a number.
    package internal(set) var texts: [String] = []

    /// Maximum number of signals that are drawn, and of texts per signal.
    static let maximum = 16
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
  /// Adds a row, with its number.
  mutating func add(_ signals: AppSignals, row: Int) {
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
  mutating func thin() {
    for index in indices {
      self[index].values = stride(from: 0, to: self[index].values.count, by: 2).map {
        self[index].values[$0]
      }
    }
  }
}

extension DrawnTrace.Signal {
  fileprivate mutating func add(_ text: String) {
    // A signal that began as a number stays one.
    guard isText || values.allSatisfy({ $0 == DrawnTrace.unknown }) else { return }
    if let index = texts.firstIndex(of: text) { return values.append(index) }
    guard texts.count < Self.maxTexts else { return }
    texts.append(text)
    values.append(texts.count - 1)
  }
}
