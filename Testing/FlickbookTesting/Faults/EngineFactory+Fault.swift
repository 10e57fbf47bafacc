public import Replay

extension EngineFactory {
  /// The same engine with a fault, under the same name and contract.
  ///
  /// - Parameter strength: 1 is the amount of the row. Faults of a fixed size ignore the strength.
  public func with(_ fault: Fault, strength: Double = 1) -> EngineFactory {
    switch fault.change {
    case .motion, .input, .report:
      rebuilt { good, scene throws(EngineError) in
        FaultyEngine(try good.make(scene), fault, strength: strength, scene)
      }
    case .shown(let quantity, let edit):
      faulty(FaultyDisplay(fault, quantity, edit, strength: strength)) {
        $0.add($1)
      } edit: {
        $0.show(&$1, at: $2)
      }
    case .setting(let name): bent(name, fault.amount(at: strength))
    case .switchedOn(let name):
      rebuilt { good, scene throws(EngineError) in
        try good.setting([], only: [name]).make(scene)
      }
    case .scene(let edit): misreading(edit)
    case .custom(let make): make(self, strength)
    }
  }

  /// The same engine under another name, with a fault from a table, selected by a setting.
  package func with(oneOf faults: [Fault], as name: String) -> EngineFactory {
    let switches = faults.map { EngineSetting($0.name, 0, $0.sentence, isSwitch: true) }
    let size = EngineSetting("size", 1, "the share of the size of the fault")
    let good = self
    return EngineFactory(
      name: name, version: version, summary: "a sound engine that is falsified",
      abilities: abilities, contract: contract, settings: switches + [size]
    ) { (scene, settings) throws(EngineError) in
      let size = settings.last?.value ?? 1
      let index = settings.firstIndex { $0.isSwitch && $0.value != 0 }
      guard let index else { return try good.make(scene) }
      return try good.with(faults[index], strength: size).make(scene)
    }
  }

  /// The same engine under another name, which declares the contract of its default settings
  /// although settings were changed.
  package func misdeclared(as name: String) -> EngineFactory {
    var liar = rebuilt { good, scene throws(EngineError) in try good.make(scene) }
    liar.name = name
    return liar
  }
}
