/// Values by key, in the order in which the keys were added.
package struct Ordered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  package var values: [Value] = []
  private var indices: [Key: Int] = [:]

  package init() {}

  package func index(of key: Key) -> Int? { indices[key] }

  /// The index of a key's value. If the key is new, a value is appended.
  package mutating func index(of key: Key, or new: @autoclosure () -> Value) -> Int {
    if let index = indices[key] { return index }
    indices[key] = values.count
    values.append(new())
    return values.count - 1
  }
}
