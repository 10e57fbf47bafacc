/// One column of a sample. An engine says once in what order it has them.
enum SampleColumn: String, CaseIterable, Sendable {
  case time = "t"
  case cause, view, x, y, zoom, minimum, maximum
  case contentWidth = "content-width"
  case contentHeight = "content-height"
  case width, height, top, left, bottom, right
  case frameX = "frame-x"
  case frameY = "frame-y"
  case frameWidth = "frame-width"
  case frameHeight = "frame-height"
  case velocityX = "velocity-x"
  case velocityY = "velocity-y"
  case activity

  /// Those without which a sample says nothing.
  static let needed: [SampleColumn] = [.x, .y]

  /// When, why and of which view a sample is: in a reply to `advance` that follows from its place, so
  /// that an engine may leave out all three.
  static let place: [SampleColumn] = [.time, .cause, .view]

  /// Those that follow from the scene where an engine does not show them.
  static let derived: [SampleColumn] = [
    .minimum, .maximum, .contentWidth, .contentHeight, .width, .height, .top, .left, .bottom,
    .right, .frameX, .frameY, .frameWidth, .frameHeight,
  ]
}
