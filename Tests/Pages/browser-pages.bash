# Sections about pages: examples, techniques, views, signals, errors, logins, modules. Tests/Pages/browser sources this
# file, sets the variables and calls the sections by their names.
# shellcheck shell=bash disable=SC2034,SC2154,SC2317

examples() {
  example() { replay_example "$1" && breaks "$web" "$1"; }
  for one in "${examples[@]}"; do start example "$one"; done
  finish
  nothing_left "examples"
}

patterns() {
  technique() {
    replay_technique "$1" && breaks "$patterns" "$1"
    held=$(grep -o '"invariant":"[^"]*","verdict":"held"' "$work/replays/${1%:*}/results.jsonl" | sort -u | wc -l)
    [[ $held -ge 12 ]] || fail "${1%:*}: only $held invariants were exercised"
  }
  for one in "${techniques[@]}"; do start technique "$one"; done
  finish
  nothing_left "patterns"
}

# A shadow tree that is declared in the text of a page behaves like one that a script attaches.
trees() {
  mkdir "$work/trees"
  cp "$patterns"/{pages.css,swipe.js} "$work/trees"
  sed -e "s|<photo-cards>|&<template shadowrootmode='open'><link rel='stylesheet' href='pages.css'><div id='cards'><div id='strip'></div></div></template>|" \
    -e 's|this.attachShadow.*|this.shadowRoot;|' -e '/tree.innerHTML =/d' -e 's|tree.querySelector("link")|window|' \
    "$patterns/shadow.html" >"$work/trees/shadow.html"
  code=$(check "$patterns/Recordings" --filter tag:shadow --page "$work/trees/shadow.html")
  [[ $code == 0 ]] || { fail "a shadow tree in the text: exit $code"; cat "$work/out" >&2; }
  code=$(check "$patterns/Recordings" --filter tag:shadow --page "$work/trees/shadow.html?fault")
  [[ $code == 1 ]] || fail "a shadow tree in the text: exit $code with its fault"
  nothing_left "trees"
}

# A view that is chosen by a selector is the same as the view that Flickbook finds itself.
chosen() {
  sed 's/id="gallery" /id="chosen" selector=".gallery" moves="#strip" /' "$patterns/Recordings/flex-flick.xml" >"$work/chosen.xml"
  code=$(check "$work/chosen.xml" --page "$patterns/flex.html")
  [[ $code == 0 ]] || { fail "a view chosen by a recording: exit $code"; cat "$work/out" >&2; }
  sed 's/width="1600"/width="1920"/' "$work/chosen.xml" >"$work/declared.xml"
  check "$work/declared.xml" --page "$patterns/flex.html" >"$work/code"
  tr '\n' ' ' <"$work/out" | grep -q 'declares content of 1920 × 400 for the view chosen, the page shows 1600 × 400' || {
    fail "a contradiction is not reported"
    cat "$work/out" >&2
  }
  sed 's/id="gallery" /id="chosen" /' "$patterns/Recordings/flex-flick.xml" >"$work/chosen.xml"
  code=$(check "$work/chosen.xml" --page "$patterns/flex.html")
  [[ $code == 2 ]] || fail "a view that the page does not have: exit $code"
  code=$(check "$work/chosen.xml" --page "$patterns/flex.html?fault" --page-view 'chosen=.gallery; moves=#strip' --only rest-page-aligned)
  [[ $code == 0 ]] || { fail "a view chosen by an option: exit $code"; cat "$work/out" >&2; }
  nothing_left "chosen"
}

libraries() {
  Tests/Pages/libraries "$program" || failed=1
  nothing_left "libraries"
}

pictures() {
  for one in "${techniques[@]}"; do start replay_technique "$one"; done
  finish
  Tests/Pages/pictures "$work/replays" || failed=1
  # The results and the report contain pictures of each touch, of the violation and of the frame before it.
  code=$(check Examples/Web/Recordings/carousel-next.xml --page "Examples/Web/carousel.html?fault" --pictures \
    --html "$work/pictures.html")
  [[ $code == 1 ]] || fail "pictures: exit $code"
  for words in 'a finger goes down' 'a finger lifts' 'the frame before' 'rest-page-aligned breaks.*"violation":true'; do
    grep -q "\"at\":\"[^\"]*$words" "$work/results.jsonl" || fail "pictures: none where $words"
  done
  [[ $(grep -o 'src="data:image/png;base64,iVBORw0KGgo' "$work/pictures.html" | wc -l) -ge 4 ]] ||
    fail "pictures: not in the report"
  nothing_left "pictures"
}

