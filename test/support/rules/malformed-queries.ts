import type { Attributes } from '../../../src/definition/attribute';
import { flatAttributes } from '../../../src/definition/flatten';
import type { Values } from '../../../src/definition/value';
import { proveEach } from '../cases';
import { Core, Refused } from '../environments/core';
import type { Configurations, QueryKind } from '../environments/fixture';
import { mutate, mutatedResponses, record, Recorded, sampled, wordsOf } from '../environments/malformed';
import { Outcome, verdict } from '../environments/malformed-verdict';
import type { ResourceUnderTest } from '../environments/resource';
import { openDisturbed, Disturbed } from './malformed-responses';

/** Every response to a data source, a list, an ephemeral resource or an action of the resource, with every mutation. */
export function describeMalformedQueries(resource: ResourceUnderTest<Configurations>): void {
  const { dataSources, listResources, ephemeralResources, actions } = resource.registry;
  // Those of another type have the same handlers.
  const lists = resource.sameHandlersAs === undefined ? Object.keys(listResources) : [];
  const queries = [
    ...Object.keys(dataSources).map((type) => ['data', type] as const),
    ...lists.map((type) => ['list', type] as const),
    ...Object.keys(ephemeralResources).map((type) => ['ephemeral', type] as const),
    ...Object.keys(actions).map((type) => ['action', type] as const),
  ];
  if (queries.length === 0) return;
  let open: Disturbed;
  beforeAll(async () => {
    open = await openDisturbed(resource);
  });
  afterAll(async () => open?.close());

  it.each(queries)(
    'blames the service for every malformed response to the %s %s, or reports its values',
    async (kind, type) => {
      await open.restore(kind);
      const config = argumentsOf(open, kind, type);
      await proveQuery(open, kind, async () => OPERATIONS[kind](open.core, type, config));
    },
    120_000,
  );
}

/** What a query returns, in a form in which two results can be compared. */
export const OPERATIONS: {
  readonly [Kind in QueryKind]: (core: Core, type: string, config: Values) => Promise<Values>;
} = {
  data: async (core, type, config) => core.readData(type, config),
  list: async (core, type, config) => {
    const listed = await core.list(type, config, { withObject: true });
    return Object.fromEntries(
      listed.map(({ displayName, identity, object }, index) => [`${index}`, { displayName, identity, object }]),
    );
  },
  ephemeral: async (core, type, config) => {
    const { result, kept, renewAt } = await core.open(type, config);
    if (renewAt) await core.renew(type, kept);
    await core.closeEphemeral(type, kept);
    // Other results differ each time, so only their presence is compared.
    return Object.fromEntries(
      Object.keys(result).map((name) => [name, result[name] === undefined ? 'absent' : 'there']),
    );
  },
  action: async (core, type, config) => ({ progress: (await core.invoke(type, config)).progress.length }),
};

/** What the fixture says, or the arguments that lead to the object. */
function argumentsOf({ resource, fixture, held: { state } }: Disturbed, kind: QueryKind, type: string): Values {
  if (kind === 'action') return fixture.minimal;
  const known = resource.queries?.[kind]?.[type];
  if (known) return known(state);
  const { dataSources, listResources, ephemeralResources } = resource.registry;
  const all: { readonly [type: string]: { definition(): { readonly attributes: Attributes } } } =
    kind === 'data' ? dataSources : kind === 'list' ? listResources : ephemeralResources;
  const flat = flatAttributes(all[type]!.definition().attributes);
  if (flat.id && flat.id.use !== 'computed') return { id: state.id };
  const place = resource.definition.service === 'secrets' ? ['mount', 'namespace', 'name', 'path'] : [];
  const wanted = Object.keys(flat).filter(
    (name) => flat[name].use === 'required' || flat[name].fromProvider || place.includes(name),
  );
  return Object.fromEntries(wanted.map((name) => [name, state[name]]));
}

/** What is needed of a service to disturb the responses to a query. */
export type Disturbable = Pick<Disturbed, 'proxy' | 'service'> & { readonly resource?: { readonly verbatim?: RegExp } };

export async function proveQuery(
  { proxy, service, resource }: Disturbable,
  kind: QueryKind,
  operate: () => Promise<Values>,
): Promise<void> {
  const start = await service.control.snapshot();
  const outcome = (): Promise<Outcome> =>
    operate().then(
      (reported) => ({ reported }),
      (error: Error) => {
        if (!(error instanceof Refused)) throw error;
        return { refused: error.message };
      },
    );
  let whole: Outcome = {};
  const responses = await record(proxy, async () => {
    whole = await outcome();
  });
  if (whole.refused !== undefined) throw new Error(whole.refused);
  // What holds for the first objects of a list holds for all.
  const all = mutatedResponses(kind === 'list' ? firstOfEach(responses) : responses);
  const changes = responses.some(({ method }) => !['GET', 'LIST'].includes(method)) || kind === 'ephemeral';
  // A document about all mounts has thousands of places, and what reads it reads many objects.
  await proveEach(sampled(all, all.length > 800 ? 90 : 12), wordsOf, async (one) => {
    if (changes) await service.control.restore(start);
    mutate(proxy, one, changes ? [] : responses);
    const failure = verdict(one, whole, await outcome(), resource?.verbatim);
    if (failure) throw new Error(failure);
  });
  proxy.watch = () => undefined;
}

/** The first two responses to requests whose paths differ in the last segment. */
function firstOfEach(responses: readonly Recorded[]): readonly Recorded[] {
  const counts = new Map<string, number>();
  return responses.filter(({ method, path }) => {
    const folder = `${method} ${path.slice(0, path.lastIndexOf('/'))}`;
    const nth = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, nth);
    return nth <= 2;
  });
}
