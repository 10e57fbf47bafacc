import Model
import Text
import Replay
import Testing

@testable import Formulas
@testable import Invariants

/// Tests the bits of Boolean signals.
struct FlagTests {
  @Test func `each signal that is not a number has its own bit`() {
    let flags = Signal.allCases.filter { $0.dimension == nil }.map(\.flag)
    #expect(!flags.contains(nil))
    #expect(Set(flags).count == flags.count)
    #expect(Signal.allCases.allSatisfy { $0.dimension == nil || $0.flag == nil })
  }

  @Test func `the bits of activities, events and callbacks equal the bits in engines and steps`() {
    let activities: [(Activity, Signal)] = [
      (.tracking, .tracking), (.dragging, .dragging), (.decelerating, .decelerating),
      (.zooming, .zooming), (.zoomBouncing, .bouncing), (.animating, .animating),
    ]
    for (activity, signal) in activities {
      #expect(UInt64(activity.rawValue) << Flag.activity == signal.flag)
    }
    let events: [(StepEvents, Signal)] = [
      (.down, .inputDown), (.move, .inputMove), (.up, .inputUp), (.cancel, .inputCancel),
      (.turn, .inputTurn), (.frame, .inputFrame), (.keyboard, .inputKeyboard),
      (.setting, .inputSet), (.request, .inputRequest),
    ]
    for (event, signal) in events {
      #expect(UInt64(event.rawValue) << Flag.input == signal.flag)
    }
    let others: [(UInt64, Signal)] = [
      (Flag.rest, .rest), (Flag.touching, .touching), (Flag.moved, .moved),
      (Flag.requested, .requested),
      (Flag.paging, .paging), (Flag.bounces, .bounces), (Flag.enabled, .enabled),
      (Flag.wheel, .wheel), (Flag.nested, .nested), (Flag.keyboard, .keyboard),
      (Flag.inputAny, .inputAny), (Flag.inside, .inside), (Flag.outside, .outside),
      (Flag.probeReset, .probeReset), (Flag.probeRefreshing, .probeRefreshing),
      (Flag.probeIdle, .probeIdle), (Flag.probePanning, .probePanning),
      (Flag.probeZooming, .probeZooming), (Flag.lift, .inputLift),
      (Flag.rightToLeft, .isRightToLeft),
    ]
    for (bit, signal) in others { #expect(bit == signal.flag) }
    let callbacks = Signal.allCases.filter(\.isCallback)
    #expect(callbacks.map { $0.rawValue } == Callback.Kind.all.map { "callback(\($0.name))" })
    for (kind, signal) in zip(Callback.Kind.all, callbacks) { #expect(kind.flag == signal.flag) }
  }
}
