/// Words nobody can guess, from the system's source of randomness.
///
/// One opens the page for as long as the server runs. Each of the others is good for one recording, and
/// is then replaced by the next.
struct Tokens {
  /// What the address holds that is shown in the terminal.
  let opening = Self.make()
  private var outstanding: [[UInt8]] = []
  private let most: Int

  /// - Parameter most: How many may wait for a recording; the oldest goes first.
  init(most: Int = 16) { self.most = most }

  /// One more, for the next recording.
  mutating func issue() -> String {
    let token = Self.make()
    restore(token)
    return token
  }

  /// Gives one back that has come to nothing.
  mutating func restore(_ token: String) {
    outstanding.append(Array(token.utf8))
    if outstanding.count > most { outstanding.removeFirst(outstanding.count - most) }
  }

  func opens(_ token: String?) -> Bool {
    guard let token else { return false }
    return Self.isSame(Array(token.utf8), Array(opening.utf8))
  }

  /// Uses one up; false where it is none, or was used before.
  mutating func redeem(_ token: String) -> Bool {
    let token = Array(token.utf8)
    // All are compared, so that the time taken reveals nothing about them.
    var found: Int?
    for (index, known) in outstanding.enumerated() where Self.isSame(token, known) { found = index }
    guard let found else { return false }
    outstanding.remove(at: found)
    return true
  }

  /// In a time that depends on the length alone, which is no secret.
  private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    var difference: UInt8 = 0
    for index in one.indices { difference |= one[index] ^ other[index] }
    return difference == 0
  }

  /// 128 bits as 32 digits.
  private static func make() -> String {
    var source = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(source.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
