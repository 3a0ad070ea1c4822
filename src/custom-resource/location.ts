import type { Call } from './call';
import type { CloudFormationRequest, Properties } from './event';
import { readPhysicalId, writePhysicalId } from './physical-id';
import { Refusal } from './reason';
import { askStackStatus, ROLLBACK } from './stack-status';
import type { Service } from '../definition/resource';

/** What the property `Connection` says: where the objects of a resource are. */
interface Connected {
  readonly address?: string;
  /** Empty: the root namespace. */
  readonly namespace: string;
}

/** Where the object of an event is, or is to be. */
export interface ObjectLocation {
  /** The namespace that belongs into its id; empty where the event does not say one. */
  readonly namespace: string;
  /** The update leads into another namespace: what is there now is left for CloudFormation to delete. */
  readonly isAnother: boolean;
  readonly event: CloudFormationRequest;
}

/**
 * Connects to where the object of an event is: a function may have been given another address or namespace since. The namespace is
 * changed for this event alone; another address has another token, and is refused.
 */
export async function openLocation(call: Call, event: CloudFormationRequest, service: Service): Promise<ObjectLocation> {
  const now = connectionOf(event.ResourceProperties);
  const before = connectionOf(event.OldResourceProperties ?? {});
  const then = event.RequestType === 'Delete' ? namespaceOf(event.PhysicalResourceId, now) : now?.namespace;
  const own = await call.connections.open(service, service === 'secrets' ? then : undefined);
  await refuseOtherAddress(call, event, own.address, { now, before });
  if (service !== 'secrets') return { namespace: '', isAnother: false, event };
  const was = namespaceOf(event.PhysicalResourceId, before);
  const isAnother = event.RequestType === 'Update' && (was ?? own.namespace) !== (then ?? own.namespace);
  return { namespace: then ?? '', isAnother, event };
}

/** Where an object is that has an id, or only properties. Undefined, where neither says it: then the function's own namespace counts. */
export function namespaceOf(id: string | undefined, connection: Connected | undefined): string | undefined {
  return (id === undefined ? undefined : readPhysicalId(id)?.namespace) || connection?.namespace;
}

/** The id by which CloudFormation is to know an object. */
export function idAt({ event, namespace, isAnother }: ObjectLocation, importId: string): string {
  return writePhysicalId({ importId, namespace }, event, isAnother ? event.PhysicalResourceId : undefined);
}

/** Undefined, where the properties do not say it: then the function's own connection counts. */
export function connectionOf({ Connection: given }: Properties): Connected | undefined {
  if (given === undefined || given === null) return undefined;
  const { Address, Namespace, ...others } = given as { readonly [name: string]: unknown };
  const isText = [Address, Namespace].every((value) => value === undefined || typeof value === 'string');
  if (typeof given !== 'object' || !isText || Object.keys(others).length > 0) throw new Refusal('Connection: It must be an object with `Address` and `Namespace`, which are texts: where the objects of the resource are.');
  return { address: Address as string | undefined, namespace: ((Namespace as string | undefined) ?? '').replace(/^\/+|\/+$/g, '') };
}

/** Whether two addresses are one, however they are written: case of the host, default port, slash at the end. */
export function isSameAddress(one: string, other: string): boolean {
  return normalized(one) === normalized(other);
}

function normalized(address: string): string {
  if (!URL.canParse(address)) return address;
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/+$/, '');
}

interface Connections {
  readonly now: Connected | undefined;
  readonly before: Connected | undefined;
}

/**
 * In a rollback the properties before are those that were attempted: an object never moves from one address to another, so that it is where
 * the properties say that it is to be.
 */
async function refuseOtherAddress(call: Call, event: CloudFormationRequest, own: string, { now, before }: Connections): Promise<void> {
  const isKnown = (address: string | undefined) => address === undefined || [own, ...call.formerAddresses].some((each) => isSameAddress(each, address));
  if (!isKnown(now?.address)) throw elsewhere(event, now!.address!, own);
  if (event.RequestType !== 'Update' || isKnown(before?.address)) return;
  const { status, words } = await askStackStatus(event.StackId, call.patience);
  if (status !== ROLLBACK) throw elsewhere(event, before!.address!, own, status === undefined ? words : '');
}

function elsewhere({ RequestType, PhysicalResourceId: id }: CloudFormationRequest, there: string, own: string, more = ''): Refusal {
  if (RequestType === 'Create') return new Refusal(`Connection: The object is to be made at ${there}, and the function speaks to ${own}. Give both the same address.`);
  return new Refusal(`Connection: ${id} is at ${there}, and the function speaks to ${own} now, with the token of that address: nothing was done. Give the function the old address back. `
    + `Or, if both are addresses of one service, name the old one in \`formerAddresses\` (LINTEL_FORMER_ADDRESSES of the function). Or retain the object (\`DeletionPolicy: Retain\`) and remove the resource from the stack. ${more}`);
}
