internal import Gesture

/// One reason why recordings break on an engine: the breaks that come first, and those that follow
/// from them.
struct Cause {
  /// What breaks first.
  private(set) var first: BreakGroup
  /// What breaks after it, in no other recordings.
  private(set) var followers: [BreakGroup] = []

  var recordings: Int { first.times.count }

  /// How bad the worst of it is.
  var badness: Int { followers.reduce(first.badness) { max($0, $1.badness) } }

  /// The invariants that break after it, each once.
  var followingInvariants: [String] {
    var names: [String] = []
    for group in followers where group.key.invariant != first.key.invariant {
      if !names.contains(group.key.invariant) { names.append(group.key.invariant) }
    }
    return names
  }
}

extension Cause {
  /// The causes behind groups of breaks, worst first.
  ///
  /// Groups that always break together are one. The first to break explains those that break only
  /// after it, unless they are worse: what leaves a view in the wrong place for ever may have a
  /// reason of its own.
  static func causes(of groups: [BreakGroup]) -> [Cause] {
    let ordered = groups.sorted { one, other in
      if one.times.count != other.times.count { return one.times.count > other.times.count }
      if one.isTogether(with: other) {
        let lead = one.lead(over: other)
        if lead != 0 { return lead > 0 }
      }
      return (-one.badness, one.order, one.key.name) < (-other.badness, other.order, other.key.name)
    }
    var causes: [Cause] = []
    for group in ordered {
      let reason = causes.firstIndex { cause in
        let first = cause.first
        guard first.key.engine == group.key.engine else { return false }
        return group.isTogether(with: first)
          || group.badness <= first.badness && group.isAlwaysAfter(first)
      }
      if let reason {
        causes[reason].followers.append(group)
      } else {
        causes.append(Cause(first: group))
      }
    }
    return causes.sorted { one, other in
      (-one.badness, -one.recordings, one.first.order, one.first.key.name)
        < (-other.badness, -other.recordings, other.first.order, other.first.key.name)
    }
  }
}
