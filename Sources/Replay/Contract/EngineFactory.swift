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
  /// What it can do and report.
  public var abilities: Abilities
  /// Abilities that it lacks and whose features it receives anyway.
  package private(set) var ignored: Abilities = []
  /// The features that it may receive.
  package var declared: Abilities { abilities.union(ignored) }
  /// Whether it shows the user's own web page, and reports the errors in it.
  package var showsPage = false
  /// The same engine, taking a picture of each of the given frames; nil if there is nothing to
  /// take a picture of.
  package var picturing: (@Sendable (Set<Instant>) -> EngineFactory)?
  /// The maximum number of simultaneous fingers; nil if it declares none.
  package var maxTouches: Int?
  /// One sentence for each name in its declarations that is unknown and has no effect.
  package var unknownNames: [String] = []
  /// The numbers that it promises to keep.
  public var contract: EngineContract
  /// The settings, with their defaults and the sources of these. They are made on request, since
  /// most programs use only one engine.
  public var settings: [EngineSetting] {
    get { chosen ?? standard() }
    set { chosen = newValue }
  }
  private var chosen: [EngineSetting]?
  /// Receives errors of a distant engine after its recording is over.
  package var lateFaults: LateFaults?
  private let standard: @Sendable () -> [EngineSetting]
  private let promises: Promises
  private let build: @Sendable (Scene, [EngineSetting]) throws(EngineError) -> any ScrollEngine

  /// A factory that builds engines from scenes and settings.
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
    // A generic function such as `??` needs metadata of the type, which exists since iOS 18.
    if let promises {
      self.promises = promises
    } else {
      self.promises = { _ in (abilities, contract) }
    }
    self.build = build
  }

  /// The abilities and the contract of an engine with settings other than the defaults; without
  /// it, they are always the same.
  public typealias Promises =
    @Sendable ([EngineSetting]) throws(EngineError)
    -> (abilities: Abilities, contract: EngineContract)

  /// A fresh engine at rest in a scene. It never receives features that it does not declare.
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

  /// The same engine with some settings changed, as in `ios(slop=8)`; its declarations change
  /// with them, so that it is judged by its actual behaviour.
  /// - Parameters:
  ///   - changes: The new values of settings by name.
  ///   - switches: The only switches that are on, as in `textbook(stale-label)`; if empty, all
  ///     switches are unchanged.
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

  /// The same engine, which receives the features of these abilities although it lacks them: it
  /// plays a recording as if they were missing.
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
