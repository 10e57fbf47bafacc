// This file is compiled only into a mutated copy of the sources. It selects the active mutant.
internal import Model
internal import Replay

/// The number of the active mutant. 0 is none; -1 is none while recording which mutants would
/// change a value.
@exclusivity(unchecked) nonisolated(unsafe) public var chosen = 0
/// The mutants that would have changed a value. All other mutants have no effect.
@exclusivity(unchecked) nonisolated(unsafe) public var mattering = Array(
  repeating: false, count: 20_000)
/// The mutants whose code was executed, whether or not they change a value.
@exclusivity(unchecked) nonisolated(unsafe) public var reached = Array(
  repeating: false, count: 20_000)

/// Gives the trial access to internal functions.
public func plainNumbers(in texts: [String]) -> [String] { PlainNumbers.rounded(texts) }

/// Records that the code of a mutant was executed, and whether the mutant would have changed a
/// value.
func mNote(_ number: Int, _ matters: Bool) {
  reached[number] = true
  if matters { mattering[number] = true }
}

/// The selected alternative at one location of the source. 0 is the original code.
func mChoice(_ number: Int, _ count: Int = 1) -> Int {
  let choice = chosen - number
  return choice >= 0 && choice < count ? choice + 1 : 0
}

/// `mChoice` for alternatives that always change a value.
func mAt(_ number: Int, _ count: Int = 1) -> Int {
  if chosen < 0 { for alternative in 0..<count { mNote(number + alternative, true) } }
  return mChoice(number, count)
}

/// `mChoice` for an alternative that changes a value only under a condition.
func mAt(_ number: Int, _ matters: @autoclosure () -> Bool) -> Int {
  if chosen < 0 { mNote(number, matters()) }
  return mChoice(number)
}

/// `&&` as a function. The right side is evaluated only if the original code would evaluate it.
func mBoth(_ number: Int, _ one: Bool, _ other: () -> Bool) -> Bool {
  let both = one && other()
  mNote(number, one && !both)
  mNote(number + 1, !one)
  return both
}

/// `||` as a function, with the same rule for the right side.
func mEither(_ number: Int, _ one: Bool, _ other: () -> Bool) -> Bool {
  let either = one || other()
  mNote(number, !one && either)
  mNote(number + 1, one)
  return either
}

func mHolds(_ number: Int, _ value: Bool) -> Bool {
  if chosen < 0 {
    mNote(number, !value)
    mNote(number + 1, value)
  }
  return switch mChoice(number, 2) {
  case 1: true
  case 2: false
  default: value
  }
}

@_disfavoredOverload
func mNumber(_ number: Int, _ value: Int) -> Int {
  switch mAt(number, value == 0 ? 1 : 2) {
  case 1: value == 0 ? 1 : 0
  case 2 where value != 0: value * 4
  default: value
  }
}

func mNumber(_ number: Int, _ value: Double) -> Double {
  switch mAt(number, value == 0 ? 1 : 2) {
  case 1: value == 0 ? 1 : 0
  case 2 where value != 0: value * 4
  default: value
  }
}

@_disfavoredOverload
func mNumber(_ number: Int, _ value: Int64) -> Int64 {
  switch mAt(number, value == 0 ? 1 : 2) {
  case 1: value == 0 ? 1 : 0
  case 2 where value != 0: value * 4
  default: value
  }
}

func mDone(_ number: Int) -> Bool { mAt(number) == 0 }

func mSize(_ number: Int, _ value: Double) -> Double {
  mAt(number, !(value >= 0)) == 1 ? value : value.magnitude
}

func mLeast<Value: Comparable>(_ number: Int, _ values: Value...) -> Value {
  (mAt(number, values.min() != values.max()) == 1 ? values.max() : values.min()) ?? values[0]
}

func mMost<Value: Comparable>(_ number: Int, _ values: Value...) -> Value {
  (mAt(number, values.min() != values.max()) == 1 ? values.min() : values.max()) ?? values[0]
}

func mAxes(_ number: Int) -> [Axis] {
  switch mAt(number, 2) {
  case 1: [.x]
  case 2: [.y]
  default: [.x, .y]
  }
}

