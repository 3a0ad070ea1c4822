/** The requests about a key of an authority. */
import { ApiError } from '../../../../clients/errors';
import { path, segments } from '../../../../clients/secrets';
import type { Context } from '../../../contract';
import { explainMissingMount, type Data } from '../mounted-object';

/** A key by its id or its name. */
export interface KeyPlace {
  readonly mount: string;
  readonly keyId: string;
}

export function keyIdOf({ mount, keyId }: KeyPlace): string {
  return `${mount}/key/${keyId}`;
}

export function keyPath({ mount, keyId }: KeyPlace): string {
  return path`/${segments(mount)}/key/${keyId}`;
}

/** The service reports a missing key as an internal error. Only its text distinguishes it from others. */
export function isUnknownKey(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    /unable to find PKI key for reference|no default key currently configured/.test(error.message)
  );
}

/** Undefined if there is none. */
export async function findAuthorityKey(
  { secrets, signal }: Context,
  place: KeyPlace,
  patiently = false,
): Promise<Data | undefined> {
  const found = await secrets.find(keyPath(place), undefined, patiently ? {} : { signal }).catch((error: Error) => {
    if (isUnknownKey(error)) return undefined;
    throw explainMissingMount(error, place);
  });
  return found?.data;
}

/** Without a name, the key loses its current one. */
export async function renameAuthorityKey(context: Context, place: KeyPlace, name: string | undefined): Promise<void> {
  const { secrets, signal } = context;
  await secrets.post(keyPath(place), { key_name: name ?? '' }, { signal, repeatable: true }).catch((error: Error) => {
    throw explainMissingMount(error, place);
  });
}

/** The service keeps the key of an issuer. `inUse` handles that case, by default with a warning. */
export async function deleteAuthorityKey(
  context: Context,
  place: KeyPlace,
  inUse: (issuerId: string) => Promise<void> | void = (issuerId) =>
    context.warn(
      'object-remains',
      'The key stays',
      `The key \`${place.keyId}\` of \`${place.mount}\` is also the key of the issuer \`${issuerId}\`, so it was not deleted.`,
    ),
): Promise<void> {
  const { secrets, signal, warn } = context;
  const { warnings } = await secrets.removeWarned(keyPath(place), { signal }).catch(async (error: Error) => {
    const [, issuer] = (error instanceof ApiError && /Key in Use by Issuer: (\S+)/i.exec(error.message)) || [];
    if (issuer === undefined) throw error;
    await inUse(issuer.replace(/[.,]$/, ''));
    return { warnings: [] };
  });
  warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
}
