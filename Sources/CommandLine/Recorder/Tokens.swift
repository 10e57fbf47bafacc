internal import Files

/// Unguessable values from the system's random source.
///
/// One opens the page for as long as the server runs. Each of the others is valid for one
/// recording, and is then replaced by the next. An expired one is recognised for as long as the
/// server runs, however many pages were opened since: its page was opened with the right address,
/// and may still have its recording.
struct Tokens {
  /// The value in the address that is shown in the terminal.
  let opening = Self.random() + Self.random()
  private var outstanding: [[UInt8]] = []
  private let limit: Int
  /// Known only to this server. It is needed to make the values that `isStale` recognises.
  private let secret = Self.random() + Self.random()

  /// - Parameter limit: Maximum number of tokens without a recording. The oldest expires first.
  init(limit: Int = 512) { self.limit = limit }

  /// Issues a token for the next recording.
  mutating func issue() -> String {
    let number = Self.random()
    let token = number + seal(of: number)
    restore(token)
    return token
  }

  /// Makes a token valid again whose recording did not arrive.
  mutating func restore(_ token: String) {
    outstanding.append(Array(token.utf8))
    if outstanding.count > limit { outstanding.removeFirst(outstanding.count - limit) }
  }

  func opens(_ token: String?) -> Bool {
    guard let token else { return false }
    return Self.isSame(Array(token.utf8), Array(opening.utf8))
  }

  /// Uses up a token; false if it is invalid or was already used.
  mutating func redeem(_ token: String) -> Bool {
    let token = Array(token.utf8)
    // All tokens are compared, so that the duration reveals nothing about them.
    var found: Int?
    for (index, known) in outstanding.enumerated() where Self.isSame(token, known) { found = index }
    guard let found else { return false }
    outstanding.remove(at: found)
    return true
  }

  /// Whether this server has issued the token, for one that cannot be redeemed.
  func isStale(_ token: String) -> Bool {
    let number = String(token.prefix(Self.digits))
    return Self.isSame(Array(token.utf8), Array((number + seal(of: number)).utf8))
  }

  private func seal(of number: String) -> String {
    String(SHA256.hexadecimal(of: Array((secret + number).utf8)).prefix(Self.digits))
  }

  /// In constant time for a given length, which is not secret.
  private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    var difference: UInt8 = 0
    for index in one.indices { difference |= one[index] ^ other[index] }
    return difference == 0
  }

  /// Half the length of a token.
  private static let digits = 16

  /// 64 bits as 16 hexadecimal digits.
  private static func random() -> String {
    var source = SystemRandomNumberGenerator()
    let digits = String(source.next() as UInt64, radix: 16)
    return String(repeating: "0", count: Self.digits - digits.utf8.count) + digits
  }
}
