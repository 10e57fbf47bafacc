package import Model
package import Text

/// Tracks the changes of a recording's scene, so that a fresh engine can replace another engine at
/// rest.
package struct FreshStart: Sendable {
  private var grammar: EventGrammar
  private var isKeyboardShown = false

  /// Creates a tracker that starts with the scene of the recording.
  package init(_ scene: Scene) { grammar = EventGrammar(scene) }

  /// Applies the events of one moment.
  package mutating func apply(_ moment: Moment) {
    for event in moment.events {
      // The source has already checked the events by the grammar, so no error occurs.
      try? grammar.admit(InputEvent(at: moment.time, event.value))
      if case .layout(.keyboard(let keyboard)) = event.value {
        isKeyboardShown = keyboard != .hidden
      }
    }
  }

  /// The current scene, in which each view starts at its shown position.
  package func scene(showing frame: Frame) throws(Objection) -> Scene {
    guard !isKeyboardShown else {
      throw Objection(.sense, "no scene starts with a keyboard shown")
    }
    var scene = grammar.scene
    for index in scene.views.indices {
      let state = frame.views[index]
      guard scene.views[index].refresh == nil || state.readouts.refreshing == false else {
        throw Objection(.sense, "no scene starts while it refreshes, which it may")
      }
      scene.views[index].start = Start(x: state.offset.x, y: state.offset.y, zoom: state.zoom)
      if scene.views[index].wheel != nil {
        guard let row = state.readouts.selection else {
          throw Objection(.sense, "the engine does not report the selected row")
        }
        scene.views[index].wheel?.selected = row
      }
      if scene.views[index].zoom.limits == .fitOnce {
        // A fresh engine does not know the limits that were computed from the first layout.
        scene.views[index].zoom.limits = .fixed
        scene.views[index].zoom.minimum = state.minimumZoom
        scene.views[index].zoom.maximum = state.maximumZoom
      }
    }
    return scene
  }
}
