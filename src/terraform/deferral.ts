import type { Service } from '../definition/resource';
import { containsUnknown, Values } from '../definition/value';
import type { ClientCapabilities, Deferred } from '../plugin-protocol/wire/messages';
import type { Session } from './session';

const Reason = { RESOURCE_CONFIG_UNKNOWN: 1, PROVIDER_CONFIG_UNKNOWN: 2 } as const;

/**
 * The reason to defer an operation to a later run, if Terraform allows deferral (in stacks and experimental builds). Elsewhere a deferral is an
 * error, and the same situation is reported with a message that says what to apply first.
 */
export function deferral(
  session: Session,
  service: Service,
  capabilities: ClientCapabilities | undefined,
  config?: Values,
): Deferred | undefined {
  if (!capabilities?.deferralAllowed) return undefined;
  if (session.isConnectionUnknown(service)) return { reason: Reason.PROVIDER_CONFIG_UNKNOWN };
  return config && containsUnknown(config) ? { reason: Reason.RESOURCE_CONFIG_UNKNOWN } : undefined;
}

/** Thrown if a required value is known only after apply. */
export class UnknownConfig extends Error {
  constructor(what: string) {
    super(
      `The configuration of ${what} contains values that are known only after apply. Apply the resources they depend on first (\`-target\`).`,
    );
    this.name = 'NotFound';
  }
}
