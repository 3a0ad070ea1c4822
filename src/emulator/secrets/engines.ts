import type { Dialects } from '../settings';
import { databaseEngine } from './database/engine';
import type { Engine } from './engine';

/** Everything that can be mounted. */
export const engines: readonly Engine[] = [databaseEngine];

/** Undefined where the service has no such engine. */
export function findEngine(type: string, dialect: Dialects['secrets']): Engine | undefined {
  return engines.find((engine) => engine.type === type && !engine.absentIn?.includes(dialect));
}
