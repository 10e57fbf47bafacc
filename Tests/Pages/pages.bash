# The tests that use a page as a user does source this file in the root of the sources. The file skips the test if there
# is no browser or no Node, sets $browser, and creates $folder. If the caller has not set $folder, the folder is removed
# at the end.
browser=$(type -P chromium-headless-shell chromium google-chrome | head -n 1) || true
for need in "${browser:+x} chromium-headless-shell" "$(type -P node) nodejs"; do
  [[ $need != " "* ]] || exec Tools/Tests/skip "${0##*/}: all of it, no${need} here"
done
folder=${folder:-}
if [[ -z $folder ]]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
fi
mkdir -p "$folder"
folder=$(realpath "$folder")
