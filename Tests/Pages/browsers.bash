# The tests in which Flickbook starts browsers source this file in the root of the sources. The file skips the test if
# there is no chromium-headless-shell, and sets $work, a folder that is removed at the end, and TMPDIR, in which the
# browsers have their folders.
[[ $(type -P chromium-headless-shell) ]] ||
  exec Tools/Tests/skip "${0##*/}: all of it, no chromium-headless-shell here"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export TMPDIR=$work/tmp
mkdir "$TMPDIR"
failed=0
: >"$work/failures"
fail() {
  echo "${0##*/}: $*" | tee -a "$work/failures" >&2
  failed=1
}

# start FUNCTION ARGUMENT...: calls a function concurrently with other calls, as many as there are processors. Each call
# has its own shell, so it cannot read variables that another call sets. finish waits for all calls.
calls=() names=()
start() {
  while (($(jobs -rp | wc -l) >= $(nproc))); do wait -n || true; done
  "$@" &
  calls+=($!) names+=("$*")
}
finish() {
  local number
  for number in "${!calls[@]}"; do
    wait "${calls[number]}" || fail "${names[number]}: exit $?"
  done
  calls=() names=()
  # A call that failed has set `failed` only in its own shell, so the file of failures is checked here.
  [[ ! -s $work/failures ]] || failed=1
}

browsers() { pgrep -f "user-data-dir=$TMPDIR/" || true; }
nothing_left() {
  for _ in {1..1800}; do
    [[ $(browsers) || $(ls "$TMPDIR") ]] || return 0
    sleep 0.1
  done
  fail "$1: left: $(browsers | wc -l) processes, $(ls "$TMPDIR")"
}
