import { printed } from '../plan/known-secrets';
import { plugin } from '../plugin-protocol/plugin';
import { closeAll } from './open-leases';
import { endLogins } from './open-logins';
import { NAMES } from './plugin';

/** Completes the definition of the plugin. The files loaded before the handshake have their own copy, with the names only. */
export function definePlugin(): void {
  plugin.current = { ...NAMES, printed, close: closeEverything };
}

/** A token owns its leases, and revoking it revokes them: open resources are closed before the token is revoked. */
function closeEverything(): Promise<void> | undefined {
  const leases = closeAll();
  return leases ? leases.then(endLogins) : endLogins();
}
