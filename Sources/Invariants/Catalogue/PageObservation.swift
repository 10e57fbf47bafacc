internal import Model
internal import Replay
internal import Text

/// Whether a replay on a web page observed anything. A page that failed to load satisfies most
/// invariants, and so does a page that does not react.
final class PageObservation {
  /// The kinds of errors that do not count, because they are not judged or are only warnings.
  private let excused: Set<PageError.Kind>
  private var isFirst = true
  /// The first error that prevented the page from loading.
  private var failure: PageError?
  private var isTouched = false
  /// Whether a finger went down on a view.
  private var isOverView = false
  private var hasMoved = false
  /// The views as shown at the first touch.
  private var before: [ViewState] = []
  private var signals = AppSignals()

  init(_ terms: Terms) { excused = terms.excusedPageErrors }

  func note(_ step: borrowing Step) {
    if isFirst {
      isFirst = false
      let frame = step.frame
      failure = frame.pageErrors.first { $0.preventsLoading && !excused.contains($0.kind) }
    }
    if !isOverView, step.cause == .after { touch(step) }
    guard isTouched, !hasMoved else { return }
    hasMoved =
      step.frame.signals != signals
      || zip(step.frame.views, before).contains { now, before in
        now.offset != before.offset || now.zoom != before.zoom || now.frame != before.frame
      }
  }

  private func touch(_ step: borrowing Step) {
    for event in step.moment.events {
      guard let touch = event.value.touch, touch.phase == .down else { continue }
      if !isTouched {
        isTouched = true
        before = step.frame.views
        signals = step.frame.signals
      }
      if step.frame.views.contains(where: { $0.frame.contains(touch.point) }) {
        isOverView = true
      }
    }
  }

  /// Why nothing was observed; nil if anything was observed, or if no finger touched the page.
  var reason: Reason? {
    if let failure { return .pageFailed(PageErrorRule(failure.kind).name, failure.text) }
    guard isTouched else { return nil }
    if !isOverView { return .noViewTouched }
    return hasMoved ? nil : .nothingMoved
  }
}

extension PageError {
  /// Whether the page lacks a part of its code if this error occurs while the page loads.
  fileprivate var preventsLoading: Bool {
    switch kind {
    case .exception, .rejection: true
    case .request, .answer: isScript
    case .console: false
    }
  }
}
