internal import Gesture

/// Encodes a number that changes from step to step as the difference from a prediction.
///
/// Writer and reader compute the same prediction from the previous numbers, using only + - * / and
/// rounding, so that it is the same on every machine. The difference is the number of doubles
/// between the prediction and the value. A coast, whose speed decays by the same factor per frame,
/// leaves almost no difference, and every value is restored exactly.
struct NumberTrack: Sendable {
  private(set) var last = 0.0
  /// The last change, and the change before it.
  private var change = 0.0
  private var changeBefore = 0.0

  private enum Guess: UInt8, CaseIterable {
    /// The value stays near the previous one.
    case same
    /// The change decays by the same factor as before.
    case decaying
    /// Both values have at most three decimals.
    case thousandths
    /// The change is the same as before.
    case steady
  }

  mutating func write(_ number: Double, to text: inout StepBytes) {
    var best = (left: UInt64.max, guess: Guess.same)
    for guess in Guess.allCases {
      guard let left = left(of: number, guess), left < best.left else { continue }
      best = (left, guess)
    }
    text.put(best.left, mark: best.guess.rawValue)
    follow(number)
  }

  mutating func read(_ scan: inout StepScan) throws(Objection) -> Double {
    let (left, mark) = try scan.marked()
    let distance = Int64(unfolding: left)
    let number: Double
    if mark == Guess.thousandths.rawValue {
      guard let start = Self.thousandths(last) else {
        throw StepScan.senseless("a number in thousandths behind \(last)")
      }
      number = Double(start &+ distance) / 1000
    } else {
      let guess = guess(Guess(rawValue: mark) ?? .same)
      number = Double(place: guess.place &+ distance)
    }
    follow(number)
    return number
  }

  /// Updates the state with a value known from elsewhere.
  mutating func follow(_ number: Double) {
    (changeBefore, change) = (change, number - last)
    last = number
  }

  private func left(of number: Double, _ guess: Guess) -> UInt64? {
    guard guess == .thousandths else { return (number.place &- self.guess(guess).place).folded }
    guard let start = Self.thousandths(last), let end = Self.thousandths(number),
      (Double(end) / 1000).bitPattern == number.bitPattern
    else { return nil }
    return (end - start).folded
  }

  private func guess(_ guess: Guess) -> Double {
    switch guess {
    case .same, .thousandths: last
    case .steady: last + change
    case .decaying: changeBefore == 0 ? last : last + change * (change / changeBefore)
    }
  }

  private static func thousandths(_ number: Double) -> Int64? {
    number.magnitude < 1e12 ? Int64((number * 1000).rounded()) : nil
  }
}

extension Double {
  /// Its index in the order of all doubles: neighbours differ by one, and each double has its own
  /// index.
  fileprivate var place: Int64 {
    let bits = Int64(bitPattern: bitPattern)
    return bits < 0 ? bits ^ .max : bits
  }

  fileprivate init(place: Int64) {
    self.init(bitPattern: UInt64(bitPattern: place < 0 ? place ^ .max : place))
  }
}
