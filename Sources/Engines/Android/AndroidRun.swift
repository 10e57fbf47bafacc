internal import Model

/// The motion of one axis without fingers, and its start time.
struct AndroidRun {
  let path: AndroidPath
  let since: Instant

  func position(at time: Instant) -> Double { path.value(at: time.seconds(since: since)) }
  func velocity(at time: Instant) -> Double { path.velocity(at: time.seconds(since: since)) }
  func isOver(at time: Instant) -> Bool { time.seconds(since: since) >= path.restTime }
  var moves: Bool { path.restTime > 0 }
}

enum AndroidPath: Motion {
  case rests(at: Double)
  case flings(EdgedFling)
  case returns(EdgeReturn)
  case scrolls(AndroidScroll)

  var restTime: Double {
    switch self {
    case .rests: 0
    case .flings(let fling): fling.restTime
    case .returns(let edgeReturn): edgeReturn.restTime
    case .scrolls(let scroll): scroll.restTime
    }
  }

  func value(at seconds: Double) -> Double {
    switch self {
    case .rests(let position): position
    case .flings(let fling): fling.value(at: seconds)
    case .returns(let edgeReturn): edgeReturn.value(at: seconds)
    case .scrolls(let scroll): scroll.value(at: seconds)
    }
  }

  func velocity(at seconds: Double) -> Double {
    switch self {
    case .rests: 0
    case .flings(let fling): fling.velocity(at: seconds)
    case .returns(let edgeReturn): edgeReturn.velocity(at: seconds)
    case .scrolls(let scroll): scroll.velocity(at: seconds)
    }
  }
}
