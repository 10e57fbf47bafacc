package import Model

extension Scene {
  /// The initial state of every view according to the scene.
  package var startingStates: [ViewState] {
    var states: [ViewState] = []
    for view in views {
      var state = ViewState()
      state.offset = view.startOffset(in: view.frame.size)
      state.zoom = view.start.zoom ?? 1
      states.append(state)
    }
    fitStates(&states)
    return states
  }

  /// Updates all values that follow from the scene and from the positions of the views. States
  /// without content get their first layout.
  package func fitStates(_ states: inout [ViewState]) {
    for index in views.indices {
      let view = views[index]
      let viewport = view.frame.size
      let zoom = states[index].zoom
      let content = view.contentSize(in: viewport)
      let limits = view.zoomRange(in: viewport)
      // Limits that were computed from the first layout are kept.
      let isFitted = view.zoom.limits == .fitOnce && states[index].content != .zero
      states[index].content = content * zoom
      states[index].bounds = viewport
      states[index].insets = view.insets(around: states[index].content, in: viewport)
      if !isFitted { states[index].minimumZoom = limits.minimum }
      states[index].maximumZoom = limits.maximum
      states[index].frame = frameInWindow(ofView: index) { parent in
        (states[parent].offset, states[parent].zoom)
      }
    }
  }
}
