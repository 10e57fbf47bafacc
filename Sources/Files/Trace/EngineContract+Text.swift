internal import Model
internal import Replay

/// The contract of an engine on one line: `slop=8;rubber=0.55`, or `-` for the contract of an
/// engine that declares nothing. The names are taken from the line protocol.
extension EngineContract {
  /// The differences from the contract of an engine that declares nothing.
  var text: String {
    let plain = EngineContract()
    let pairs = Self.parts.compactMap { part in
      part.text(of: self) == part.text(of: plain) ? nil : "\(part.name)=\(part.text(of: self))"
    }
    return pairs.isEmpty ? "-" : pairs.joined(separator: ";")
  }

  /// Parses a contract that `text` has written; nil for any other text.
  init?(text: String) {
    self.init()
    for pair in text == "-" ? [] : text.split(separator: ";", omittingEmptySubsequences: false) {
      let halves = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard halves.count == 2, let part = Self.parts.first(where: { $0.name == halves[0] }),
        part.read(halves[1], into: &self)
      else { return nil }
    }
  }
}

extension EngineContract.Part {
  private static let none = "none"

  fileprivate func text(of contract: EngineContract) -> String {
    switch value(contract) {
    case .time(let time): "\(time.nanoseconds)ns"
    case let value: value?.text ?? Self.none
    }
  }

  fileprivate func read(_ text: String, into contract: inout EngineContract) -> Bool {
    let value = read(text)
    return (value != nil || text == Self.none) && set(&contract, value)
  }

  private func read(_ text: String) -> AttributeValue? {
    switch kind {
    case .boolean: Bool(text)?.attributeValue
    case .count: Int(text)?.attributeValue
    case .time where text.hasSuffix("ns"):
      Int64(text.dropLast(2)).map { .time(Instant(nanoseconds: $0)) }
    case .time: nil
    case .word: .word(text)
    default: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    }
  }
}

extension TraceHead.Declared {
  /// The names of the missing abilities.
  var lacks: String {
    let names = Abilities.names.filter { !abilities.contains($0.ability) }.map(\.name)
    return names.isEmpty ? "-" : names.joined(separator: ",")
  }

  static func abilities(lacking text: String) -> Abilities? {
    var abilities = Abilities.all
    for name in text == "-" ? [] : text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let named = Abilities.names.first(where: { $0.name == name }) else { return nil }
      abilities.remove(named.ability)
    }
    return abilities
  }
}
