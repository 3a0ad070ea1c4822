/** The issuers and keys of an authority, which are referred to by id or by name. */
import { ApiError } from '../../../../clients/errors';
import { optionalFlagAt, optionalObjectAt } from '../../../../clients/read-response';
import type { Value } from '../../../../definition/value';
import type { Context } from '../../../contract';
import { NotFound } from '../../../errors';
import { leafAt } from '../certificates/certificate-x509';
import { noneOrTextAt } from '../fields';
import { find, listWhole } from '../mounted-object';

export type ReferenceKind = 'issuer' | 'key';

/** An issuer or a key in the list of its mount. */
export interface Reference {
  readonly id: string;
  readonly name: string | undefined;
  readonly isDefault: boolean;
  /** Only for an issuer: its key, if the mount has it, and the serial number of its certificate. */
  readonly keyId: string | undefined;
  readonly serialNumber: string | undefined;
}

/** All issuers or keys of a mount. Listing issuers needs no permission. */
export async function listReferences(
  context: Pick<Context, 'secrets'> & Partial<Pick<Context, 'signal'>>,
  kind: ReferenceKind,
  mount: string,
): Promise<readonly Reference[]> {
  const { names, data } = await listWhole(context, { mount, collection: `${kind}s` });
  return names.map((id) => {
    const one = optionalObjectAt(data, 'key_info', id) ?? {};
    return {
      id,
      name: noneOrTextAt(one, `${kind}_name`),
      isDefault: optionalFlagAt(one, 'is_default') ?? false,
      keyId: noneOrTextAt(one, 'key_id'),
      serialNumber: noneOrTextAt(one, 'serial_number'),
    };
  });
}

/** The object that a reference leads to. */
export function findReference(all: readonly Reference[], reference: Value): Reference | undefined {
  return all.find(({ id, name }) => id === reference || (name !== undefined && name === reference));
}

/** Whether a text is an id, which needs no lookup. */
export function isId(reference: Value): boolean {
  return typeof reference === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(reference);
}

/**
 * The issuers that may be the default because the service chose them: the first one with a key. The service does not report which one was first, so
 * those with the oldest certificates are used.
 */
export async function firstIssuers(context: Context, mount: string, all: readonly Reference[]): Promise<string[]> {
  const withKey = all.filter(({ keyId }) => keyId !== undefined);
  const candidates = withKey.length > 0 ? withKey : all;
  if (candidates.length < 2) return candidates.map(({ id }) => id);
  const begins = new Map<string, number>();
  for (const { id } of candidates) {
    const data = await find(context, { mount, collection: 'issuer', name: id }).catch(unlessGone);
    if (data) begins.set(id, Date.parse(leafAt(data, 'certificate').validFrom));
  }
  const first = Math.min(...begins.values());
  return [...begins].filter(([, begin]) => begin === first).map(([id]) => id);
}

/** If the object was deleted in the meantime, the service reports an internal error. */
function unlessGone(error: Error): undefined {
  if (error instanceof ApiError && isUnknown(error)) return undefined;
  throw error;
}

/** The service reports an unknown reference as an internal error. */
export function explainUnknownReference(error: Error, kind: ReferenceKind, mount: string, reference: string): Error {
  if (!(error instanceof ApiError) || !isUnknown(error)) return error;
  return new NotFound(`There is no ${kind} \`${reference}\` at \`${mount}\`: ${error.message}.`);
}

function isUnknown({ message }: ApiError): boolean {
  return /unable to find PKI (?:issuer|key) for reference|no default (?:issuer|key) currently configured/.test(message);
}
