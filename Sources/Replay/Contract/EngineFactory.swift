public import Model
internal import Text

/// Makes engines of one name, and declares their abilities.
public struct EngineFactory: Sendable {
  /// The name of the engine on the command line.
  public var name: String
  /// The version of the engine.
  public var version: String
  /// A one-line description.
  public var summary: String
  /// What the engine can do and report.
  public var abilities: Abilities
  /// Abilities that the engine lacks although it receives the features that need them.
  package private(set) var ignored: Abilities = []
  /// The features that the engine may receive.
  package var declared: Abilities { abilities.union(ignored) }
  /// Whether the engine shows the user's own web page, and reports the errors in that page.
  package var showsPage = false
  /// Makes a factory of the same engine that also takes a picture of each given frame; nil if the
  /// engine cannot take pictures.
  package var picturing: (@Sendable (Set<Instant>) -> EngineFactory)?
  /// The maximum number of simultaneous fingers; nil if undeclared.
  package var maxTouches: Int?
  /// A sentence about each name in the engine's declarations that is unknown and has no effect.
  package var unknownNames: [String] = []
  /// The numbers that the engine promises to keep.
  public var contract: EngineContract
  /// The settings, with their defaults and the sources of the defaults. They are created on
  /// request, because most programs use only one engine.
  public var settings: [EngineSetting] {
    get { chosen ?? standard() }
    set { chosen = newValue }
  }
  private var chosen: [EngineSetting]?
  /// The receiver of errors that occur after a recording.
  package var lateFaults: LateFaults?
  private let standard: @Sendable () -> [EngineSetting]
  private let promises: Promises
  private let build: @Sendable (Scene, [EngineSetting]) throws(EngineError) -> any ScrollEngine

  /// Creates a factory that builds engines from scenes and settings.
  public init(
    name: String, version: String, summary: String, abilities: Abilities,
    contract: EngineContract = EngineContract(),
    settings: @autoclosure @escaping @Sendable () -> [EngineSetting] = [],
    promises: Promises? = nil,
    build: @escaping @Sendable (Scene, [EngineSetting]) throws(EngineError) -> any ScrollEngine
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.abilities = abilities
    self.contract = contract
    standard = settings
    // A generic function such as `??` needs metadata of the function type, which exists since iOS
    // 18.
    if let promises {
      self.promises = promises
    } else {
      self.promises = { _ in (abilities, contract) }
    }
    self.build = build
  }

  /// Computes the abilities and the contract of an engine whose settings are not the defaults. An
  /// engine without this function has the same abilities and contract for all settings.
  public typealias Promises =
    @Sendable ([EngineSetting]) throws(EngineError)
    -> (abilities: Abilities, contract: EngineContract)

  /// Makes a fresh engine at rest in a scene. The engine never receives features that are missing
  /// in `declared`.
  public func make(_ scene: Scene) throws(EngineError) -> any ScrollEngine {
    let declared = declared
    if let word = scene.word(beyond: declared) { throw EngineError(word) }
    let engine = try build(scene, settings)
    if let distant = engine as? any DistantEngine {
      distant.declared = declared
      if let lateFaults { distant.lateFaults = lateFaults }
      return engine
    }
    return declared == .all ? engine : AnyEngine(engine, declared: declared)
  }

  /// The same engine with some settings changed: `ios(slop=8)`. Its declarations change with the
  /// settings, so that the engine is judged by its actual behaviour.
  /// - Parameters:
  ///   - changes: The new values of settings by name.
  ///   - switches: The only switches that are on, such as `stale-label` in `textbook(stale-label)`;
  ///     if empty, all switches are unchanged.
  public func setting(
    _ changes: [(name: String, value: Double)], only switches: [String] = []
  ) throws(EngineError) -> Self {
    var changed = self
    changed.chosen = settings
    if !switches.isEmpty {
      for index in settings.indices where settings[index].isSwitch {
        changed.settings[index].value = 0
      }
    }
    for name in switches {
      let index = try index(ofSetting: name)
      guard settings[index].isSwitch else {
        throw EngineError(
          .setting, "\(name) of engine \(self.name) is a number: expected \(name)=NUMBER")
      }
      changed.settings[index].value = 1
    }
    for change in changes {
      changed.settings[try index(ofSetting: change.name)].value = change.value
    }
    (changed.abilities, changed.contract) = try promises(changed.settings)
    return changed
  }

  /// The same engine, which also receives the features that need these abilities although it lacks
  /// them: the engine plays a recording as if the features were missing.
  package func ignoring(_ abilities: Abilities) -> Self {
    var other = self
    other.ignored = ignored.union(abilities)
    return other
  }

  private func index(ofSetting name: String) throws(EngineError) -> Int {
    guard let index = settings.firstIndex(where: { $0.name == name }) else {
      throw EngineError(
        .setting,
        "engine \(self.name) has no setting \"\(name)\": expected "
          + alternatives(settings.map(\.name)))
    }
    return index
  }
}

extension EngineFactory: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
