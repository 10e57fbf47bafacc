internal import Gesture
internal import Replay

/// What an engine promises, on one line: `slop=8;rubber=0.55`, and `-` where it promises nothing else
/// than an engine that declares nothing. The names are those of the line protocol.
extension EngineContract {
  private struct Part: Sendable {
    let name: String
    let text: @Sendable (EngineContract) -> String
    let set: @Sendable (inout EngineContract, String) -> Bool

    init(_ name: String, _ path: any WritableKeyPath<EngineContract, Double> & Sendable) {
      self.name = name
      text = { $0[keyPath: path].text }
      set = { contract, text in
        Double(finite: text).map { contract[keyPath: path] = $0 } != nil
      }
    }

    init(_ name: String, _ path: any WritableKeyPath<EngineContract, Double?> & Sendable) {
      self.name = name
      text = { $0[keyPath: path]?.text ?? EngineContract.none }
      set = { contract, text in
        let number = Double(finite: text)
        contract[keyPath: path] = number
        return number != nil || text == EngineContract.none
      }
    }

    /// A flag or a count.
    init<Value: LosslessStringConvertible & Sendable>(
      _ name: String, _ path: any WritableKeyPath<EngineContract, Value> & Sendable
    ) {
      self.name = name
      text = { $0[keyPath: path].description }
      set = { contract, text in Value(text).map { contract[keyPath: path] = $0 } != nil }
    }

    init(_ name: String, _ path: any WritableKeyPath<EngineContract, TimeSpan> & Sendable) {
      self.name = name
      text = { "\($0[keyPath: path].nanoseconds)ns" }
      set = { contract, text in
        guard text.hasSuffix("ns"), let count = Int64(text.dropLast(2)) else { return false }
        contract[keyPath: path] = TimeSpan(nanoseconds: count)
        return true
      }
    }

    init(
      _ name: String, text: @escaping @Sendable (EngineContract) -> String,
      set: @escaping @Sendable (inout EngineContract, String) -> Bool
    ) {
      (self.name, self.text, self.set) = (name, text, set)
    }
  }

  private static let none = "none"

  private static let parts: [Part] = [
    Part("frames-late", \.actsAtFrames), Part("slop", \.slop),
    Part("slop-after-catch", \.slopAfterCatch), Part("pinch-slop", \.pinchSlop),
    Part("swallows-slop", \.swallowsSlop),
    Part("normal-rate", \.normalRate), Part("fast-rate", \.fastRate),
    Part("stop-speed", \.stopSpeed), Part("least-fling", \.leastFling), Part("settle", \.settle),
    Part("soft-zoom", \.softZoom),
    Part("edge-pull") {
      $0.edgePull.rawValue
    } set: { contract, text in
      EdgePull(rawValue: text).map { contract.edgePull = $0 } != nil
    },
    Part("rubber", \.rubber), Part("bounce-decay", \.bounceDecay), Part("page-fling", \.pageFling),
    Part("lock-angle", \.lockAngle), Part("held-still", \.heldStill),
    Part("resolution", \.offsetResolution), Part("pixels", \.showsPixels),
    Part("rest-resolution", \.restResolution),
    Part("zoom-resolution", \.zoomResolution), Part("hands-velocity-over", \.handsVelocityOver),
    Part("turn-keeps-top-left", \.turnKeepsTopLeft),
  ]

  /// What differs from a contract that declares nothing.
  var text: String {
    let plain = EngineContract()
    let pairs = Self.parts.compactMap { part in
      part.text(self) == part.text(plain) ? nil : "\(part.name)=\(part.text(self))"
    }
    return pairs.isEmpty ? "-" : pairs.joined(separator: ";")
  }

  /// What was written in that form; nil where it is not of that form.
  init?(text: String) {
    self.init()
    for pair in text == "-" ? [] : text.split(separator: ";", omittingEmptySubsequences: false) {
      let halves = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard halves.count == 2, let part = Self.parts.first(where: { $0.name == halves[0] }),
        part.set(&self, halves[1])
      else { return nil }
    }
  }
}

extension TraceHead.Declared {
  /// The names of the abilities that it lacks.
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

extension Double {
  fileprivate init?(finite text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}
