#if !hasFeature(Embedded)
  package import Gesture

  /// Follows what a recording does to its scene, so that a fresh engine can be put where another one
  /// rests.
  package struct FreshStart: Sendable {
    private var grammar: EventGrammar
    private var isKeyboardShown = false

    /// Begins with the scene of the recording.
    package init(_ scene: Scene) { grammar = EventGrammar(scene) }

    /// Follows what happens at one time.
    package mutating func apply(_ moment: Moment) {
      for event in moment.events {
        // A source that passed the grammar once passes it again.
        try? grammar.admit(InputEvent(at: moment.time, event.value))
        if case .layout(.keyboard(let keyboard)) = event.value {
          isKeyboardShown = keyboard != .hidden
        }
      }
    }

    /// The scene in which a view starts as it is shown now.
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
            throw Objection(.sense, "the engine does not say which row is selected")
          }
          scene.views[index].wheel?.selected = row
        }
        if scene.views[index].zoom.limits == .fitOnce {
          // What fitted the first layout is forgotten by a fresh start.
          scene.views[index].zoom.limits = .fixed
          scene.views[index].zoom.minimum = state.minimumZoom
          scene.views[index].zoom.maximum = state.maximumZoom
        }
      }
      return scene
    }
  }
#endif
