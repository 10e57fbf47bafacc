package import Model
package import Text

/// The part of a recording that an engine can play: the scene without features that the engine does
/// not declare, and the events before the first event that needs another undeclared feature.
package struct PlayableEvents: EventSource {
  /// The scene that the engine receives.
  package let scene: Scene
  /// The part of the recording that is left out, updated as events are read.
  package let part: PlayedPart
  private var source: any EventSource
  private let declared: Abilities
  /// The undeclared feature that a change of the viewport would need; nil if no such feature is
  /// needed.
  private let ofViewport: UndeclaredFeature?
  /// The events up to the first touch, which are read in advance.
  private var waiting: [Located<InputEvent>] = []
  private var position = 0

  /// - Throws: The undeclared feature, if the engine cannot play the scene, or cannot play the
  ///   recording up to its first touch.
  package init(_ source: any EventSource, for declared: Abilities) throws(ReplayError) {
    let adapted = source.scene.adapted(to: declared)
    if let word = adapted.scene.word(beyond: declared) { throw .engine(EngineError(word)) }
    scene = adapted.scene
    ofViewport = adapted.ofViewport
    part = PlayedPart(omitted: adapted.omitted)
    self.source = source
    self.declared = declared
    do { try readAhead() } catch { throw .format(error) }
    if let cut = part.cut { throw .engine(EngineError(cut.feature)) }
  }

  private mutating func readAhead() throws(FormatError) {
    while let event = try readNext() {
      waiting.append(event)
      if case .touch = event.value.action { return }
    }
  }

  /// The next event that the engine can play.
  private mutating func readNext() throws(FormatError) -> Located<InputEvent>? {
    guard part.cut == nil, let event = try source.next() else { return nil }
    let isResized =
      switch event.value.action {
      case .layout(.keyboard): false
      case .layout: true
      default: false
      }
    let word = event.value.action.word(beyond: declared) ?? (isResized ? ofViewport : nil)
    guard let word else { return event }
    part.cut = (word, event.value.time)
    return nil
  }

  /// The next event; nil at the end of the part that the engine can play.
  package mutating func next() throws(FormatError) -> Located<InputEvent>? {
    guard position < waiting.count else { return try readNext() }
    position += 1
    return waiting[position - 1]
  }
}

/// The part of a recording that an engine does not play.
package final class PlayedPart {
  /// The features of the scene that are omitted.
  package let omitted: [UndeclaredFeature]
  /// The feature that the first unplayable event needs, and the time of that event.
  package fileprivate(set) var cut: (feature: UndeclaredFeature, time: Instant)?

  fileprivate init(omitted: [UndeclaredFeature]) { self.omitted = omitted }

  /// Whether the engine plays the whole recording unchanged.
  package var isWhole: Bool { omitted.isEmpty && cut == nil }

  /// A description of the omitted part; nil if nothing is omitted:
  /// `played without insets and up to 2300 ms, because it does not declare asks (ask scroll-to)`.
  package var remark: String? {
    guard !isWhole else { return nil }
    let names = omitted.map(\.ability.firstName)
    let without = names.isEmpty ? nil : "without " + names.joined(separator: ", ")
    let until = cut.map { "up to \($0.time.text) ms, because \($0.feature)" }
    return "played " + [without, until].compactMap { $0 }.joined(separator: " and ")
  }
}

extension PlayedPart {
  /// The names of the abilities in a remark that an engine would have to declare to play more of
  /// the recording.
  package static func abilities(inRemark remark: String) -> [String] {
    guard remark.hasPrefix("played ") else { return [] }
    var names: [String] = []
    for part in remark.dropFirst("played ".count).split(separator: " ") {
      let name = part.last == "," ? part.dropLast() : part
      let isName = Abilities.names.contains { $0.name == name }
      if isName, !names.contains(String(name)) { names.append(String(name)) }
    }
    return names
  }
}

extension Replayable {
  /// The part of the recording that an engine with these abilities can play.
  package func playable(by declared: Abilities) -> Replayable {
    guard declared != .all else { return self }
    let open = open
    return Replayable { () throws(FormatError) -> any EventSource in
      try Self.part(of: try open(), for: declared)
    }
  }

  private static func part(
    of source: any EventSource, for declared: Abilities
  ) throws(FormatError) -> any EventSource {
    do throws(ReplayError) {
      return try PlayableEvents(source, for: declared)
    } catch {
      if case .format(let error) = error { throw error }
      // The engine reports the feature that it lacks.
      return source
    }
  }
}
