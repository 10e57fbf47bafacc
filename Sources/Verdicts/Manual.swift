// Made from the doc comments of the invariants by `make golden`: change those.

extension Catalogue {
  static let entries: [(invariant: String, text: String)] = [
    (
      "rest-in-bounds",
      """
      A view at rest shows its content and nothing past its edges.

      Otherwise a person sees a gap that does not go away. Engines have left one after a
      cancelled touch, after a tap during a bounce, and when content shrank under a resting
      view. An offset outside the range that the app itself requested may stay until the next
      touch.
      """
    ),
    (
      "zoom-in-range",
      """
      A view at rest has a zoom within its limits. Under the fingers it passes them only
      softly. Where the limits themselves move past the zoom, fingers that are down may hold
      it there until they lift.

      Otherwise a person sees a picture that stays too large or too small. Engines have rested
      at twice the maximum when one finger lifted before the other.
      """
    ),
    (
      "rest-flags-clear",
      """
      A view that does not move does not report that it moves.

      Otherwise a person sees a button that stays disabled or a clock that never starts again,
      because the app believes the flag. Engines have left "decelerating" set after a fling
      that ended on an edge.
      """
    ),
    (
      "rest-page-aligned",
      """
      A paging view that is released comes to rest on a page.

      Where pages are as wide as the viewport, they begin at its multiples; where a page is an
      image that can be zoomed, the view rests anywhere inside one. The end of the range is a
      legal rest too, for a last page that is cut off.

      Otherwise a person sees half of one picture and half of the next. React Native lists
      have rested between two pages after a second touch during the turn.
      """
    ),
    (
      "rest-step-nearest",
      """
      A view with cells or rows comes to rest on the one nearest to where its motion ended, or
      to where the engine announced that it would end. A flick coasts first; a view that is
      held still and released goes to the nearest one at the lift. It opens on one, unless the
      scene says where.

      Otherwise a flick through numbers dies under the finger, or a wheel stops between two
      hours. The published number scroller snapped at every lift, aimed beyond its first and
      its last cell, and opened between two.
      """
    ),
    (
      "content-centred-when-small",
      """
      Content that is smaller than its view rests in the middle of it, where the scene asks
      for that.

      Otherwise a person sees a picture slip into a corner. Engines that centre in a layout
      callback have shown it at the top left until the first touch.
      """
    ),
    (
      "eventually-at-rest",
      """
      Every motion ends: a view comes to rest within the time its engine declares.

      Otherwise a person waits for a list that creeps on. Engines whose spring never quite
      reaches its target have kept a screen awake.
      """
    ),
    (
      "min-zoom-fits",
      """
      The minimum zoom shows the whole content, where the scene declares that it fits: after
      every layout, or after the first one only.

      Otherwise a person cannot see the whole picture after turning the device, however far
      they pinch. The published picture viewer computes the fit once and never again.
      """
    ),
    (
      "opens-at-fit",
      """
      A picture whose minimum zoom shows all of it opens at that zoom, unless the scene
      declares another one.

      Otherwise a person opens a small picture and sees it as small as a stamp. The published
      viewer set the zoom while the maximum was still 1, so small pictures did not open at
      their fit.
      """
    ),
    (
      "rest-pixel-aligned",
      """
      An engine that declares the steps on which its offsets rest, or in which it shows them,
      rests on one of them.

      Otherwise a person sees blurred text at rest. Engines that snap only while they move
      have shown it.
      """
    ),
    (
      "shrunk-content-settles",
      """
      When content or insets change under a resting view, the view comes back into its range,
      and moves for no other reason.

      Otherwise a person deletes a row and looks at an empty screen, or a row is added below
      and the list moves. Flutter's lists stayed past their end when they shrank.
      """
    ),
    (
      "seen-as-expected",
      """
      Where the recorded device came to rest, the engine comes to rest too: at the same offset
      and zoom, with the same page and row.

      It is judged only where a recording or a suite names it. Then each `seen` with `settled`
      is an assertion, as in a test. Engines may differ in how far a flick goes; a page, an
      edge or a row is the same on all of them.
      """
    ),
    (
      "finite-state",
      """
      Every offset, zoom and size is a finite number, and sizes and zoom are above zero.

      Otherwise a view goes blank or jumps out of sight. Engines that divide by the time
      between two touches have shown it when both had the same time.
      """
    ),
    (
      "content-size-scales",
      """
      The size of the content follows the zoom: it is the unzoomed size times the zoom.

      Otherwise a person can scroll past the end of a picture, or cannot reach it. Engines
      that set the size only at the end of a pinch have shown it.
      """
    ),
    (
      "overscroll-damped",
      """
      Past an edge the content resists: it moves less than the finger, and never a whole
      viewport beyond the edge. Where an engine declares that it resists outward only, the
      content may come back as far as the finger goes.

      Resistance may grow from nothing, so it is expected from 12 points past the edge on.

      Otherwise a person pulls a list off its screen. Engines have given way more and more the
      farther they were pulled, or followed the finger one to one when touches arrived in
      batches.
      """
    ),
    (
      "no-overscroll-when-bounce-off",
      """
      A view without bouncing never shows anything past its edges.

      Otherwise a person sees a gap that the app had ruled out. Engines that look at the
      setting only when a drag begins, or only while a finger is down, have shown it after a
      fling.
      """
    ),
    (
      "no-teleport",
      """
      Nothing jumps: in one step the content moves no farther than a finger or its own speed
      can carry it.

      Otherwise a person loses the line they were reading. Engines have jumped when a drag
      ended and a motion began from another offset, and when a refresh began under the finger.
      """
    ),
    (
      "no-jump-between-frames",
      """
      What moves by itself does not jump: from one frame to the next its speed changes only as
      much as a spring or a brake can change it.

      Otherwise a person sees the content leap while nobody touches it. `no-teleport` relies
      on the speed that the engine reports, which may be the speed of the jump; this compares
      the offsets of three frames instead.

      A change of 120,000 points per second in a second is allowed, which is more than the
      springs and page turns of published engines: 33 points in a frame of 60 Hz. The first
      frames after an input are left out, since a motion may begin at any speed, and so is the
      way to an offset that the app or a tap requests.
      """
    ),
    (
      "insets-as-declared",
      """
      The insets that apply are those that the scene declares. They are larger only for a
      reason: the keyboard below, a refresh above, or small content or a row that is centred
      or begins at the right.

      Otherwise a person sees the first row too far below the bar. The published bounce scene
      counted its bar twice.
      """
    ),
    (
      "untouched-stays-put",
      """
      A view at rest stays where it is while fingers move another view: only a finger on it,
      its app or a new layout may move it.

      Otherwise a person sets the minutes and sees the hours turn. Handlers written for one
      finger and one view have mixed up two of them. A page that is out of sight may be reset
      to the zoom that shows all of it.
      """
    ),
    (
      "disabled-stands-still",
      """
      A view whose scrolling is disabled does not move under a finger.

      Otherwise a person drags a slider on a page, and the page scrolls with it. Handlers that
      read the setting when they are created, and not at the touch, have this fault.
      """
    ),
    (
      "declared-is-shown",
      """
      A drag begins where the slop ends that the engine declares, keeps to an axis up to the
      angle that it declares, pulls past an edge and comes back as it declares, and a coast
      goes on until it is about as slow as it declares.

      Otherwise other invariants judge by a number that is not the engine's, and a person
      feels a list that sticks to its place. The content may lag behind a finger that goes
      straight by the slop and by the report with which the finger left it, and no more. A
      coast that ends inside its range may be at five times the declared speed, and at 150
      points per second.
      """
    ),
    (
      "slop-deadzone",
      """
      A finger that stays within the slop is no drag: nothing moves and no drag begins.

      Otherwise a person taps and the list twitches. Engines have begun a drag with the first
      move, or added up the finger's path instead of measuring how far it got.
      """
    ),
    (
      "drag-moves-content",
      """
      A finger that drags moves the content, where there is something to scroll.

      Otherwise a person swipes and nothing happens: a view in front takes the touch, or the
      list waits for a gesture that never fails. An engine that ignores every finger passes
      nearly all other invariants.

      It counts where one finger comes down at rest and goes straight along an axis, well past
      the slop, towards content that is there. The view, or one around it, has a tenth of a
      second to respond.
      """
    ),
    (
      "drag-tracks-finger",
      """
      Inside its range, the content stays under the finger that drags it, point for point.

      Otherwise a person feels the content slip. Engines that scale the finger's path, or lose
      the part between two frames, have shown it.
      """
    ),
    (
      "pan-of-two-fingers",
      """
      Two fingers that drag take the content along: as far as one of them goes, or the middle
      between them.

      Otherwise a person moves a map with two fingers and it runs ahead, or slides aside.
      `pinch-anchor` judges where the zoom changes, and `drag-tracks-finger` where one finger
      drags; this judges the other cases.
      """
    ),
    (
      "pinch-zooms",
      """
      Two fingers that move apart or together change the zoom, as far as its limits leave
      room.

      Otherwise a person pinches and nothing happens. An engine that claims to zoom and
      follows one finger only passes every other invariant about the zoom.

      It counts where two fingers come down at rest and move apart or together well beyond the
      slop, and the limits leave room for a change of at least 5 %. The view has a tenth of a
      second to respond.
      """
    ),
    (
      "pinch-anchor",
      """
      The point of the content between two fingers stays between them while they pinch.

      Otherwise a person zooms into a face and sees a shoulder. Engines have zoomed about the
      view's middle or its corner, or ignored that the fingers move sideways while they part.
      """
    ),
    (
      "pinch-ratio",
      """
      Within its limits, the zoom changes in proportion to the distance between the fingers.

      Otherwise a person moves two fingers apart and the corners of the picture do not stay
      under them. Engines have taken a root of the ratio, or added up rounded steps.
      """
    ),
    (
      "pinch-is-reversible",
      """
      Fingers that part and come back to their distance bring the zoom back to where it was.

      Otherwise a person plays with a picture and it grows with each pinch. `pinch-ratio`
      looks at each step by itself; what an engine adds in each is less than its tolerance,
      and adds up.

      It counts where the zoom stayed within its limits, the distance changed by a fifth at
      least, and is again within a twentieth of what it was.
      """
    ),
    (
      "zoom-return-keeps-anchor",
      """
      While a zoom springs back to its limit, the content stays where it was about the
      fingers, or about the middle of the view, and the zoom only comes nearer.

      Otherwise a person pinches a face a little too large, lets go, and sees a shoulder. A
      spring that brings back the zoom must bring back the offset with it.

      It counts along an axis that was inside its range at the lift, where the view comes to
      rest inside it and nothing else has happened: the point that did not move may be
      anywhere between the last position of the fingers and the middle of the view.
      """
    ),
    (
      "touch-catches-motion",
      """
      A touch stops a coasting view at once, where it is.

      Otherwise a person puts a finger on a list to read it and it runs on. A terminal and a
      tiled map have coasted on under the finger.
      """
    ),
    (
      "tap-arrives",
      """
      A tap on a view at rest reaches its app.

      Otherwise a person taps a button and nothing happens. Views that wait for a second tap,
      or treat the slightest movement as a drag, swallow the first.

      It counts where one finger comes down at rest, stays well within the slop and lifts
      within a quarter of a second, and nothing else happens until rest.
      """
    ),
    (
      "tap-content-coords",
      """
      A tap is reported to the app at the finger's position in the content, unzoomed: `(offset
      + point) / zoom`. A drag or a pinch is no tap. A box that a tap adds to a canvas is then
      there, and one that it removes is gone.

      Otherwise a person zooms in, taps a box, and another one disappears. The published
      canvas placed its buttons inside what it zoomed, so that taps missed them.
      """
    ),
    (
      "flick-turns-page",
      """
      A flick turns the page, where there is a page in that direction.

      Otherwise a person flicks and the same picture comes back, again and again. Pagers with
      a threshold for the distance alone have ignored quick short flicks; so have pagers that
      counted their pages wrong.

      It counts where the flick starts from a page at rest and is as fast as `flick-coasts`
      requires. It must also be a quarter faster than the engine declares that a page needs;
      where it declares nothing, 600 points per second, as the published thresholds are 200 to
      400.
      """
    ),
    (
      "page-step-at-most-one",
      """
      One swipe turns one page at most.

      Otherwise a person swipes to the next picture and skips one. Flutter's pages skipped
      when a flick was fast enough.
      """
    ),
    (
      "cross-axis-frozen",
      """
      Where the scene locks the direction, a drag that begins along one axis moves nothing
      along the other until its coast is over. A finger that pauses for more than half a
      second may choose again.

      Otherwise a person scrolls a table and its columns wobble. Grids that decided the lock
      for each touch separately have moved sideways.
      """
    ),
    (
      "no-jump-on-finger-count-change",
      """
      A finger that comes down or lifts moves nothing by that alone.

      Otherwise a person adds a second finger and the picture jumps to it. A photo viewer
      jumped when one of two fingers lifted, because it followed the middle between them.
      """
    ),
    (
      "paging-off-while-zoomed",
      """
      Where the scene turns paging off while zoomed, a zoomed picture that is held still and
      released stays where it is.

      Otherwise a person looks at a detail, lifts the finger, and the picture slides away to
      the next page.
      """
    ),
    (
      "free-inside-a-page",
      """
      Where a page is an image, a zoomed image scrolls freely inside its page: held still and
      released where it fills the view, it stays there, vertically as well as horizontally.

      Otherwise a person reads a tall picture and it jumps by a whole screen. The published
      gallery also turned pages vertically as soon as its pictures were taller than the view.
      """
    ),
    (
      "nested-single-owner",
      """
      One finger moves one view along an axis: the innermost one that can still move in that
      direction, or else the next one around it. The finger's movement is neither doubled nor
      lost between them.

      Otherwise a person drags a list inside a page and both move, or neither. Every toolkit
      with nested scrolling has had both faults.
      """
    ),
    (
      "page-comes-back-fit",
      """
      A picture on a page of an album that has been scrolled out of sight goes back to the
      zoom that shows all of it.

      Otherwise a person enlarges a photo, turns the page, turns back and sees a corner of it.
      Viewers that reuse their page views have shown one photo at the zoom of another.
      """
    ),
    (
      "flick-coasts",
      """
      A list that is flicked goes on by itself after the finger has lifted.

      Otherwise a person flicks and the list stops dead at the lift. Handlers that lose the
      last touch events, or treat a lift as a cancelled touch, have no speed to go on with.

      It counts where the flick is three times as fast as the slowest one that the engine
      declares to be a fling. Where the engine declares nothing, that is 600 points per
      second, which is above every threshold of a published engine.
      """
    ),
    (
      "fling-follows-the-finger",
      """
      A fling begins about as fast as the finger that threw it, and in its direction.

      Otherwise a person throws a list a little and it races away, or throws it hard and it
      creeps. Engines have mixed up points and pixels, or seconds and milliseconds, and have
      thrown along the wrong axis.

      It counts where `flick-coasts` does. Engines work out the speed of a finger in many
      ways, so the coast may begin at half of the slowest of the finger's reports and at one
      and a half times the fastest, less what it loses in the first tenth of a second. Engines
      expect that a finger that slows down goes on slowing down. Above 2000 points per second
      an engine may have a limit.
      """
    ),
    (
      "decel-monotone",
      """
      A coast only slows down, and never reverses.

      Otherwise a person sees a list that hesitates and runs on. Flutter's friction once sped
      a list up at the end of a fling.
      """
    ),
    (
      "decel-law",
      """
      A coast loses its speed at the rate the engine declares: v(t) = v₀·rate^t, in
      milliseconds.

      The check needs neither time nor powers: the integral of that formula is v − v₀ = −k·(x
      − x₀), with k = −1000·ln(rate) per second, from the first step of a coast to every later
      one. That the reported v is the speed of x is checked by `velocity-consistent`.

      Otherwise scrolling feels like ice or mud. Flutter's first fling stopped 7 % short of
      the one it copied.
      """
    ),
    (
      "velocity-consistent",
      """
      The velocity that a coasting view reports matches what it shows: over a step, the mean
      velocity lies between those reported at its ends.

      A person notices when something built on it goes wrong: a label that fades with speed, a
      header that follows. Engines have reported points per millisecond, or the finger's last
      speed throughout the coast.
      """
    ),
    (
      "release-direction",
      """
      A fling goes on in the direction in which the finger moved.

      Otherwise a person flicks up and the list runs down. Chromium and Flutter have both done
      it, with a velocity fitted through too few touches.
      """
    ),
    (
      "stale-velocity-is-zero",
      """
      A finger that was held still before it lifted causes no fling.

      Otherwise a person lifts the finger with care and the list runs away. Flutter and
      Compose flung with the speed that the finger had before it stopped.
      """
    ),
    (
      "cancel-throws-nothing",
      """
      A touch that the system takes away throws nothing: the content stays where it was
      carried.

      Otherwise a phone call scrolls the list away: the person never let go, and so never
      flicked. Handlers that treat a cancelled touch as a lift fling with the speed the finger
      had.

      It counts where the only finger was moving, in a view that may rest anywhere. An engine
      may show the finger's last movement up to 40 milliseconds late; after that nothing may
      move.
      """
    ),
    (
      "announced-target-is-the-rest",
      """
      Where a lift announces that the view will come to rest, there it rests, if nothing comes
      between.

      Otherwise an app prepares for what never comes: it loads the wrong page, or draws a
      header for an offset that is never reached. An engine may announce a motion with one
      formula and play it with another.

      A view on cells or rows is left out: there the app moves the announced target to a cell.
      """
    ),
    (
      "announced-velocity-is-the-start",
      """
      A coast begins at the velocity that the lift announced.

      Otherwise an app that works out for itself where the view will go, or starts something
      of its own at that speed, is wrong by hundreds of points. An engine may announce the
      finger's velocity in pixels, or per second, or of the wrong axis, and throw with another
      one.

      The start of a coast is its first frames, in which it slows down at the rate that the
      engine declares, and by one frame more: an engine may show the lift when a frame of the
      coast is over. Where no rate is declared it may lose half. It counts above 200 points
      per second, or 800 without a rate, where neither the end of the coast nor an edge is
      near, and not where the view turns pages or comes to rest on cells.
      """
    ),
    (
      "bounce-back-no-overshoot",
      """
      A view that is released past an edge comes back to the edge and does not swing inside.

      Otherwise a person sees the list wobble. Springs with too little damping, among them
      Flutter's before it was made critical, crossed the edge.
      """
    ),
    (
      "edge-keeps-speed",
      """
      What coasts into an edge goes no faster beyond it than it came, neither on its way out
      nor on its way back.

      Otherwise a person sees the list shoot out of its screen and snap back. The spring at an
      edge takes over the speed of the coast; springs that were given another speed, or one in
      another unit, have shown it.
      """
    ),
    (
      "request-arrives",
      """
      What the app requests is done: at the next rest the view is at the requested offset,
      top, page or row, and a part of the content that was to fill the view has changed the
      zoom. Pages are counted from 1.

      Otherwise a person taps a chapter and stays where they are. An engine that ignores its
      app is caught whether it reports callbacks or not, animated or at once.
      """
    ),
    (
      "animation-reaches-target",
      """
      An animated scroll that the app requests arrives, whether at an offset, the top, a page
      or a row, and reports its end once.

      Otherwise a person taps a chapter and lands beside it. React Native's list missed its
      target, and texture lists did where rows had not been measured.
      """
    ),
    (
      "set-offset-exact",
      """
      An offset, a page, a row or the top that the app requests without an animation is there
      in the step right after the request: exactly, or brought into the range if it is
      outside.

      Otherwise a person sees a page that opens slightly out of place, or a list that glides
      where it should have jumped. Engines have rounded the requested offset, let a motion
      that was under way win, or animated every scroll to the top.
      """
    ),
    (
      "zoom-ask-arrives",
      """
      A zoom that the app requests arrives, animated or not: at the requested value, or at the
      limit that it exceeds.

      Otherwise a person presses *reset* and the picture is almost as it was. Animations that
      computed their end in one unit and their path in another have stopped beside it.
      """
    ),
    (
      "reveal-just-enough",
      """
      A part of the content that the app requests to reveal is scrolled into view just far
      enough, and nothing moves if it is in view already.

      Otherwise a person taps a row that is half visible and the list leaps. The published
      number scroller revealed a part as wide as the viewport, which moved it from one side
      and not from the other.
      """
    ),
    (
      "callback-grammar",
      """
      Callbacks come in a legal order. A drag begins, is about to end and ends; where the view
      coasts on, the coast begins and ends once; every zoom that begins ends; nothing is left
      open at rest.

      Otherwise a person sees a label that says *scrolling* for ever. React Native lists
      missed the end of the coast, reported it twice, or reported drags when the app itself
      scrolled.
      """
    ),
    (
      "change-notified",
      """
      Every change of the offset and of the zoom has its callback.

      Otherwise a person sees a label that lags behind. Engines that correct an offset without
      a callback have shown it.
      """
    ),
    (
      "value-changed-reported",
      """
      A view with cells reports with each scroll that its value changed, and so before it
      rests on another cell.

      Otherwise a person turns a scale and the number beside it lags behind or is still the
      old one.
      """
    ),
    (
      "scrolled-to-top-reported",
      """
      A view that the app sends to its top reports once that it has arrived.

      Otherwise an app waits for ever with what it wanted to show there, or shows it twice.
      """
    ),
    (
      "selection-reported-once",
      """
      A wheel that a finger turned reports the row on which it came to rest, once. A wheel
      that the app turned, or that nobody touched, reports nothing.

      Otherwise a person picks one hour and the app books two. Pickers have reported rows on
      the way, and answered a selection by the app with a report that selected it again.
      """
    ),
    (
      "refresh-fires-once",
      """
      A pull starts a refresh once: as it passes the distance, or at the lift where the scene
      declares that. No refresh starts without a finger, or while one is running.

      Otherwise a person pulls once and the list loads twice, or not at all. Controls that
      fire while the finger may still go back have loaded what nobody wanted.
      """
    ),
    (
      "rotation-keeps-centre",
      """
      When the viewport changes, the point of the content in its middle is in the middle
      again, as far as the range allows, where the scene declares that. A view that turns
      pages is excepted, because its page may be elsewhere. An engine that declares that it
      keeps the top left corner is judged by that instead.

      Otherwise a person turns the device and loses their place on the map. React Native and
      the published picture viewer left the offset as it was.
      """
    ),
    (
      "rotation-keeps-page",
      """
      When the viewport changes, the page that was shown is shown again, with its edge at the
      viewport's edge.

      Otherwise a person turns the device and sees halves of two pictures, or another picture.
      On the first page every engine looks right, so only later pages count in full.
      """
    ),
    (
      "rotation-round-trip",
      """
      After a rotation and the rotation back, every view has the offset that it had before,
      unless the range limited it on the way, or it stood between two pages and went to one of
      them.

      Otherwise a person turns the device twice and is somewhere else. Engines drift where
      they round, or hold on to the wrong point. Changing something and restoring it finds
      faults that no single rule finds.
      """
    ),
    (
      "rotation-keeps-zoom",
      """
      When the viewport changes, the zoom stays what it was, as far as its limits allow. A
      zoom that showed the whole picture shows the whole picture again.

      Otherwise a person turns the device to see a detail better and the picture shrinks. The
      published gallery lost its zoom on a rotation and left its reset button enabled.
      """
    ),
    (
      "content-follows-viewport",
      """
      Content that is laid out for its viewport is laid out again when the viewport changes: a
      form as wide as the viewport, a row or a grid of pages each as large as it, and exactly
      as many pages as there are.

      Otherwise a person turns the device and the form is as wide as before. The published
      form was laid out only when the keyboard came or went, and the published gallery for one
      size of screen.
      """
    ),
    (
      "growth-keeps-place",
      """
      Content that is added before the visible part moves the offset along, so that the same
      part stays visible. Content that is added after it moves nothing. That holds at rest, in
      motion and under a finger.

      Otherwise a person reads a line and it jumps away as rows load above it. Lazy lists do
      it when they learn the true height of rows that they had estimated.
      """
    ),
    (
      "keyboard-inset-overlap",
      """
      A form makes room for exactly the part of its whole frame that the keyboard covers: by a
      shorter viewport or a larger inset. A smaller keyboard gives room back, and without a
      keyboard all is as before.

      Otherwise a person cannot scroll to the last field, or sees half an empty screen. The
      published form measured the overlap against the frame that was already shorter, so a
      second keyboard took more.
      """
    ),
    (
      "focused-field-visible",
      """
      When the keyboard appears for a field, the field comes to rest above it, as far as the
      range allows.

      Otherwise a person cannot see what they type. Forms that scroll before they have made
      room stop too low.
      """
    ),
    (
      "keyboard-dismiss-mode",
      """
      A drag of a form leaves the keyboard where it is, sends it away as it begins, or takes
      it along below its top edge: what the scene declares. A keyboard that was taken along is
      back or gone afterwards.

      Otherwise a person who only wants to read on loses the keyboard, or cannot get rid of
      it.
      """
    ),
    (
      "refresh-keeps-inset",
      """
      While a refresh is running, the control's height is part of the top inset, so that the
      list rests with the control in view. When it ends, the inset is what it was before, and
      the list goes back to it.

      Otherwise a person sees a gap that stays above the list, or the control vanishes while
      it works. Lists that saved the inset at the wrong time have gone back to zero, under the
      bar.
      """
    ),
    (
      "page-label-formula",
      """
      The label names the page in the middle of the viewport: `1 + floor((x + w/2) /
      (w·zoom))`, limited to the first and the last; in a grid the same for rows. It does so
      from the first frame on, at every moment.

      Otherwise a person reads *car 9* under car 10. The published label stopped short of the
      last picture below zoom 1, was off by one where a division was rounded, and went stale
      when the device was turned.
      """
    ),
    (
      "page-label-in-range",
      """
      A label names a page that exists, from 1 to the number of pages, even while the first or
      the last one is pulled past its edge.

      Otherwise a person reads *car 0* or *car 11* of ten.
      """
    ),
    (
      "reset-enabled-iff-zoomed",
      """
      The button that resets the zoom is enabled exactly when the last zoom ended at something
      other than 1, and disabled before the first.

      Otherwise a person presses a button that does nothing, or cannot press the one that
      would help. The published gallery opened with the button enabled.
      """
    ),
    (
      "state-reading-matches",
      """
      The state that a canvas prints matches its callbacks: panning from the beginning of a
      drag to its end, zooming from the beginning of a zoom to its end, both, or idle.
      Coasting alone is idle.

      Otherwise a person reads *panning* over a picture that does not move. A label that
      misses one callback stays wrong until the next gesture.
      """
    ),
    (
      "refreshing-reading-matches",
      """
      What the app shows about a refresh, running or not, agrees with the callbacks and the
      app's own requests.

      Otherwise a person sees a list that claims to load for ever, or one that loads and does
      not show it.
      """
    ),
    (
      "offset-reading-matches",
      """
      The offset that an app prints is the offset of the view.

      Otherwise a person reads coordinates that are a frame old, or of another view. Labels
      that follow the fingers instead of the view have shown it.
      """
    ),
    (
      "start-index-modulo",
      """
      A view that the scene starts on an item shows that item: counted from 1 and taken modulo
      the number of items, so that 12 of ten is the second and 0 the last.

      Otherwise a person opens the fourth picture and sees the fifth, or nothing.
      """
    ),
    (
      "picker-value-valid",
      """
      The row that a wheel shows as chosen is always an allowed one, and of those the one
      nearest to the middle: while it turns, past its end and at rest. A wheel whose allowed
      rows depend on another wheel, as days depend on the month, goes to an allowed row when
      they change, and comes to rest there.

      Otherwise a person sees a date beyond the latest one, if only for a moment, or the 31st
      of February.
      """
    ),
    (
      "visible-tiles-exact",
      """
      The tiles that exist cover the visible part of the image, and no more than the ring
      around it that the scene allows. Their level is the coarsest that is still sharp: each
      level has half the resolution of the one before.

      Otherwise a person sees holes at the edge of a picture, or the system kills the app for
      its memory.
      """
    ),
    (
      "indicator-reading-matches",
      """
      A scroll indicator is there while the view scrolls along its axis and not much longer,
      as long as the share of the content that is seen, and as far along the view as the
      offset is along its range. Beyond the range it stays at the end and becomes shorter. An
      axis without an indicator shows none.

      Otherwise a person who looks for the middle of a long list is shown the wrong position,
      or sees a bar across a picture that has none. Very long content may have an indicator of
      up to 36 points, so that it can be seen at all.
      """
    ),
    (
      "rows-alive-exact",
      """
      The rows of a table that exist are those that are seen, and no more than the ring beyond
      them that the scene allows.

      Otherwise a person scrolls through a list and sees gaps, or the system kills the app for
      its memory.
      """
    ),
    (
      "section-header-sticks",
      """
      The header of the section at the top of a table stays at the top, below the inset, until
      the header of the next one pushes it away. Where headers do not stick they go with their
      rows.

      Otherwise a person reads a name under the wrong letter, or two headers overlap.
      """
    ),
    (
      "time-shift",
      """
      The same touches at a later time have the same effect, that much later.

      Otherwise an app behaves differently after it has run for an hour. Engines that store
      the time in too small a number, or compare it with a time from another clock, lose
      flicks or read them as held still once their clock has gone on.
      """
    ),
    (
      "touch-translation",
      """
      The same stroke of one finger elsewhere on the view has the same effect.

      Otherwise a flick at the edge of the screen moves the list differently from one in the
      middle. Engines have measured from the window instead of from the touch, and rounded
      positions before they took their difference.

      Each stroke is moved by a third of the view or by a few odd points, to a side where it
      still comes down on the same view. The comparison ends where a second finger comes down,
      because a pinch depends on its position.
      """
    ),
    (
      "mirror-x",
      """
      A scene and its touches mirrored left for right give the mirrored picture.

      Otherwise a view scrolls better one way than the other. Engines have capped the speed of
      a flick in one direction only, and rounded positions always towards the same side.
      """
    ),
    (
      "mirror-y",
      """
      A scene and its touches turned upside down give the picture upside down.

      Otherwise a list runs further down than up. A literal `min(speed, limit)` of a signed
      speed caps one direction only, and bounces have differed between the beginning and the
      end of a list.
      """
    ),
    (
      "frame-rate-rest",
      """
      The frame rate changes neither where a view comes to rest nor the callbacks to its app.

      Otherwise a flick goes half as far on a faster screen. Engines have multiplied the speed
      by a constant at every frame, and stopped at the first frame that was slow enough.
      """
    ),
    (
      "split-at-idle",
      """
      At rest an engine has no state but what it shows: a fresh engine that starts there
      behaves the same from then on.

      Otherwise the second flick goes further than the first. Engines have held on to a finger
      that was long gone, a speed that was used up, or the lock of the last drag.

      The recording is cut at every true rest before further input: no finger is down, and
      nothing has moved for a tenth of a second.
      """
    ),
    (
      "replay-determinism",
      """
      The same recording, replayed again, shows the same, bit by bit; or as near as the
      resolution that the engine declares.

      Otherwise a fault cannot be reproduced. Engines that depend on a clock, the order of a
      dictionary or a random number make every bug report unreliable.
      """
    ),
    (
      "length-scaling",
      """
      With every length doubled, everything goes twice as far in the same time.

      Otherwise everything feels heavier on a screen with finer pixels. Engines have counted
      in pixels what they should count in points, or rounded where they rest to a grid of
      their own.

      The lengths and speeds among the engine's own settings grow with the scene, so the
      engine must declare which ones those are.
      """
    ),
    (
      "redundant-move",
      """
      One more touch event on an even stroke changes nothing.

      Otherwise flicks go further on a tablet whose screen is sampled twice as often. Engines
      have computed the speed from the last two events however close they were, and the
      resistance at an edge from the number of steps.
      """
    ),
    (
      "transpose-xy",
      """
      With the axes swapped, everything behaves the same, swapped.

      Otherwise a row of pictures scrolls differently from a list. Engines have had two copies
      of one formula, and only one of them was fixed.
      """
    ),
    (
      "touch-id-relabel",
      """
      The numbers of the fingers have no meaning.

      Otherwise a pinch works differently with the other hand. Systems number fingers as they
      like, and reuse numbers or never do. Engines have assumed that finger 0 is the first
      one, or that the lowest number leads.
      """
    ),
    (
      "cancel-equals-fresh",
      """
      A touch that the system cancels leaves nothing behind: from then on the engine behaves
      like a fresh one.

      Otherwise a person takes a call in the middle of a swipe, and the list is stuck until
      the app is restarted. Engines have treated a cancelled finger as one that is still down,
      or coasted with its speed.

      Every second stroke of the recording is cancelled instead of lifted. Where the view then
      rests before the next one, a fresh engine starts in its place.
      """
    ),
  ]
}
