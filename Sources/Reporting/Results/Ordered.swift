/// Values by their keys, in the order in which the keys were first met.
struct Ordered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  var values: [Value] = []
  private var places: [Key: Int] = [:]

  func place(of key: Key) -> Int? { places[key] }

  /// The place of a key's value, which is put at the end where there is none.
  mutating func place(of key: Key, or new: @autoclosure () -> Value) -> Int {
    if let place = places[key] { return place }
    places[key] = values.count
    values.append(new())
    return values.count - 1
  }
}
