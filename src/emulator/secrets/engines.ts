import type { Dialects } from '../settings';
import { clusterEngine } from './cluster/engine';
import { databaseEngine } from './database/engine';
import type { Engine } from './engine';
import { keyManagementEngine } from './key-management/engine';
import { pkiEngine } from './pki/engine';
import { platformTokenEngine } from './platform-tokens/engine';

/** Every engine that can be mounted. */
export const engines: readonly Engine[] = [
  databaseEngine,
  platformTokenEngine,
  keyManagementEngine,
  clusterEngine,
  pkiEngine,
];

/** Undefined if the service has no such engine. */
export function findEngine(type: string, dialect: Dialects['secrets']): Engine | undefined {
  return engines.find((engine) => engine.type === type && !engine.absentIn?.includes(dialect));
}
