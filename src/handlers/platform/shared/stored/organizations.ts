/**
 * Objects that a configuration names by ID must be in one organization. The service rejects others only when they are written, with messages that
 * differ by type, or merely reports that they do not exist.
 */
import type { Resource } from '../../../../clients/json-api';
import { path } from '../../../../clients/platform';
import { optionalRelatedIdAt, optionalTextAt, relatedIdsAt } from '../../../../clients/read-response';
import type { Attributes, PlainAttribute } from '../../../../definition/attribute';
import { oncePer } from '../../../../definition/once-per';
import type { Problem } from '../../../../definition/problem';
import type { ResourceDefinition } from '../../../../definition/resource';
import type { Rule } from '../../../../definition/rule';
import type { Value, Values } from '../../../../definition/value';
import type { PlanContext } from '../../../contract';
import { checkIfPossible, look } from '../../../look';
import type { SomeProposal } from '../../../registry';
import { fetchList } from '../fetch-list';

/** Prefixes of IDs, and the collections of their objects. Not every token can see SSH keys and users. */
const COLLECTIONS: { readonly [prefix: string]: { readonly collection: string; readonly noun: string } } = {
  apool: { collection: 'agent-pools', noun: 'agent pool' },
  oc: { collection: 'oauth-clients', noun: 'OAuth client' },
  ou: { collection: 'organization-memberships', noun: 'organization membership' },
  pol: { collection: 'policies', noun: 'policy' },
  polset: { collection: 'policy-sets', noun: 'policy set' },
  prj: { collection: 'projects', noun: 'project' },
  task: { collection: 'tasks', noun: 'run task' },
  team: { collection: 'teams', noun: 'team' },
  varset: { collection: 'varsets', noun: 'variable set' },
  ws: { collection: 'workspaces', noun: 'workspace' },
};

/** Objects without a path, which are part of the list of an organization's clients. */
const TOKEN = 'ot';

/** An attribute with the ID of another object, or with a set of them. */
interface Reference {
  readonly path: readonly string[];
  readonly prefix: string;
}

interface Named extends Reference {
  readonly id: string;
  /** Newly added by the configuration. */
  readonly isNew: boolean;
}

/** The location of an object. */
interface Place {
  readonly organization: string;
  /** The object's name in messages. */
  readonly called: string;
}

/** Reports added IDs whose objects belong to another organization (errors), or are not visible to the token (warnings). */
export function organizationProblems(
  context: PlanContext,
  definition: ResourceDefinition,
  proposal: SomeProposal,
): Promise<Problem[]> {
  return checkIfPossible(() => problemsOf(context, definition, proposal));
}

async function problemsOf(
  context: PlanContext,
  { attributes }: ResourceDefinition,
  { config, prior, changed, replaces, unknown }: SomeProposal,
): Promise<Problem[]> {
  // Terraform plans a replacement again, as a creation.
  if (replaces || unknown.has('organization')) return [];
  const named = referencesIn(attributes).flatMap((reference) => namedBy(reference, config, prior, changed));
  const added = named.filter(({ isNew }) => isNew);
  if (added.length === 0) return [];
  const configured = 'organization' in attributes ? (config.organization ?? prior?.organization) : undefined;
  if (typeof configured === 'string') {
    return problemsIn(context, added, { organization: configured, called: 'the configuration' });
  }
  return named.length < 2 ? [] : problemsAmong(context, named, added);
}

/** An object without its own organization belongs to the organization of the first object that it names. */
async function problemsAmong(
  context: PlanContext,
  named: readonly Named[],
  added: readonly Named[],
): Promise<Problem[]> {
  const first = named.find(({ isNew }) => !isNew) ?? added[0]!;
  const home = await placeOf(context, first, undefined);
  if (home === 'hidden') return first.isNew ? [hiddenProblem(first)] : [];
  if (!home) return [];
  return problemsIn(
    context,
    added.filter((one) => one !== first),
    home,
  );
}

async function problemsIn(context: PlanContext, added: readonly Named[], home: Place): Promise<Problem[]> {
  const found = await Promise.all(
    added.map(async (one) => {
      const { organization } = home;
      if (one.prefix === TOKEN) return tokenProblem(context, one, organization);
      const place = await placeOf(context, one, organization);
      if (place === 'hidden') return hiddenProblem(one);
      return place && place.organization !== organization ? foreignProblem(one, place, home) : undefined;
    }),
  );
  return found.filter((problem) => problem !== undefined);
}

