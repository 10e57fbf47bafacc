internal import Gesture
internal import Replay

/// The order of the callbacks of two engines, whenever they are reported. Each view is compared by
/// itself, since which of two views comes first depends on when an engine was asked.
///
/// As long as both have reported the same by the time both rest, nothing is stored. From the first
/// difference on everything is, up to a limit.
struct CallbackOrder {
  private var ones: [Reported] = []
  private var others: [Reported] = []
  private var isTooLong = false
  private(set) var divergence: Divergence?

  /// Equal where the kind and the view are the same.
  fileprivate struct Reported: Equatable {
    let view: Int
    let kind: Callback.Kind
    let location: Difference.Location

    static func == (one: Reported, other: Reported) -> Bool {
      one.view == other.view && one.kind == other.kind
    }
  }

  static let most = 4096

  mutating func add(_ one: [Callback], _ other: [Callback], at location: Difference.Location) {
    guard !isTooLong else { return }
    add(one, to: &ones, location)
    add(other, to: &others, location)
    isTooLong = max(ones.count, others.count) > Self.most
    if isTooLong { diverge() }
  }

  private func add(
    _ callbacks: [Callback], to reported: inout [Reported], _ location: Difference.Location
  ) {
    for callback in callbacks {
      guard let kind = callback.kind.withoutMeasures else { continue }
      // How often a value changes on its way depends on how often an engine is asked.
      if kind == .valueChanged, reported.last(where: { $0.view == callback.view })?.kind == kind {
        continue
      }
      var location = location
      location.view = callback.view
      reported.append(Reported(view: callback.view, kind: kind, location: location))
    }
  }

  /// Forgets the callbacks of both, where they are the same.
  mutating func rest() {
    guard !isTooLong, ones.byView == others.byView else { return }
    ones.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
  }

  /// How many edits apart they are; nil for too many to be compared.
  mutating func finish() -> Int? {
    diverge()
    return isTooLong ? nil : EditDistance.between(ones.byView, others.byView)
  }

  private mutating func diverge() {
    guard divergence == nil else { return }
    let (ones, others) = (ones.byView, others.byView)
    let place = zip(ones, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let index = place ?? min(ones.count, others.count)
    let one = ones.indices.contains(index) ? ones[index] : nil
    let other = others.indices.contains(index) ? others[index] : nil
    let locations = [one?.location, other?.location].compactMap { $0 }
    // The earlier of the two, whichever engine reported it.
    guard let location = locations.min(by: { ($0.time, $0.view) < ($1.time, $1.view) }) else {
      return
    }
    divergence = Divergence(
      location: location, one: one?.kind.words ?? "nothing", other: other?.kind.words ?? "nothing")
  }
}

extension [CallbackOrder.Reported] {
  /// View by view, each in its own order.
  fileprivate var byView: Self {
    enumerated().sorted { ($0.element.view, $0.offset) < ($1.element.view, $1.offset) }
      .map(\.element)
  }
}

extension Callback.Kind {
  /// What must be the same: numbers that are measured differ with the least difference in motion, and
  /// are reported by where the motion is. Nil for what only says that something moves.
  fileprivate var withoutMeasures: Self? {
    switch self {
    case .didScroll, .didZoom: nil
    case .willEndDragging: .willEndDragging(velocity: .zero, target: .zero)
    case .didEndZooming: .didEndZooming(scale: 1)
    case .tap: .tap(.zero)
    default: self
    }
  }

  fileprivate var words: String {
    switch self {
    case .willEndDragging, .didEndZooming, .tap: "\(name)"
    case .didEndDragging(let coasts): "didEndDragging(\(coasts))"
    default: "\(self)"
    }
  }
}