# A page is compared with an earlier version. The command that repeats the comparison names both versions.
compare() {
  code=0
  flickbook compare Examples/Web/Recordings/carousel-next.xml --engine chromium --page "Examples/Web/carousel.html?fault" \
    --against chromium --against-page Examples/Web/carousel.html --progress never >"$work/out" 2>&1 || code=$?
  if [[ $code != 1 ]] || ! grep -q 'again .*--page .*fault.* --against-page Examples/Web/carousel.html' "$work/out"; then
    fail "compare: exit $code, or a command without a page"
    cat "$work/out" >&2
  fi
}

# Formulas of the suite judge the app signals that a page reports.
signals() {
  folder=Examples/Web/Header
  code=$(check "$folder" --page "$folder/header.html" --allow-commands)
  [[ $code == 0 ]] || { fail "header: exit $code without its fault"; cat "$work/out" >&2; }
  code=$(check "$folder" --page "$folder/header.html?fault" --allow-commands)
  [[ $code == 1 ]] || fail "header: exit $code with its fault"
  for invariant in header-folds header-is-gone; do
    grep -q "\"$invariant\",\"verdict\":\"broken\"" "$work/results.jsonl" || {
      fail "header: its fault does not break $invariant"
      cat "$work/out" >&2
    }
  done
  # An expression that is not JavaScript is reported with its location in the suite.
  cp -r "$folder" "$work/spoilt"
  sed -i 's/\.offsetHeight"/.offsetHeight("/' "$work/spoilt/flickbook-suite.xml"
  code=$(check "$work/spoilt" --page "$work/spoilt/header.html" --allow-commands)
  [[ $code == 2 ]] || fail "a signal that is no JavaScript: exit $code"
  grep -q 'flickbook-suite.xml:[0-9]*: signal header: .*SyntaxError' "$work/results.jsonl" || {
    fail "a signal that is no JavaScript is not named"
    cat "$work/out" >&2
  }
  nothing_left "signals"
}

# An error of a page breaks an invariant at the touch before the error, unless a suite makes it a warning.
errors() {
  mkdir "$work/errors"
  cp Examples/Web/Recordings/list-drag.xml "$work/errors/"
  sed 's|</html>|<script>addEventListener("touchstart", () => console.error("no rows"))</script></html>|' \
    Examples/Web/list.html >"$work/errors/list.html"
  code=$(check "$work/errors" --page "$work/errors/list.html")
  if [[ $code != 1 ]] || ! grep -q '"no-console-error","verdict":"broken",[^}]*"line":15,' "$work/results.jsonl"; then
    fail "errors: exit $code, or no violation at the touch"
    cat "$work/out" >&2
  fi
  cat >"$work/errors/flickbook-suite.xml" <<'END'
<suite xmlns="urn:flickbook:suite:1">
  <engine name="chromium" page="list.html"/>
  <expect><invariant name="no-console-error" level="warn"/></expect>
</suite>
END
  code=0
  (cd / && flickbook check "$work/errors" --allow-commands -q --progress never) >"$work/out" 2>&1 || code=$?
  [[ $code == 0 ]] || { fail "errors: exit $code in a suite"; cat "$work/out" >&2; }
  rm "$work/errors/flickbook-suite.xml"
  # No invariant holds on a page that does not load completely or does not react, and every report gives the reason.
  untested() {
    local reason=$1
    shift
    code=$(check "$work/errors" --page "$work/errors/page.html" --junit "$work/junit.xml" --html "$work/untested.html" "$@")
    if [[ $code != 3 ]] || grep -q '"verdict":"held"' "$work/results.jsonl"; then
      fail "$reason: exit $code, or an invariant held"
      cat "$work/out" >&2
    fi
    for report in out junit.xml untested.html results.jsonl; do
      grep -q "$reason" <<<"$(tr -s '\n ' ' ' <"$work/$report")" || fail "$reason: not in $report"
    done
  }
  sed 's|</html>|<script src="missing.js"></script></html>|' Examples/Web/list.html >"$work/errors/page.html"
  untested 'failed to load as a whole: .*missing.js'
  code=$(check "$work/errors" --page "$work/errors/page.html" --level no-failed-request=warn --level no-error-status=warn)
  [[ $code == 0 ]] || fail "a missing script that is a warning: exit $code"
  sed 's|</html>|<script>nothing.push(7)</script></html>|' Examples/Web/list.html >"$work/errors/page.html"
  untested 'failed to load as a whole: ReferenceError'
  cp Examples/Web/list.html "$work/errors/page.html"
  sed -i -e '/<expect>/,/<\/expect>/d' -e '/<move /d' -e '/<down t="100"/!{/<down /d}' -e '/<up /d' \
    -e 's|</timeline>|<up t="180" finger="1" x="160" y="520"/></timeline>|' "$work/errors/list-drag.xml"
  untested 'touched, but nothing moved in any view'
  sed -i 's|y="520"|y="20"|' "$work/errors/list-drag.xml"
  untested 'no view of the recording is under a finger'
  nothing_left "errors"
}

