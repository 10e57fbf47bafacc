/// What an app does around its scroll view where it may do it well or, as in code that was published,
/// not so well. Nothing of it is how the view moves.
///
/// `ios` is an app that does all of it well. It is looked at where a layout, a lift or a start asks
/// for it and never from step to step, so a fault that is off costs nothing.
struct Conduct: OptionSet {
  let rawValue: UInt16

  /// The zoom that shows the whole content may lie above the maximum.
  static let fitMayCross = Conduct(rawValue: 1)
  /// The zoom of the start is set while the maximum is still 1.
  static let opensBeforeMaximum = Conduct(rawValue: 1 << 1)
  /// Pages have the size they were written down with, whatever the viewport.
  static let pagesOfOneSize = Conduct(rawValue: 1 << 2)
  /// A new viewport shows the content at zoom 1.
  static let losesZoom = Conduct(rawValue: 1 << 3)
  /// The middle is brought back to the middle, the range or no range.
  static let correctsUnclamped = Conduct(rawValue: 1 << 4)
  /// A row of pages that are taller than the viewport is turned over up and down too.
  static let turnsTallPages = Conduct(rawValue: 1 << 5)
  /// A cell is brought to the middle at the lift, though the view would coast on.
  static let snapsAtEveryLift = Conduct(rawValue: 1 << 6)
  /// Beyond the end of the range the cell after the last one is aimed at, at the lift.
  static let snapsPastTheLast = Conduct(rawValue: 1 << 7)
  /// A cell is brought to the middle by revealing as much as can be seen at once.
  static let snapsByRevealing = Conduct(rawValue: 1 << 8)
}
