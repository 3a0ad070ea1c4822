import { proveEach } from '../cases';
import { census, openAttempt, run, Attempt } from '../environments/attempt';
import { Held, Refused } from '../environments/core';
import { settingsFor } from '../environments/environment';
import { RecordingProxy, Passing } from '../environments/recording-proxy';
import type { ManagedResource } from '../environments/resource';
import { IS_REST, someOf } from '../tier';
import { turnOf } from './turn';

/** The faults of a request, each time that it is sent after the first write. */
const FAULTS = {
  '403': (passing: Passing) => passing.response({ status: 403, body: { errors: ['permission denied'] } }),
  '500': (passing: Passing) => passing.response({ status: 500, body: { errors: [] } }),
  'a reset': (passing: Passing) => passing.drop(),
} as const;

type Fault = keyof typeof FAULTS | 'an interrupt';

interface Case {
  readonly fault: Fault;
  /** The requests with the fault, as returned by {@link keyOf}: one that follows the first write, and one that undoes it. */
  readonly on: readonly string[];
  /** The response to the first write is lost too. */
  readonly lost?: true;
}

/** Concurrent, because most of the time is spent waiting. */
export function describeUnfinishedCreates(resource: ManagedResource): void {
  it.concurrent('is kept in the state, deleted, or named with its import command if its creation fails after the first step', async () => {
    const cases = (await followingOf(resource)).flatMap((key) =>
      (Object.keys(FAULTS) as Fault[]).map((fault): Case => ({ fault, on: [key] })),
    );
    // An adopted object exists before and after. An object that is new each time cannot be found if its response is lost.
    const lost =
      resource.adopts || resource.definition.issues || resource.namedByIdAlone
        ? []
        : (['403', 'a reset'] as const).map((fault): Case => ({ fault, on: [ANY_LOOK], lost: true }));
    await proveAll(resource, someOf([...cases, ...lost], turnOf(resource), IS_REST ? 1 : 2), 8);
  }, 300_000);
}

/** An interrupt affects the whole process, so nothing else may run beside this. */
export function describeInterruptedCreates(resource: ManagedResource): void {
  it('is kept, deleted or named in the same way after an interrupt', async () => {
    const keys = someOf(await followingOf(resource), turnOf(resource), 1);
    await proveAll(
      resource,
      keys.map((key): Case => ({ fault: 'an interrupt', on: [key] })),
      1,
    );
  }, 60_000);
}

/** The requests that follow the first write of a create. */
async function followingOf(resource: ManagedResource): Promise<readonly string[]> {
  return watched(
    resource,
    () => undefined,
    ({ keys }) => Promise.resolve([...new Set(keys)]),
  );
}

/** Proves each case, and then again with a failing undo. */
async function proveAll(resource: ManagedResource, cases: readonly Case[], width: number): Promise<void> {
  await proveEach(
    cases,
    ({ fault, on, lost }) => `${fault}${lost ? ' after a lost answer' : ''} on ${on.join(' and ')}`,
    async (one) => {
      for (const key of await prove(resource, one)) await prove(resource, { ...one, on: [...one.on, key] });
    },
    width,
  );
}

interface Watched {
  readonly attempt: Attempt;
  readonly proxy: RecordingProxy;
  /** The requests that followed the first write. */
  readonly keys: readonly string[];
  readonly before: Awaited<ReturnType<typeof census>>;
  readonly left: { readonly held?: Held; readonly refused?: Refused };
}

/** Every read after the first write. */
const ANY_LOOK = 'every look';

