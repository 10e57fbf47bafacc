internal import Model
internal import Replay

/// Compares the order of the callbacks of two engines, regardless of when they are reported. Each
/// view is compared separately, because which of two views reports first depends on when an engine
/// was queried.
///
/// Nothing is stored as long as both engines have reported the same callbacks by the time both
/// rest. From the first difference on, all callbacks are stored, up to a limit.
struct CallbackOrder {
  private var ones: [Reported] = []
  private var others: [Reported] = []
  private var isTooLong = false
  private(set) var divergence: Divergence?

  /// Two reports are equal if their kind and view are equal.
  fileprivate struct Reported: Equatable {
    let view: Int
    let kind: Callback.Kind
    let location: Difference.Location

    static func == (one: Reported, other: Reported) -> Bool {
      one.view == other.view && one.kind == other.kind
    }
  }

  static let maximum = 4096

  mutating func add(_ one: [Callback], _ other: [Callback], at location: Difference.Location) {
    guard !isTooLong else { return }
    add(one, to: &ones, location)
    add(other, to: &others, location)
    isTooLong = max(ones.count, others.count) > Self.maximum
    if isTooLong { diverge() }
  }

  private func add(
    _ callbacks: [Callback], to reported: inout [Reported], _ location: Difference.Location
  ) {
    for callback in callbacks {
      guard let kind = callback.kind.withoutMeasures else { continue }
      // How often a value changes during a motion depends on how often an engine is queried.
      if kind == .valueChanged, reported.last(where: { $0.view == callback.view })?.kind == kind {
        continue
      }
      var location = location
      location.view = callback.view
      reported.append(Reported(view: callback.view, kind: kind, location: location))
    }
  }

  /// Discards the stored callbacks of both engines if they are the same.
  mutating func rest() {
    guard !isTooLong, ones.byView == others.byView else { return }
    ones.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
  }

  /// The edit distance between the two sequences; nil if they are too long to be compared.
  mutating func finish() -> Int? {
    diverge()
    return isTooLong ? nil : EditDistance.between(ones.byView, others.byView)
  }

  private mutating func diverge() {
    guard divergence == nil else { return }
    let (ones, others) = (ones.byView, others.byView)
    let slot = zip(ones, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let index = slot ?? min(ones.count, others.count)
    let one = ones.indices.contains(index) ? ones[index] : nil
    let other = others.indices.contains(index) ? others[index] : nil
    let locations = [one?.location, other?.location].compactMap { $0 }
    // The earlier of the two locations, whichever engine reported it.
    guard let location = locations.min(by: { ($0.time, $0.view) < ($1.time, $1.view) }) else {
      return
    }
    divergence = Divergence(
      location: location, one: one?.kind.text ?? "nothing", other: other?.kind.text ?? "nothing")
  }
}

extension [CallbackOrder.Reported] {
  /// The callbacks grouped by view, each view in its own order.
  fileprivate var byView: Self {
    enumerated().sorted { ($0.element.view, $0.offset) < ($1.element.view, $1.offset) }
      .map(\.element)
  }
}

extension Callback.Kind {
  /// The part of a callback that must be equal. Measured numbers are removed: they change with the
  /// smallest difference in motion, and the motion itself is compared elsewhere. Nil for callbacks
  /// that report only that something moves.
  fileprivate var withoutMeasures: Self? {
    switch self {
    case .didScroll, .didZoom: nil
    case .willEndDragging: .willEndDragging(velocity: .zero, target: .zero)
    case .didEndZooming: .didEndZooming(scale: 1)
    case .tap: .tap(.zero)
    default: self
    }
  }

  fileprivate var text: String {
    switch self {
    case .willEndDragging, .didEndZooming, .tap: "\(name)"
    case .didEndDragging(let coasts): "didEndDragging(\(coasts))"
    default: "\(self)"
    }
  }
}
