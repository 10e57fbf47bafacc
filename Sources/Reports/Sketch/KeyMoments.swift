/// The first and the last key moments. The moments in between are only counted, so that memory use
/// does not grow with the recording.
struct KeyMoments {
  private(set) var first: [KeyMoment] = []
  private(set) var last: [KeyMoment] = []
  private(set) var omitted = 0

  private static let maxFirst = 24
  private static let maxLast = 12

  mutating func add(_ moment: KeyMoment) {
    if first.count < Self.maxFirst {
      first.append(moment)
    } else {
      last.append(moment)
      if last.count > Self.maxLast {
        last.removeFirst()
        omitted += 1
      }
    }
  }

  /// Inserts a moment that became known late, after all other moments of the same time. If that
  /// time has a table row with engine callbacks only, that row is reused.
  mutating func insert(_ moment: KeyMoment) {
    if let index = last.lastIndex(where: { $0.isSilent(at: moment) }) {
      last[index].text = moment.text
    } else if let index = first.lastIndex(where: { $0.isSilent(at: moment) }) {
      first[index].text = moment.text
    } else if let index = last.lastIndex(where: { $0.time <= moment.time }) {
      last.insert(moment, at: index + 1)
    } else if last.isEmpty {
      let index = first.lastIndex { $0.time <= moment.time }
      first.insert(moment, at: index.map { $0 + 1 } ?? 0)
    } else {
      last.insert(moment, at: 0)
    }
  }
}

extension KeyMoment {
  fileprivate func isSilent(at moment: KeyMoment) -> Bool {
    time == moment.time && view == moment.view && text.isEmpty
  }
}
