import type { Plugin } from '../plugin-protocol/plugin';

/** The names of the plugin: all that is needed before the handshake. */
export const NAMES: Plugin = { name: 'lintel', source: 'registry.terraform.io/lintel/lintel' };
