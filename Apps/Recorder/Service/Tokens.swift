internal import Files

/// Creates and checks unguessable tokens, which use the system's random source.
///
/// The opening token opens the page while the server runs. Every other token is valid for one
/// recording, whose response contains the next token. Expired tokens are recognised while the
/// server runs, even after many other pages were opened: a page with an expired token was opened
/// with the right address, and may still have its recording.
struct Tokens {
  /// The token in the address that the terminal shows.
  let opening = Self.random() + Self.random()
  private var outstanding: [[UInt8]] = []
  private let limit: Int
  /// A secret of this server, from which the second half of every other token is computed.
  private let secret = Self.random() + Self.random()

  /// - Parameter limit: Maximum number of valid tokens. The oldest token expires first.
  init(limit: Int = 512) { self.limit = limit }

  /// Issues a token for the next recording.
  mutating func issue() -> String {
    let number = Self.random()
    let token = number + seal(of: number)
    restore(token)
    return token
  }

  /// Makes a token valid again, because its recording did not arrive.
  mutating func restore(_ token: String) {
    outstanding.append(Array(token.utf8))
    if outstanding.count > limit { outstanding.removeFirst(outstanding.count - limit) }
  }

  func opens(_ token: String?) -> Bool {
    guard let token else { return false }
    return Self.isSame(Array(token.utf8), Array(opening.utf8))
  }

  /// Uses up a token; returns false if the token is invalid.
  mutating func redeem(_ token: String) -> Bool {
    let token = Array(token.utf8)
    // Compares all tokens, so that the duration reveals nothing about them.
    var found: Int?
    for (index, known) in outstanding.enumerated() where Self.isSame(token, known) { found = index }
    guard let found else { return false }
    outstanding.remove(at: found)
    return true
  }

  /// Whether this server issued the token, which may have expired.
  func isStale(_ token: String) -> Bool {
    let number = String(token.prefix(Self.digits))
    return Self.isSame(Array(token.utf8), Array((number + seal(of: number)).utf8))
  }

  private func seal(of number: String) -> String {
    String(SHA256.hexadecimal(of: Array((secret + number).utf8)).prefix(Self.digits))
  }

  /// Compares two tokens. The duration depends only on the length, which is not secret.
  private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    var difference: UInt8 = 0
    for index in one.indices { difference |= one[index] ^ other[index] }
    return difference == 0
  }

  /// Half the length of a token.
  private static let digits = 16

  /// A random number with 64 bits, written as 16 hexadecimal digits.
  private static func random() -> String {
    var source = SystemRandomNumberGenerator()
    let digits = String(source.next() as UInt64, radix: 16)
    return String(repeating: "0", count: Self.digits - digits.utf8.count) + digits
  }
}
