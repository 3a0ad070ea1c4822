import type { Engine, EngineRoute } from './engine';
import { listed } from './envelope';

/** A list of what was never written: the emulator stores nothing for this engine. */
const list = (path: string): EngineRoute => ({
  operation: 'Key-value: List keys',
  method: 'LIST',
  path,
  handle: ({ world }) => listed(world, []),
});

/** The key-value engine can be mounted and tuned; the emulator serves none of its operations but lists, which are empty. */
export const keyValueEngine: Engine = { type: 'kv', routes: [list(''), list('metadata')], kinds: [] };
