/** The handlers of the access of teams to workspaces and to projects. */
import { path } from '../../../../clients/platform';
import type { Values } from '../../../../definition/value';
import type { Context } from '../../../contract';
import type { SomeDataSourceHandlers, SomeProposal } from '../../../registry';
import { fetchList } from '../fetch-list';
import type { Body } from '../stored/fields';
import { idOfNamed } from '../stored/named';
import { kebabCase, type DocumentDefinition } from '../stored/place';
import { storedDocument, type DocumentHooks } from '../stored/stored-document';

interface Permissions {
  /** The attributes with the permissions of `custom` access; otherwise, a level implies them. */
  readonly objects: readonly string[];
  /** The document's members for these attributes, if they are configured. */
  inDocument(config: Values): Body['attributes'];
  readonly read?: DocumentHooks['read'];
}

export function accessObject(
  definition: DocumentDefinition,
  thing: 'workspace' | 'project',
  { objects, inDocument, read }: Permissions,
) {
  const parent = `${thing}Id`;
  const object = storedDocument(definition, {
    ...(read && { read }),
    plan: (_, proposal) => ({ unknown: implied(proposal, objects) }),
    write({ attributes, relationships }, config, change) {
      const names = objects.map(kebabCase);
      const others = Object.entries(attributes).filter(([name]) => !names.includes(name));
      // When a fixed level becomes `custom`, equal permissions are sent, too.
      const isSent = !change || ['access', ...objects].some((name) => change.changed.has(name));
      return { attributes: { ...Object.fromEntries(others), ...(isSent ? inDocument(config) : {}) }, relationships };
    },
    /** Other providers append the access's own id to the names. */
    async located(context, [organization = '', name = '', last = '']) {
      if (/^t(?:ws|prj)-/.test(last)) return { id: last };
      return {
        [parent]: await idOfNamed(context, thing, organization, name),
        teamId: await idOfNamed(context, 'team', organization, last),
      };
    },
    moved: (theirs) => withoutImplied(theirs, objects),
  });

  const data: SomeDataSourceHandlers = {
    async read(context, config) {
      const located = await idsIn(context, config);
      return { ...config, ...(await object.data.read(context, { ...config, ...located })) };
    },
  };
  const names: SomeDataSourceHandlers = {
    async read(context, config) {
      const { platform, signal } = context;
      const query = { [`filter[${thing}][id]`]: String(config[parent]) };
      const { data: all } = await fetchList(platform, path`/${definition.document.type}`, query, undefined, { signal });
      const accesses = await Promise.all(all.map((one) => object.toState(context, one, config)));
      const sorted = accesses.sort((one, other) => (String(one.teamId) < String(other.teamId) ? -1 : 1));
      return { ...config, accesses: sorted };
    },
  };
  return { ...object, data, names };

  async function idsIn(context: Context, config: Values): Promise<Values> {
    const named = (what: 'team' | 'workspace' | 'project') =>
      (config[`${what}Id`] as string | undefined) ??
      idOfNamed(context, what, String(config.organization), String(config[`${what}Name`]));
    return { teamId: await named('team'), [parent]: await named(thing) };
  }
}

/** A different level implies different permissions. */
function implied({ config, unknown, prior }: SomeProposal, objects: readonly string[]): string[] {
  if (!prior || (!unknown.has('access') && config.access === prior.access)) return [];
  return objects.filter((name) => config[name] === undefined && !unknown.has(name));
}

/** The state of other providers also contains the permissions of a level, which are not configured. */
function withoutImplied({ access }: Values, objects: readonly string[]): Values {
  return access === 'custom' ? {} : (Object.fromEntries(objects.map((name) => [name, undefined])) as Values);
}
