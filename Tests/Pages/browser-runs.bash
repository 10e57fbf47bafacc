# Sections about runs: scenes, fuzz, coverage, recording, and browsers that die. Tests/Pages/browser sources this file,
# sets the variables and calls the sections by their names.
# shellcheck shell=bash disable=SC2034,SC2154,SC2317

# `record scene` writes a page as a valid recording with a scene.
scene() {
  flickbook record scene "Examples/Web/map.html?fault" -o "$work/map.xml" >"$work/out" 2>&1 || fail "scene: exit $?"
  flickbook lint "$work/map.xml" >>"$work/out" 2>&1 || { fail "scene: no recording"; cat "$work/out" >&2; }
  nothing_left "scene"
}

# The script of a page must receive each of 2000 moves of a finger within two frames, so that the replay takes
# seconds. If the replay waited in vain for each move, it would exceed the limit of a minute per recording.
moves() {
  {
    sed -n -e 's/scale="2"/scale="1"/' -e '1,/<down/p' "$web/Recordings/map-fling.xml"
    for move in {1..2000}; do
      printf '<move t="%s" finger="1" x="%s" y="300"/>\n' "$((100 + move))" "$((100 + move % 100))"
    done
    printf '<up t="2200" finger="1" x="100" y="300"/></timeline></recording>\n'
  } >"$work/moves.xml"
  code=$(check "$work/moves.xml" --page "$web/map.html")
  [[ $code == 0 ]] || { fail "moves: exit $code"; cat "$work/out" >&2; }
  nothing_left "moves"
}

# fuzz finds a fault that needs two gestures, and generates only events that the page accepts.
fuzz() {
  code=0
  flickbook fuzz Examples/Web/Return/start.xml --page 'Examples/Web/Return/return.html?fault' --allow-commands \
    --only bar-at-the-top --count 4 --max-replays 1 -o "$work/fuzz" --progress never >"$work/out" 2>&1 || code=$?
  if [[ $code != 1 ]] || ! grep -q 'bar-at-the-top: in' "$work/out" || grep -q 'refused' "$work/out"; then
    fail "fuzz: exit $code on a page with a fault"
    cat "$work/out" >&2
  fi
  nothing_left "fuzz"
}

# Random gestures, among them pinches, break no invariant on sound pages that can be zoomed: a list, a list in the page
# that scrolls both ways, and galleries that snap to pages, to cards of different widths, and only near cards.
random() {
  local page
  mkdir -p "$work/random"
  random_page list '<script>for (let row = 0; row < 80; row++) document.write("<p style=height:59px;margin:0>" + row)</script>'
  random_page map '<div style="height:500px;overflow:scroll"><div style="width:1500px;height:1500px"></div></div>'
  random_gallery pages 'x mandatory' '390, 390, 390, 390'
  random_gallery cards 'x mandatory' '390, 200, 320, 150, 280, 390, 240'
  random_gallery near 'x proximity' '390, 200, 320, 150, 280, 390, 240'
  for page in list map pages cards near; do
    code=0
    {
      flickbook record scene "$work/random/$page.html" -o "$work/random/$page.xml" &&
        flickbook fuzz "$work/random/$page.xml" --page "$work/random/$page.html" --count 6 --seed 5 --max-replays 1 \
          -o "$work/random/$page" --progress never
    } >"$work/out" 2>&1 || code=$?
    # On a busy machine the browser may show a touch one frame late, so a recording that fails is replayed once more.
    if [[ $code == 1 ]]; then
      code=0
      [[ ! -d $work/random/$page ]] || code=$(check "$work/random/$page" --page "$work/random/$page.html" -j 1)
    fi
    [[ $code == 0 ]] || { fail "random: $page: exit $code"; cat "$work/out" >&2; }
  done
  nothing_left "random"
}
random_page() {
  printf '<!doctype html><meta name=viewport content="width=device-width"><body style="margin:0">%s' "$2" \
    >"$work/random/$1.html"
}
random_gallery() {
  random_page "$1" "<style>
    main { display: flex; height: 300px; overflow-x: scroll; scroll-snap-type: $2 }
    div { flex: none; scroll-snap-align: start }
    </style><main></main><script>
    for (const width of [$3]) document.querySelector('main').innerHTML += '<div style=width:' + width + 'px></div>';
    </script>"
}

# The report lists the functions of the page's scripts, and which of them have run.
coverage() {
  code=$(check Examples/Web/Recordings --filter tag:map --page Examples/Web/map.html --coverage --html "$work/coverage.html")
  if [[ $code != 0 ]] || ! grep -q '"function":"[^"]*","line":[0-9]*,"ran":true' "$work/results.jsonl" ||
    ! grep -q 'Code of the page' "$work/coverage.html"; then
    fail "coverage: exit $code, or no functions"
    cat "$work/out" >&2
  fi
  nothing_left "coverage"
}

