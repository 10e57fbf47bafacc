internal import Model
internal import Text

/// How touches outside the window are handled.
package enum TouchesOutside: Sendable {
  /// Touches outside the window keep their positions.
  case kept
  /// Touches outside the window are moved to its edge.
  case clipped
  /// The window is enlarged to contain all touches.
  case covered
}

/// Compares the touches of an import with the window. Touches outside the window mean that the
/// units are not points, or that the window has the wrong size.
struct WindowFit {
  private let outside: TouchesOutside
  /// For each window of the import, in order of time, the size that contains all touches.
  private(set) var sizes: [Size]
  private var original: [Size]
  private var count = 0
  private var first: (touch: Touch, time: Instant, location: FileLocation, size: Size)?

  /// The maximum size of a window, larger than any screen.
  private static let largest = 1e6
}

extension WindowFit {
  /// Reads all events of an import, and compares them with the windows.
  init(_ source: any EventSource, in size: Size, _ outside: TouchesOutside) throws(FormatError) {
    self.outside = outside
    sizes = [size]
    original = [size]
    var source = source
    while let event = try source.next() {
      switch event.value.action {
      case .layout(let change):
        guard let window = change.window?.size else { continue }
        sizes.append(window)
        original.append(window)
      case .touch(let touch):
        let last = sizes.count - 1
        guard !original[last].contains(touch.point) else { continue }
        if outside == .covered { sizes[last].grow(to: touch.point, atMost: Self.largest) }
        if outside == .covered, sizes[last].contains(touch.point) { continue }
        count += 1
        if first == nil { first = (touch, event.value.time, event.location, original[last]) }
      default: break
      }
    }
  }

  var changesEvents: Bool { sizes != original || outside == .clipped && count > 0 }

  /// Adds remarks about touches outside the window.
  func report(to losses: inout ImportLosses) {
    if sizes != original, let size = sizes.first, let named = original.first {
      losses.add(
        [], "the window is \(size.text) and not \(named.text), so that it contains every touch")
    }
    guard let first else { return }
    let were = count == 1 ? "was" : "were"
    let touches = counted(count, "touch", "touches")
    var text = "\(touches) \(were) outside the window (\(first.size.text))"
    switch outside {
    case .kept: break
    case .clipped: text += " and \(were) moved to its edge"
    case .covered: text += ", which cannot grow there"
    }
    text += "; the first is"
    if first.location != .nowhere {
      text += " at line \(first.location.line), column \(first.location.column)"
    }
    text +=
      ": \(first.touch.point.x.short) \(first.touch.point.y.short) at \(first.time.text) ms"
    losses.add(
      outside == .clipped ? .lossy : [], text,
      advice: outside == .kept ? "try --clip, --grow, or another --size or --screen" : nil)
  }
}

/// The events of an import, with windows enlarged to contain the touches.
struct FittedEvents: EventSource {
  let scene: Scene
  private var source: any EventSource
  private let sizes: [Size]
  private let clips: Bool
  private var window = 0

  init(_ source: any EventSource, in scene: Scene, _ fit: WindowFit, clips: Bool) {
    self.source = source
    self.scene = scene
    self.clips = clips
    sizes = fit.sizes
  }

  mutating func next() throws(FormatError) -> Located<InputEvent>? {
    guard var event = try source.next() else { return nil }
    switch event.value.action {
    case .touch(var touch):
      if clips {
        touch.point = sizes[window].nearest(to: touch.point)
        event.value.action = .touch(touch)
      }
    case .layout(var change):
      guard let old = change.window?.size, window + 1 < sizes.count else { break }
      window += 1
      let size = sizes[window]
      change.window?.size = size
      // A view that filled the window is resized with the window.
      for index in change.frames.indices where change.frames[index].frame.size == old {
        change.frames[index].frame.size = size
      }
      event.value.action = .layout(change)
    default: break
    }
    return event
  }
}

extension ImportDraft {
  /// The draft with the changes that touches outside the window require.
  func fitted(_ options: ImportOptions) throws(FormatError) -> ImportDraft {
    guard mayLeave else { return self }
    let fit = try WindowFit(try events(), in: scene.window.size, options.outside)
    var draft = self
    fit.report(to: &draft.losses)
    guard fit.changesEvents else { return draft }
    if let size = fit.sizes.first, size != scene.window.size {
      if options.scene == nil {
        draft.scene = Scene(listIn: size)
      } else {
        draft.scene.window.size = size
      }
    }
    let (make, shown, clips) = (events, draft.scene, options.outside == .clipped)
    draft.events = { () throws(FormatError) in
      FittedEvents(try make(), in: shown, fit, clips: clips)
    }
    return draft
  }
}

extension Double {
  /// The number as text, rounded to a hundredth of a point for display.
  fileprivate var short: String { magnitude < 1e9 ? ((self * 100).rounded() / 100).text : text }
}

extension Size {
  fileprivate var text: String { "\(width.text)x\(height.text)" }

  fileprivate func contains(_ point: Point) -> Bool { nearest(to: point) == point }

  fileprivate func nearest(to point: Point) -> Point {
    Point(x: max(0, min(point.x, width)), y: max(0, min(point.y, height)))
  }

  fileprivate mutating func grow(to point: Point, atMost maximum: Double) {
    if point.x <= maximum { width = max(width, point.x.rounded(.up)) }
    if point.y <= maximum { height = max(height, point.y.rounded(.up)) }
  }
}
