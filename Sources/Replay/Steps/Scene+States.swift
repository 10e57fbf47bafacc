public import Gesture

extension Scene {
  /// Every view where the scene says it starts.
  public var startingStates: [ViewState] {
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

  /// Brings everything up to date that follows from the scene and from where the views stand; states
  /// that are new, without content, get their first layout.
  ///
  /// - Parameter opened: The scene as it was opened, where that is another one and the states are new: the
  ///   zoom that fits its viewports remains the least of views that are fitted once.
  public func fitStates(_ states: inout [ViewState], opened: Scene? = nil) {
    for index in views.indices {
      let view = views[index]
      let viewport = view.frame.size
      let zoom = states[index].zoom
      let content = view.contentSize(in: viewport)
      var limits = view.zoomRange(in: viewport)
      // What fitted the first layout stays.
      let isFitted = view.zoom.limits == .fitOnce && states[index].content != .zero
      if let opened, view.zoom.limits == .fitOnce, opened.views.indices.contains(index) {
        let first = opened.views[index].zoomRange(in: opened.views[index].frame.size)
        limits.minimum = min(first.minimum, limits.maximum)
      }
      states[index].content = Size(width: content.width * zoom, height: content.height * zoom)
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