# A page behind a login is replayed ten times from a HAR file without a network. The bytes are the same each time.
login() {
  alone=()
  if unshare -n true 2>"$work/out"; then alone=(unshare -n); fi
  replay_login() {
    code=0
    "${alone[@]}" timeout -k 5 120 "$program" check "$login" --allow-commands -q --progress never \
      --results "$work/login$1.jsonl" >"$work/login$1.out" 2>&1 || code=$?
    [[ $code == 0 ]] || { fail "login: exit $code"; cat "$work/login$1.out" >&2; }
  }
  for number in {1..10}; do start replay_login "$number"; done
  finish
  for number in {2..10}; do
    cmp "$work"/login{1,"$number"}.jsonl >&2 || fail "login: replay $number differs"
  done
  session=(--har "$login/session.har" --storage-state "$login/user.json")
  code=$(check "$login/scroll.xml" --page 'http://messages.example.org/?fault' "${session[@]}")
  if [[ $code != 1 ]] || ! grep -q '"no-teleport","verdict":"broken"' "$work/results.jsonl"; then
    fail "login: exit $code with its fault"
  fi
  # Without the cookies and storage of the user, the page shows nothing. Without an answer, the page fails.
  code=$(check "$login/scroll.xml" --page http://messages.example.org/ --har "$login/session.har")
  if [[ $code != 3 ]] || ! grep -q 'nobody has logged in' "$work/results.jsonl"; then
    fail "login: exit $code without its user"
  fi
  sed 's/from=30/from=31/g' "$login/session.har" >"$work/short.har"
  code=$(check "$login/scroll.xml" --page http://messages.example.org/ --har "$work/short.har" --storage-state "$login/user.json")
  missing='short.har has no answer for http://messages.example.org/api/messages?from=30'
  if [[ $code != 1 ]] || ! grep -qF "$missing" "$work/results.jsonl"; then
    fail "login: exit $code without an answer"
  fi
  # A script that runs before the page can also provide the storage of the user.
  printf 'localStorage.setItem("token", "t-1")' >"$work/user.js"
  code=$(check "$login/scroll.xml" --page http://messages.example.org/ --har "$login/session.har" --init-script "$work/user.js")
  [[ $code == 0 ]] || fail "login: exit $code with a script for its user"
  nothing_left "login"
}

# Module scripts and fetch work both in files and on a server of this machine, with the same results.
modules() {
  mkdir "$work/modules"
  cp "$login/App"/{index.html,app.js} "$work/modules"
  cat >"$work/modules/api.js" <<'END'
export async function load(address) { return (await fetch(new URL("data.json", import.meta.url))).json(); }
END
  printf '{"name":"Ada","messages":%s,"next":null}' \
    "$(seq -s, 60 | sed 's/[0-9]*/"&"/g; s/^/[/; s/$/]/')" >"$work/modules/data.json"
  code=$(check "$login/scroll.xml" --page "$work/modules")
  [[ $code == 0 ]] || { fail "modules: exit $code"; cat "$work/out" >&2; }
  grep '"recording"' "$work/results.jsonl" >"$work/modules.jsonl" || true
  if [[ $(type -P python3) ]]; then
    : >"$work/served"
    python3 -u -m http.server 0 --bind 127.0.0.1 --directory "$work/modules" >"$work/served" 2>&1 &
    served=$!
    for _ in {1..600}; do
      port=$(sed -n 's/.*port \([0-9]*\).*/\1/p' "$work/served")
      [[ ! $port ]] || break
      sleep 0.1
    done
    code=$(check "$login/scroll.xml" --page "http://127.0.0.1:$port/")
    [[ $code == 0 ]] || { fail "server: exit $code"; cat "$work/out" >&2; }
    grep '"recording"' "$work/results.jsonl" | cmp - "$work/modules.jsonl" >&2 || fail "server: other results than from files"
    kill "$served"
  else
    Tools/Tests/skip "browser: a page of a server, no python3 here"
  fi
  nothing_left "modules"
}
