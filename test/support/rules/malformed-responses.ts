import { normalizedKey } from '../../../src/definition/equal';
import type { Value, Values } from '../../../src/definition/value';
import { proveEach } from '../cases';
import { startEmulator } from '../emulator';
import { isAmongRepeated, updated, Verb } from '../environments/attempt';
import { Core, Held, Refused } from '../environments/core';
import { dialectsOf, settingsFor } from '../environments/environment';
import type { Configurations } from '../environments/fixture';
import {
  mutate,
  mutatedResponses,
  MutatedResponse,
  record,
  Recorded,
  sampled,
  wordsOf,
} from '../environments/malformed';
import { Outcome, verdict } from '../environments/malformed-verdict';
import type { Mutation } from '../environments/mutations';
import { RecordingProxy } from '../environments/recording-proxy';
import { inputsOf, ResourceUnderTest } from '../environments/resource';

/** Every response to an operation of the resource, with every mutation. */
export function describeMalformedResponses(resource: ResourceUnderTest<Configurations>): void {
  let disturbed: Disturbed;
  beforeAll(async () => {
    disturbed = await openDisturbed(resource);
  });
  afterAll(async () => disturbed?.close());

  it.each(['read', 'create', 'update', 'delete'] as const)(
    'blames the service for every malformed response of a %s, and neither forgets nor rewrites anything',
    async (verb) => play(disturbed, verb),
    300_000,
  );
}

/** Those that a write may not send either. */
const KINDS: readonly Mutation['kind'][] = ['absent', 'type', 'whole'];

export type Disturbed = Awaited<ReturnType<typeof openDisturbed>>;

/** A simulated core connected to an emulator through a proxy, with a fixed random seed. */
export async function openDisturbed(resource: ResourceUnderTest<Configurations>) {
  const [dialect] = resource.dialects;
  const service = await startEmulator({ seed: 1, dialects: dialectsOf(dialect) });
  const fixture = await resource.createFixture(service);
  const proxy = await RecordingProxy.open(service.address);
  const settings = settingsFor(proxy, 'root', dialect);
  const core = await Core.start(resource.registry, settings);
  await fixture.provide?.();
  await fixture.prepareQueries?.();
  const empty = await service.control.snapshot();
  const largest = fixture.full[fixture.full.length - 1];
  // A module that is reported as not ready yet is not waited for.
  const { timeouts } = resource.definition.attributes;
  const waits = timeouts?.type === 'object' && 'create' in timeouts.attributes;
  const config = waits ? { ...largest, timeouts: { create: '2s' } } : largest;
  const { held } = await core.apply(resource.type, config);
  const createdAlone = await service.control.snapshot();
  await core.configure(settings);
  const read = await record(proxy, async () => core.refresh(resource.type, held));
  return {
    resource,
    service,
    fixture,
    /** The requests of the read. */
    read: new Set(read.map(({ method, path }) => `${method} ${path}`)),
    proxy,
    core,
    config,
    changed: updated({ resource, fixture }, config),
    held,
    /** Restores the state before the verb, and clears what clients have learned. */
    async restore(verb: string) {
      proxy.watch = () => undefined;
      await service.control.restore(verb === 'create' ? empty : createdAlone);
      await core.configure(settings);
      proxy.passed.splice(0);
    },
    async close() {
      await core.close();
      await proxy.close();
      await service.close();
    },
  };
}

async function play(disturbed: Disturbed, verb: Verb): Promise<void> {
  const { proxy, core, resource, config, changed, held } = disturbed;
  // Values that the service fills in may differ each time.
  const inputs = inputsOf(resource.definition).filter(
    (name) => (config as Values)[name] !== undefined || changed[name] !== undefined,
  );
  const operate = async (): Promise<Outcome> => {
    try {
      switch (verb) {
        case 'read':
          return outcomeOf(await core.refresh(resource.type, held));
        case 'create':
          return outcomeOf((await core.apply(resource.type, config)).held, inputs);
        case 'update':
          return outcomeOf((await core.apply(resource.type, changed, held)).held, inputs);
        case 'delete':
          await core.destroy(resource.type, held);
          return {};
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { refused: error.message };
    }
  };
  await disturbed.restore(verb);
  let whole: Outcome = {};
  const responses = await record(proxy, async () => {
    whole = await operate();
  });
  if (whole.refused !== undefined) throw new Error(whole.refused);
  const wrote = writes(proxy);
  const tried = sampled(
    inTurn(
      disturbed,
      verb,
      responses.filter((_, index) => !isAmongRepeated(responses, index)),
    ).filter((each) => verb === 'read' || !isMeant(each)),
    18,
  );
  await proveEach(tried, wordsOf, async (one) => {
    if (verb !== 'read') await disturbed.restore(verb);
    mutate(proxy, one, verb === 'read' ? responses : []);
    const outcome = await operate();
    const failure = verdict(one, whole, outcome, disturbed.resource.verbatim) ?? otherWrites(proxy, wrote, one);
    if (failure) throw new Error(failure);
  });
}

/**
 * Every kind of change of each response. What the read of the object has received before is read by the same functions in the other
 * operations, so that the kinds take turns there.
 */
function inTurn({ read }: Disturbed, verb: string, responses: readonly Recorded[]): readonly MutatedResponse[] {
  let turn = 0;
  return responses.flatMap((response) => {
    const changes = mutatedResponses([response]);
    if (verb === 'read' || !read.has(`${response.method} ${response.path}`)) return changes;
    const kind = KINDS[turn++ % KINDS.length];
    return changes.filter(({ mutation }) => mutation.kind === kind);
  });
}

function outcomeOf(held: Held | undefined, names?: readonly string[]): Outcome {
  if (!held) return { gone: true };
  return { reported: names ? Object.fromEntries(names.map((name) => [name, held.state[name]])) : held.state };
}

/** The service may normalize a written value, but may not return an invalid address. */
function isMeant({ mutation: { kind, at } }: MutatedResponse): boolean {
  return kind === 'value' && !at.includes('links');
}

/** null in a merge patch removes a member. */
function withoutNull(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (_, value: unknown) => (value === null ? '(null)' : value)));
}

/** The write requests. The upload address of an archive is different each time. */
function writes({ passed }: RecordingProxy): ReadonlySet<string> {
  return new Set(
    passed
      .filter(({ method, path }) => !['GET', 'LIST'].includes(method) && !path.startsWith('/_archivist'))
      .map(({ method, path, body }) => `${method} ${path} ${normalizedKey(withoutNull(body ?? '') as Value)}`),
  );
}

/** No request is sent that would not have been sent, except to undo the operation. If the service returns another id, that id is used. */
function otherWrites(
  proxy: RecordingProxy,
  defaults: ReadonlySet<string>,
  { mutation }: MutatedResponse,
): string | undefined {
  if (mutation.kind === 'value') return undefined;
  const others = [...writes(proxy)].filter(
    // The request for a key that the service has made, which is found by its name.
    (write) => !defaults.has(write) && !/^DELETE |^POST \S+\/intermediate\/generate\/existing /.test(write),
  );
  return others.length > 0 ? `it sent ${others.join(', ')}` : undefined;
}
