/// Every law there is. A new one is one new file and one new line here.
public enum Catalogue {
  public static let laws: [any Invariant.Type] = [
    RestInBounds.self,
    ZoomInRange.self,
    RestFlagsClear.self,
    EventuallyAtRest.self,
    FiniteState.self,
    ContentSizeScales.self,
    DragTracksFinger.self,
    ChangeNotified.self,
  ]

  /// The law of that name.
  public static func law(named name: String) -> (any Invariant.Type)? {
    laws.first { $0.name == name }
  }
}
