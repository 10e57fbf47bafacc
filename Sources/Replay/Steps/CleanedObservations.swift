package import Model
package import Text

/// The observations of an inexact recorder, without known errors.
///
/// A screen shows frames at a constant rate, so each observation is moved to the nearest frame of
/// the rate and phase that fit all observations. If no rate fits, only observations at rest are
/// kept. An observation is removed if it may have been made either before or after an event.
/// Content at rest has one position, so observations that differ by no more than their error are
/// replaced by their median. The remaining errors are bounded by `resolution`, as if the device
/// rounded its offsets to steps of that size.
package struct CleanedObservations {
  /// The events of the recording, with fewer observations and in their new order.
  package private(set) var events: [Located<InputEvent>]
  private let exactness: Exactness
  /// Whether the times of the observations are exact enough to show how a view moves.
  package private(set) var isMotionKnown = true

  package init(_ events: [Located<InputEvent>], _ exactness: Exactness) {
    self.events = events
    self.exactness = exactness
    if exactness.time > .zero { restoreTimes() }
    if exactness.position > 0 || !isMotionKnown { calm() }
  }

  /// The maximum remaining error of an offset, in points. It is larger than an observation's error,
  /// because the content may move by a part of the error before it is certain that it is not at
  /// rest.
  package var resolution: Double { 1.3 * exactness.position }
}

// MARK: Times

extension CleanedObservations {
  /// Moves observations to the times of frames, and removes observations whose order relative to an
  /// event is uncertain. If no frame rate fits the times, no observation is moved, and the motion
  /// counts as unknown. Observations in the moment of an event are not moved, because a recorder
  /// writes the observed result of a rotation in the moment of the rotation. Observations of a view
  /// at rest are not moved either, because they may have been made at any time, for example when
  /// the recorder stopped.
  private mutating func restoreTimes() {
    let moments = Set(events.lazy.filter { $0.value.action.isInput }.map { $0.value.time })
    var times: [Double] = []
    for event in events where event.showsFrame && !moments.contains(event.value.time) {
      let time = event.value.time.seconds(since: .zero)
      if time != times.last { times.append(time) }
    }
    guard let grid = FrameGrid(times, within: exactness.time.seconds) else {
      isMotionKnown = false
      return removeLooks(within: exactness.time) { $0.isInput }
    }
    let error = TimeSpan.seconds(grid.error)
    removeLooks(within: exactness.time + error) { $0.isInput && $0.touch == nil }
    for index in events.indices
    where events[index].showsFrame && !moments.contains(events[index].value.time) {
      let time = grid.nearest(to: events[index].value.time.seconds(since: .zero))
      events[index].value.time = .zero + .seconds(max(0, time))
    }
    let sorted = events.enumerated().sorted {
      ($0.element.value.time, $0.offset) < ($1.element.value.time, $1.offset)
    }
    events = sorted.map(\.element)
    removeLooks(within: error) { $0.touch != nil }
  }

  /// Removes observations if it is uncertain whether they were made before or after one of the
  /// given events.
  ///
  /// - Parameter margin: The time before and after an event in which an observation is uncertain.
  private mutating func removeLooks(
    within margin: TimeSpan, of isEvent: (InputEvent.Action) -> Bool
  ) {
    let times = events.filter { isEvent($0.value.action) }.map(\.value.time)
    var unsure: Set<Instant> = []
    var next = 0
    for event in events where event.isLook {
      let time = event.value.time
      while next < times.count, times[next] + margin < time { next += 1 }
      let near = times[next...].prefix { $0 <= time + margin }
      if !near.isEmpty, !near.contains(time) { unsure.insert(time) }
    }
    removeLooks(at: unsure)
  }

