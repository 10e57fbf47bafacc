#if !hasFeature(Embedded)
  internal import Gesture
  internal import Replay

  extension AndroidSettings {
    private typealias Entry = (
      name: String, number: WritableKeyPath<AndroidSettings, Double>, range: ClosedRange<Double>,
      summary: String
    )

    private static var entries: [Entry] {
      let any = 0.0...1_000_000
      return [
        ("slop", \.slop, any, "dp a finger may move before it drags (ViewConfiguration)"),
        ("catch-slop", \.catchSlop, any, "the same after a catch (choice; ScrollView has 0)"),
        ("least-fling", \.leastFling, any, "dp/s of the slowest throw (ViewConfiguration)"),
        ("most-fling", \.mostFling, any, "dp/s of the fastest throw (ViewConfiguration)"),
        ("friction", \.friction, 0.001...1, "of the fling (ViewConfiguration)"),
        ("overfling", \.overfling, any, "dp a fling passes an edge by (0: edge effect instead)"),
        ("density", \.density, 0...100, "pixels per dp that places are rounded to; 0: exact"),
        ("page-distance", \.pageDistance, any, "dp from which a flick turns a page (ViewPager)"),
        ("page-fling", \.pageFling, any, "dp/s from which a flick turns a page (ViewPager)"),
        ("page-share", \.pageShare, 0...1, "of a page to pass without a flick (ViewPager)"),
        ("page-turn", \.pageTurn, 0...60, "s of the longest page turn (ViewPager)"),
        ("page-drift", \.pageDrift, 0...60, "s a page of a turn without a flick (ViewPager)"),
        ("animation", \.animation, 0...60, "s an animated ask takes (Scroller)"),
      ]
    }

    /// What can be set, with the defaults.
    static let settings: [EngineSetting] = {
      let defaults = AndroidSettings()
      return entries.map {
        EngineSetting(
          $0.name, defaults[keyPath: $0.number], $0.summary, isLength: lengths.contains($0.name))
      }
    }()

    /// Those in dp and dp/s. Friction is one of them: it multiplies a deceleration in dp/s².
    private static let lengths = [
      "slop", "catch-slop", "least-fling", "most-fling", "friction", "overfling", "page-distance",
      "page-fling",
    ]

    /// The habits that the settings name; numbers no motion can be made of are refused.
    init(_ settings: [EngineSetting]) throws(EngineError) {
      self.init()
      for setting in settings {
        guard let entry = Self.entries.first(where: { $0.name == setting.name }) else {
          throw EngineError(.setting, "engine android has no setting \"\(setting.name)\"")
        }
        guard entry.range.contains(setting.value) else {
          throw EngineError(
            .setting,
            "\(setting.name) is \(setting.value.text): expected \(entry.range.lowerBound.text) to "
              + entry.range.upperBound.text)
        }
        self[keyPath: entry.number] = setting.value
      }
    }

    /// What an engine with these habits can do: overscroll only if it is allowed to.
    var abilities: Abilities {
      let always: Abilities = [
        .paging, .turning, .insets, .asks, .callbacks, .cancel, .velocity, .activity, .settings,
        .manyViews, .rightToLeft,
      ]
      return overfling > 0 ? always.union(.overscroll) : always
    }

    /// What it promises.
    var contract: EngineContract {
      var contract = EngineContract()
      contract.slop = slop
      contract.normalRate = nil
      contract.fastRate = nil
      // The mean speed of a fling is 0.35 of its first; the spline's last chord is nearly flat.
      contract.stopSpeed = max(
        1, mostFling * AndroidFling.inflexion * AndroidSpline.slope(at: 0.995))
      let longest = AndroidFling(from: 0, velocity: mostFling, friction: friction).restTime
      contract.leastFling = leastFling
      contract.settle = .seconds(max(4, longest + 1, animation + 1))
      contract.heldStill = LeastSquaresVelocity.gap
      contract.offsetResolution = density > 0 ? 1 / density : 0
      return contract
    }
  }
#endif
