import { createHash } from 'crypto';
import type { Call } from './call';
import type { CloudFormationRequest } from './event';
import { pascalCase } from './names';
import { flatAttributes, gather } from '../definition/flatten';
import { issuesKey } from '../definition/issued-key';
import type { Value, Values } from '../definition/value';
import type { RegisteredResource } from '../handlers/registry';
import { CallPrivateState } from '../plan/private-state-access';

/** What the service gives out once, and the secret into which it goes. */
interface IssuedKey {
  readonly secret: string;
  readonly text: string;
  /** The version of the secret: the request and what is in it, so that nothing else can stand under it, and the same may be put again. */
  readonly version: string;
}

/** Undefined, where nothing is given out that the service does not keep. */
export function issuedKeyOf(resource: RegisteredResource, { RequestId, ResourceProperties }: CloudFormationRequest, state: Values): IssuedKey | undefined {
  const secret = ResourceProperties.PrivateKeySecret;
  const { attributes } = resource.definition();
  if (!issuesKey(attributes) || typeof secret !== 'string') return undefined;
  const flat = flatAttributes(attributes);
  const reported = Object.keys(flat).filter((name) => flat[name].use === 'computed' && state[name] !== undefined).map((name) => [pascalCase(name), jsonOf(state[name])]);
  const text = JSON.stringify(Object.fromEntries(reported));
  return { secret, text, version: createHash('sha256').update(`${RequestId}\n${text}`).digest('hex') };
}

/** What the service gives out once goes where only those may read it who are allowed to. */
export async function keepKey(call: Call, resource: RegisteredResource, event: CloudFormationRequest, state: Values): Promise<void> {
  const key = issuedKeyOf(resource, event, state);
  if (!key) return;
  try {
    await call.stored.put(key.secret, key.text, key.version);
  } catch (error) {
    // Nobody has the key: so nobody can use what it belongs to.
    await revokeIssued(call, resource, state).catch(() => undefined);
    throw error;
  }
}

/** Ends what was issued, whatever is configured for its deletion. */
export async function revokeIssued(call: Call, resource: RegisteredResource, known: Values): Promise<void> {
  await resource.handlers().delete(call.resourceContext(new CallPrivateState()), { ...gather(resource.definition().attributes, known), revokeOnDestroy: true });
}

/** Whether an update names another secret for the key: the function may write keys, and read none. */
export function hasOtherKeyPlace(resource: RegisteredResource, { ResourceProperties, OldResourceProperties = {} }: CloudFormationRequest): boolean {
  return issuesKey(resource.definition().attributes) && ResourceProperties.PrivateKeySecret !== OldResourceProperties.PrivateKeySecret;
}

function jsonOf(value: Value): unknown {
  return typeof value === 'bigint' || (typeof value === 'object' && value !== null && 'text' in value) ? String(value) : value;
}
