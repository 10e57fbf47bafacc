/// Every invariant there is, in the order of the manual. A new one is one new file and one new line
/// here.
public enum Catalogue {
  /// The invariants of one replay.
  public static let invariants = rules.map { Invariant(kind: .replay($0)) }

  /// The relations between two replays. They cost further replays, so they are judged on request.
  public static let relations = relationRules.map { Invariant(kind: .relation($0)) }

  /// Every invariant, of one replay and between two.
  public static let all = invariants + relations

  /// The invariant of that name.
  public static func invariant(named name: String) -> Invariant? {
    all.first { $0.name == name }
  }

  private static let rules: [any ReplayInvariant.Type] = [
    // Geometry at rest
    RestInBounds.self,
    ZoomInRange.self,
    RestFlagsClear.self,
    RestPageAligned.self,
    RestStepNearest.self,
    ContentCentredWhenSmall.self,
    EventuallyAtRest.self,
    MinZoomFits.self,
    OpensAtFit.self,
    RestPixelAligned.self,
    ShrunkContentSettles.self,
    SeenAsExpected.self,
    // Always
    FiniteState.self,
    ContentSizeScales.self,
    OverscrollDamped.self,
    NoOverscrollWhenBounceOff.self,
    NoTeleport.self,
    NoJumpBetweenFrames.self,
    InsetsAsDeclared.self,
    UntouchedStaysPut.self,
    DisabledStandsStill.self,
    DeclaredIsShown.self,
    // Under the finger
    SlopDeadzone.self,
    DragMovesContent.self,
    DragTracksFinger.self,
    PanOfTwoFingers.self,
    PinchZooms.self,
    PinchAnchor.self,
    PinchRatio.self,
    PinchIsReversible.self,
    ZoomReturnKeepsAnchor.self,
    TouchCatchesMotion.self,
    TapArrives.self,
    TapContentCoords.self,
    FlickTurnsPage.self,
    PageStepAtMostOne.self,
    CrossAxisFrozen.self,
    NoJumpOnFingerCountChange.self,
    PagingOffWhileZoomed.self,
    FreeInsideAPage.self,
    NestedSingleOwner.self,
    PageComesBackFit.self,
    // Free motion
    FlickCoasts.self,
    FlingFollowsTheFinger.self,
    DecelMonotone.self,
    DecelLaw.self,
    VelocityConsistent.self,
    ReleaseDirection.self,
    StaleVelocityIsZero.self,
    CancelThrowsNothing.self,
    AnnouncedTargetIsTheRest.self,
    BounceBackNoOvershoot.self,
    EdgeKeepsSpeed.self,
    RequestArrives.self,
    AnimationReachesTarget.self,
    SetOffsetExact.self,
    ZoomAskArrives.self,
    RevealJustEnough.self,
    // Callbacks
    CallbackGrammar.self,
    ChangeNotified.self,
    ValueChangedReported.self,
    ScrolledToTopReported.self,
    SelectionReportedOnce.self,
    RefreshFiresOnce.self,
    // Environment
    RotationKeepsCentre.self,
    RotationKeepsPage.self,
    RotationRoundTrip.self,
    RotationKeepsZoom.self,
    ContentFollowsViewport.self,
    GrowthKeepsPlace.self,
    KeyboardInsetOverlap.self,
    FocusedFieldVisible.self,
    RefreshKeepsInset.self,
    // What the app shows
    PageLabelFormula.self,
    PageLabelInRange.self,
    ResetEnabledIffZoomed.self,
    StateReadingMatches.self,
    RefreshingReadingMatches.self,
    OffsetReadingMatches.self,
    StartIndexModulo.self,
    PickerValueValid.self,
    VisibleTilesExact.self,
  ]

  private static let relationRules: [any Relation.Type] = [
    TimeShift.self,
    TouchTranslation.self,
    MirrorX.self,
    MirrorY.self,
    FrameRateRest.self,
    SplitAtIdle.self,
    ReplayDeterminism.self,
    LengthScaling.self,
    RedundantMove.self,
    TransposeXy.self,
    TouchIdRelabel.self,
    CancelEqualsFresh.self,
  ]
}
