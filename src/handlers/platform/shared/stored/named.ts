/** Owners of other objects, which an import id or a data source refers to by name. */
import { path } from '../../../../clients/platform';
import type { Context } from '../../../contract';
import { findOneByName } from '../lookup';

/** The list of each kind, and the parameter that filters it by name. */
const KINDS = {
  'workspace': ['workspaces', 'search[name]'],
  'project': ['projects', 'filter[names]'],
  'team': ['teams', 'filter[names]'],
  'variable set': ['varsets', 'q'],
} as const;

export type NamedKind = keyof typeof KINDS;

/** The id of the object with this name, which must exist. */
export async function idOfNamed(
  { platform, signal }: Pick<Context, 'platform' | 'signal'>,
  what: NamedKind,
  organization: string,
  name: string,
): Promise<string> {
  const [collection, parameter] = KINDS[what];
  const list = `${path`/organizations/${organization}`}/${collection}`;
  return (await findOneByName(platform, { what, organization, list }, name, { [parameter]: name }, { signal })).id;
}
