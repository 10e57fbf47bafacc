# Scripts that pack a program and that were called with PROGRAM FOLDER source this file. The file changes to the root of
# the sources, and sets $program, $folder, $version, and $when, the time of every packed file: SOURCE_DATE_EPOCH or the
# last commit's time. It also creates $work, an empty folder that is removed at the end.
program=$(realpath "${1:?usage: $0 PROGRAM FOLDER}") folder=${2:?usage: $0 PROGRAM FOLDER}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C
version=$("$program" --version | awk 'NR == 1 { print $2 }')
[[ $version == [0-9]*.* ]] || { echo "${0##*/}: $program --version prints no version" >&2 && exit 1; }
when=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder"

# Writes the common content of all packages. If FLICKBOOK_TREE is set, Packaging/install has already written the
# content there.
install_tree() { # a folder that does not exist
  if [[ ${FLICKBOOK_TREE:-} ]]; then
    cp -r "$FLICKBOOK_TREE" "$1"
  else
    Packaging/install "$program" "$1"
  fi
}
