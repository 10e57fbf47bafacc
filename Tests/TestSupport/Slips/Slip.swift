internal import Gesture
internal import Replay

/// Something that is wrong for a while in what is shown of a view.
///
/// Faults are made to break one invariant each. Slips are not made for any invariant: they put what
/// is shown exactly on a bound or just beside it, where invariants must say which side still holds,
/// and into states that a good engine never shows.
enum Slip: Sendable {
  /// The offset is at an edge, or so far outside it.
  case edge(Axis, isLeading: Bool, outside: Double)
  case shift(Axis, Double)
  /// Shifted by so many lengths of the view.
  case page(Axis, Double)
  /// What was shown of the offset stays.
  case stand
  /// What was shown of the offset goes on, so much with every frame.
  case creep(Axis, Double)
  case velocity(Axis, Double)
  case hurry(Double)
  /// The zoom is at a limit, or at so large a share of it.
  case zoom(isLeast: Bool, share: Double)
  case growth(Double)
  /// A limit of the zoom is at the zoom, or at so large a share of it.
  case limit(isLeast: Bool, share: Double)
  /// The content is so much larger than the viewport.
  case content(Axis, Double)
  case bounds(Axis, Double)
  case insets(Insets)
  case frame(Axis, Double)
  /// Says what it does not, or not what it does.
  case activity(Activity)
  /// A number is none, or nought where nothing can be nought.
  case number(Int, Double)
  case silence(Int)
  case echo(Int)
  case swap(Int)
  case word(Callback.Kind)
  /// What is told of a lift says the contrary.
  case contrary
  /// What is told of a lift has this speed.
  case thrown(Axis, Double)
  case shown(Shown)
}

extension Slip {
  func apply(to view: inout ViewState, last: ViewState?) {
    switch self {
    case .edge(let axis, let isLeading, let outside):
      view.offset[axis] = isLeading ? view.lowest(axis) - outside : view.highest(axis) + outside
    case .shift(let axis, let much): view.offset[axis] += much
    case .page(let axis, let share): view.offset[axis] += share * view.bounds[axis]
    case .stand: view.offset = last?.offset ?? view.offset
    case .creep(let axis, let much):
      view.offset[axis] = (last?.offset[axis] ?? view.offset[axis]) + much
    case .velocity(let axis, let speed): view.velocity?[axis] = speed
    case .hurry(let factor):
      view.velocity = view.velocity.map { Point(x: $0.x * factor, y: $0.y * factor) }
    case .zoom(let isLeast, let share):
      view.zoom = (isLeast ? view.minimumZoom : view.maximumZoom) * share
    case .growth(let factor):
      view.zoom *= factor
      view.content = Size(width: view.content.width * factor, height: view.content.height * factor)
    case .limit(let isLeast, let share):
      if isLeast {
        view.minimumZoom = view.zoom * share
      } else {
        view.maximumZoom = view.zoom * share
      }
    case .content(let axis, let much): view.content[axis] = view.bounds[axis] + much
    case .bounds(let axis, let much): view.bounds[axis] += much
    case .insets(let insets): view.insets = insets
    case .frame(let axis, let much): view.frame.origin[axis] += much
    case .activity(let activity): view.activity.formSymmetricDifference(activity)
    case .number(let which, let value): put(value, which, &view)
    case .shown(let shown): shown.apply(to: &view.readouts)
    case .silence, .echo, .swap, .word, .contrary, .thrown: break
    }
  }

  private func put(_ value: Double, _ which: Int, _ view: inout ViewState) {
    switch which {
    case 0: view.offset.x = value
    case 1: view.offset.y = value
    case 2: view.velocity?.x = value
    case 3: view.velocity?.y = value
    case 4: view.zoom = value
    case 5: view.content.width = value
    case 6: view.content.height = value
    case 7: view.bounds.width = value
    case 8: view.bounds.height = value
    default: view.velocity = nil
    }
  }
}

extension Slip {
  func apply(to callbacks: inout [Callback], of view: Int) {
    let own = callbacks.indices.filter { callbacks[$0].view == view }
    switch self {
    case .silence(let which) where !own.isEmpty: callbacks.remove(at: own[which % own.count])
    case .echo(let which) where !own.isEmpty:
      callbacks.insert(callbacks[own[which % own.count]], at: own[which % own.count])
    case .swap(let which) where own.count > 1:
      callbacks.swapAt(own[which % own.count], own[(which + 1) % own.count])
    case .word(let kind): callbacks.append(Callback(view: view, kind))
    case .contrary: for index in own { callbacks[index].kind = contrary(callbacks[index].kind) }
    case .thrown(let axis, let speed):
      for index in own {
        guard case .willEndDragging(var velocity, let target) = callbacks[index].kind else {
          continue
        }
        velocity[axis] = speed
        callbacks[index].kind = .willEndDragging(velocity: velocity, target: target)
      }
    default: break
    }
  }

  private func contrary(_ kind: Callback.Kind) -> Callback.Kind {
    switch kind {
    case .didEndDragging(let coasts): .didEndDragging(willDecelerate: !coasts)
    case .willEndDragging(let velocity, let target):
      .willEndDragging(velocity: Point(x: -velocity.x, y: -velocity.y), target: target)
    default: kind
    }
  }
}
