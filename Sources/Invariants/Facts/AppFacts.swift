internal import Model

/// What the app did to one view in a step.
struct AppFacts {
  /// The number of the app's requests to this view in this step.
  private(set) var requests = 0
  /// The number of changes that the app made to this view in this step.
  private(set) var settings = 0
  /// How much content was added before the visible part in this step, unzoomed.
  private(set) var growth = Point.zero
  /// How often the frame of the view changed in this step.
  private(set) var framesRequested = 0
  /// Whether the app moved the view without animation and no finger has touched it since.
  private(set) var isRequestedAway = false

  /// Whether the app did nothing to the view in this step.
  var isNothing: Bool {
    requests == 0 && settings == 0 && growth == .zero && framesRequested == 0
  }

  mutating func begin(framesRequested: Int) {
    requests = 0
    settings = 0
    growth = .zero
    self.framesRequested = framesRequested
  }

  mutating func add(_ command: Command) {
    requests += 1
    if case .scrollTo = command.request, !command.animated { isRequestedAway = true }
  }

  mutating func addSetting() { settings += 1 }

  mutating func grow(by added: Point) { growth += added }

  mutating func touch() { isRequestedAway = false }
}
