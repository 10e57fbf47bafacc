internal import Model
internal import Replay

extension FaultyView {
  /// Applies the fault to the content's motion in one step of the phase.
  mutating func falsify(
    _ truth: ViewState, _ was: ViewState, elapsed: Double, at now: Instant, isDrawn: Bool
  ) {
    let since = state.since ?? now
    let lapse = now.seconds(since: since) * 1000
    let step = Point(x: truth.offset.x - was.offset.x, y: truth.offset.y - was.offset.y)
    let hasMoved = step.x != 0 || step.y != 0 || truth.zoom != was.zoom
    if hasMoved { state.changes += 1 }
    state.flicker = .zero
    for axis in Axis.allCases where row.covers(axis) {
      let across: Axis = axis == .x ? .y : .x
      let sign = step[axis] < 0 ? -1.0 : 1
      state.path[axis] += step[axis]
      switch motion {
      case .scale where row.phase == .bounce:
        // Only the part outside the scroll range is wrong, so that the content still reaches the
        // edge.
        shift[axis] += (size - 1) * (truth.outside(axis) - was.outside(axis))
      case .scale: shift[axis] += (size - 1) * step[axis]
      case .scaleLater where lapse >= 150: shift[axis] += (size - 1) * step[axis]
      case .swing where lapse < Self.swingTime:
        let part = lapse / Self.swingTime
        if step[axis] != 0, state.way[axis] == 0 { state.way[axis] = sign }
        // The curve is nearly the square of a sine.
        swing(axis, to: state.way[axis] * size * 16 * part * part * (1 - part) * (1 - part))
      case .swing: swing(axis, to: 0)
      case .askew: shift[across] += size * step[axis]
      case .swap: shift[axis] += step[across] - step[axis]
      case .drop:
        if hasMoved, Double(state.changes).truncatingRemainder(dividingBy: size) == 0 {
          shift[axis] -= step[axis]
        }
      case .creep: shift[axis] += size * elapsed
      case .jump, .flicker:
        // Due when the content moves, 60 ms or more after the phase began; at once in phases
        // without motion and for faults without a phase.
        let isDue = row.phase.map { $0 == .rest || $0 == .turn || $0 == .touch } ?? true
        guard isDue || hasMoved && lapse >= 60, !state.isDone else { continue }
        if motion == .jump {
          shift[axis] += sign * size
        } else {
          state.flicker[axis] = sign * size
        }
      case .stop where lapse >= size: shift[axis] -= step[axis]
      default: break
      }
    }
    if motion == .jump || motion == .flicker, shift != .zero || state.flicker != .zero {
      state.isDone = true
    }
    hold(truth, lapse, isDrawn: isDrawn)
    zoom(truth, was, hasMoved: hasMoved, lapse)
  }

  private mutating func hold(_ truth: ViewState, _ lapse: Double, isDrawn: Bool) {
    switch motion {
    case .late:
      if isDrawn { state.frames.append(truth.offset) }
      if Double(state.frames.count) > size + 1 { state.frames.removeFirst() }
      state.held = state.frames.first
    case .keep:
      let held = state.held ?? truth.offset
      let off = max((truth.offset.x - held.x).magnitude, (truth.offset.y - held.y).magnitude)
      state.held = off > size ? truth.offset : held
    case .freeze:
      state.held = lapse >= 30 && lapse < 30 + size ? state.held ?? shown?.offset : nil
    default: break
    }
  }

  private mutating func zoom(
    _ truth: ViewState, _ was: ViewState, hasMoved: Bool, _ lapse: Double
  ) {
    switch motion {
    case .zoomScale:
      // Scales the logarithm of the zoom, approximately.
      growth *= 1 + (size - 1) * (truth.zoom / was.zoom - 1)
    case .zoomGain: if truth.zoom != was.zoom { growth *= 1 + size }
    case .zoomJump:
      guard !state.isDone, lapse >= 60, truth.zoom != was.zoom else { return }
      growth *= size
      state.isDone = true
    case .zoomClamp:
      // Beyond a limit, outward changes are dropped, but inward changes count.
      let (more, less) = (truth.zoom > was.zoom, truth.zoom < was.zoom)
      let isLost =
        truth.zoom > truth.maximumZoom && more || truth.zoom < truth.minimumZoom && less
      if isLost { growth *= 1 + size * (was.zoom / truth.zoom - 1) }
    case .zoomFreeze:
      state.heldZoom = lapse >= 30 && lapse < 30 + size ? state.heldZoom ?? shown?.zoom : nil
    default: break
    }
  }

  private static let swingTime = 280.0

  private mutating func swing(_ axis: Axis, to distance: Double) {
    shift[axis] += distance - state.swing[axis]
    state.swing[axis] = distance
  }

  /// Ends the phase. For `again`, stores the distance to repeat.
  mutating func leave() {
    guard state.since != nil else { return }
    let (path, done) = (state.path, motion == .again)
    state = State()
    if done {
      for axis in Axis.allCases where row.covers(axis) {
        state.rest[axis] = size * path[axis]
      }
    }
  }

  /// Repeats the distance of the phase, fast at first and then slower.
  mutating func finish(_ elapsed: Double, _ truth: ViewState) {
    guard state.rest != .zero else { return }
    if !truth.activity.isDisjoint(with: [.tracking, .dragging]) {
      state.rest = .zero
      return
    }
    for axis in Axis.allCases {
      let part = state.rest[axis] * min(1, elapsed / 0.15)
      shift[axis] += part
      state.rest[axis] -= part
      if state.rest[axis].magnitude < 0.05 { state.rest[axis] = 0 }
    }
  }
}
