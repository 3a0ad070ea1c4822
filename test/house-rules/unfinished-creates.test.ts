/** @tier sampled */
import { Held, Refused } from '../support/house/core';
import { Gate, Passing } from '../support/house/gate';
import { settingsFor } from '../support/house/house';
import { loadEverything } from '../support/house/load-everything';
import { ManagedResource, resourcesByHandlers } from '../support/house/resources';
import { census, inParallel, openScene, run, Scene } from '../support/house/scene';
import { closeHouses } from '../support/house/stage';
import { someOf } from '../support/tier';

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

loadEverything();

describe('an object whose creation fails after the first step', () => {
  it.concurrent.each(resourcesByHandlers.map((resource) => [resource.type, resource] as const))(
    'is kept in the state, deleted, or named with its import command: %s',
    async (type, resource) => {
      const cases = (await followingOf(resource)).flatMap((key) =>
        (Object.keys(FAULTS) as Fault[]).map((fault): Case => ({ fault, on: [key] })),
      );
      // An adopted object exists before and after. An object that is new each time cannot be found if its response is lost.
      const lost =
        resource.adopts || resource.definition.issues
          ? []
          : (['403', 'a reset'] as const).map((fault): Case => ({ fault, on: [ANY_LOOK], lost: true }));
      await playAll(type, resource, someOf([...cases, ...lost], resourcesByHandlers.indexOf(resource), 3), 8);
    },
    300_000,
  );

  // An interrupt affects the whole process, so these tests are not concurrent.
  it.each(resourcesByHandlers.map((resource) => [resource.type, resource] as const))(
    'is kept, deleted or named in the same way after an interrupt: %s',
    async (type, resource) => {
      await playAll(
        type,
        resource,
        someOf(await followingOf(resource), resourcesByHandlers.indexOf(resource), 1).map((key): Case => ({
          fault: 'an interrupt',
          on: [key],
        })),
        1,
      );
    },
    60_000,
  );
});

/** The requests that follow the first write of a create. */
async function followingOf(resource: ManagedResource): Promise<readonly string[]> {
  return watched(
    resource,
    () => undefined,
    ({ keys }) => Promise.resolve([...new Set(keys)]),
  );
}

/** Runs each case, and then again with a failing undo. */
async function playAll(type: string, resource: ManagedResource, cases: readonly Case[], width: number): Promise<void> {
  const failures: string[] = [];
  const outcomes: string[] = [];
  const play = async (one: Case): Promise<readonly Case[]> => {
    const name = `${one.fault}${one.lost ? ' after a lost answer' : ''} on ${one.on.join(' and ')}`;
    const { outcome, undoing } = await prove(resource, one).catch((error: Error) => ({
      outcome: `failed: ${error.message}`,
      undoing: [],
    }));
    (outcome.startsWith('failed') ? failures : outcomes).push(`  ${name}: ${outcome}`);
    return undoing.map((key) => ({ ...one, on: [...one.on, key] }));
  };
  await inParallel(cases, width, async (one) => {
    for (const further of await play(one)) await play(further);
  });
  await closeHouses(resource);
  process.stdout.write(
    `${type}: creates that were not finished: ${outcomes.length} of ${outcomes.length + failures.length}\n${outcomes.join('\n')}\n`,
  );
  expect(failures).toEqual([]);
}

interface Watched {
  readonly scene: Scene;
  readonly gate: Gate;
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
  act: (passing: Passing, key: string, scene: Scene) => unknown,
  then: (what: Watched) => Promise<T>,
  lost = false,
): Promise<T> {
  const scene = await openScene(resource, 'create');
  const gate = await Gate.open(scene.house.service.address);
  try {
    const before = await census(scene);
    await scene.house.core.configure(settingsFor(gate, 'root', scene.house.resource.dialects[0]));
    const keys: string[] = [];
    let written = false;
    gate.watch = async (passing) => {
      if (!written) {
        written = passing.method !== 'GET' && passing.method !== 'LIST';
        if (!written || !lost) return;
        await passing.forward();
        return passing.drop();
      }
      keys.push(keyOf(passing));
      await act(passing, keyOf(passing), scene);
    };
    const left = await run(scene, 'create');
    gate.watch = () => undefined;
    return await then({ scene, gate, keys, before, left });
  } finally {
    await gate.close();
    await scene.house.close();
  }
}

/** Ids assigned by the service are different each time. */
function keyOf({ method, path }: Passing): string {
  return `${method} ${path
    .replace(/\?.*/, '')
    .replace(/\b(pol|task|wstask|mod|modver|object)-[A-Za-z0-9]{8,}/g, '$1-…')
    .replace(/[0-9a-f]{2}(:[0-9a-f]{2}){5,}/g, '…')
    .replace(/\/_upload\/.*/, '/_upload/…')}`;
}

async function prove(
  resource: ManagedResource,
  { fault, on, lost }: Case,
): Promise<{ readonly outcome: string; readonly undoing: readonly string[] }> {
  const normal = new Set<string>();
  const act = (passing: Passing, key: string, { house }: Scene) => {
    if (!on.includes(key) && !(on.includes(ANY_LOOK) && passing.method === 'GET')) return void normal.add(key);
    return fault === 'an interrupt' ? house.core.client.call('StopProvider') : FAULTS[fault](passing);
  };
  return watched(
    resource,
    act,
    async ({ scene, keys, before, left }) => {
      const undoing =
        on.length > 1 || fault === 'an interrupt'
          ? []
          : [...new Set(keys)].filter((key) => normal.has(key) && !key.startsWith('GET'));
      const outcome = await outcomeOf(scene, before, left);
      // What the service has accepted, and cannot be read for now, is not forgotten.
      const isRead =
        fault !== 'an interrupt' && !lost && on[0]!.startsWith('GET') && on.every((key) => /^(?:GET|DELETE)/.test(key));
      return { outcome: isRead && outcome.startsWith('named') ? `failed: ${outcome}` : outcome, undoing };
    },
    lost,
  );
}

async function outcomeOf(scene: Scene, before: Watched['before'], { held, refused }: Watched['left']): Promise<string> {
  const { core, resource } = scene.house;
  if (held) {
    await converge(scene, await core.refresh(resource.type, held));
    return held.tainted
      ? 'in state, tainted'
      : refused
        ? 'failed: a state without taint came with an error'
        : 'in state';
  }
  const id = new RegExp(`terraform import ${resource.type}\\.<name> (\\S+)$`, 'm').exec(refused!.message)?.[1];
  if (id !== undefined) {
    // A membership is no object of its own.
    const isThere =
      JSON.stringify(await census(scene)) !== JSON.stringify(before) ||
      (!resource.adopts && (await scene.house.fixture.look(scene.after)) !== undefined);
    await converge(scene, isThere ? await core.import(resource.type, { id }) : undefined, true);
    return `named: ${refused!.reported[0].summary}`;
  }
  if (!resource.adopts) expect(await census(scene)).toEqual(before);
  await converge(scene, undefined);
  return 'undone';
}

/** Runs the next apply, which must recognize the existing object and not lose what a replacement would lose. */
async function converge(
  { house: { core, resource, fixture }, after }: Scene,
  held: Held | undefined,
  imported = false,
): Promise<void> {
  const { held: now, plan } = await core.apply(resource.type, after, held);
  // A partially created object has nothing to lose yet.
  if (resource.definition.replacementHarms !== undefined && !imported) expect(plan.action).not.toBe('replace');
  expect((await core.refreshAndPlan(resource.type, after, now)).changes).toEqual([]);
  expect(await fixture.look(now.state)).toBeDefined();
}
