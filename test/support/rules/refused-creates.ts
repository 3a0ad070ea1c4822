import { Environment, settingsFor } from '../environments/environment';
import type { Fixture } from '../environments/fixture';
import { refusal } from '../environments/refusal';
import type { ResourceUnderTest } from '../environments/resource';

/**
 * What a create says that the service refuses: one without the engine, and on the platform, which responds with 404 if the token lacks the
 * permission, and with 401 if it does not know the token.
 */
export function describeRefusedCreates(
  { type, definition }: ResourceUnderTest<Fixture>,
  environment: Environment,
): void {
  if ('mount' in definition.identity) {
    it('names the engine if it does not exist', async () => {
      const { core, fixture, service } = environment;
      const { message } = await refusal(core.apply(type, { ...fixture.minimal, mount: 'team/none' }));
      expect(message).toMatch(/The service has no (?:engine at `|auth method at `auth\/)team\/none`/);
      // There is no endpoint below it.
      await service.control.clearRequests();
    });
  }
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
