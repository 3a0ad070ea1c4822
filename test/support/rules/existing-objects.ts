import { foreign } from '../environments/attempt';
import { differences, Environment, made } from '../environments/environment';
import type { Fixture } from '../environments/fixture';
import { refusal } from '../environments/refusal';
import { importIds, ResourceUnderTest } from '../environments/resource';

/** What exists is never taken over by a create, whatever has made it. */
export function describeExistingObjects(resource: ResourceUnderTest<Fixture>, environment: Environment): void {
  const { type, definition } = resource;
  // Each create makes another one, or takes over what every organization has.
  if (resource.adopts || resource.accumulates || resource.lifecycle === 'issuedOnce') return;

  it('is not created if it exists: the error names the import command, and nothing has changed', async () => {
    const config = environment.fixture.full[environment.fixture.full.length - 1];
    const object = await made(environment, config);
    const before = await environment.fixture.look(object.state);
    const error = await refusal(environment.core.apply(type, foreign(environment, config)));
    expect(error.reported).toMatchObject([{ severity: 'error', summary: 'The object already exists' }]);
    const commands = importIds(definition, object.state).map((id) => `terraform import ${type}.<name> ${id}`);
    expect(commands.filter((command) => error.message.includes(command))).not.toEqual([]);
    expect(error.left).toBeUndefined();
    expect(differences(before, await environment.fixture.look(object.state))).toEqual([]);
    await environment.core.destroy(type, object);
  });
}