func mError(_ number: Int, _ value: Double) -> Double {
  if chosen < 0 {
    mNote(number, value != 0)
    mNote(number + 1, value != 0)
  }
  return switch mChoice(number, 2) {
  case 1: -value
  case 2: 0
  default: value
  }
}

func mTolerance(_ number: Int, _ value: Double) -> Double {
  switch mAt(number, 3) {
  case 1: 0
  case 2: value * 4
  case 3: .infinity
  default: value
  }
}

func mKept<Choices: OptionSet>(_ number: Int, _ value: Choices) -> Choices {
  mAt(number) == 1 ? [] : value
}

func mPasses(_ number: Int, _ checks: Int) -> Bool {
  if chosen < 0 {
    mNote(number, checks > 1)
    mNote(number + 1, checks == 1)
  }
  return switch mChoice(number, 2) {
  case 1: checks > 1
  case 2: checks == 1
  default: false
  }
}

func mForgiven(_ number: Int, _ first: Violation?, _ times: Int) -> Violation? {
  mAt(number, times == 1 && first != nil) == 1 && times == 1 ? nil : first
}

/// Delays each step by one, so that the last step is never delivered.
struct Lateness {
  var isTold = false
  var step: Step?
}

@exclusivity(unchecked) nonisolated(unsafe) var lateness = Lateness()

func mSkips(_ number: Int, _ step: borrowing Step) -> Bool {
  switch mAt(number, 5) {
  case 1: step.cause == .before
  case 2: step.cause == .after
  case 3: step.cause == .frame && step.index % 2 == 1
  case 4: step.index == 0
  case 5: !lateness.isTold
  default: false
  }
}

func mLate(_ number: Int, _ step: borrowing Step) -> Step? {
  guard mChoice(number, 5) == 5 else { return nil }
  let earlier = step.index == 0 ? nil : lateness.step
  lateness.step = copy step
  lateness.isTold = earlier != nil
  return earlier
}

extension Double {
  func magnitude(_ number: Int) -> Double { mAt(number, !(self >= 0)) == 1 ? self : magnitude }
}

extension ViewState {
  func lowest(_ number: Int, _ axis: Axis) -> Double {
    mAt(number, lowest(axis) != highest(axis)) == 1 ? highest(axis) : lowest(axis)
  }
  func highest(_ number: Int, _ axis: Axis) -> Double {
    mAt(number, lowest(axis) != highest(axis)) == 1 ? lowest(axis) : highest(axis)
  }
}

extension Insets {
  func leading(_ number: Int, _ axis: Axis) -> Double {
    mAt(number, leading(axis) != trailing(axis)) == 1 ? trailing(axis) : leading(axis)
  }
  func trailing(_ number: Int, _ axis: Axis) -> Double {
    mAt(number, leading(axis) != trailing(axis)) == 1 ? leading(axis) : trailing(axis)
  }
}

extension Facts {
  func mWas(_ number: Int) -> ViewState { mAt(number, now != was) == 1 ? now : was }
  func mNow(_ number: Int) -> ViewState { mAt(number, was != now) == 1 ? was : now }
  func mFingers(_ number: Int) -> Fingers { mAt(number) == 1 ? wereFingers : fingers }
  func mWereFingers(_ number: Int) -> Fingers { mAt(number) == 1 ? fingers : wereFingers }
  func mOverscroll(_ number: Int) -> Point {
    mAt(number, wasOverscroll != overscroll) == 1 ? wasOverscroll : overscroll
  }
  func mWasOverscroll(_ number: Int) -> Point {
    mAt(number, overscroll != wasOverscroll) == 1 ? overscroll : wasOverscroll
  }
  func mIsAtRest(_ number: Int) -> Bool {
    mAt(number, wasAtRest != isAtRest) == 1 ? wasAtRest : isAtRest
  }
  func mWasAtRest(_ number: Int) -> Bool {
    mAt(number, isAtRest != wasAtRest) == 1 ? isAtRest : wasAtRest
  }
}
