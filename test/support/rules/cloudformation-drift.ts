import { entryPointForEach } from './entry-point';
import { DriftFinder, Found } from '../../../src/custom-resource/drift/find-drift';
import type { Performed } from '../../../src/custom-resource/events/perform';
import { pascalCase, resourceTypeOf } from '../../../src/custom-resource/properties/names';
import { flatAttributes } from '../../../src/definition/flatten';
import type { Values } from '../../../src/definition/value';
import type { Configurations, Fixture, OperationFixture } from '../house/fixture';
import { configurationWith, environmentFor, House } from '../house/house';
import type { LambdaHouse } from '../house/lambda-house';
import { isPlace, inputOf, inputsOf, ResourceUnderTest } from '../house/resource';

/** The drift of an object by the properties with which the stack created it. */
async function look(
  { resource, service }: Pick<House<Configurations>, 'resource' | 'service'>,
  entryPoint: LambdaHouse,
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
  const { house } = deployed;

  const found = async ({ PhysicalResourceId: id }: Performed, config: Values) => ({
    ...(await house.core.import(type, { id }))!.state,
    ...config,
  });
  const readable = (name: string) =>
    !flat[name].sensitive &&
    !(name in house.fixture.exempt) &&
    !isPlace(resource, name) &&
    house.fixture.changed[name] !== undefined;

  it('has not drifted after its creation, drifts in attributes that are changed, and is gone after its deletion', async () => {
    for (const config of [house.fixture.minimal, ...house.fixture.full]) {
      await house.fixture.provide?.();
      const performed = await deployed.entryPoint.create(config);
      const { PhysicalResourceId: id } = performed;
      expect(await look(house, deployed.entryPoint, id, config)).toMatchObject({ status: 'same', id });
      const state = await found(performed, config);
      const snapshot = await house.service.control.snapshot();
      for (const name of inputs.filter(
        (each) => readable(each) && config[each] !== undefined && configurationWith(house, each) === config,
      )) {
        await house.service.control.restore(snapshot);
        await house.fixture.tamper(state, name, house.fixture.drifted?.[name] ?? house.fixture.changed[name]);
        const drift = await look(house, deployed.entryPoint, id, config);
        expect([name, drift.status]).toEqual([name, 'drifted']);
        if (drift.status === 'drifted') {
          expect([name, drift.differences.map(({ property }) => property)]).toEqual([
            name,
            expect.arrayContaining([pascalCase(inputOf(resource.definition, name))]),
          ]);
        }
      }
      await house.service.control.restore(snapshot);
      if (!resource.permanent) {
        await house.fixture.remove(state);
        expect(await look(house, deployed.entryPoint, id, config)).toMatchObject({
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
  const { house } = deployed;

  it('never drifts', async () => {
    await house.fixture.provide?.();
    const [config] = house.fixture.full;
    const { PhysicalResourceId: id } = await deployed.entryPoint.create(config);
    expect(await look(house, deployed.entryPoint, id, config)).toMatchObject({ status: 'same', id });
  });
}
