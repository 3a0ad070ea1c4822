import type { Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import { Core, Refused } from '../support/house/core';
import { Gate } from '../support/house/gate';
import { settingsFor } from '../support/house/house';
import { ManagedResource, managedResources } from '../support/house/resources';
import { foreign } from '../support/house/scene';
import { borrowHouse, closeHouses, Stage } from '../support/house/stage';

/** Objects that the secrets service stores at a path of an engine, where each write overwrites. Certificates and issuers are different each time. */
const mounted = managedResources.filter(
  ({ definition, permanent, ownIds }) =>
    definition.service === 'secrets' && !permanent && !ownIds && 'mount' in definition.identity,
);

describe('two concurrent runs that create the same object', () => {
  it.each(mounted.map((resource) => [resource.type, resource] as const))(
    'leave %s to the run whose values are stored',
    async (type, resource) => {
      await race(
        resource,
        (house, mine) => ({ ...foreign(house, mine), ...replacing(house) }),
        async ({ house, mine, theirs, first, second, asked }) => {
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
              expect.stringMatching(/^lintel_(?:platform_token_role|pki_crl_config|pki_auto_tidy_config)$/),
              expect.arrayContaining([expect.stringContaining('another run wrote the object at the same time')]),
            ]);
          }
          expect((await house.core.refreshAndPlan(type, config, held)).changes).toEqual([]);
          // No request comes between the read and the write.
          const writing = asked.findIndex((one) => one.startsWith('POST'));
          expect(asked[writing - 1]).toBe(asked[writing].replace('POST', 'GET'));
        },
      );
    },
  );

  it('cannot be distinguished if both send the same values', async () => {
    const [resource] = mounted;
    await race(
      resource,
      (_, mine) => mine,
      async ({ first, second }) => {
        expect([first, second]).toEqual([
          expect.objectContaining({ warnings: [] }),
          expect.objectContaining({ warnings: [] }),
        ]);
      },
    );
  });
});

/** Its readable attributes cannot change in place, so the service itself refuses the second run. */
function replacing({
  resource: { type },
  fixture: {
    changed: { keyCollection },
  },
}: Stage): Values {
  return type === 'lintel_key_management_provider' ? { keyCollection } : {};
}

type Applied = Awaited<ReturnType<Core['apply']>>;

interface Ended {
  readonly house: Stage;
  readonly mine: Values;
  readonly theirs: Values;
  readonly first: Applied | Error;
  readonly second: Applied | Error;
  /** The requests of the first run. */
  readonly asked: readonly string[];
}

/** Both runs read before either writes. The second run writes between the first run's write and its final read. */
async function race(
  resource: ManagedResource,
  theirsOf: (house: Stage, mine: Values) => Values,
  then: (ended: Ended) => Promise<void>,
): Promise<void> {
  const house = await borrowHouse(resource);
  const gates = [await Gate.open(house.service.address), await Gate.open(house.service.address)] as const;
  const other = await Core.start(registry, settingsFor(gates[1], 'root', resource.dialects[0]));
  try {
    const mine = house.fixture.full[house.fixture.full.length - 1];
    const theirs = theirsOf(house, mine);
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
    await house.core.configure(settingsFor(gates[0], 'root', resource.dialects[0]));
    const first = await outcomeOf(house.core.apply(resource.type, mine));
    await then({
      house,
      mine,
      theirs,
      first,
      second: await second!,
      asked: gates[0].passed.map(({ method, path }) => `${method} ${path}`),
    });
  } finally {
    await other.close();
    await Promise.all(gates.map((gate) => gate.close()));
    await house.close();
    await closeHouses(resource);
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
