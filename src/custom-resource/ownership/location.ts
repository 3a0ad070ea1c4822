import type { ResourceDefinition, Service } from '../../definition/resource';
import type { Values } from '../../definition/value';
import { importIdsOf } from '../../plan/import-id';
import { readStackStatus, ROLLBACK } from '../aws/stack-status';
import type { Call } from '../events/call';
import type { CloudFormationRequest, Properties } from '../events/event';
import { Refusal } from '../response/reason';
import { readPhysicalId, writePhysicalId } from './physical-id';

/** The property `Connection`: the location of a resource's objects. */
interface Connected {
  readonly address?: string;
  /** Empty for the root namespace. */
  readonly namespace: string;
}

/** Where the object of an event is, or will be created. */
export interface ObjectLocation {
  /** The namespace that is part of the physical id. Empty if the event names none. */
  readonly namespace: string;
  /** Whether the update changes the namespace: CloudFormation then deletes the object in the earlier one. */
  readonly isAnother: boolean;
  readonly event: CloudFormationRequest;
}

/**
 * Connects to where an event's object is: the function's address or namespace may have changed since the object was created. The namespace is changed
 * for this event only. Another address would need another token, and is refused.
 */
export async function openLocation(
  call: Call,
  event: CloudFormationRequest,
  service: Service,
): Promise<ObjectLocation> {
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

/** An object's namespace, from its id or its properties. Undefined if neither names one: the function's namespace applies. */
export function namespaceOf(id: string | undefined, connection: Connected | undefined): string | undefined {
  return (id === undefined ? undefined : readPhysicalId(id)?.namespace) || connection?.namespace;
}

/** The physical id of an object. */
export function idAt({ event, namespace, isAnother }: ObjectLocation, importId: string): string {
  return writePhysicalId({ importId, namespace }, event, isAnother ? event.PhysicalResourceId : undefined);
}

/** The physical id of an object in this state. */
export function idOf(location: ObjectLocation, definition: ResourceDefinition, state: Values): string {
  const [importId] = importIdsOf(definition, state);
  if (importId === undefined) throw new Error(`the state of ${definition.type} has no import id`);
  return idAt(location, importId);
}

/** Undefined if the properties have no `Connection`: the function's connection applies. */
export function connectionOf({ Connection: given }: Properties): Connected | undefined {
  if (given === undefined || given === null) return undefined;
  const { Address, Namespace, ...others } = given as { readonly [name: string]: unknown };
  const isText = [Address, Namespace].every((value) => value === undefined || typeof value === 'string');
  if (typeof given !== 'object' || !isText || Object.keys(others).length > 0) {
    throw new Refusal(
      'value-invalid',
      'Connection: It must be an object with the strings `Address` and `Namespace`, which say where the objects of the resource are.',
    );
  }
  return {
    address: Address as string | undefined,
    namespace: ((Namespace as string | undefined) ?? '').replace(/^\/+|\/+$/g, ''),
  };
}

/** Whether two addresses are equal, ignoring the case of the host, a default port and a trailing slash. */
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
 * In a rollback, the old properties belong to the failed update. An object never moves between addresses, so it is at the address in the new
 * properties.
 */
async function refuseOtherAddress(
  call: Call,
  event: CloudFormationRequest,
  own: string,
  { now, before }: Connections,
): Promise<void> {
  const isKnown = (address: string | undefined) =>
    address === undefined || [own, ...call.formerAddresses].some((each) => isSameAddress(each, address));
  if (!isKnown(now?.address)) throw elsewhere(event, now!.address!, own);
  if (event.RequestType !== 'Update' || isKnown(before?.address)) return;
  const { status, sentence } = await readStackStatus(event.StackId, call.retryLimit);
  if (status !== ROLLBACK) throw elsewhere(event, before!.address!, own, status === undefined ? sentence : '');
}

function elsewhere(
  { RequestType, PhysicalResourceId: id }: CloudFormationRequest,
  there: string,
  own: string,
  more = '',
): Refusal {
  if (RequestType === 'Create') {
    return new Refusal(
      'stack-service-changed',
      `Connection: The object is to be created at ${there}, but the function is connected to ${own}. Configure the same address for both.`,
    );
  }
  return new Refusal(
    'stack-service-changed',
    `Connection: ${id} is at ${there}, but the function is now connected to ${own}, with the token of that address. Nothing was changed. Configure the old address of the function again. ` +
      `If both are addresses of the same service, add the old one to \`formerAddresses\` (LINTEL_FORMER_ADDRESSES of the function). To leave the object as it is, set \`DeletionPolicy: Retain\` and remove the resource from the stack. ${more}`,
  );
}
