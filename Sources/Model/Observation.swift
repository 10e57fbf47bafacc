/// The state that the recorded device showed at a time. Observations are judged (as the engine
/// `seen`) and used in comparisons, but never given to an engine.
public struct Observation: Hashable, Sendable {
  /// The view's index in the scene.
  public var view: Int
  /// The offset that the device showed.
  public var offset: Point
  /// The zoom that the device showed.
  public var zoom: Double
  /// Whether the device reported that the view had come to rest.
  public var settled: Bool
  /// The values that the app showed beside the view.
  public var readouts: Readouts
  /// The activity that the view reported, if the origin declares that activities are observed.
  public var activity: Activity = []
  /// The callbacks of the view since the last observation, in order of time, if the origin declares
  /// that callbacks are observed.
  public var callbacks: [Callback.Kind] = []
  /// The custom signals that the app reported.
  public var signals = AppSignals()

  /// Creates an observation of the view with this index in the scene.
  public init(
    view: Int, offset: Point, zoom: Double = 1, settled: Bool = false,
    readouts: Readouts = Readouts()
  ) {
    self.view = view
    self.offset = offset
    self.zoom = zoom
    self.settled = settled
    self.readouts = readouts
  }
}
