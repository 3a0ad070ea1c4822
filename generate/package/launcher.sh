#!/bin/sh
# Terraform starts this file. The provider itself is an executable that was checked when it was placed, or a Node.js program beside this file.
case $0 in
  */*) folder=${0%/*} ;;
  *) folder=. ;;
esac

# Node.js 20 reads the certificates of this variable before it reads any program, which takes longer than all else the provider does until it
# answers. The provider adds them itself to the connections it opens.
if [ -n "$NODE_EXTRA_CA_CERTS" ]; then
  LINTEL_NODE_EXTRA_CA_CERTS=$NODE_EXTRA_CA_CERTS
  export LINTEL_NODE_EXTRA_CA_CERTS
  unset NODE_EXTRA_CA_CERTS
fi

# The file `executables` has, for each platform, the hash of its executable. It is the name of the folder where only an executable with this content
# is put; to hash it here would take longer than all else.
why=
warning=
executable=
if [ "$LINTEL_RUNTIME" = node ]; then
  why='LINTEL_RUNTIME is node'
elif [ -n "$LINTEL_NODE" ]; then
  why='LINTEL_NODE names a Node.js'
elif [ ! -r "$folder/executables" ]; then
  why='this build of the provider has no executables'
else
  # Terraform's folders have the names of platforms. Only a developer's has not.
  platform=${folder##*/}
  case $platform in
    linux_* | darwin_*) ;;
    *)
      case $(uname -sm) in
        'Linux x86_64') platform=linux_amd64 ;;
        'Linux aarch64') platform=linux_arm64 ;;
        'Darwin x86_64') platform=darwin_amd64 ;;
        'Darwin arm64') platform=darwin_arm64 ;;
      esac
      ;;
  esac
  for loader in /lib/ld-musl-*; do
    # Where both are, such as Debian with musl or Alpine with gcompat, the system's own is in /etc.
    if [ -e "$loader" ] && [ ! -e /etc/ld.so.cache ]; then platform=${platform}_musl; fi
  done
  case $XDG_CACHE_HOME in
    /*) cache=$XDG_CACHE_HOME ;;
    *) cache=$HOME/.cache ;;
  esac
  place=
  while read -r name hash; do
    if [ "$name" = "$platform" ]; then place=$cache/lintel/executables/$hash; fi
  done < "$folder/executables"
  if [ -z "$place" ]; then
    why="there is no executable for $platform"
  elif [ ! -e "$place/lintel" ]; then
    why="there is no $place/lintel"
  elif [ ! -O "$place" ] || [ ! -O "$place/lintel" ]; then
    warning="$place/lintel is not started, because it belongs to another user"
  elif [ ! "$place/lintel" -ot "$place/checked" ]; then
    warning="$place/lintel is not started, because it has been changed since it was checked. Remove its folder"
  elif [ ! -x "$place/lintel" ]; then
    warning="$place/lintel cannot be started: its file system may be mounted with noexec. Set XDG_CACHE_HOME to a folder on another one"
  else
    executable=$place/lintel
  fi
fi

# The process must be this one: core waits for everybody who holds its pipes.
if [ -n "$executable" ]; then
  # Its engine would optimize again what has run for a while. Even for a thousand objects, that takes longer than it saves.
  BUN_JSC_useDFGJIT=${BUN_JSC_useDFGJIT:-0}
  # Its heap grows by the memory of the machine, although a provider needs little: 256 MiB keep it small, and it may use more.
  BUN_JSC_forceRAMSize=${BUN_JSC_forceRAMSize:-268435456}
  export BUN_JSC_useDFGJIT BUN_JSC_forceRAMSize
  exec "$executable" "$@"
fi

node=${LINTEL_NODE:-node}
if ! command -v "$node" > /dev/null; then
  # Terraform shows what it finds on standard output in place of a handshake, and then ends this process. It may miss the line of one that has
  # ended before.
  echo "Lintel's provider is a Node.js program, and there is no $node on PATH. Install Node.js 20.9 or later, set LINTEL_NODE to its path, or use an executable of Lintel, which needs none. (Code: node-missing)"
  if [ -n "$TF_PLUGIN_MAGIC_COOKIE" ]; then exec sleep 3; fi
  exit 1
fi

LINTEL_WHY_NODE=$why
LINTEL_EXECUTABLE_WARNING=$warning
export LINTEL_WHY_NODE LINTEL_EXECUTABLE_WARNING
# Most objects live as long as one request, and more memory for young ones makes nothing faster. Node.js would give them up to 96 MiB, which an
# endless list of a service would fill.
exec "$node" --max-semi-space-size=1 "$folder/provider.js" "$@"