/** The attributes of a definition that refer to other objects. */
const referencesIn = oncePer((attributes: Attributes): readonly Reference[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => {
    if (attribute.type === undefined || attribute.use === 'computed') return [];
    if (attribute.type === 'object') {
      return referencesIn(attribute.attributes).map((inner) => ({ ...inner, path: [name, ...inner.path] }));
    }
    const prefix = prefixOf(attribute);
    return prefix === TOKEN || (prefix !== undefined && COLLECTIONS[prefix]) ? [{ path: [name], prefix }] : [];
  }),
);

function prefixOf(attribute: PlainAttribute): string | undefined {
  const ofElements = 'elementRules' in attribute ? attribute.elementRules : undefined;
  const rules: readonly Rule[] = [...(attribute.rules ?? []), ...(ofElements ?? [])];
  return rules.map((rule) => (rule.rule === 'pattern' ? rule.idOf : undefined)).find((prefix) => prefix !== undefined);
}

function namedBy(
  reference: Reference,
  config: Values,
  prior: Values | undefined,
  changed: ReadonlySet<string>,
): Named[] {
  const known = prior ? idsAt(prior, reference.path) : [];
  const isChanged = !prior || changed.has(reference.path[0]!);
  return idsAt(config, reference.path).map((id) => ({ ...reference, id, isNew: isChanged && !known.includes(id) }));
}

function idsAt(values: Values, [name, ...inner]: readonly string[]): readonly string[] {
  const value: Value = values[name!];
  if (inner.length > 0) return typeof value === 'object' ? idsAt(value as Values, inner) : [];
  const ids = Array.isArray(value) ? (value as readonly Value[]) : [value];
  return ids.filter((id): id is string => typeof id === 'string' && id !== '');
}

/**
 * Undefined if the token may not read it, or if the service does not report it. Objects do not move between
 * organizations, so each is read once per run.
 */
function placeOf(
  { platform, signal, run }: PlanContext,
  { prefix, id }: Named,
  home: string | undefined,
): Promise<Place | 'hidden' | undefined> {
  const { collection, noun } = COLLECTIONS[prefix]!;
  const name = `the organization of ${id}`;
  const asked = run.reported(name) as Promise<Place | 'hidden' | undefined> | undefined;
  if (asked) return asked;
  const own = path`/${collection}/${id}`;
  const read = async (): Promise<Place | 'hidden' | undefined> => {
    const found =
      home === undefined
        ? (await platform.find(own, undefined, { signal }))?.data
        : await platform.findIn(path`/organizations/${home}/${collection}`, own, id, { signal });
    return found ? placeIn(found, noun) : 'hidden';
  };
  const place = look(read);
  run.report(name, place);
  return place;
}

function placeIn(resource: Resource, noun: string): Place | undefined {
  const organization = optionalRelatedIdAt(resource, 'organization');
  const name = optionalTextAt(resource.attributes, 'name');
  const called = `the ${noun} ${name === undefined ? resource.id : `\`${name}\` (${resource.id})`}`;
  return organization === undefined ? undefined : { organization, called };
}

/** The service lists all clients at once. */
async function tokenProblem(
  { platform, signal }: PlanContext,
  named: Named,
  organization: string,
): Promise<Problem | undefined> {
  const list = path`/organizations/${organization}/oauth-clients`;
  const read = () => fetchList(platform, list, {}, undefined, {});
  const clients = await look(() => platform.readShared(`OAuth clients of ${organization}`, read, signal));
  if (!clients || clients.data.some((client) => relatedIdsAt(client, 'oauth-tokens').includes(named.id))) {
    return undefined;
  }
  return {
    ...hiddenProblem(named),
    detail: `This token sees no OAuth client of the organization ${organization} that has the token ${named.id}. If there is none, the service refuses it: take the token of a client in \`lintel_oauth_clients\`.`,
  };
}

const at = ({ path: [...steps] }: Named): Pick<Problem, 'path' | 'summary'> => ({
  path: steps,
  summary: `\`${steps.join('.')}\` does not fit`,
});

function foreignProblem(named: Named, place: Place, home: Place): Problem {
  const whose =
    home.called === 'the configuration'
      ? `this is for ${home.organization}`
      : `${home.called} belongs to ${home.organization}`;
  return {
    ...at(named),
    severity: 'error',
    code: 'object-in-another-organization',
    detail: `${place.called[0]!.toUpperCase()}${place.called.slice(1)} belongs to the organization ${place.organization}, and ${whose}. Name an object of ${home.organization}.`,
  };
}

function hiddenProblem(named: Named): Problem {
  const { noun } = COLLECTIONS[named.prefix] ?? { noun: 'object' };
  return {
    ...at(named),
    severity: 'warning',
    code: 'object-in-another-organization',
    detail: `This token sees no ${noun} ${named.id}. If there is none, or if it belongs to another organization, the service refuses it when this is applied.`,
  };
}
