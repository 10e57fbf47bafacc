internal import Model
internal import Replay

// What the app shows of the view and beside it.

extension PublishedApp {
  /// Processes a callback of the view; returns the callback that the app adds.
  mutating func hear(_ kind: Callback.Kind) -> Callback.Kind? {
    if case .didEndZooming = kind { hasZoomed = true }
    return kind == .didScroll && has(.snapByRevealing) && view.snap != nil ? .valueChanged : nil
  }

  /// Modifies the shown state of the view.
  mutating func edit(_ state: inout ViewState, isTurned: Bool) {
    if has(.fitAboveMaximum) { state.maximumZoom = view.zoom.maximum }
    if isOpening { state.minimumZoom = minZoom }
    if has(.resetAtOpening), !hasZoomed, state.readouts.reset != nil { state.readouts.reset = true }
    if hasFixedPages, view.shows.contains(.items) { state.readouts.items = pages(state) }
    guard view.shows.contains(.page), system == .gallery || hasFixedPages else { return }
    state.readouts.page = PageNumber(
      label.read(state, view.layout, count: pages(state), isTurned: isTurned))
  }

  private func pages(_ state: ViewState) -> Int {
    guard !hasFixedPages else {
      return nearestWhole(state.content.width / PublishedImages.size(ofImages: 1).width)
    }
    let content = Size(
      width: state.content.width / state.zoom, height: state.content.height / state.zoom)
    return PageGrid(of: view, content: content, bounds: state.bounds).count
  }
}
