internal import Model
internal import Replay

/// Compares the order of the callbacks of two engines, regardless of their times. Each view is
/// compared separately, because the times at which an engine is queried determine which view
/// reports first.
///
/// At each time of rest, the stored callbacks are discarded if both engines have reported the same
/// callbacks. After the first difference, all callbacks are kept, up to a limit.
struct CallbackOrder {
  private var ones: [Reported] = []
  private var others: [Reported] = []
  private var isTooLong = false
  private(set) var divergence: Divergence?

  /// A reported callback. Two callbacks are equal if their view and kind are equal, regardless of
  /// where they were reported.
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
      // Consecutive changes of a value count once, because their number depends on how often the
      // engine is queried.
      if kind == .valueChanged, reported.last(where: { $0.view == callback.view })?.kind == kind {
        continue
      }
      var location = location
      location.view = callback.view
      reported.append(Reported(view: callback.view, kind: kind, location: location))
    }
  }

  /// Discards the stored callbacks, if both engines have reported the same callbacks.
  mutating func rest() {
    guard !isTooLong, ones.byView == others.byView else { return }
    ones.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
  }

  /// The edit distance between the two engines' sequences; nil if the sequences are too long to be
  /// compared.
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
    // The earlier location is used, regardless of which engine reported the callback.
    guard let location = locations.min(by: { ($0.time, $0.view) < ($1.time, $1.view) }) else {
      return
    }
    divergence = Divergence(
      location: location, one: one?.kind.text ?? "nothing", other: other?.kind.text ?? "nothing")
  }
}

extension [CallbackOrder.Reported] {
  /// The callbacks sorted by view; the callbacks of each view are in their original order.
  fileprivate var byView: Self {
    enumerated().sorted { ($0.element.view, $0.offset) < ($1.element.view, $1.offset) }
      .map(\.element)
  }
}

extension Callback.Kind {
  /// The part of a callback that must be equal; nil for callbacks that only report motion. Measured
  /// numbers are removed, because they change with the smallest difference in motion, which other
  /// metrics compare.
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
