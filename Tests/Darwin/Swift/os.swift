// The lock of Apple's module os, available since iOS 16.

public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(uncheckedState initialState: State) {}

  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { fatalError() }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) {}
}
