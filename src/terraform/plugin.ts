import { codeInLine } from '../diagnostics/code';
import type { Plugin } from '../plugin-protocol/plugin';

/** The data needed before the handshake: the plugin's names, and the codes of faults that prevent a handshake. */
export const NAMES: Plugin = {
  name: 'lintel',
  source: 'registry.terraform.io/lintel/lintel',
  references: {
    socket: codeInLine('socket-not-created'),
    protocol: codeInLine('protocol-unsupported'),
    manual: codeInLine('plugin-started-manually'),
  },
};
