import { ApiError, NotPermitted } from '../../../clients/errors';
import type { ListDocument, Resource } from '../../../clients/json-api';
import type { Query } from '../../../clients/path';
import { CallOptions, path, PlatformClient } from '../../../clients/platform';
import { optionalFlagAt } from '../../../clients/read-response';
import { NotFound } from '../../errors';

/** The list of all organizations, for site administrators alone. */
export const ORGANIZATIONS = '/admin/organizations';

export function organizationPath(name: string): string {
  return path`/admin/organizations/${name}`;
}

export function consumersPath(name: string): string {
  return path`/admin/organizations/${name}/relationships/module-consumers`;
}

/** Undefined once it is proven that the organization is gone. */
export async function readOrganization(platform: PlatformClient, name: string, options?: CallOptions): Promise<Resource | undefined> {
  return await platform.findIn(ORGANIZATIONS, organizationPath(name), name, options) ?? goneUnlessInList(platform, name, options);
}

/** As it is now, for a decision that an earlier page of the list must not make. */
export async function lookAtOrganization(platform: PlatformClient, name: string, options?: CallOptions): Promise<Resource | undefined> {
  return (await platform.find(organizationPath(name), undefined, options))?.data ?? goneUnlessInList(platform, name, options);
}

/** Asked after a 404, which says to others than site administrators that they are none. */
export async function goneUnlessInList(platform: PlatformClient, name: string, options?: CallOptions): Promise<undefined> {
  const found = await platform.list(ORGANIZATIONS, { 'q[name]': name }, options).catch(explainRedacted);
  if (!found.some(({ id }) => id === name)) return undefined;
  throw new NotFound(`The organization ${name} is in the list of organizations, but reading it answers 404: the token may lack the permission.`);
}

/** The pages of the list of organizations that fit. */
export async function* organizationPages(platform: PlatformClient, search: Search, options?: CallOptions): AsyncGenerator<ListDocument> {
  try {
    yield* platform.pages(ORGANIZATIONS, searchQuery(search), options);
  } catch (error) {
    explainRedacted(error);
  }
}

/** To others than site administrators, the service answers as if it had no such list. */
export function explainRedacted(error: unknown): never {
  throw error instanceof ApiError && [401, 403, 404].includes(error.status) ? hidden(error) : error;
}

export function sharesGlobally({ attributes }: Resource): boolean {
  return optionalFlagAt(attributes, 'global-module-sharing') ?? false;
}

/** The names of the organizations that may use an organization's modules. Undefined: 404. */
export async function findConsumers(platform: PlatformClient, name: string, options?: CallOptions): Promise<string[] | undefined> {
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

/** Where the organization itself can be read, releases that do not know consumers say so with a 404. */
export function explainUnknown(name: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    throw new NotFound(`The organization ${name} is there, but its module consumers are not: the service needs release 202103-1 or later.`);
  };
}

interface Search {
  readonly q?: string;
  readonly qEmail?: string;
  readonly qName?: string;
  readonly filterModuleProducer?: boolean;
}

export function searchQuery({ q, qEmail, qName, filterModuleProducer }: Search): Query {
  return { q, 'q[email]': qEmail, 'q[name]': qName, 'filter[module_producer]': filterModuleProducer === undefined ? undefined : String(filterModuleProducer) };
}

function hidden({ status, tokenSource }: ApiError): NotPermitted {
  return new NotPermitted({ service: 'platform', method: 'GET', path: ORGANIZATIONS }, status,
    `${status}: the token may lack the permission, for the token is not a site administrator's, or the service is hosted (it has no such operations)${tokenSource === undefined ? '' : `; the token comes from ${tokenSource}`}`);
}
