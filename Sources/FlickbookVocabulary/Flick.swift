public import Gesture
// One name that collides with nobody's makes the members of all types of the vocabulary visible,
// also to files that see only members of modules that they import.
@_exported public import struct Gesture.RecordingHead

/// The names of Flickbook in a file of an app, which has a `Scene`, a `Touch` and a `Window` of its
/// own: here they are `Flick.Scene`, `Flick.Touch` and `Flick.Window`.
public enum Flick {}

// What stands on the screen before the first event.
extension Flick {
  /// What is on the screen when a recording begins.
  public typealias Scene = Gesture.Scene
  /// The window everything is in.
  public typealias Window = Gesture.Window
  /// Which side of the device is up.
  public typealias Orientation = Gesture.Orientation
  /// One scrolling view: its frame, its content and every policy that makes a difference to a gesture.
  public typealias ViewScene = Gesture.ViewScene
  /// Where a view stands before the first event; what is not named is the engine's own choice.
  public typealias Start = Gesture.Start
  /// How the content follows the viewport, and what stays in place when the viewport changes.
  public typealias ContentLayout = Gesture.ContentLayout
  /// How a view answers a drag.
  public typealias ScrollPolicy = Gesture.ScrollPolicy
  /// What a page is while the view is zoomed.
  public typealias PageRule = Gesture.PageRule
  /// How much of its speed a coasting view keeps each millisecond.
  public typealias DecelerationRate = Gesture.DecelerationRate
  /// How far a view may be zoomed.
  public typealias ZoomPolicy = Gesture.ZoomPolicy
  /// Where the zoom's minimum comes from.
  public typealias ZoomLimits = Gesture.ZoomLimits
  /// Cells on which a view comes to rest.
  public typealias Snap = Gesture.Snap
  /// A view that rests on whole rows and reports the row in its middle.
  public typealias Wheel = Gesture.Wheel
  /// A control above the content that a pull sets off.
  public typealias Refresh = Gesture.Refresh
  /// An image shown in square tiles at several levels of detail.
  public typealias Tiles = Gesture.Tiles
  /// How a view makes room for the keyboard.
  public typealias KeyboardPolicy = Gesture.KeyboardPolicy
  /// Which read-outs an app has, so that they can be judged.
  public typealias ShownReadouts = Gesture.ShownReadouts
  /// One of the two directions a view scrolls in.
  public typealias Axis = Gesture.Axis
  /// A choice of axes, as recordings name it.
  public typealias Axes = Gesture.Axes
  /// A place in points: in the window for touches, in content for offsets.
  public typealias Point = Gesture.Point
  /// A width and a height in points.
  public typealias Size = Gesture.Size
  /// An upright rectangle: its corner nearest to zero, and its size.
  public typealias Rectangle = Gesture.Rectangle
  /// How far the content may be moved past its edges and still be at rest.
  public typealias Insets = Gesture.Insets
}

// What happens, and when.
extension Flick {
  /// One thing that happened while recording, and when.
  public typealias InputEvent = Gesture.InputEvent
  /// A moment of virtual time: an exact count of nanoseconds from the recording's zero.
  public typealias Instant = Gesture.Instant
  /// A length of virtual time: an exact count of nanoseconds.
  public typealias TimeSpan = Gesture.TimeSpan
  /// One report of one finger, in the window as it stands at that moment.
  public typealias Touch = Gesture.Touch
  /// A change of the room that views have: the window, a frame, the keyboard.
  public typealias LayoutChange = Gesture.LayoutChange
  /// The window's new size; its scale stays unless it is named.
  public typealias WindowChange = Gesture.WindowChange
  /// A view's new frame in its parent.
  public typealias FrameChange = Gesture.FrameChange
  /// The keyboard's whereabouts.
  public typealias Keyboard = Gesture.Keyboard
  /// What the app changes about a view, all in one moment.
  public typealias SettingChange = Gesture.SettingChange
  /// One thing about a view that the app can set: in the scene and, later, by a change.
  public typealias Setting = Gesture.Setting
  /// What the app requests of a view.
  public typealias Command = Gesture.Command
  /// A page as people count them: page 1 is the first.
  public typealias PageNumber = Gesture.PageNumber
  /// A row of a wheel: row 0 is the first.
  public typealias RowIndex = Gesture.RowIndex
  /// What the recorded device showed at a moment.
  public typealias Observation = Gesture.Observation
  /// What an app shows about a view beside the view itself; nothing where it shows no such thing.
  public typealias Readouts = Gesture.Readouts
  /// A rectangle of tiles at one level of detail; last column and row are included.
  public typealias TileSpan = Gesture.TileSpan
}

// A recording as a whole, and what is wrong with it.
extension Flick {
  /// A whole recording in memory: for tests, editing and shrinking.
  public typealias Recording = Gesture.Recording
  /// Where a recording comes from.
  public typealias Origin = Gesture.Origin
  /// What a recording has lost or never had.
  public typealias Quality = Gesture.Quality
  /// What a broken invariant means for the run.
  public typealias Level = Gesture.Level
  /// A number and its unit, such as half a point.
  public typealias Quantity = Gesture.Quantity
  /// A value and the place it was read from.
  public typealias Located = Gesture.Located
  /// A line and a column of a file, both counted from 1.
  public typealias FileLocation = Gesture.FileLocation
  /// What is wrong with a value or a text, without its place.
  public typealias Objection = Gesture.Objection
  /// A file is wrong, here.
  public typealias FormatError = Gesture.FormatError
}
