import { Environment, settingsFor } from '../environments/environment';
import type { Fixture } from '../environments/fixture';
import { refusal } from '../environments/refusal';
import type { ResourceUnderTest } from '../environments/resource';

/** The platform responds with 404 if the token lacks the permission, and with 401 if it does not know the token. */
export function describeRefusedCreates(
  { type, definition }: ResourceUnderTest<Fixture>,
  environment: Environment,
): void {
  if (definition.service !== 'platform') return;

  it.each([
    ['404', 'platform-none', [/token .*lacks? the permission/, /from the provider block/]],
    ['401', 'platform-unknown', [/token from the provider block is not valid/]],
  ])(
    'names the token and the other possible reason if its creation is refused with %s',
    async (status, token, words) => {
      const { platform: connection, ...others } = settingsFor(environment.service) as { platform: object };
      await environment.core.configure({ ...others, platform: { ...connection, token } } as never);
      const { message } = await refusal(environment.core.apply(type, environment.fixture.minimal));
      for (const one of [status, ...words]) expect(message).toMatch(one);
      expect(message).not.toContain(token);
    },
  );
}
