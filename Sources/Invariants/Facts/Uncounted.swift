/// Objects that this object retains during its lifetime, and that are accessed without reference
/// counting.
///
/// Retaining and releasing an object takes longer than most of a step's work, and several objects
/// are used at every step.
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

  /// Passes the object at an index to the closure.
  @inline(__always)
  func with(_ index: Int, _ body: (Object) -> Void) {
    precondition(index >= 0 && index < count)
    references[index]._withUnsafeGuaranteedRef { body($0) }
  }

  /// Passes each object to the closure, in order of index.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    for index in 0..<count { references[index]._withUnsafeGuaranteedRef { body($0) } }
  }
}
