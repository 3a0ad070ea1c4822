import { CloudFormationRequest, CREATE_FAILED, MISSING_ID } from './event';

/**
 * How the ids that CloudFormation keeps are written and read: see docs/decisions/0031. The id is the import id, as people know it. In front
 * of it stands `lintel:<namespace>:` where the event says in which namespace the object is, and where the id alone would be taken for one
 * that CloudFormation has invented, or for one that is written so.
 */
export interface GivenId {
  readonly importId: string;
  /** Empty where the id does not say it: then the event does, or the function's own counts. */
  readonly namespace: string;
}

type Owner = Pick<CloudFormationRequest, 'StackId' | 'LogicalResourceId'>;

const PREFIX = 'lintel:';

/** The id of an object; `other`: one that it must not have, since it is that of an object in another place. */
export function writePhysicalId({ importId, namespace }: GivenId, owner: Owner, other?: string): string {
  const isClear = namespace === '' && !importId.startsWith(PREFIX) && !isInventedId(importId, owner) && importId !== other;
  return isClear ? importId : `${PREFIX}${namespace.replace(/[%:]/g, encodeURIComponent)}:${importId}`;
}

/** Undefined, where an id begins as ours and is none. */
export function readPhysicalId(id: string): GivenId | undefined {
  if (!id.startsWith(PREFIX)) return { importId: id, namespace: '' };
  const [, namespace, importId] = /^lintel:([^:]*):([^]+)$/.exec(id) ?? [];
  return importId === undefined ? undefined : { importId, namespace: namespace.replace(/%3A|%25/g, decodeURIComponent) };
}

/** What an id names, as a person would import it. */
export function importIdOf(id: string): string {
  return readPhysicalId(id)?.importId ?? id;
}

/**
 * Whether CloudFormation has made an id up for what never told its own: the name of the stack, the logical id, and 12 or 13 capitals and
 * digits. Nothing less counts, since the names in an import id are anybody's: `pki/roles/app-Role-20260101` is one.
 */
export function isInventedId(id: string, { StackId, LogicalResourceId }: Owner): boolean {
  const [, stack] = /:stack\/([^/]+)\//.exec(StackId) ?? [];
  const start = `${stack}-${LogicalResourceId}-`;
  return stack !== undefined && id.startsWith(start) && /^[A-Z0-9]{12,13}$/.test(id.slice(start.length));
}

/** Whether an id stands for what was never made. */
export function isOfNothing(id: string, owner: Owner): boolean {
  return id === CREATE_FAILED || id === MISSING_ID || isInventedId(id, owner);
}
