/** The requests about an issuer of a mount. */
import { ApiError } from '../../../../clients/errors';
import { path, segments } from '../../../../clients/secrets';
import type { Context } from '../../../contract';
import { NotFound } from '../../../errors';
import { explainMissingMount, type Data } from '../mounted-object';

/** An issuer by its id or its name. */
export interface IssuerPlace {
  readonly mount: string;
  readonly issuerId: string;
}

export function issuerIdOf({ mount, issuerId }: IssuerPlace): string {
  return `${mount}/issuer/${issuerId}`;
}

export function issuerPath({ mount, issuerId }: IssuerPlace): string {
  return path`/${segments(mount)}/issuer/${issuerId}`;
}

/** The service reports a missing issuer as an internal error. Only its text distinguishes it from others. */
export function isUnknownIssuer(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    /unable to find PKI issuer for reference|no default issuer currently configured/.test(error.message)
  );
}

/** Undefined if there is none, unless a missing issuer should be an error with the message of the service. */
export async function findIssuer(
  context: Context,
  place: IssuerPlace,
  { patiently = false, explains = false } = {},
): Promise<Data | undefined> {
  return findAt(context, place, issuerPath(place), { patiently, explains });
}

/** The public part of an issuer: its id, its name, its certificate and its chain. Undefined if there is none. */
export async function findPublishedIssuer(context: Context, place: IssuerPlace): Promise<Data | undefined> {
  const { mount, issuerId } = place;
  return findAt(context, place, path`/${segments(mount)}/issuer/${issuerId}/json`, {});
}

async function findAt(
  { secrets, signal, warn }: Context,
  place: IssuerPlace,
  address: string,
  { patiently = false, explains = false },
): Promise<Data | undefined> {
  const found = await secrets.find(address, undefined, patiently ? {} : { signal }).catch((error: Error) => {
    if (isUnknownIssuer(error)) {
      if (!explains) return undefined;
      throw new NotFound(`There is no issuer \`${place.issuerId}\` at \`${place.mount}\`: ${error.message}.`);
    }
    throw explainMissingMount(error, place);
  });
  found?.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  return found?.data;
}

/** Changes the named settings and keeps the others. */
export async function patchIssuer(context: Context, place: IssuerPlace, body: object): Promise<void> {
  const { secrets, signal, warn } = context;
  const { warnings } = await secrets.patch(issuerPath(place), body, { signal }).catch((error: Error) => {
    throw explainMissingMount(error, place);
  });
  warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
}

/** Sets all settings: those that the body omits are reset. */
export async function replaceIssuer(context: Context, place: IssuerPlace, body: object): Promise<void> {
  const { secrets, signal, warn } = context;
  const { warnings } = await secrets
    .post(issuerPath(place), body, { signal, repeatable: true })
    .catch((error: Error) => {
      throw explainMissingMount(error, place);
    });
  warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
}

/** Succeeds if there is none. A warning lists the roles that refer to it, and says whether it was the default. */
export async function deleteIssuer(context: Context, place: IssuerPlace): Promise<void> {
  const { secrets, signal, warn } = context;
  const { warnings } = await secrets.removeWarned(issuerPath(place), { signal });
  warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
}
