import { Refused } from '../support/house/core';
import { settingsFor } from '../support/house/house';
import { ManagedResource, managedResources } from '../support/house/resources';
import { borrowHouse, closeHouses } from '../support/house/stage';

const platform = managedResources.filter(({ definition }) => definition.service === 'platform');

/** The platform responds with 404 if the token lacks the permission, and with 401 if it does not know the token. */
describe.each(platform.map((resource) => [resource.type, resource] as const))(
  'a refused create of %s',
  (type, resource) => {
    afterAll(() => closeHouses(resource));

    it.each([
      ['404', 'platform-none', [/token .*lacks? the permission/, /from the provider block/]],
      ['401', 'platform-unknown', [/token from the provider block is not valid/]],
    ])('with %s names the token and the other possible reason', async (status, token, words) => {
      const { message } = await refusalWith(resource, type, token);
      for (const one of [status, ...words]) expect(message).toMatch(one);
      expect(message).not.toContain(token);
    });
  },
);

async function refusalWith(resource: ManagedResource, type: string, token: string): Promise<Refused> {
  const house = await borrowHouse(resource);
  try {
    const { platform: connection, ...others } = settingsFor(house.service) as { platform: object };
    await house.core.configure({ ...others, platform: { ...connection, token } } as never);
    return await house.core.apply(type, house.fixture.minimal).then(
      () => {
        throw new Error('nothing was refused');
      },
      (error: Refused) => error,
    );
  } finally {
    await house.close();
  }
}