# Without a screen, --record explains that it needs one. With a screen, it saves the gestures of the user.
record() {
  if DISPLAY='' WAYLAND_DISPLAY='' flickbook record scene Examples/Web/list.html --record >"$work/out" 2>&1 ||
    ! grep -q 'needs a screen' "$work/out"; then
    fail "record: without a screen: $(cat "$work/out")"
  fi
  if [[ $(type -P Xvfb) && $(type -P xdotool) && $(type -P chromium) ]]; then
    : >"$work/display"
    # The server finds a free display and prints its number.
    Xvfb -displayfd 3 -screen 0 900x1000x24 3>"$work/display" >"$work/screen" 2>&1 &
    screen=$!
    for _ in {1..600}; do
      DISPLAY=:$(tail -1 "$work/display")
      export DISPLAY
      ! xdotool getmouselocation >"$work/search" 2>&1 || break
      sleep 0.1
    done
    flickbook record scene Examples/Web/list.html --record --size 320x568 -o "$work/user.xml" >"$work/out" 2>&1 &
    user=$!
    for _ in {1..600}; do
      ! grep -q 'touch the page' "$work/out" || break
      sleep 0.1
    done
    # The window may still be moving, so the user drags until a touch was recorded.
    for _ in {1..60}; do
      xdotool mousemove 160 500 mousedown 1 || fail "record: no screen $DISPLAY: $(cat "$work/screen")"
      for y in {490..300..10}; do xdotool mousemove 160 "$y" || break; done
      xdotool mouseup 1 key Escape || break
      for _ in {1..10}; do
        kill -0 "$user" 2>"$work/search" || break 2
        sleep 0.1
      done
    done
    wait "$user" || fail "record: $(cat "$work/out")"
    kill "$screen" || fail "record: the screen ended: $(cat "$work/screen")"
    unset DISPLAY
    flickbook lint "$work/user.xml" >"$work/out" 2>&1 || fail "record: $(cat "$work/out")"
    [[ $(grep -c '<move ' "$work/user.xml") -ge 3 ]] || fail "record: no gesture"
  else
    Tools/Tests/skip "browser: recording in a visible browser, no Xvfb, xdotool or chromium here"
  fi
  nothing_left "record"
}

# A recording made on a phone in one browser rests within a point of the same position in another browser.
session() {
  if [[ $(type -P node) ]]; then
    cp Examples/Web/{carousel,list}.html "$work/"
    flickbook record script -o "$work/recorder.js"
    timeout -k 5 180 node Tests/Pages/session.mjs "$(type -P chromium-headless-shell)" "$work" carousel list || fail "no session"
    for page in carousel list; do
      flickbook compare "$work/$page.session.xml" --engine chromium --page "$work/$page.html" --against seen \
        --as perception --allow rest=1pt --progress never --results "$work/results.jsonl" >"$work/out" 2>&1 || true
      grep -q '"same-rest","verdict":"held"' "$work/results.jsonl" || {
        fail "$page: the session rests elsewhere"
        cat "$work/out" >&2
      }
    done
  else
    Tools/Tests/skip "browser: a session that is recorded on a phone, no nodejs here"
  fi
  nothing_left "session"
}

# A page shows the same each time, even if the machine is busy.
repeat() {
  for one in "${examples[@]}"; do start replay_example "$one"; done
  for one in "${techniques[@]}"; do start replay_technique "$one"; done
  finish
  Tests/Pages/repeat "$program" --busy --first "$work/replays" || failed=1
  nothing_left "repeat"
}

# If flickbook is killed at any time, no process of the browser remains.
killed() {
  for moment in 0.1 0.3 0.6 1; do
    "$program" check Recordings/Bounce --engine chromium -q >"$work/out" 2>&1 &
    sleep "$moment"
    kill -KILL $!
    wait $! 2>"$work/out" || true
    nothing_left "killed after $moment s"
  done
}

# If a browser dies, this is an engine error, and the run continues.
dead() {
  rm -f "$work/results.jsonl"
  flickbook check Recordings/Bounce --engine chromium -j 1 -q --progress never \
    --results "$work/results.jsonl" >"$work/out" 2>&1 &
  run=$!
  # The test kills the browser after its first replay, because an earlier death would be repaired without a message.
  for _ in {1..3600}; do
    ! grep -qs '"recording":' "$work"/results.jsonl* || break
    sleep 0.05
  done
  for browser in $(browsers); do kill -KILL "$browser" 2>/dev/null || true; done
  code=0
  wait "$run" || code=$?
  # If a browser dies between two recordings, it is replaced, and no recording fails.
  errors=$(grep -c '"error":' "$work/results.jsonl" || true)
  [[ $errors == 0 && $code != 2 || $errors == 1 && $code == 2 ]] ||
    fail "exit $code and $errors engine errors where a browser was killed"
  nothing_left "dead"
}

faults() {
  Tests/Pages/browser-faults "$program" quick || failed=1
}

# Without a browser, the error explains how to install one.
missing() {
  PATH=/nonexistent "$program" check Recordings/Bounce --engine chromium >"$work/out" 2>&1 &&
    fail "exit 0 without a browser"
  grep -q 'install chromium-headless-shell' "$work/out" || fail "no word about the package"
}
