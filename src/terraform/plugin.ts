import { codeInLine } from '../diagnostics/code';
import type { Plugin } from '../plugin-protocol/plugin';

/** All that is needed before the handshake: the names of the plugin, and the codes of what prevents a handshake. */
export const NAMES: Plugin = {
  name: 'lintel',
  source: 'registry.terraform.io/lintel/lintel',
  references: {
    socket: codeInLine('socket-not-created'),
    protocol: codeInLine('protocol-unsupported'),
    manual: codeInLine('plugin-started-manually'),
  },
};
