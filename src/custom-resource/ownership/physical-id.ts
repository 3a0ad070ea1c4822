import { CloudFormationRequest, CREATE_FAILED, MISSING_ID } from '../events/event';

/**
 * The parts of a physical id (see docs/decisions/0031). The physical id is the import id, with the prefix `lintel:<namespace>:` if the event
 * names a namespace, or if the import id alone could be mistaken for an id that CloudFormation generated or for one with this prefix.
 */
export interface GivenId {
  readonly importId: string;
  /** Empty if the id does not contain it: the namespace of the event or the function applies then. */
  readonly namespace: string;
}

type Owner = Pick<CloudFormationRequest, 'StackId' | 'LogicalResourceId'>;

const PREFIX = 'lintel:';

/** The physical id of an object. It must differ from `other`, the id of an object in another namespace. */
export function writePhysicalId({ importId, namespace }: GivenId, owner: Owner, other?: string): string {
  const isUnambiguous =
    namespace === '' && !importId.startsWith(PREFIX) && !isInventedId(importId, owner) && importId !== other;
  return isUnambiguous ? importId : `${PREFIX}${namespace.replace(/[%:]/g, encodeURIComponent)}:${importId}`;
}

/** Undefined if an id has the prefix but is malformed. */
export function readPhysicalId(id: string): GivenId | undefined {
  if (!id.startsWith(PREFIX)) return { importId: id, namespace: '' };
  const [, namespace, importId] = /^lintel:([^:]*):([^]+)$/.exec(id) ?? [];
  return importId === undefined || namespace === undefined
    ? undefined
    : { importId, namespace: namespace.replace(/%3A|%25/g, decodeURIComponent) };
}

/** The import id in a physical id. */
export function importIdOf(id: string): string {
  return readPhysicalId(id)?.importId ?? id;
}

/**
 * Whether CloudFormation generated an id because the function never returned one: it consists of the name of the stack, the logical id, and
 * 12 or 13 uppercase letters and digits. The test is strict, since an import id may look similar, such as `pki/roles/app-Role-20260101`.
 */
export function isInventedId(id: string, { StackId, LogicalResourceId }: Owner): boolean {
  const [, stack] = /:stack\/([^/]+)\//.exec(StackId) ?? [];
  const start = `${stack}-${LogicalResourceId}-`;
  return stack !== undefined && id.startsWith(start) && /^[A-Z0-9]{12,13}$/.test(id.slice(start.length));
}

/** Whether an id belongs to a resource that was never created. */
export function isOfNothing(id: string, owner: Owner): boolean {
  return id === CREATE_FAILED || id === MISSING_ID || isInventedId(id, owner);
}
