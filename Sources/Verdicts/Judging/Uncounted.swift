/// Objects that live as long as this does, handed out without being counted.
///
/// To count an object up and down again takes longer than most of what a step asks of it, and several are
/// asked at every step.
final class Uncounted<Object: AnyObject> {
  let objects: [Object]
  let count: Int
  private let references: UnsafeMutablePointer<Unmanaged<Object>>

  init(_ objects: [Object]) {
    self.objects = objects
    count = objects.count
    references = .allocate(capacity: max(1, count))
    for index in objects.indices {
      (references + index).initialize(to: .passUnretained(objects[index]))
    }
  }

  deinit { references.deallocate() }

  /// Hands out one of them.
  @inline(__always)
  func with(_ index: Int, _ body: (Object) -> Void) {
    precondition(index >= 0 && index < count)
    references[index]._withUnsafeGuaranteedRef { body($0) }
  }

  /// Hands out all of them, one after the other.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    for index in 0..<count { references[index]._withUnsafeGuaranteedRef { body($0) } }
  }
}
