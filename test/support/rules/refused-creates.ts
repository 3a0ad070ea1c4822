import type { Fixture } from '../house/fixture';
import { House, settingsFor } from '../house/house';
import { refusal } from '../house/refusal';
import type { ResourceUnderTest } from '../house/resource';

/** The platform responds with 404 if the token lacks the permission, and with 401 if it does not know the token. */
export function describeRefusedCreates({ type, definition }: ResourceUnderTest<Fixture>, house: House): void {
  if (definition.service !== 'platform') return;

  it.each([
    ['404', 'platform-none', [/token .*lacks? the permission/, /from the provider block/]],
    ['401', 'platform-unknown', [/token from the provider block is not valid/]],
  ])(
    'names the token and the other possible reason if its creation is refused with %s',
    async (status, token, words) => {
      const { platform: connection, ...others } = settingsFor(house.service) as { platform: object };
      await house.core.configure({ ...others, platform: { ...connection, token } } as never);
      const { message } = await refusal(house.core.apply(type, house.fixture.minimal));
      for (const one of [status, ...words]) expect(message).toMatch(one);
      expect(message).not.toContain(token);
    },
  );
}
