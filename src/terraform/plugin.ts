import type { Plugin } from '../plugin-protocol/plugin';

/** What the process is called: all that it needs to know of itself before it has introduced itself. */
export const NAMES: Plugin = { name: 'lintel', source: 'registry.terraform.io/lintel/lintel' };
