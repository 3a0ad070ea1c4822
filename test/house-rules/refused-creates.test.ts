import { Refused } from '../support/house/core';
import { settingsFor } from '../support/house/house';
import { Room, rooms } from '../support/house/rooms';
import { borrowHouse, closeHouses } from '../support/house/stage';

const platform = rooms.filter(({ definition }) => definition.wing === 'platform');

/** The platform answers 404 to what a token may not see, and 401 to one that it does not know. */
describe.each(platform.map((room) => [room.type, room] as const))('a create of %s that is refused', (type, room) => {
  afterAll(() => closeHouses(room));

  it.each([
    ['404', 'platform-none', ['token may lack the permission', 'comes from provider block']],
    ['401', 'platform-unknown', ['comes from provider block']],
  ])('with %s says which token it was, and what else may be the reason', async (status, token, words) => {
    const { message } = await refusalWith(room, type, token);
    for (const one of [status, ...words]) expect(message).toContain(one);
    expect(message).not.toContain(token);
  });
});

async function refusalWith(room: Room, type: string, token: string): Promise<Refused> {
  const house = await borrowHouse(room);
  try {
    const { platform: connection, ...others } = settingsFor(house.service) as { platform: object };
    await house.core.configure({ ...others, platform: { ...connection, token } } as never);
    return await house.core.apply(type, house.fixture.minimal).then(() => { throw new Error('nothing was refused'); }, (error: Refused) => error);
  } finally {
    await house.close();
  }
}
