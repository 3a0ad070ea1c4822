import { closeAll } from './open-leases';
import { NAMES } from './plugin';
import { printed } from '../plan/known-secrets';
import { plugin } from '../plugin-protocol/plugin';

/** What Lintel's process is besides its names. The files that were loaded before the handshake have a copy of their own. */
export function definePlugin(): void {
  plugin.current = { ...NAMES, printed, close: closeAll };
}
