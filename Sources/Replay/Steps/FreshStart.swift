package import Model
package import Text

/// Follows the changes of a recording's scene, so that a fresh engine can replace another one at
/// rest.
package struct FreshStart: Sendable {
  private var grammar: EventGrammar
  private var isKeyboardShown = false

  /// Begins with the scene of the recording.
  package init(_ scene: Scene) { grammar = EventGrammar(scene) }

  /// Applies the events of one moment.
  package mutating func apply(_ moment: Moment) {
    for event in moment.events {
      // A source that passed the grammar once passes it again.
      try? grammar.admit(InputEvent(at: moment.time, event.value))
      if case .layout(.keyboard(let keyboard)) = event.value {
        isKeyboardShown = keyboard != .hidden
      }
    }
  }

  /// The scene in which each view starts as it is currently shown.
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
        // A fresh start does not know the fit of the first layout.
        scene.views[index].zoom.limits = .fixed
        scene.views[index].zoom.minimum = state.minimumZoom
        scene.views[index].zoom.maximum = state.maximumZoom
      }
    }
    return scene
  }
}
