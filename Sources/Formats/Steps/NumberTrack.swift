internal import Gesture

/// A number that changes from step to step, kept as what is left when it has been guessed.
///
/// Who writes and who reads guess the same from the numbers before, with nothing but + - * / and
/// rounding, so that every machine guesses alike. What is left is counted in doubles between the
/// guess and the number: a coast, whose speed decays by the same share at each frame, leaves next to
/// nothing, and every number comes back to the last bit.
struct NumberTrack: Sendable {
  private(set) var last = 0.0
  /// By how much it changed, and the time before.
  private var change = 0.0
  private var changeBefore = 0.0

  private enum Guess: UInt8, CaseIterable {
    /// It is near the number before.
    case same
    /// It changes by the same share of the change before.
    case decaying
    /// Both have three decimals at most.
    case thousandths
    /// It changes by as much as before.
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

  /// Takes a number that is known from elsewhere.
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
  /// Its place in the order of all doubles: neighbours differ by one, and each has its own.
  fileprivate var place: Int64 {
    let bits = Int64(bitPattern: bitPattern)
    return bits < 0 ? bits ^ .max : bits
  }

  fileprivate init(place: Int64) {
    self.init(bitPattern: UInt64(bitPattern: place < 0 ? place ^ .max : place))
  }
}
