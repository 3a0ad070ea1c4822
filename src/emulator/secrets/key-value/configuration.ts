import type { EngineRoute } from '../engine';
import { enveloped, WRITTEN } from '../envelope';
import { readFields } from '../fields';
import { configurationOf, keyValueConfigurations } from './kinds';
import { readRules, shownRules } from './rules';

export const configurationRoutes: readonly EngineRoute[] = [
  {
    operation: 'Key-value: Read configuration',
    method: 'GET',
    path: 'config',
    handle: ({ world, mount }) => enveloped(world, shownRules(configurationOf(world, mount))),
  },
  {
    operation: 'Key-value: Write configuration',
    method: 'POST',
    path: 'config',
    handle: ({ world, call, mount }) => {
      const rules = readRules(readFields(call), configurationOf(world, mount), { signed: true });
      world.store.of(keyValueConfigurations).put({ ...rules, mount });
      return WRITTEN;
    },
  },
];