/** Creates the object. `act` handles each request after the first write. */
async function watched<T>(
  resource: ManagedResource,
  act: (passing: Passing, key: string, attempt: Attempt) => unknown,
  then: (what: Watched) => Promise<T>,
  lost = false,
): Promise<T> {
  const attempt = await openAttempt(resource, 'create');
  const proxy = await RecordingProxy.open(attempt.environment.service.address);
  try {
    const before = await census(attempt);
    await attempt.environment.core.configure(settingsFor(proxy, 'root', attempt.environment.resource.dialects[0]));
    const keys: string[] = [];
    let written = false;
    proxy.watch = async (passing) => {
      if (!written) {
        written = passing.method !== 'GET' && passing.method !== 'LIST';
        if (!written || !lost) return;
        await passing.forward();
        return passing.drop();
      }
      keys.push(keyOf(passing));
      await act(passing, keyOf(passing), attempt);
    };
    const left = await run(attempt, 'create');
    proxy.watch = () => undefined;
    return await then({ attempt, proxy, keys, before, left });
  } finally {
    await proxy.close();
    await attempt.environment.close();
  }
}

/** Ids assigned by the service are different each time. */
function keyOf({ method, path }: Passing): string {
  return `${method} ${path
    .replace(/\?.*/, '')
    .replace(/\b(pol|polset|polsetver|task|taskcfg|wstask|mod|modver|prov|provver|object)-[A-Za-z0-9]{8,}/g, '$1-…')
    .replace(/[0-9a-f]{2}(:[0-9a-f]{2}){5,}/g, '…')
    .replace(/\/_upload\/.*/, '/_upload/…')}`;
}

/** Returns the requests that undo the create. */
async function prove(resource: ManagedResource, { fault, on, lost }: Case): Promise<readonly string[]> {
  const normal = new Set<string>();
  const act = (passing: Passing, key: string, { environment }: Attempt) => {
    if (!on.includes(key) && !(on.includes(ANY_LOOK) && passing.method === 'GET')) return void normal.add(key);
    return fault === 'an interrupt' ? environment.core.client.call('StopProvider') : FAULTS[fault](passing);
  };
  return watched(
    resource,
    act,
    async ({ attempt, keys, before, left }) => {
      const outcome = await outcomeOf(attempt, before, left);
      // What the service has accepted, and cannot be read for now, is not forgotten.
      const isRead =
        fault !== 'an interrupt' && !lost && on[0]!.startsWith('GET') && on.every((key) => /^(?:GET|DELETE)/.test(key));
      if (isRead) expect(outcome).not.toBe('named');
      if (on.length > 1 || fault === 'an interrupt') return [];
      return [...new Set(keys)].filter((key) => normal.has(key) && !key.startsWith('GET'));
    },
    lost,
  );
}

async function outcomeOf(
  attempt: Attempt,
  before: Watched['before'],
  { held, refused }: Watched['left'],
): Promise<'in state' | 'named' | 'undone'> {
  const { core, resource } = attempt.environment;
  if (held) {
    await converge(attempt, await core.refresh(resource.type, held));
    if (!held.tainted && refused) throw new Error('a state without taint came with an error');
    return 'in state';
  }
  const id = new RegExp(`terraform import ${resource.type}\\.<name> (\\S+)$`, 'm').exec(refused!.message)?.[1];
  if (id !== undefined) {
    // A membership is no object of its own.
    const isThere =
      JSON.stringify(await census(attempt)) !== JSON.stringify(before) ||
      (!resource.adopts && (await attempt.environment.fixture.look(attempt.after)) !== undefined);
    await converge(attempt, isThere ? await core.import(resource.type, { id }) : undefined, true);
    return 'named';
  }
  if (!resource.adopts) expect(await census(attempt)).toEqual(before);
  await converge(attempt, undefined);
  return 'undone';
}

/** Runs the next apply, which must recognize the existing object and not lose what a replacement would lose. */
async function converge(
  { environment: { core, resource, fixture }, after }: Attempt,
  held: Held | undefined,
  imported = false,
): Promise<void> {
  const { held: now, plan } = await core.apply(resource.type, after, held);
  // A partially created object has nothing to lose yet.
  if (resource.definition.replacementHarms !== undefined && !imported) expect(plan.action).not.toBe('replace');
  expect((await core.refreshAndPlan(resource.type, after, now)).changes).toEqual([]);
  expect(await fixture.look(now.state)).toBeDefined();
}
