internal import Replay

/// All built-in invariants, in the order of the manual. A new invariant needs one new file and one
/// new line here.
public enum Catalogue {
  /// The invariants of one replay.
  public static let invariants = rules.map { Invariant(.replay($0)) }

  /// The relations between two replays. They are judged only on request, because each relation
  /// costs further replays.
  public static let relations = relationRules.map { Invariant(.relation($0)) }

  /// All invariants: the invariants of one replay, and the relations between two replays.
  public static let all = invariants + relations

  /// The invariants of web pages. They are judged only if the engine shows a page.
  package static let pages = PageError.Kind.allCases.map { Invariant(.page(PageErrorRule($0))) }

  /// The names of all invariants, for fast lookup.
  package static let names = Set((all + pages).map(\.name))

  /// The invariant with the given name.
  public static func invariant(named name: String) -> Invariant? {
    all.first { $0.name == name } ?? pages.first { $0.name == name }
  }

  private static let sections: KeyValuePairs<Directness, [any ReplayInvariant.Type]> = [
    // Geometry at rest
    .outcome: [
      RestInBounds.self,
      ZoomInRange.self,
    ],
    .report: [
      RestFlagsClear.self,
      MotionIsReported.self,
    ],
    .outcome: [
      RestPageAligned.self,
      RestStepNearest.self,
      ContentCentredWhenSmall.self,
      EventuallyAtRest.self,
      MinZoomFits.self,
      OpensAtFit.self,
      RestPixelAligned.self,
      ShrunkContentSettles.self,
      SeenAsExpected.self,
    ],
    // Always
    .outcome: [
      FiniteState.self,
      ContentSizeScales.self,
    ],
    .motion: [OverscrollDamped.self],
    .outcome: [
      NoOverscrollWhenBounceOff.self,
      NoTeleport.self,
      NoJumpBetweenFrames.self,
      InsetsAsDeclared.self,
      UntouchedStaysPut.self,
      DisabledStandsStill.self,
    ],
    .declaration: [DeclaredIsShown.self],
    // Under the finger
    .motion: [
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
    ],
    // Free motion
    .motion: [
      FlickCoasts.self,
      FlingFollowsTheFinger.self,
      DecelMonotone.self,
      DecelLaw.self,
      VelocityConsistent.self,
      ReleaseDirection.self,
      StaleVelocityIsZero.self,
      CancelThrowsNothing.self,
    ],
    .outcome: [AnnouncedTargetIsTheRest.self],
    .report: [AnnouncedVelocityIsTheStart.self],
    .motion: [
      BounceBackNoOvershoot.self,
      EdgeKeepsSpeed.self,
      RequestGoesStraight.self,
      RequestArrives.self,
      AnimationReachesTarget.self,
      SetOffsetExact.self,
      ZoomAskArrives.self,
      RevealJustEnough.self,
    ],
    // Callbacks
    .report: [
      CallbackGrammar.self,
      ChangeNotified.self,
      ValueChangedReported.self,
      ScrolledToTopReported.self,
      SelectionReportedOnce.self,
      RefreshFiresOnce.self,
    ],
    // Environment
    .motion: [
      RotationKeepsCentre.self,
      RotationKeepsPage.self,
      RotationRoundTrip.self,
      RotationKeepsZoom.self,
      ContentFollowsViewport.self,
      GrowthKeepsPlace.self,
      KeyboardInsetOverlap.self,
      FocusedFieldVisible.self,
      KeyboardDismissMode.self,
      RefreshKeepsInset.self,
    ],
    // What the app shows
    .report: [
      PageLabelFormula.self,
      PageLabelInRange.self,
      ResetEnabledIffZoomed.self,
      StateReadingMatches.self,
      RefreshingReadingMatches.self,
      OffsetReadingMatches.self,
      StartIndexModulo.self,
      PickerValueValid.self,
      VisibleTilesExact.self,
      IndicatorReadingMatches.self,
      RowsAliveExact.self,
      SectionHeaderSticks.self,
    ],
  ]

  private static let rules = sections.flatMap(\.value)

  /// The directness of each invariant in the catalogue, by name.
  static let directness: [String: Directness] = Dictionary(
    uniqueKeysWithValues: sections.flatMap { directness, rules in
      rules.map { ($0.name, directness) }
    })

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

extension Rule {
  /// The type's name in lower case with hyphens, as shown to users. The name is built from bytes,
  /// because about a hundred names are needed whenever the program starts to judge.
  static var name: String {
    let bytes = "\(Self.self)".utf8.reduce(into: [UInt8]()) { name, letter in
      if letter < UInt8(ascii: "a"), !name.isEmpty { name.append(UInt8(ascii: "-")) }
      name.append(letter | 0x20)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
