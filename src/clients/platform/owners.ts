/**
 * The owners of the platform's lists. The list of a deleted owner returns 404, just like a hidden list: the list that contains the owner
 * distinguishes the two.
 */
import { AbsenceUnproven, ApiError } from '../errors';
import type { Resource } from '../json-api';
import { path } from '../path';

/** All organizations, for site administrators. */
const ALL_ORGANIZATIONS = '/admin/organizations';
/** The organizations that the token belongs to. */
const OWN_ORGANIZATIONS = '/organizations';

interface Lists {
  /** The organization of the owner, if it is known. */
  readonly organization?: string;
  /** Whether the list can be read and lacks the id. Throws `AbsenceUnproven` if it cannot be read. */
  lacks(list: string, id: string): Promise<boolean>;
  list(path: string): Promise<readonly Resource[]>;
  /** Reports, in a sentence, why a token of another organization would find the same proof. */
  doubt(reason: string): void;
}

/** Uses the list itself as proof or, if it cannot be read, the absence of its owner. */
export async function provenOneLevelUp(
  listPath: string,
  lacksObject: () => Promise<boolean>,
  lists: Lists,
): Promise<boolean> {
  try {
    return await lacksObject();
  } catch (error) {
    if (!(error instanceof AbsenceUnproven)) throw error;
    if (await isOwnerGone(listPath, lists).catch(unprovenToo(error))) return true;
    throw error;
  }
}

/** Creates the error about the object, naming the read that would decide one level up. */
function unprovenToo(error: AbsenceUnproven): (above: unknown) => never {
  return (above) => {
    if (!(above instanceof AbsenceUnproven)) throw above;
    const words = error.message.slice(`${error.method} ${error.path}: `.length);
    throw new AbsenceUnproven(error, error.status, words, above.deciding);
  };
}

async function isOwnerGone(listPath: string, lists: Lists): Promise<boolean> {
  // Keys are listed by the namespace of the registry, which is an organization.
  const [, namespace] = /[?&]filter%5Bnamespace%5D=([^&]+)/.exec(listPath) ?? [];
  if (namespace !== undefined) return isOrganizationGone(decodeURIComponent(namespace), lists);
  // Team access is listed by a filter.
  const [, kind, filtered = ''] = /[?&]filter%5B(workspace|project)%5D%5Bid%5D=([^&]+)/.exec(listPath) ?? [];
  const [, among, named = ''] = /^\/(?:admin\/)?([^/?]+)\/([^/?]+)\//.exec(listPath) ?? [];
  const [collection = '', owner] = kind === undefined ? [among, named] : [`${kind}s`, filtered];
  const id = decodeURIComponent(owner);
  if (collection === 'organizations') return isOrganizationGone(id, lists);
  // Objects addressed by id alone, without their organization.
  if (!['agent-pools', 'policy-sets', 'projects', 'tasks', 'teams', 'varsets', 'workspaces'].includes(collection)) {
    return false;
  }
  if (lists.organization !== undefined) return isGoneFrom(lists.organization, collection, id, lists);
  const organizations = await ownOrganizations(lists);
  for (const organization of organizations) {
    if (!(await isGoneFrom(organization, collection, id, lists))) return false;
  }
  const names = organizations.map((name) => `\`${name}\``).join(', ');
  lists.doubt(
    names === ''
      ? 'This token belongs to no organization.'
      : `None of the organizations of this token (${names}) has \`${id}\` in its list of ${collection}.`,
  );
  return true;
}

async function isGoneFrom(organization: string, collection: string, id: string, lists: Lists): Promise<boolean> {
  try {
    return await lists.lacks(`${path`/organizations/${organization}`}/${collection}`, id);
  } catch (error) {
    if (error instanceof AbsenceUnproven && (await isOrganizationGone(organization, lists))) return true;
    throw error;
  }
}

/** A site administrator's list contains all organizations; any other token's list contains those it belongs to. */
async function isOrganizationGone(name: string, { lacks, doubt }: Lists): Promise<boolean> {
  try {
    return await lacks(ALL_ORGANIZATIONS, name);
  } catch (error) {
    if (!(error instanceof AbsenceUnproven)) throw error;
    const isGone = await lacks(OWN_ORGANIZATIONS, name);
    if (isGone) doubt(`The organization \`${name}\` is not among those of this token.`);
    return isGone;
  }
}

async function ownOrganizations({ list }: Lists): Promise<string[]> {
  try {
    return (await list(OWN_ORGANIZATIONS)).map(({ id }) => id);
  } catch (error) {
    if (!(error instanceof ApiError) || ![401, 403, 404].includes(error.status)) throw error;
    throw new AbsenceUnproven(
      error,
      error.status,
      `${error.status}: the organizations of this token cannot be listed; the token may lack the permission`,
      `GET ${OWN_ORGANIZATIONS}`,
    );
  }
}
