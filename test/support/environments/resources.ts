import * as path from 'path';
import type { ResourceDefinition } from '../../../src/definition/resource';
import * as registry from '../../../src/handlers';
import type { TestEmulator } from '../emulator';
import type { Configurations, Fixture, FixtureFile, OperationFixture } from './fixture';
import { folderOf, ManagedResource, OperationResource, ResourceUnderTest, resourceUnderTest } from './resource';

const definitions = Object.values(registry.resources).map((resource): ResourceDefinition => resource.definition());
export const managedResources: readonly ManagedResource[] = definitions
  .filter(({ operation }) => !operation)
  .map(resourceOf<Fixture>);
/** Those that an import finds: what the service returns only once, it does not. */
export const importableResources = managedResources.filter(isWhole);
/** Those that CloudFormation has. */
export const stackResources = managedResources.filter(isWhole);
/** Without those whose handlers are those of another type. */
export const resourcesByHandlers = managedResources.filter(({ sameHandlersAs }) => sameHandlersAs === undefined);
export const operationResources: readonly OperationResource[] = definitions
  .filter(({ operation }) => operation)
  .map(resourceOf<OperationFixture>);

function isWhole({ definition: { returnedOnce } }: ManagedResource): boolean {
  return returnedOnce === undefined;
}

/**
 * The resources that a service without a dialect has, for rules about one service with all of them. Rules about all resources use `Services`,
 * which has a service for each of the other dialects too.
 */
export const standardResources: readonly ManagedResource[] = managedResources.filter(
  ({ dialects: [first] }) => first === 'standard',
);

/** Their fixtures, for one edition. Only the self-managed edition has all of them; differences of others are tested per resource. */
export async function createFixtures(service: TestEmulator): Promise<Fixture[]> {
  const fixtures: Fixture[] = [];
  for (const resource of standardResources) {
    fixtures.push(await resource.createFixture(service));
    await service.control.settings({ edition: 'self-managed' });
  }
  return fixtures;
}

/** Likewise for all operations. */
export async function createOperationFixtures(service: TestEmulator): Promise<OperationFixture[]> {
  const fixtures: OperationFixture[] = [];
  for (const resource of operationResources) fixtures.push(await resource.createFixture(service));
  return fixtures;
}

function resourceOf<F extends Configurations>(definition: ResourceDefinition): ResourceUnderTest<F> {
  // oxlint-disable-next-line typescript/no-require-imports -- the registry determines the files
  const file = require(
    path.join(__dirname, '..', '..', 'handlers', definition.service, folderOf(definition.type), 'fixture'),
  ) as FixtureFile<F>;
  return resourceUnderTest(registry, definition, file);
}
