import Flickbook
import FlickbookTesting
import Platform
import Synchronization

/// An engine that runs a closure before it handles input.
struct BadEngine: ScrollEngine {
  private var base: any ScrollEngine
  private let onHandle: @Sendable () throws(EngineError) -> Void

  init(
    _ base: any ScrollEngine, onHandle: @escaping @Sendable () throws(EngineError) -> Void
  ) {
    self.base = base
    self.onHandle = onHandle
  }

  mutating func handle(_ moment: Moment) throws(EngineError) {
    try onHandle()
    try base.handle(moment)
  }

  mutating func advance(to time: Instant) throws(EngineError) { try base.advance(to: time) }

  mutating func show(in frame: inout Frame) { base.show(in: &frame) }
}

extension EngineFactory {
  /// The same engine under another name, with closures that run before it is created or handles
  /// input.
  func bad(
    _ name: String, onMake: @escaping @Sendable () throws(EngineError) -> Void = {},
    onHandle: @escaping @Sendable () throws(EngineError) -> Void = {}
  ) -> EngineFactory {
    EngineFactory(
      name: name, version: "1", summary: "ios made worse", abilities: abilities,
      contract: contract
    ) { (scene, _) throws(EngineError) in
      try onMake()
      return BadEngine(try make(scene), onHandle: onHandle)
    }
  }
}

extension Fault {
  /// A view that rests three points past its end.
  static let restsOutside = Fault(
    "rests outside", in: .idle, along: .y, .offset, .atEnd, 3, of: .first, "rest-in-bounds")

  /// Faults that together discard all input.
  static let hearsNothing = [
    Fault("no touch", .deaf), Fault("no request", .loseRequests),
    Fault("no setting", .loseSettings), Fault("no layout", .loseLayouts),
  ]
}

func sleep(forever: Bool) {
  repeat { usleep(20_000) } while forever
}

/// Provides a number that differs on each call, which no engine should show.
enum Serial {
  private static let counter = Atomic<Int>(0)

  static var number: Int { counter.add(1, ordering: .relaxed).newValue }
}