  /// Removes all observations made at the given times.
  ///
  /// A recorder may omit a view that is unchanged. So if the next remaining observation omits a
  /// view, the last removed observation of that view is added to it. Callbacks of removed
  /// observations are moved to the next remaining observation as well.
  private mutating func removeLooks(at times: Set<Instant>) {
    guard !times.isEmpty else { return }
    var views: [Instant: Set<Int>] = [:]
    for event in events {
      if case .observation(let seen) = event.value.action {
        views[event.value.time, default: []].insert(seen.view)
      }
    }
    var removed: [Int: Observation] = [:]
    var kept: [Located<InputEvent>] = []
    for var event in events {
      guard case .observation(var seen) = event.value.action else {
        kept.append(event)
        continue
      }
      let callbacks = removed[seen.view]?.callbacks ?? []
      seen.callbacks = callbacks + seen.callbacks
      guard !times.contains(event.value.time) else {
        removed[seen.view] = seen
        continue
      }
      for (view, omitted) in removed.sorted(by: { $0.key < $1.key })
      where views[event.value.time]?.contains(view) == false {
        kept.append(Located(InputEvent(at: event.value.time, .observation(omitted))))
        removed[view] = nil
      }
      removed[seen.view] = nil
      event.value.action = .observation(seen)
      kept.append(event)
    }
    events = kept
  }
}

// MARK: Positions

extension CleanedObservations {
  /// The minimum number of observations that show rest if the device does not report rest itself.
  private static let minimum = 6
  /// The numbers of observations whose means are compared to reveal a slow motion.
  private static let windows = [1, 2, 4]

  private mutating func calm() {
    var byView: [Int: [Int]] = [:]
    for index in events.indices {
      if case .observation(let seen) = events[index].value.action {
        byView[seen.view, default: []].append(index)
      }
    }
    var moving: Set<Instant> = []
    for indices in byView.values {
      let looks = indices.compactMap(observation)
      var start = 0
      while start < looks.count {
        let end = endOfRest(looks, from: start)
        if end - start < Self.minimum, !looks[start..<end].contains(where: \.settled) {
          for index in indices[start..<end] { moving.insert(events[index].value.time) }
        } else if end - start >= Self.minimum {
          let middle = median(looks[start..<end])
          // The first and the last observation may belong to the motion before and after the view
          // rested.
          let (first, last) = (start == 0 ? 0 : start + 1, end == looks.count ? end : end - 1)
          for index in indices[first..<last] { showOffset(middle, at: index) }
        }
        start = end
      }
    }
    if !isMotionKnown { removeLooks(at: moving) }
  }

  /// The index after the last observation that shows the same position as the first observation,
  /// within the errors.
  private func endOfRest(_ looks: [Observation], from start: Int) -> Int {
    /// The sums of the offsets before each observation.
    var sums = [Point.zero]
    for index in start..<looks.count {
      guard looks[index].zoom == looks[start].zoom else { return index }
      sums.append(sums[index - start] + looks[index].offset)
      for window in Self.windows where sums.count > window + 1 {
        let before = sums.count - 1 - window
        let last = sums[before + window] - sums[before]
        if !isNear(last, count: window, sums[before], count: before) { return start + before }
      }
    }
    return looks.count
  }

  /// Whether the means of two lists of offsets differ by no more than the errors of both.
  private func isNear(_ one: Point, count: Int, _ other: Point, count more: Int) -> Bool {
    let (count, more) = (Double(count), Double(more))
    // Allows for rounding, so that the means of equal numbers count as equal.
    let maximum = exactness.position * (1 / count + 1 / more).squareRoot() + 1e-9
    return Axis.allCases.allSatisfy { abs(one[$0] / count - other[$0] / more) <= maximum }
  }

  private func observation(_ index: Int) -> Observation? {
    if case .observation(let seen) = events[index].value.action { seen } else { nil }
  }

  private func median(_ looks: ArraySlice<Observation>) -> Point {
    func middle(_ axis: Axis) -> Double {
      let sorted = looks.map { $0.offset[axis] }.sorted()
      return sorted[sorted.count / 2]
    }
    return Point(x: middle(.x), y: middle(.y))
  }

  private mutating func showOffset(_ offset: Point, at index: Int) {
    guard var seen = observation(index) else { return }
    seen.offset = offset
    events[index].value.action = .observation(seen)
  }
}

extension Located where Value == InputEvent {
  fileprivate var isLook: Bool { value.action.name == .seen }

  /// Whether the event is an observation that was made when a frame was shown.
  fileprivate var showsFrame: Bool {
    if case .observation(let seen) = value.action { !seen.settled } else { false }
  }
}
