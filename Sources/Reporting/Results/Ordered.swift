/// Values by key, in the order in which the keys were added.
struct Ordered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  var values: [Value] = []
  private var places: [Key: Int] = [:]

  func place(of key: Key) -> Int? { places[key] }

  /// The index of a key's value. A missing value is appended.
  mutating func place(of key: Key, or new: @autoclosure () -> Value) -> Int {
    if let place = places[key] { return place }
    places[key] = values.count
    values.append(new())
    return values.count - 1
  }
}
