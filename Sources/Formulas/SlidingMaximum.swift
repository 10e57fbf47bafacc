/// The maximum of values in a sliding time interval. Each value lasts until the next value.
///
/// A value is discarded when a later value exceeds it, so each value is visited once when it is
/// added and once when it is removed, even if the interval is long.
struct SlidingMaximum: Sendable {
  private var entries = Queue<Entry>()

  struct Entry: Sendable {
    var index: Int
    var time: Int64
    /// The time of the next value.
    var end: Int64
    var value: Double
    var cause: Cause
  }

  /// Adds a value, which ends the previous value.
  mutating func add(_ value: Double, _ index: Int, at time: Int64, _ cause: Cause = Cause()) {
    let entry = Entry(index: index, time: time, end: .max, value: value, cause: cause)
    if let last = entries.last, last.value.bitPattern == value.bitPattern {
      // The new value replaces the equal value, and no earlier value is lower.
      entries[entries.count - 1] = entry
      return
    }
    end(at: time)
    while !entries.isEmpty, !value.isBelow(entries[entries.count - 1].value) {
      entries.removeLast()
    }
    entries.append(entry)
  }

  /// Repeats the last value.
  mutating func hold(at time: Int64) {
    if !entries.isEmpty { entries[entries.count - 1].time = time }
  }

  /// Ends the last value at the given time.
  mutating func end(at time: Int64) {
    if !entries.isEmpty { entries[entries.count - 1].end = time }
  }

  /// Discards the first entries, while their sample is before `index` or they ended before `time`.
  mutating func drop(before index: Int, _ time: Int64) {
    while !entries.isEmpty {
      let isInside = entries[0].time >= time || entries[0].end > time
      if entries[0].index >= index, isInside { return }
      entries.removeFirst()
    }
  }

  mutating func removeAll() { entries.removeAll() }

  var greatest: Entry? { entries.first }

  var isEmpty: Bool { entries.isEmpty }

  /// The maximum, if there is one.
  var greatestValue: Double { entries[0].value }

  /// The end of the maximum; the distant past if there is none.
  var firstEnd: Int64 { entries.isEmpty ? .min / 2 : entries[0].end }
}

/// A list that grows at its end and shrinks at both ends.
@usableFromInline package struct Queue<Element: Sendable>: Sendable {
  @usableFromInline var elements: [Element] = []
  @usableFromInline var head = 0

  @inlinable package init() {}

  var count: Int { elements.count - head }
  @inlinable package var isEmpty: Bool { head == elements.count }
  @inlinable package var first: Element? { isEmpty ? nil : elements[head] }
  var last: Element? { isEmpty ? nil : elements[elements.count - 1] }

  subscript(index: Int) -> Element {
    get { elements[head + index] }
    set { elements[head + index] = newValue }
  }

  @inlinable package mutating func append(_ element: Element) { elements.append(element) }
  mutating func removeLast() { elements.removeLast() }

  @inlinable package mutating func removeFirst() {
    head += 1
    // Removed elements are freed when they make up half of the list.
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 64, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
  }

  @inlinable package mutating func removeAll() {
    if elements.isEmpty { return }
    elements.removeAll(keepingCapacity: true)
    head = 0
  }
}

/// The origin of a truth's margin: the comparison that determines it, with its two sides.
package struct Cause: Sendable {
  /// The instruction of the comparison; negative if there is none.
  package var comparison = -1
  package var left = 0.0
  package var right = 0.0
  package var time: Int64 = 0
}
