import { ApiError, NotPermitted } from '../../../clients/errors';
import type { ListDocument, Resource } from '../../../clients/json-api';
import type { Query } from '../../../clients/path';
import { CallOptions, path, PlatformClient } from '../../../clients/platform';
import { optionalFlagAt } from '../../../clients/read-response';
import { NotFound } from '../../errors';

/** The list of all organizations, for site administrators only. */
export const ORGANIZATIONS = '/admin/organizations';

export function organizationPath(name: string): string {
  return path`/admin/organizations/${name}`;
}

export function consumersPath(name: string): string {
  return path`/admin/organizations/${name}/relationships/module-consumers`;
}

/** Undefined if the organization provably does not exist. */
export async function readOrganization(
  platform: PlatformClient,
  name: string,
  options?: CallOptions,
): Promise<Resource | undefined> {
  return (
    (await platform.findIn(ORGANIZATIONS, organizationPath(name), name, options)) ??
    goneUnlessInList(platform, name, options)
  );
}

/** Reads the current organization, for decisions that must not rely on a cached page of the list. */
export async function lookAtOrganization(
  platform: PlatformClient,
  name: string,
  options?: CallOptions,
): Promise<Resource | undefined> {
  return (
    (await platform.find(organizationPath(name), undefined, options))?.data ?? goneUnlessInList(platform, name, options)
  );
}

/** Checks after a 404, which the service also returns to anyone who is not a site administrator. */
export async function goneUnlessInList(
  platform: PlatformClient,
  name: string,
  options?: CallOptions,
): Promise<undefined> {
  const found = await platform.list(ORGANIZATIONS, { 'q[name]': name }, options).catch(explainRedacted);
  if (!found.some(({ id }) => id === name)) return undefined;
  throw new NotFound(
    `The organization ${name} is in the list of organizations, but reading it fails with 404: the token may lack the permission.`,
  );
}

/** The pages of the list of matching organizations. */
export async function* organizationPages(
  platform: PlatformClient,
  search: Search,
  options?: CallOptions,
): AsyncGenerator<ListDocument> {
  try {
    yield* platform.pages(ORGANIZATIONS, searchQuery(search), options);
  } catch (error) {
    explainRedacted(error);
  }
}

/** The service hides the list from anyone who is not a site administrator. */
export function explainRedacted(error: unknown): never {
  throw error instanceof ApiError && [401, 403, 404].includes(error.status) ? hidden(error) : error;
}

export function sharesGlobally({ attributes }: Resource): boolean {
  return optionalFlagAt(attributes, 'global-module-sharing') ?? false;
}

/** The names of the organizations that may use an organization's modules; undefined after a 404. */
export async function findConsumers(
  platform: PlatformClient,
  name: string,
  options?: CallOptions,
): Promise<string[] | undefined> {
  try {
    return (await platform.list(consumersPath(name), undefined, options)).map(({ id }) => id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export async function readConsumers(platform: PlatformClient, name: string, options?: CallOptions): Promise<string[]> {
  return (await platform.list(consumersPath(name), undefined, options).catch(explainUnknown(name))).map(({ id }) => id);
}

/** If the organization itself can be read, a 404 means that the release does not support consumers. */
export function explainUnknown(name: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    throw new NotFound(
      `The organization ${name} exists, but its module consumers cannot be read: the service must be release 202103-1 or later.`,
    );
  };
}

interface Search {
  readonly q?: string;
  readonly qEmail?: string;
  readonly qName?: string;
  readonly filterModuleProducer?: boolean;
}

export function searchQuery({ q, qEmail, qName, filterModuleProducer }: Search): Query {
  return {
    q,
    'q[email]': qEmail,
    'q[name]': qName,
    'filter[module_producer]': filterModuleProducer === undefined ? undefined : String(filterModuleProducer),
  };
}

function hidden({ status, tokenSource }: ApiError): NotPermitted {
  return new NotPermitted(
    { service: 'platform', method: 'GET', path: ORGANIZATIONS },
    status,
    `${status}: the token may lack the permission: the token is not a site administrator's, or the service is hosted and has no such operations${tokenSource === undefined ? '' : `; the token comes from ${tokenSource}`}`,
  );
}
