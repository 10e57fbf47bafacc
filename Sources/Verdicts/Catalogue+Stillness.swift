extension Catalogue {
  /// The invariants that find occasions where nothing happens: any picture that is right once and
  /// never changes keeps them.
  private static let still: Set<String> = [
    CallbackGrammar.name,
    ContentCentredWhenSmall.name,
    ContentFollowsViewport.name,
    EventuallyAtRest.name,
    FiniteState.name,
    InsetsAsDeclared.name,
    MinZoomFits.name,
    NoOverscrollWhenBounceOff.name,
    OffsetReadingMatches.name,
    OpensAtFit.name,
    PageLabelFormula.name,
    PageLabelInRange.name,
    PickerValueValid.name,
    RefreshKeepsInset.name,
    ResetEnabledIffZoomed.name,
    RestFlagsClear.name,
    RestInBounds.name,
    SelectionReportedOnce.name,
    StartIndexModulo.name,
    StateReadingMatches.name,
    TapContentCoords.name,
    VisibleTilesExact.name,
  ]

  /// Whether an engine that shows one right picture for ever keeps an invariant. Two replays of
  /// such an engine keep every relation too.
  static func holdsOfStillness(_ invariant: any Invariant.Type) -> Bool {
    invariant is any Relation.Type || still.contains(invariant.name)
  }
}
