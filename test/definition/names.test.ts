import { plural } from '../../src/definition/names';
import { sshKey } from '../../src/handlers/platform/ssh-key/definition';
import { resourceUnderTest } from '../support/environments/resource';

test.each([
  ['run_task', 'run_tasks'],
  ['seal_policy', 'seal_policies'],
  ['transit_key', 'transit_keys'],
  ['IdentityEntity', 'IdentityEntities'],
])('several of %s are %s', (one, several) => expect(plural(one)).toBe(several));

test('a fixture that cannot read its object is refused by name', async () => {
  const { document: _, ...definition } = sshKey;
  const file = { createFixture: async () => ({}), wrong: [], wrongData: {} };
  const { createFixture } = resourceUnderTest({} as never, definition, file as never);
  await expect(createFixture({} as never)).rejects.toThrow(
    'The fixture of lintel_ssh_key needs look, tamper and remove',
  );
});
