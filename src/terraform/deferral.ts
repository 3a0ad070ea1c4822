import type { Session } from './session';
import type { Service } from '../definition/resource';
import { containsUnknown, Values } from '../definition/value';
import type { ClientCapabilities, Deferred } from '../plugin-protocol/wire/messages';

const Reason = { RESOURCE_CONFIG_UNKNOWN: 1, PROVIDER_CONFIG_UNKNOWN: 2 } as const;

/**
 * Why something is put off to a later run: only where core allows it (stacks and experimental builds), since it is an error anywhere
 * else. There the same situation ends in a sentence that says what to apply first.
 */
export function deferral(session: Session, service: Service, capabilities: ClientCapabilities | undefined, config?: Values): Deferred | undefined {
  if (!capabilities?.deferralAllowed) return undefined;
  if (session.isConnectionUnknown(service)) return { reason: Reason.PROVIDER_CONFIG_UNKNOWN };
  return config && containsUnknown(config) ? { reason: Reason.RESOURCE_CONFIG_UNKNOWN } : undefined;
}

/** Thrown where a value is needed that only the apply will bring. */
export class UnknownConfig extends Error {
  constructor(what: string) {
    super(`The configuration of ${what} has values that are known only after apply. Apply what they depend on first (\`-target\`).`);
    this.name = 'NotFound';
  }
}
