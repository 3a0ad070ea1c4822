import { closeAll } from './open-leases';
import { NAMES } from './plugin';
import { printed } from '../plan/known-secrets';
import { plugin } from '../plugin-protocol/plugin';

/** Completes the definition of the plugin. The files loaded before the handshake have their own copy, with the names only. */
export function definePlugin(): void {
  plugin.current = { ...NAMES, printed, close: closeAll };
}
