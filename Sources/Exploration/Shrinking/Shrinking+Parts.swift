internal import Model
internal import Text

// Removes parts of a recording.

extension Shrinking {
  /// Removes the events that engines do not receive, then whole gestures.
  mutating func dropGestures() {
    _ = attempt { $0.events.removeAll { !$0.value.action.isInput } }
    leaveOut(best.gestures)
  }

  /// Removes as many parts as possible: first all parts at once, then halves, quarters and single
  /// parts. Later parts are tried first, because the events that cause a violation are usually
  /// before the violation.
  mutating func leaveOut(_ parts: [[Int]]) {
    let whole = best
    var kept = Array(parts.indices)
    var gone: [Int] = []
    var size = kept.count
    while size > 0, !isCut {
      var end = kept.count
      while end > 0, !isCut {
        let start = max(0, end - size)
        let chunk = kept[start..<end].flatMap { parts[$0] }
        if attempt({ $0.events = whole.without(gone + chunk) }) {
          gone += chunk
          kept.removeSubrange(start..<end)
        }
        end = start
      }
      size = size == 1 ? 0 : min(size + 1, max(kept.count, 2)) / 2
    }
  }

  mutating func dropFingers() {
    let strokes = best.strokes
    if strokes.count > 1 { leaveOut(strokes) }
    joinSwipes()
    _ = attempt { $0.lowerFingers() }
    _ = attempt { recording in
      for index in recording.events.indices {
        recording.changeTouch(at: index) { if $0.phase == .cancel { $0.phase = .up } }
      }
    }
  }

  /// Joins consecutive swipes: the finger stays down in between.
  private mutating func joinSwipes() {
    var index = best.strokes.count - 2
    while index >= 0, !isCut {
      let strokes = best.strokes
      if let lift = strokes[index].last, let down = strokes[index + 1].first, lift < down {
        _ = attempt { $0.join(lift, down, strokes[index + 1]) }
      }
      index -= 1
    }
  }
}

extension Recording {
  fileprivate mutating func join(_ lift: Int, _ down: Int, _ next: [Int]) {
    guard case .touch(let last) = events[lift].value.action else { return }
    for index in next { changeTouch(at: index) { $0.finger = last.finger } }
    events = without([lift, down])
  }

  /// Renumbers every finger with the lowest number that is free when the finger comes down.
  fileprivate mutating func lowerFingers() {
    var numbers: [UInt8: UInt8] = [:]
    for index in events.indices {
      changeTouch(at: index) { touch in
        let old = touch.finger
        if touch.phase == .down {
          numbers[old] = (0...UInt8.max).first { !numbers.values.contains($0) }
        }
        touch.finger = numbers[old] ?? old
        if touch.phase == .up || touch.phase == .cancel { numbers[old] = nil }
      }
    }
  }
}
