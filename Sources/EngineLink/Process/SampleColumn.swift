internal import Model
internal import Replay

/// A column of a sample. An engine declares the order of its columns once.
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

  /// The required columns of a sample.
  static let needed: [SampleColumn] = [.x, .y]

  /// The time, cause and view of a sample. In a reply to `advance`, all three follow from the index
  /// of the sample, so an engine may leave out these columns.
  static let location: [SampleColumn] = [.time, .cause, .view]

  /// The columns that are derived from the scene if an engine does not report them.
  static let derived: [SampleColumn] = [
    .minimum, .maximum, .contentWidth, .contentHeight, .width, .height, .top, .left, .bottom,
    .right, .frameX, .frameY, .frameWidth, .frameHeight,
  ]
}

extension ViewState {
  /// Gives access to the number in a column. For columns without a number in the state, `body` is
  /// not called.
  @inline(__always)
  mutating func with<Failure: Error>(
    _ column: SampleColumn, _ body: (inout Double) throws(Failure) -> Void
  ) throws(Failure) {
    switch column {
    case .x: try body(&offset.x)
    case .y: try body(&offset.y)
    case .zoom: try body(&zoom)
    case .minimum: try body(&minimumZoom)
    case .maximum: try body(&maximumZoom)
    case .contentWidth: try body(&content.width)
    case .contentHeight: try body(&content.height)
    case .width: try body(&bounds.width)
    case .height: try body(&bounds.height)
    case .top: try body(&insets.top)
    case .left: try body(&insets.left)
    case .bottom: try body(&insets.bottom)
    case .right: try body(&insets.right)
    case .frameX: try body(&frame.origin.x)
    case .frameY: try body(&frame.origin.y)
    case .frameWidth: try body(&frame.size.width)
    case .frameHeight: try body(&frame.size.height)
    case .time, .cause, .view, .velocityX, .velocityY, .activity: break
    }
  }
}
