#!/bin/sh
# Terraform starts this file. The provider itself is a Node.js program beside it.
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

node=${LINTEL_NODE:-node}
if ! command -v "$node" > /dev/null; then
  # Terraform shows what it finds on standard output in place of a handshake, and then ends this process. It may miss the line of one that has
  # ended before.
  echo "Lintel's provider is a Node.js program, and there is no $node on PATH. Install Node.js 20.9 or later, set LINTEL_NODE to its path, or use an executable of Lintel, which needs none. (Code: node-missing)"
  if [ -n "$TF_PLUGIN_MAGIC_COOKIE" ]; then exec sleep 3; fi
  exit 1
fi

# The process must be this one: core waits for everybody who holds its pipes.
exec "$node" "$folder/provider.js" "$@"
