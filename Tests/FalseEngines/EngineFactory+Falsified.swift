package import Gesture
package import Replay

extension EngineFactory {
  /// The same engine, falsified by a row: with some of its size.
  package func falsified(_ row: Falsification, size: Double = 1) -> EngineFactory {
    rebuilt { good, scene throws(EngineError) in
      Falsifier(try good.make(scene), row, size: row.size(of: size), scene)
    }
  }

  /// The same engine under another name, falsified by the row that is switched on.
  package func falsified(as name: String) -> EngineFactory {
    let switches = Falsification.rows.map {
      EngineSetting($0.name, 0, $0.sentence, isSwitch: true)
    }
    let size = EngineSetting("size", 1, "the share of the size of the fault")
    let good = self
    return EngineFactory(
      name: name, version: version, summary: "a sound engine that is falsified",
      abilities: abilities, contract: contract, settings: switches + [size]
    ) { (scene, settings) throws(EngineError) in
      let size = settings.last?.value ?? 1
      let index = settings.firstIndex { $0.isSwitch && $0.value != 0 }
      guard let index else { return try good.make(scene) }
      return try good.falsified(Falsification.rows[index], size: size).make(scene)
    }
  }

  /// The same engine, which declares its defaults whatever is set.
  package func misdeclared(as name: String) -> EngineFactory {
    var liar = rebuilt { good, scene throws(EngineError) in try good.make(scene) }
    liar.name = name
    return liar
  }

  /// The same engine, made in another way.
  package func rebuilt(
    reporting abilities: Abilities? = nil,
    _ build:
      @escaping @Sendable (_ good: EngineFactory, Scene) throws(EngineError)
      -> any ScrollEngine
  ) -> EngineFactory {
    EngineFactory(
      name: name, version: version, summary: summary, abilities: abilities ?? self.abilities,
      contract: contract, settings: settings
    ) { (scene, settings) throws(EngineError) in
      var good = self
      good.settings = settings
      return try build(good, scene)
    }.ignoring(ignored)
  }
}

extension Falsification {
  /// A share of the size: of a factor, so much of what it differs from 1.
  func size(of share: Double) -> Double {
    switch deed {
    case .scale, .zoomScale, .zoomJump, .stretchMoves, .velocity: 1 + share * (size - 1)
    case .drop, .loseMoves, .silence, .echo: size
    default: share * size
    }
  }

  /// Whether it comes in smaller sizes.
  package var isSized: Bool {
    switch deed {
    case .swap, .drop, .loseMoves, .liftAsCancel, .cancelAsLift, .oneFinger, .deaf, .loseRequests,
      .loseSettings, .loseLayouts, .silence, .echo, .busy, .dull:
      false
    default: true
    }
  }

  /// `scale 1.1 along x, in a drag`.
  package var sentence: String {
    "\(deed.rawValue) \(size.text)" + (axis.map { " along \($0)" } ?? "")
      + (phase.map { ", \($0.rawValue)" } ?? "")
  }
}
