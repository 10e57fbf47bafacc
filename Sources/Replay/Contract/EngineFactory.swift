#if !hasFeature(Embedded)
  public import Gesture

  /// Makes engines of one name, and declares what they can do.
  public struct EngineFactory: Sendable {
    /// The name of the engine on the command line.
    public var name: String
    /// The version of the engine.
    public var version: String
    /// One line for people.
    public var summary: String
    /// What it can do and report.
    public var abilities: Abilities
    /// What it does not do and is sent all the same.
    package private(set) var ignored: Abilities = []
    /// What it may be sent.
    package var claims: Abilities { abilities.union(ignored) }
    /// Whether it shows a web page of somebody's own, and reports what goes wrong in it.
    package var showsPage = false
    /// The same engine, which takes a picture of each of these frames; nil where it has nothing to
    /// take a picture of.
    package var picturing: (@Sendable (Set<Instant>) -> EngineFactory)?
    /// How many fingers it takes at once; nil where it does not say.
    package var mostTouches: Int?
    /// The numbers it promises to keep.
    public var contract: EngineContract
    /// What can be set, with its default and where that comes from: made when it is asked for,
    /// since most programs name one engine of many.
    public var settings: [EngineSetting] {
      get { chosen ?? standard() }
      set { chosen = newValue }
    }
    private var chosen: [EngineSetting]?
    /// Receives what a distant engine does wrong after its recording is over.
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
      self.promises = promises ?? { _ in (abilities, contract) }
      self.build = build
    }

    /// What an engine can do and promises with other settings than the default ones; without it
    /// that is always the same.
    public typealias Promises =
      @Sendable ([EngineSetting]) throws(EngineError)
      -> (abilities: Abilities, contract: EngineContract)

    /// A fresh engine at rest in a scene, which is never sent a word that it does not claim.
    public func make(_ scene: Scene) throws(EngineError) -> any ScrollEngine {
      let claims = claims
      if let word = scene.word(beyond: claims) { throw EngineError(word) }
      let engine = try build(scene, settings)
      if let distant = engine as? any DistantEngine {
        distant.claims = claims
        if let lateFaults { distant.lateFaults = lateFaults }
        return engine
      }
      return claims == .all ? engine : AnyEngine(engine, claims: claims)
    }

    /// The same engine with some settings changed, as `ios(slop=8)` asks for; what it declares
    /// changes with them, so that it is judged by what it does.
    /// - Parameters:
    ///   - changes: The new values of settings by their names.
    ///   - switches: Those that alone are to be on, as in `textbook(stale-label)`; where none is
    ///     named all stay as they are.
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

    /// The same engine, which is sent the words of these abilities though it does not have them: it
    /// plays a recording as if they were not there.
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
#endif
