import { DriftFinder, Found } from '../../../src/custom-resource/drift/find-drift';
import type { Performed } from '../../../src/custom-resource/events/perform';
import { pascalCase, resourceTypeOf } from '../../../src/custom-resource/properties/names';
import { flatAttributes } from '../../../src/definition/flatten';
import type { Values } from '../../../src/definition/value';
import { configurationWith, environmentFor, Environment } from '../environments/environment';
import type { Configurations, Fixture, OperationFixture } from '../environments/fixture';
import type { FunctionEntryPoint } from '../environments/function-entry-point';
import { isPlace, inputOf, inputsOf, ResourceUnderTest } from '../environments/resource';
import { entryPointForEach } from './entry-point';

/** The drift of an object by the properties with which the stack created it. */
async function look(
  { resource, service }: Pick<Environment<Configurations>, 'resource' | 'service'>,
  entryPoint: FunctionEntryPoint,
  id: string,
  config: Values,
): Promise<Found> {
  const finder = new DriftFinder(resource.registry.resources, environmentFor(service, resource.dialects[0]));
  try {
    return await finder.find({
      resourceType: resourceTypeOf(resource.definition),
      properties: await entryPoint.properties(config),
      id,
    });
  } finally {
    finder.close();
  }
}

/** Drift of a stack is found by the properties with which it was deployed. */
export function describeCloudFormationDrift(resource: ResourceUnderTest<Fixture>): void {
  const { type } = resource;
  const inputs = inputsOf(resource.definition);
  const flat = flatAttributes(resource.definition.attributes);
  /** An object that ends by itself is not reported as gone. */
  const isAttempt = inputs.every((name) => flat[name].local || flat[name].unreadable);
  const deployed = entryPointForEach(resource);
  const { environment } = deployed;

  const found = async ({ PhysicalResourceId: id }: Performed, config: Values) => ({
    ...(await environment.core.import(type, { id }))!.state,
    ...config,
  });
  const readable = (name: string) =>
    !flat[name].sensitive &&
    !(name in environment.fixture.exempt) &&
    !isPlace(resource, name) &&
    environment.fixture.changed[name] !== undefined;

  it('has not drifted after its creation, drifts in attributes that are changed, and is gone after its deletion', async () => {
    for (const config of [environment.fixture.minimal, ...environment.fixture.full]) {
      await environment.fixture.provide?.();
      const performed = await deployed.entryPoint.create(config);
      const { PhysicalResourceId: id } = performed;
      expect(await look(environment, deployed.entryPoint, id, config)).toMatchObject({ status: 'same', id });
      const state = await found(performed, config);
      const snapshot = await environment.service.control.snapshot();
      for (const name of inputs.filter(
        (each) => readable(each) && config[each] !== undefined && configurationWith(environment, each) === config,
      )) {
        await environment.service.control.restore(snapshot);
        await environment.fixture.tamper(
          state,
          name,
          environment.fixture.drifted?.[name] ?? environment.fixture.changed[name],
        );
        const drift = await look(environment, deployed.entryPoint, id, config);
        expect([name, drift.status]).toEqual([name, 'drifted']);
        if (drift.status === 'drifted') {
          expect([name, drift.differences.map(({ property }) => property)]).toEqual([
            name,
            expect.arrayContaining([pascalCase(inputOf(resource.definition, name))]),
          ]);
        }
      }
      await environment.service.control.restore(snapshot);
      if (!resource.permanent) {
        await environment.fixture.remove(state);
        expect(await look(environment, deployed.entryPoint, id, config)).toMatchObject({
          status: isAttempt ? 'same' : resource.stays ? 'drifted' : 'gone',
          id,
        });
      }
      await deployed.entryPoint.delete(id, config);
    }
  });
}

export function describeCloudFormationDriftOfOperation(resource: ResourceUnderTest<OperationFixture>): void {
  const deployed = entryPointForEach(resource);
  const { environment } = deployed;

  it('never drifts', async () => {
    await environment.fixture.provide?.();
    const [config] = environment.fixture.full;
    const { PhysicalResourceId: id } = await deployed.entryPoint.create(config);
    expect(await look(environment, deployed.entryPoint, id, config)).toMatchObject({ status: 'same', id });
  });
}
