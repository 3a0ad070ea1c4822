import type { Values } from '../../../src/definition/value';
import { foreign } from '../environments/attempt';
import { Core, Refused } from '../environments/core';
import { settingsFor } from '../environments/environment';
import type { Fixture } from '../environments/fixture';
import { RecordingProxy } from '../environments/recording-proxy';
import type { ResourceUnderTest } from '../environments/resource';
import { reuseEnvironment, ReusedEnvironment } from '../environments/reused';

/** Objects that the secrets service stores at a path of an engine, where each write overwrites. Certificates and issuers are different each time. */
export function describeTwoRuns(resource: ResourceUnderTest<Fixture>): void {
  const { type, definition, ownIds } = resource;
  if (definition.service !== 'secrets' || ownIds || !('mount' in definition.identity)) return;

  it('belongs to the run whose values are stored, of two that create it at the same time', async () => {
    await race(
      resource,
      (environment, mine) => ({ ...foreign(environment, mine), ...replacing(environment) }),
      async ({ environment, mine, theirs, first, second, asked }) => {
        const [loser, owner, config] = second instanceof Refused ? [second, first, mine] : [first, second, theirs];
        const { held } = owner as Applied;
        if (type === 'lintel_key_management_provider') {
          expect((loser as Refused).message).toContain('key_collection cannot be changed');
        } else if (loser instanceof Refused) {
          expect(loser.reported).toMatchObject([
            {
              summary: 'The object already exists',
              detail: expect.stringContaining('another client wrote it at the same time'),
            },
          ]);
          expect(loser.message).toContain(`terraform import ${type}.<name> ${String(held.state.id)}`);
          expect(loser.left).toBeUndefined();
        } else {
          // A service may store different values than those sent, which proves nothing.
          expect([type, (loser as Applied).warnings.map(({ detail }) => detail)]).toEqual([
            expect.stringMatching(/^lintel_(?:platform_token_role|pki_crl_config|pki_auto_tidy_config|kv_config)$/),
            expect.arrayContaining([expect.stringContaining('another run wrote the object at the same time')]),
          ]);
        }
        expect((await environment.core.refreshAndPlan(type, config, held)).changes).toEqual([]);
        // No request comes between the read and the write.
        const writing = asked.findIndex((one) => one.startsWith('POST'));
        expect(asked[writing - 1]).toBe(asked[writing].replace('POST', 'GET'));
      },
    );
  });

  it('belongs to both of two concurrent runs that send the same values', async () => {
    await race(
      resource,
      (_, mine) => mine,
      async ({ first, second }) => {
        for (const { warnings } of [first, second] as Applied[]) {
          expect(warnings.filter(({ detail }) => detail.includes('another run wrote'))).toEqual([]);
        }
      },
    );
  });
}

/** Its readable attributes cannot change in place, so the service itself refuses the second run. */
function replacing({
  resource: { type },
  fixture: {
    changed: { keyCollection },
  },
}: ReusedEnvironment): Values {
  return type === 'lintel_key_management_provider' ? { keyCollection } : {};
}

type Applied = Awaited<ReturnType<Core['apply']>>;

interface Ended {
  readonly environment: ReusedEnvironment;
  readonly mine: Values;
  readonly theirs: Values;
  readonly first: Applied | Error;
  readonly second: Applied | Error;
  /** The requests of the first run. */
  readonly asked: readonly string[];
}

/** Both runs read before either writes. The second run writes between the first run's write and its final read. */
async function race(
  resource: ResourceUnderTest<Fixture>,
  theirsOf: (environment: ReusedEnvironment, mine: Values) => Values,
  then: (ended: Ended) => Promise<void>,
): Promise<void> {
  const environment = await reuseEnvironment(resource);
  const gates = [
    await RecordingProxy.open(environment.service.address),
    await RecordingProxy.open(environment.service.address),
  ] as const;
  const other = await Core.start(resource.registry, settingsFor(gates[1], 'root', resource.dialects[0]));
  try {
    const mine = environment.fixture.full[environment.fixture.full.length - 1];
    const theirs = theirsOf(environment, mine);
    const [secondLooked, firstWritten, secondDone] = [signal(), signal(), signal()];
    let second: Promise<Applied | Error> | undefined;
    gates[0].watch = async (passing) => {
      if (passing.method === 'POST' && !second) {
        second = outcomeOf(other.apply(resource.type, theirs)).finally(secondDone.give);
        await secondLooked.given;
        passing.response(await passing.forward());
        firstWritten.give();
      } else if (second) {
        await secondDone.given;
      }
    };
    gates[1].watch = async ({ method }) => {
      if (method !== 'POST') return;
      secondLooked.give();
      await firstWritten.given;
    };
    await environment.core.configure(settingsFor(gates[0], 'root', resource.dialects[0]));
    const first = await outcomeOf(environment.core.apply(resource.type, mine));
    await then({
      environment,
      mine,
      theirs,
      first,
      second: await second!,
      asked: gates[0].passed.map(({ method, path }) => `${method} ${path}`),
    });
  } finally {
    await other.close();
    await Promise.all(gates.map((proxy) => proxy.close()));
    await environment.close();
  }
}

async function outcomeOf(applying: Promise<Applied>): Promise<Applied | Error> {
  return applying.catch((error: Error) => error);
}

function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = () => undefined as void;
  return {
    given: new Promise((resolve) => {
      give = resolve;
    }),
    give: () => give(),
  };
}
