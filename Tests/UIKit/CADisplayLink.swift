/// The time of the simulation's clock in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { StandInClock.seconds }

package enum StandInClock {
  nonisolated(unsafe) package static var seconds = 0.0
}

open class CADisplayLink: NSObject {
  open internal(set) var timestamp: CFTimeInterval = 0
  open internal(set) var targetTimestamp: CFTimeInterval = 0
  private var target: NSObject?
  private let selector: Selector
  nonisolated(unsafe) package static var all: [CADisplayLink] = []

  public init(target: Any, selector sel: Selector) {
    self.target = target as? NSObject
    selector = sel
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { Self.all.append(self) }

  open func invalidate() {
    Self.all.removeAll { $0 === self }
    target = nil
  }

  package func fire(_ last: CFTimeInterval, _ next: CFTimeInterval) {
    (timestamp, targetTimestamp) = (last, next)
    _ = target?.perform(selector, with: self)
  }
}
