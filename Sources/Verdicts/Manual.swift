// Made from the doc comments of the invariants by `make golden`: change those.

extension Catalogue {
  static let entries: [(invariant: String, text: String)] = [
    (
      "rest-in-bounds",
      """
      A view at rest shows its content and nothing past its edges.

      A person sees a gap that does not go away. Engines have left one after a cancelled
      touch, after a tap during a bounce, and when content shrank under a resting view. An
      offset that the app itself asked for out of range may stay until the next touch.
      """
    ),
    (
      "zoom-in-range",
      """
      A view at rest has a zoom within its limits, and passes them under the fingers only
      softly. Where the limits themselves move past the zoom, fingers that are down may keep
      it until they lift.

      A person sees a picture that stays too large or too small. Engines have rested at twice
      the maximum when one finger lifted before the other.
      """
    ),
    (
      "rest-flags-clear",
      """
      A view that does not move does not say that it moves.

      A person sees a button that stays disabled or a clock that never starts again, because
      the app believes the flag. Engines have kept "decelerating" set after a fling that ended
      on an edge.
      """
    ),
    (
      "rest-page-aligned",
      """
      A paging view that was let go comes to rest on a page.

      Where pages are as wide as the viewport, they begin at its multiples; where a page is an
      image that may be zoomed, the view rests anywhere inside one. The range's end is a legal
      rest too, for a last page that is cut off.

      A person sees half of one picture and half of the next. React Native lists have rested
      between two pages after a second touch during the turn.
      """
    ),
    (
      "rest-step-nearest",
      """
      A view with cells or rows comes to rest on the one nearest to where its motion ended, or
      was announced to end: a flick coasts first, and what is held still goes to the nearest
      at its lift.

      A person flicks through numbers and the flick dies under the finger, or sees a wheel
      stop between two hours. The published number scroller snapped at every lift and aimed
      beyond its last cell.
      """
    ),
    (
      "content-centred-when-small",
      """
      Content that is smaller than its view rests in the middle of it, where the scene wants
      that.

      A person sees a picture slip into a corner. Engines that centre in a callback of the
      layout have shown it at the top left until the first touch.
      """
    ),
    (
      "eventually-at-rest",
      """
      Every motion ends: a view is at rest within the time its engine declares.

      A person waits for a list that creeps on. Engines whose spring never quite reaches its
      target have kept a screen awake.
      """
    ),
    (
      "min-zoom-fits",
      """
      The least zoom shows the whole content, where the scene says that it fits: after every
      layout or at the first only.

      A person cannot see the whole picture after turning the device, however far they pinch.
      The published picture viewer computes the fit once and keeps it.
      """
    ),
    (
      "opens-at-fit",
      """
      A picture whose least zoom shows the whole of it opens at that zoom, unless the scene
      says another.

      A person opens a small picture and sees a stamp. The published viewer set the zoom while
      the maximum was still 1, so small pictures did not open at their fit.
      """
    ),
    (
      "rest-pixel-aligned",
      """
      An engine that declares the steps in which it shows offsets rests on one of them.

      A person sees text that is blurred at rest. Engines that snap only while they move have
      shown it.
      """
    ),
    (
      "shrunk-content-settles",
      """
      When content or insets change under a resting view, it comes back into the range, and
      moves only for that.

      A person deletes a row and looks at nothing; or a row arrives below and the list moves.
      Flutter's lists stayed past their end when they shrank.
      """
    ),
    (
      "seen-as-expected",
      """
      Where the recorded device came to rest, the engine comes to rest too: at that offset and
      zoom, and with the page and the row that it showed.

      It is judged only where a recording or a suite names it: then each `seen` with `settled`
      is an assertion, as in a test. Engines may differ about how far a flick goes; a page, an
      edge or a row is the same on all.
      """
    ),
    (
      "finite-state",
      """
      Every offset, zoom and size is a number, and sizes and zoom are above zero.

      A person sees a view go blank or jump to nowhere. Engines that divide by the time
      between two touches of one time have shown it.
      """
    ),
    (
      "content-size-scales",
      """
      The content's size follows the zoom: it is the unzoomed size times the zoom.

      A person can scroll past the end of a picture, or cannot reach it. Engines that wait for
      the end of a pinch to set the size have shown it.
      """
    ),
    (
      "overscroll-damped",
      """
      Past an edge the content resists: it moves less than the finger, and never a whole
      viewport out.

      A person pulls a list off its screen. Engines have given way more and more the farther
      they were pulled, or followed one to one when touches came in batches.
      """
    ),
    (
      "no-overscroll-when-bounce-off",
      """
      Without bouncing nothing is ever seen past an edge.

      A person sees a gap where the app asked for none. Engines that look at the setting only
      when a drag begins, or only while a finger is down, have shown it after a fling.
      """
    ),
    (
      "no-teleport",
      """
      Nothing jumps: in a step the content moves no farther than a finger or its own speed can
      carry it.

      A person loses what they were reading. Engines have jumped when a drag ended and a
      motion began from somewhere else, and when a refresh began under the finger.
      """
    ),
    (
      "insets-as-declared",
      """
      The insets that apply are those the scene declares, and more only where something calls
      for it: the keyboard below, a refresh above, small content or a row that comes to the
      middle.

      A person sees the first row too far below the bar. The published bounce scene counted
      its bar twice.
      """
    ),
    (
      "untouched-stays-put",
      """
      A view that stands stays where it is while fingers turn another: only a finger on it,
      its app or a new layout can make it move.

      A person sets the minutes and sees the hours turn. Handlers that know one finger and one
      view have mixed them up as soon as there were two. A page that nobody sees may be put
      back as it was.
      """
    ),
    (
      "disabled-stands-still",
      """
      A view whose scrolling is disabled does not move under a finger.

      A person drags a slider inside a page, and the page that was to stand still goes along.
      Handlers that ask for the setting when they are made, and not at the touch, do it.
      """
    ),
    (
      "slop-deadzone",
      """
      A resting finger is no scroll: within the slop nothing moves and no drag begins.

      A person taps and the list twitches. Engines have begun a drag with the first move, or
      counted a finger's way instead of how far it got.
      """
    ),
    (
      "drag-moves-content",
      """
      A finger that drags where there is something to scroll moves it.

      A person swipes and nothing happens: a view in front takes the touch, or the list waits
      for a gesture that never fails. An engine that ignores every finger keeps nearly every
      other rule.

      It counts where one finger comes down at rest and goes straight along an axis, well past
      the slop, towards content that is there. The view, or one around it, has a tenth of a
      second to show it.
      """
    ),
    (
      "drag-tracks-finger",
      """
      Inside its range, the content stays under the finger that drags it: point for point.

      A person feels the content slip. Engines that scale the finger's path, or lose what it
      does between two frames, have shown it.
      """
    ),
    (
      "pinch-zooms",
      """
      Two fingers that part or close zoom, as far as there is room to the limits.

      A person pinches and nothing happens. An engine that says it zooms and looks at one
      finger only keeps every other rule about the zoom.

      It counts where two fingers come down at rest and part or close well beyond the slop,
      where the scene leaves a twentieth of room for it. The view has a tenth of a second to
      show it.
      """
    ),
    (
      "pinch-anchor",
      """
      The content point between two fingers stays between them while they pinch.

      A person zooms into a face and gets a shoulder. Engines have zoomed about the view's
      middle or its corner, or forgotten that the fingers wander while they part.
      """
    ),
    (
      "pinch-ratio",
      """
      Within its limits the zoom grows as the fingers part.

      A person parts two fingers and the picture's corners do not stay with them. Engines have
      taken a root of the ratio, or added up rounded steps.
      """
    ),
    (
      "touch-catches-motion",
      """
      A touch stops a coasting view at once, where it is shown.

      A person puts a finger on a list to read it and it runs on. A terminal and a map of
      tiles have flung on under the finger.
      """
    ),
    (
      "tap-arrives",
      """
      A tap on a view that stands still reaches its app.

      A person taps a button and nothing happens. Views that wait for a second tap, or take
      the least tremble for a drag, swallow the first.

      It counts where one finger comes down at rest, stays well within the slop and lifts
      within a quarter of a second, and nothing else happens until rest.
      """
    ),
    (
      "tap-content-coords",
      """
      A tap reaches the app where the finger was in the content, unzoomed: `(offset + point) /
      zoom`. A drag or a pinch is no tap. What taps put on a canvas and take off it is there
      or gone.

      A person zooms in, taps a box, and another one goes. The published canvas kept its
      buttons in what it zoomed, so that taps missed them.
      """
    ),
    (
      "flick-turns-page",
      """
      A flick turns the page, where there is one that way.

      A person flicks and the same picture comes back, again and again. Pagers with a
      threshold for the distance alone have done it to quick short flicks; so does one that
      counts its pages wrong.

      What counts is a flick from a page at rest that is as fast as `flick-coasts` wants it,
      and 600 points per second at least: the published thresholds for a page are 200 to 400.
      """
    ),
    (
      "page-step-at-most-one",
      """
      One swipe turns one page.

      A person swipes to the next picture and misses one. Flutter's pages skipped when a flick
      was fast enough.
      """
    ),
    (
      "cross-axis-frozen",
      """
      A drag that begins along an axis moves nothing across it, until the coast is over, where
      the scene locks the direction.

      A person scrolls a table and its columns wobble. Grids whose lock looked at each touch
      by itself have leaked.
      """
    ),
    (
      "no-jump-on-finger-count-change",
      """
      A finger that comes down or lifts moves nothing by that alone.

      A person adds a second finger and the picture jumps to it. A photo viewer jumped when
      one of two fingers lifted, because the middle between them was suddenly elsewhere.
      """
    ),
    (
      "paging-off-while-zoomed",
      """
      Where pages are off while zoomed, a zoomed picture that is held still and let go stays
      where it is.

      A person looks at a detail, lets go, and the picture slides away to the next page.
      """
    ),
    (
      "free-inside-a-page",
      """
      Where a page is an image, a zoomed image scrolls freely inside: held still and let go
      where it fills the view it stays, up and down as well as sideways.

      A person reads a tall picture and it jumps by a whole screen. The published gallery
      turned pages up and down too as soon as its pictures were taller than the view.
      """
    ),
    (
      "nested-single-owner",
      """
      One finger moves one view along an axis: the innermost one that can still go the
      finger's way, else the next around it. What the finger goes is neither doubled nor lost
      between them.

      A person drags a list inside a page and both move, or neither. Every toolkit with nested
      scrolling has had each of the two.
      """
    ),
    (
      "page-comes-back-fit",
      """
      A picture on a page of an album that is turned away goes back to the zoom that shows the
      whole of it while nobody sees it.

      A person enlarges a photo, turns the page, turns back and sees a corner of it. Viewers
      that use their page views again have shown one photo at the zoom of another.
      """
    ),
    (
      "flick-coasts",
      """
      A list that was flicked goes on by itself after the finger has lifted.

      A person flicks and the list stops dead under the lifted finger. Handlers that lose the
      last reports, or take a lift for a touch that was taken away, have no speed to go on
      with.

      What counts is a flick three times as fast as the least that the engine says it throws;
      where it says nothing 600 points per second, which is above every threshold that
      published engines have.
      """
    ),
    (
      "decel-monotone",
      """
      Coasting only slows down, and never turns round.

      A person sees a list that hesitates and runs on. Flutter's friction once sped a list up
      at the end of a fling.
      """
    ),
    (
      "decel-law",
      """
      A coast loses its speed at the rate the engine declares: v(t) = v₀·rate^t, in
      milliseconds.

      Judged without time and without powers: the integral of that invariant is v − v₀ = −k·(x
      − x₀), with k = −1000·ln(rate) per second, from the first step of a coast to every later
      one. That v is the speed of x is another invariant's affair.

      A person feels ice or mud. Flutter's first fling stopped 7 % short of the one it copied.
      """
    ),
    (
      "velocity-consistent",
      """
      The velocity a coasting view reports is that of what it shows: over a step the mean lies
      between what was reported at its ends.

      A person notices when something built on it goes wrong: a label that fades with speed, a
      header that follows. Engines have reported points per millisecond, or the finger's speed
      to the end.
      """
    ),
    (
      "release-direction",
      """
      A fling goes on the way the finger went.

      A person flicks up and the list runs down. Chromium and Flutter have both done it, with
      a velocity fitted through too few touches.
      """
    ),
    (
      "stale-velocity-is-zero",
      """
      A finger that was held still before it lifted throws nothing.

      A person lets go with care and the list runs away. Flutter and Compose threw with the
      speed the finger had before it stopped.
      """
    ),
    (
      "bounce-back-no-overshoot",
      """
      What is let go past an edge comes back to the edge and does not swing inside.

      A person sees the list wobble. Springs with too little damping, and Flutter's before it
      was made critical, crossed the edge.
      """
    ),
    (
      "request-arrives",
      """
      What the app asks for is done: at the next rest the view stands at the offset, the top,
      the page or the row that was asked for, and a part of the content that was to fill the
      view has changed the zoom. Pages are counted from 1.

      A person taps a chapter and stays where they are. An engine that ignores its app is
      caught whether it reports callbacks or not, animated or at once.
      """
    ),
    (
      "animation-reaches-target",
      """
      An animated scroll that the app asks for arrives, be it at an offset, the top, a page or
      a row, and says so once.

      A person taps a chapter and lands beside it. React Native's list missed its target, and
      texture lists did where rows had not been measured.
      """
    ),
    (
      "set-offset-exact",
      """
      An offset, a page, a row or the top that the app requests without an animation is there
      in the step right after the request: exactly, or brought into the range if it is
      outside.

      A person sees a page that opens a little off its place, or a list that glides where it
      should have jumped. Engines have rounded what they were asked for, let a motion that was
      under way win, or animated every scroll to the top.
      """
    ),
    (
      "zoom-ask-arrives",
      """
      A zoom that the app asks for arrives, animated or not: as asked, or at the limit that is
      in the way.

      A person presses *reset* and the picture is almost as it was. Animations that were told
      their end in another unit than their way have stopped beside it.
      """
    ),
    (
      "reveal-just-enough",
      """
      A part of the content that the app wants seen is scrolled into view just far enough, and
      nothing moves if it is seen already.

      A person taps a row that is half seen and the list leaps. The published number scroller
      revealed a part as wide as the viewport, which moved it from one side and not from the
      other.
      """
    ),
    (
      "callback-grammar",
      """
      What an app is told comes in a legal order: a drag begins, will end and did end; where
      it coasts on, the coast begins and ends once; zooms pair; nothing is left open at rest.

      A person sees a label that says *scrolling* for ever. React Native lists missed the end
      of the coast, had it twice, or heard of drags when the app itself scrolled.
      """
    ),
    (
      "change-notified",
      """
      Whatever changes is told: every change of the offset and of the zoom has its callback.

      A person sees a label that lags behind. Engines that correct an offset without telling
      the app have shown it.
      """
    ),
    (
      "selection-reported-once",
      """
      A wheel that a finger turned reports the row it came to rest on, once; one that the app
      turned, or that nobody touched, reports nothing.

      A person picks one hour and the app books two. Pickers have reported rows on the way,
      and answered the app's own setting with a report that set it again.
      """
    ),
    (
      "refresh-fires-once",
      """
      A pull sets a refresh off once: as it passes the distance, or at the lift where the
      scene wants that; never without a finger, and not while one goes on.

      A person pulls once and the list loads twice, or not at all. Controls that fire while
      the finger still may turn back have loaded what nobody wanted.
      """
    ),
    (
      "rotation-keeps-centre",
      """
      When the viewport changes, the content point in its middle is in the middle again, as
      far as the range goes, where the scene wants that. A view that turns pages cannot
      promise it: a page may be elsewhere.

      A person turns the device and loses the place on the map. React Native and the published
      picture viewer kept the raw offset.
      """
    ),
    (
      "rotation-keeps-page",
      """
      When the viewport changes, the page that was shown is shown again, its edge at the
      viewport's.

      A person turns the device and sees halves of two pictures, or another picture. On the
      first page every engine looks right, so only later pages count in full.
      """
    ),
    (
      "rotation-round-trip",
      """
      There and back is home: after a turn and the turn back everything stands where it stood,
      unless the range cut it off on the way, or it stood between two pages and went to one of
      them.

      A person turns the device twice and is somewhere else. Engines drift where they round,
      or keep the wrong point: changing something and restoring it finds what no single rule
      finds.
      """
    ),
    (
      "rotation-keeps-zoom",
      """
      When the viewport changes, the zoom stays what it was as far as the limits go; what
      showed the whole picture shows the whole picture.

      A person turns the device to see a detail better and the picture shrinks. The published
      gallery lost its zoom on a turn and left its reset button enabled.
      """
    ),
    (
      "content-follows-viewport",
      """
      Content that is laid out for its viewport is laid out anew when the viewport changes: a
      form as wide as it, a row or a grid of pages each as large as it, and no more of them
      than there are.

      A person turns the device and the form is as wide as before. The published form was laid
      out only when the keyboard came or went, and the published gallery for one size of
      screen.
      """
    ),
    (
      "growth-keeps-place",
      """
      Content that comes before what is seen takes the view along, so that the same is seen;
      content that comes after it moves nothing. That holds at rest, on the way and under a
      finger.

      A person reads a line and it jumps away as rows load above it. Lazy lists do it when
      they learn the true height of what they had guessed.
      """
    ),
    (
      "keyboard-inset-overlap",
      """
      A form makes room for exactly as much of the keyboard as covers its whole frame: by a
      shorter viewport or a larger inset. A smaller keyboard gives room back, and without one
      all is as before.

      A person cannot scroll to the last field, or sees half a screen of nothing. The
      published form measured the overlap against the frame that was already shorter, so a
      second keyboard took more.
      """
    ),
    (
      "focused-field-visible",
      """
      When the keyboard comes for a field, the field comes to rest above it, as far as the
      range goes.

      A person types and does not see what. Forms that scroll before they have made room stop
      too low.
      """
    ),
    (
      "refresh-keeps-inset",
      """
      While a refresh goes on the control's height is part of the top inset, so that the list
      rests with the control in view; when it ends the inset is what it was before, and the
      list back at it.

      A person sees a gap that stays above the list, or the control vanish while it works.
      Lists that remember the inset at the wrong time have come back to zero, under the bar.
      """
    ),
    (
      "page-label-formula",
      """
      The label names the page in the middle of the viewport: `1 + floor((x + w/2) /
      (w·zoom))`, within the first and the last; in a grid the same for rows. It does so at
      first sight and at every moment.

      A person reads *car 9* under car 10. The published label stopped short of the last
      picture below zoom 1, was off by one where a division was rounded, and went stale when
      the device was turned.
      """
    ),
    (
      "page-label-in-range",
      """
      A label names a page there is: from 1 to the number of pages, also while the first or
      the last is pulled past its edge.

      A person reads *car 0* or *car 11* of ten.
      """
    ),
    (
      "reset-enabled-iff-zoomed",
      """
      The button that resets the zoom is enabled exactly when the last zoom ended at something
      other than 1, and disabled before the first.

      A person presses a button that does nothing, or cannot press the one that would help.
      The published gallery opened with the button enabled.
      """
    ),
    (
      "state-reading-matches",
      """
      What a canvas says it is doing is what its callbacks text: panning from the begin of a
      drag to its end, zooming from the begin of a zoom to its end, both, or idle. Coasting
      alone is idle.

      A person reads *panning* over a picture that stands. A label that misses one callback
      stays wrong until the next gesture.
      """
    ),
    (
      "offset-reading-matches",
      """
      The offset that an app prints is the offset the view stands at.

      A person reads coordinates that are a frame old, or of another view. Labels that are
      written from the fingers' path instead of the view have shown it.
      """
    ),
    (
      "start-index-modulo",
      """
      A view that starts on an item starts on it: counted from 1 and taken modulo the number
      of items, so that 12 of ten is the second and 0 the last.

      A person opens the fourth picture and sees the fifth, or nothing.
      """
    ),
    (
      "picker-value-valid",
      """
      The row that a wheel shows as chosen is always one that is allowed, and of these the one
      nearest to the middle: while it turns, past its end and at rest.

      A person sees a date beyond the latest one, if only for a moment. At rest such a fault
      is gone.
      """
    ),
    (
      "visible-tiles-exact",
      """
      The tiles that are alive cover what is seen of the image, and no more than the ring
      around it that the scene allows. Their level is the coarsest that is still sharp: each
      level halves the last.

      A person sees holes at the edge of a picture, or the app is killed for its memory.
      """
    ),
    (
      "time-shift",
      """
      The same touches at another time of day do the same, so much later.

      A person finds that an app behaves otherwise after it has run for an hour. Engines that
      keep the time in a number too small for it, or compare a time with one that another
      clock told, lose flicks or hold them still once their clock has gone on.
      """
    ),
    (
      "touch-translation",
      """
      The same way of one finger elsewhere on the view does the same.

      A person flicks at the edge of the screen and the list goes another way than in the
      middle. Engines have measured from the window instead of from the touch, and rounded a
      place before they took its difference.

      Each stroke is moved by a third of the view or by a few odd points, to a side where it
      still comes down on the same view. It ends where a second finger comes down, for a pinch
      is about a place.
      """
    ),
    (
      "mirror-x",
      """
      What a left hand does on a mirrored scene, the view shows mirrored.

      A person finds that it scrolls better one way than the other. Engines have capped the
      speed of a flick in one direction only, and rounded a place always the same way.
      """
    ),
    (
      "mirror-y",
      """
      What is done on a scene turned upside down, the view shows upside down.

      A person finds that a list runs further down than up. A literal `min(speed, limit)` of a
      signed speed caps one direction only, and a bounce at the end of a list has been another
      one than at its beginning.
      """
    ),
    (
      "frame-rate-rest",
      """
      How often a view is drawn changes neither where it comes to rest nor what its app is
      told.

      A person with a faster screen finds that a flick goes half as far. Engines have
      multiplied the speed by a constant at every frame, and stopped at the first frame that
      was slow enough.
      """
    ),
    (
      "split-at-idle",
      """
      At rest nothing is kept but what is shown: a fresh engine that starts there goes on the
      same.

      A person finds that the second flick goes further than the first. Engines have kept a
      finger that was long gone, a speed that was used up, or the lock of the last drag.

      The recording is cut at every true rest before further input: no finger down, nothing
      moved for a tenth of a second.
      """
    ),
    (
      "replay-determinism",
      """
      The same recording, replayed again, shows the same, bit by bit.

      A person cannot say what was wrong, because the next time it is right. Engines that ask
      a clock, a dictionary's order or a random number make every report of a fault a rumour.
      """
    ),
    (
      "length-scaling",
      """
      With every length twice as long, everything goes twice as far in the same time.

      A person moves to a screen with finer pixels and everything feels heavier. Engines count
      in pixels what they should count in points, or round where they rest to a grid of their
      own.

      The lengths and speeds among the engine's own settings grow with the scene, so an engine
      has to say which those are.
      """
    ),
    (
      "redundant-move",
      """
      One report more on a way that a finger goes evenly changes nothing.

      A person finds that flicks go further on a tablet whose screen is sampled twice as
      often. Engines have judged the speed by the last two reports however near they were, and
      the pull at an edge by the number of steps it was made in.
      """
    ),
    (
      "transpose-xy",
      """
      With the axes swapped, everything is the same, swapped.

      A person finds that a row of pictures scrolls otherwise than a list. Engines have two
      copies of one formula, and one of them was mended.
      """
    ),
    (
      "touch-id-relabel",
      """
      The numbers of the fingers mean nothing.

      A person pinches with the other hand and it works otherwise. Systems number fingers as
      they like, reuse numbers or never do; engines have taken finger 0 for the first one, or
      the lowest for the one that leads.
      """
    ),
    (
      "cancel-equals-fresh",
      """
      A touch that the system takes away leaves nothing behind: what follows goes as on a
      fresh engine.

      A person takes a call in the middle of a swipe, and the list feels stuck until the app
      is started anew. Engines have kept a cancelled finger as one that is down, or coasted
      from its speed.

      Every other stroke of the recording is taken away instead of lifted. Where the view then
      rests before the next one, a fresh engine starts in its place.
      """
    ),
  ]
}
