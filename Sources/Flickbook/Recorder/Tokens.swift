internal import Formats

/// Values that cannot be guessed, from the system's source of randomness.
///
/// One opens the page for as long as the server runs. Each of the others is good for one recording, and
/// is then replaced by the next. One that is not good any more is recognized for as long as the server
/// runs, whatever number of pages was opened since: the page that has it has opened the address, and may
/// still have its recording.
struct Tokens {
  /// What the address contains that is shown in the terminal.
  let opening = Self.random() + Self.random()
  private var outstanding: [[UInt8]] = []
  private let limit: Int
  /// Known to this server alone; only who has it can make what `isStale` recognizes.
  private let secret = Self.random() + Self.random()

  /// - Parameter limit: How many may wait for a recording; the oldest goes first.
  init(limit: Int = 512) { self.limit = limit }

  /// One more, for the next recording.
  mutating func issue() -> String {
    let number = Self.random()
    let token = number + seal(of: number)
    restore(token)
    return token
  }

  /// Makes one valid again whose recording did not arrive.
  mutating func restore(_ token: String) {
    outstanding.append(Array(token.utf8))
    if outstanding.count > limit { outstanding.removeFirst(outstanding.count - limit) }
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

  /// Whether it is one that this server has issued, of those that cannot be redeemed.
  func isStale(_ token: String) -> Bool {
    let number = String(token.prefix(Self.digits))
    return Self.isSame(Array(token.utf8), Array((number + seal(of: number)).utf8))
  }

  private func seal(of number: String) -> String {
    String(SHA256.hexadecimal(of: Array((secret + number).utf8)).prefix(Self.digits))
  }

  /// In a time that depends on the length alone, which is no secret.
  private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    var difference: UInt8 = 0
    for index in one.indices { difference |= one[index] ^ other[index] }
    return difference == 0
  }

  /// Half of a token.
  private static let digits = 16

  /// 64 bits as 16 digits.
  private static func random() -> String {
    var source = SystemRandomNumberGenerator()
    let digits = String(source.next() as UInt64, radix: 16)
    return String(repeating: "0", count: Self.digits - digits.utf8.count) + digits
  }
}
