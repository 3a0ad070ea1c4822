import type { Engine } from './engine';

/** The key-value engine can be mounted and tuned; the emulator serves none of its operations. */
export const keyValueEngine: Engine = { type: 'kv', routes: [], kinds: [] };
