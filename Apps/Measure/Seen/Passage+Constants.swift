// The constants that can be determined from a single passage.

extension Passage {
  /// Whether the offsets of the passage are rounded to the step of shown offsets, and do not follow
  /// the reports of fingers.
  var showsSteps: Bool {
    switch kind {
    case .coast, .bounce, .page, .request, .pull, .cancelled: true
    case .drag, .pinch, .zoom: false
    }
  }

  /// The constants of a return from outside the range. After a release in motion, or without an
  /// observed end, only the law and its parameters are determined, or nothing.
  func bounce(step: Double) -> [Constant: Measurement.Outcome] {
    guard looks.count >= 5 else { return [:] }
    let samples = looks.filter { abs($0.value) > 2 * step }
    guard let first = samples.first, abs(first.value) > 8 else { return [:] }
    let outcomes = Bounce(samples, from: start, step: step, delay: 0).outcomes
    let isDamped = if case .number? = outcomes[.bounceDecay] { true } else { false }
    if wasHeld, isBack(step: step) || isDamped && !isAtRest { return outcomes }
    guard isDamped else { return [:] }
    let shown: Set<Constant> = [.bounceLaw, .bounceDecay, .bounceDamping, .bouncePeriod]
    return outcomes.filter { shown.contains($0.key) }
  }

  /// The decay of a page's return, and the bounds of the page share that must be dragged to turn
  /// the page without a flick.
  func page(step: Double) -> (found: [Constant: Measurement.Outcome], share: Estimate?) {
    guard isAtRest, length > 0, let rest = looks.last?.value else { return ([:], nil) }
    let (share, turned) = ((lift - start) / length, (rest - start) / length)
    // The passage must lead from a page to the same or a neighbouring page. Other passages are not
    // page turns, or an edge determined them.
    guard abs(start / length - (start / length).rounded()) < 1e-3,
      abs(turned - turned.rounded()) < 1e-3, abs(share) < 1,
      turned.rounded() == 0 || turned.rounded() == (share < 0 ? -1 : 1)
    else { return ([:], nil) }
    let distance = lift - rest
    let samples = looks.map { Sample($0.time, $0.value - rest) }
      .filter { abs($0.value) > 0.015 * abs(distance) }
    var found: [Constant: Measurement.Outcome] = [:]
    if turned.rounded() == 0, abs(distance) > 4, let fit = ZeroFit(samples),
      fit.spread < max(0.001 * abs(distance), step / 2)
    {
      found[.pageDecay] = .number(Estimate(fit.decay, error: fit.error))
    }
    let known = abs(share)
    return (found, Estimate(between: turned == 0 ? known : 0, and: turned == 0 ? 1 : known))
  }

  /// The decay of the zoom's return to its limit.
  var zoomReturn: [Constant: Measurement.Outcome] {
    guard let last = looks.last?.value, let first = looks.first?.value, isAtRest,
      abs(first - last) > 0.05
    else { return [:] }
    let course = looks.map { Sample($0.time, $0.value - last) }
      .filter { abs($0.value) > 0.015 * abs(first - last) }
    guard let fit = ZeroFit(course), fit.spread < 0.02 * abs(first - last) else { return [:] }
    return [.zoomDecay: .number(Estimate(fit.decay, error: fit.error))]
  }

  /// The duration and the timing curve of an animated request.
  func request(step: Double) -> [Constant: Measurement.Outcome] {
    guard isAtRest, looks.count > 6, let rest = looks.last?.value, abs(rest - start) > 20 else {
      return [:]
    }
    let course = [Sample(0, start)] + looks.dropLast()
    guard let eased = Curve.best(course, distance: rest - start),
      eased.rest < 0.002 + step / abs(rest - start)
    else { return [:] }
    return [
      .animation: .number(Estimate(eased.fit.shape, error: eased.fit.error + 1e-4)),
      .animationCurve: .word(eased.curve.rawValue),
    ]
  }
}
