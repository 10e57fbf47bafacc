internal import Interchange
internal import Model
internal import Writing

/// Converts events of a touch screen to finger samples as they happen.
struct LiveTouches {
  private var surface: TouchSurface
  private let mapping: SurfaceMapping
  /// The state of the surface at the start of the capture, until the first event provides a time.
  private var beginning: [EvdevEvent]
  private(set) var fingersDown = 0
  /// The number of fingers that were down before the capture began.
  private var earlierFingers = 0

  init(_ device: EvdevDevice, _ mapping: SurfaceMapping, initialState: [EvdevEvent]?) {
    surface = TouchSurface(device)
    self.mapping = mapping
    beginning = initialState ?? []
  }

  /// Applies an event. If the kernel has dropped reports, `current` returns the state after the
  /// dropped reports.
  mutating func apply(_ event: EvdevEvent, current: () -> [EvdevEvent]?) -> [TouchSample<Int>] {
    var samples: [TouchSample<Int>] = []
    if !beginning.isEmpty {
      samples += emit(beginning, at: event.microseconds)
      earlierFingers = fingersDown
      beginning = []
    }
    let wasDeaf = surface.isDeaf
    samples += emit([event], at: event.microseconds)
    if wasDeaf, !surface.isDeaf, let initialState = current() {
      samples += emit(initialState, at: event.microseconds)
    }
    return samples
  }

  private mutating func emit(_ events: [EvdevEvent], at time: Int64) -> [TouchSample<Int>] {
    var samples: [TouchSample<Int>] = []
    for event in events {
      for change in surface.apply(event) {
        if change.phase == .down { fingersDown += 1 }
        if change.phase.isEnd { fingersDown -= 1 }
        var sample = mapping.sample(change)
        sample.time = ClockTime(nanoseconds: time * 1000)
        samples.append(sample)
      }
    }
    return samples
  }

  /// The losses in the events so far.
  var losses: ImportLosses {
    var losses = ImportLosses()
    losses.add(.lossy, "touches of a pen, not of a finger", surface.pens)
    losses.apply(
      lost: surface.losses, unseen: surface.unseenBegins + earlierFingers, stillDown: fingersDown)
    return losses
  }
}
