import { DriftFinder, Found } from '../../src/custom-resource/drift';
import { pascalCase, resourceTypeOf } from '../../src/custom-resource/names';
import type { Performed } from '../../src/custom-resource/perform';
import { flatAttributes } from '../../src/definition/flatten';
import type { Values } from '../../src/definition/value';
import { AwsServices } from '../support/cloudformation/aws-services';
import { configurationWith, environmentFor, House } from '../support/house/house';
import { KEY_SECRET, LambdaHouse } from '../support/house/lambda-house';
import { operationResources, inputOf, inputsOf, stackResources } from '../support/house/resources';
import { borrowHouse, closeHouses } from '../support/house/stage';

let aws: AwsServices;
const environment = { ...process.env };

beforeAll(async () => {
  aws = await AwsServices.open();
  Object.assign(process.env, aws.environment);
  aws.secrets.set(KEY_SECRET, ['']);
});
afterAll(async () => {
  process.env = environment;
  await aws.close();
});

/** The drift of an object by the properties with which the stack created it. */
async function look(
  { resource, service }: Pick<House, 'resource' | 'service'>,
  entryPoint: LambdaHouse,
  id: string,
  config: Values,
): Promise<Found> {
  const finder = new DriftFinder(environmentFor(service, resource.dialects[0]));
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

describe.each(stackResources.map((resource) => [resource.type, resource] as const))(
  '%s, when its stack is checked for drift',
  (type, resource) => {
    const inputs = inputsOf(resource.definition);
    const flat = flatAttributes(resource.definition.attributes);
    /** An object that ends by itself is not reported as gone. */
    const isAttempt = inputs.every((name) => flat[name].local || flat[name].unreadable);
    let house: House;
    let entryPoint: LambdaHouse;

    beforeEach(async () => {
      house = await borrowHouse(resource);
      entryPoint = new LambdaHouse(house, aws);
    });
    afterEach(async () => {
      await house.close();
    });
    afterAll(async () => {
      await closeHouses(resource);
    });

    const found = async ({ PhysicalResourceId: id }: Performed, config: Values) => ({
      ...(await house.core.import(type, { id }))!.state,
      ...config,
    });
    const readable = (name: string) =>
      !flat[name].sensitive &&
      !(name in house.fixture.exempt) &&
      !(name in resource.definition.identity) &&
      house.fixture.changed[name] !== undefined;

    it('has not drifted after its creation, drifts in attributes that are changed, and is gone after its deletion', async () => {
      for (const config of [house.fixture.minimal, ...house.fixture.full]) {
        await house.fixture.provide?.();
        const performed = await entryPoint.create(config);
        const { PhysicalResourceId: id } = performed;
        expect(await look(house, entryPoint, id, config)).toMatchObject({ status: 'same', id });
        const state = await found(performed, config);
        const snapshot = await house.service.control.snapshot();
        for (const name of inputs.filter(
          (each) => readable(each) && config[each] !== undefined && configurationWith(house, each) === config,
        )) {
          await house.service.control.restore(snapshot);
          await house.fixture.tamper(state, name, house.fixture.drifted?.[name] ?? house.fixture.changed[name]);
          const drift = await look(house, entryPoint, id, config);
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
          expect(await look(house, entryPoint, id, config)).toMatchObject({
            status: isAttempt ? 'same' : resource.stays ? 'drifted' : 'gone',
            id,
          });
        }
        await entryPoint.delete(id, config);
      }
    });
  },
);

describe.each(operationResources.map((resource) => [resource.type, resource] as const))(
  '%s, when its stack is checked for drift',
  (_, resource) => {
    afterAll(async () => {
      await closeHouses(resource);
    });

    it('never drifts', async () => {
      const house = await borrowHouse(resource);
      const entryPoint = new LambdaHouse(house, aws);
      await house.fixture.provide?.();
      const [config] = house.fixture.full;
      const { PhysicalResourceId: id } = await entryPoint.create(config);
      expect(await look(house as never, entryPoint, id, config)).toMatchObject({ status: 'same', id });
      await house.close();
    });
  },
);
