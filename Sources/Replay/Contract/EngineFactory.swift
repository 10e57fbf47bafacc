#if !hasFeature(Embedded)
  public import Gesture

  /// How an engine is had by its name.
  public struct EngineFactory: Sendable {
    public var name: String
    public var version: String
    public var summary: String
    public var abilities: Abilities
    public var contract: EngineContract
    /// What can be set, with its default and where that comes from.
    public var settings: [EngineSetting]
    private let build: @Sendable (Scene, [EngineSetting]) throws(EngineError) -> any ScrollEngine

    public init(
      name: String, version: String, summary: String, abilities: Abilities,
      contract: EngineContract = EngineContract(), settings: [EngineSetting] = [],
      build: @escaping @Sendable (Scene, [EngineSetting]) throws(EngineError) -> any ScrollEngine
    ) {
      self.name = name
      self.version = version
      self.summary = summary
      self.abilities = abilities
      self.contract = contract
      self.settings = settings
      self.build = build
    }

    /// A fresh engine at rest in a scene.
    public func make(_ scene: Scene) throws(EngineError) -> any ScrollEngine {
      try build(scene, settings)
    }

    /// The same engine with some settings changed, as `ios(slop=8)` asks for.
    public func setting(_ changes: [(name: String, value: Double)]) throws(EngineError) -> Self {
      var changed = self
      for change in changes {
        guard let index = settings.firstIndex(where: { $0.name == change.name }) else {
          throw EngineError(
            .setting,
            "engine \(name) has no setting \"\(change.name)\": expected "
              + alternatives(settings.map(\.name)))
        }
        changed.settings[index].value = change.value
      }
      return changed
    }
  }

  /// One number of an engine that can be set.
  public struct EngineSetting: Hashable, Sendable {
    public var name: String
    public var value: Double
    /// What it is, its unit, and where its default comes from.
    public var summary: String

    public init(_ name: String, _ value: Double, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }
#endif
