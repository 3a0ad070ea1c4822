import { createHash } from 'crypto';
import { flatAttributes, gather } from '../../definition/flatten';
import { issuesKey } from '../../definition/issued-key';
import type { Value, Values } from '../../definition/value';
import type { RegisteredResource } from '../../handlers/registry';
import { CallPrivateState } from '../../plan/private-state-access';
import type { Call } from '../events/call';
import type { CloudFormationRequest } from '../events/event';
import { pascalCase } from '../properties/names';

/** A private key, which the service returns only once, and the secret where it is stored. */
interface IssuedKey {
  readonly secret: string;
  readonly text: string;
  /** The version of the secret: a hash of the request and the text, so that putting the same text again is idempotent. */
  readonly version: string;
}

/** Undefined if the resource does not issue a private key. */
export function privateKeyOf(
  resource: RegisteredResource,
  { RequestId, ResourceProperties }: CloudFormationRequest,
  state: Values,
): IssuedKey | undefined {
  const secret = ResourceProperties.PrivateKeySecret;
  const { attributes } = resource.definition();
  if (!issuesKey(attributes) || typeof secret !== 'string') return undefined;
  const computed = Object.entries(flatAttributes(attributes)).filter(
    ([name, { use }]) => use === 'computed' && state[name] !== undefined,
  );
  const text = JSON.stringify(Object.fromEntries(computed.map(([name]) => [pascalCase(name), jsonOf(state[name])])));
  return { secret, text, version: createHash('sha256').update(`${RequestId}\n${text}`).digest('hex') };
}

/** Stores the private key in its secret. */
export async function storeKey(
  call: Call,
  resource: RegisteredResource,
  event: CloudFormationRequest,
  state: Values,
): Promise<void> {
  const key = privateKeyOf(resource, event, state);
  if (!key) return;
  try {
    await call.stored.put(key.secret, key.text, key.version);
  } catch (error) {
    // A certificate is useless without its key.
    await revokeCertificate(call, resource, state).catch(() => undefined);
    throw error;
  }
}

/** Revokes a certificate, regardless of what its configuration says about deletion. */
export async function revokeCertificate(call: Call, resource: RegisteredResource, known: Values): Promise<void> {
  await resource.handlers().delete(call.resourceContext(new CallPrivateState()), {
    ...gather(resource.definition().attributes, known),
    revokeOnDestroy: true,
  });
}

/** Whether an update names another secret for the key. */
export function hasOtherKeySecret(
  resource: RegisteredResource,
  { ResourceProperties, OldResourceProperties = {} }: CloudFormationRequest,
): boolean {
  return (
    issuesKey(resource.definition().attributes) &&
    ResourceProperties.PrivateKeySecret !== OldResourceProperties.PrivateKeySecret
  );
}

function jsonOf(value: Value): unknown {
  return typeof value === 'bigint' || (typeof value === 'object' && value !== null && 'text' in value)
    ? String(value)
    : value;
}
