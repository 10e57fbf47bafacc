// The lock of Apple's module os, which iOS 16 has.

public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(uncheckedState initialState: State) {}

  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { fatalError() }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) {}
}
