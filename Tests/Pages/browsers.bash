# Sourced by the tests in which Flickbook starts browsers, in the root of the sources. Ends the step if there is no
# chromium-headless-shell. Sets $work, a folder that is removed at the end, and TMPDIR, where the browsers have theirs.
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

# start FUNCTION ARGUMENT...: calls a function beside as many others as there are processors. Each call has a shell of its
# own, so it sees no variable that another one sets. finish waits for all of them.
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
  # Such a call has only set its own variable.
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
