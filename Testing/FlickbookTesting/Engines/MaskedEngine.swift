internal import Model
public import Replay
internal import Text

/// An engine that shows only offsets and zoom. All other values are derived from the scene, as for
/// an external engine that reports no other columns.
private struct MaskedEngine: ScrollEngine {
  private var base: any ScrollEngine
  /// Tracks the layout and the settings.
  private var grammar: EventGrammar
  private var states: [ViewState]

  init(_ base: any ScrollEngine, _ scene: Scene) {
    self.base = base
    grammar = EventGrammar(scene)
    states = scene.startingStates
  }

  mutating func handle(_ moment: Moment) throws(EngineError) {
    try base.handle(moment)
    for event in moment.events where event.value.isInput {
      // A recording that passed the grammar once passes it again, so that errors cannot occur.
      try? grammar.admit(InputEvent(at: moment.time, event.value))
    }
  }

  mutating func advance(to time: Instant) throws(EngineError) { try base.advance(to: time) }

  mutating func drawFrame(at time: Instant) throws(EngineError) { try base.drawFrame(at: time) }

  mutating func show(in frame: inout Frame) {
    base.show(in: &frame)
    frame.callbacks.removeAll(keepingCapacity: true)
    for view in frame.views.indices {
      (states[view].offset, states[view].zoom) = (frame.views[view].offset, frame.views[view].zoom)
    }
    grammar.scene.fitStates(&states)
    for view in frame.views.indices { frame.views[view] = states[view] }
  }
}

extension EngineFactory {
  /// The same engine, which shows offsets and zoom only.
  public var showingOffsetsOnly: EngineFactory { showingOffsets(hiding: [.keyboard, .refresh]) }

  /// The same engine, which shows offsets and zoom only, but still declares that it makes space for
  /// a keyboard and has a refresh control.
  public var showingOffsetsOfAll: EngineFactory { showingOffsets(hiding: []) }

  private func showingOffsets(hiding hidden: Abilities) -> EngineFactory {
    let unseen: Abilities = [.velocity, .activity, .callbacks, .insets, .readouts]
    return rebuilt(reporting: abilities.subtracting(unseen.union(hidden))) {
      good, scene throws(EngineError) in
      MaskedEngine(try good.make(scene), scene)
    }.ignoring(.all)
  }
}
