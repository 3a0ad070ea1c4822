import type { Configurations, FixtureFile } from '../environments/fixture';
import {
  inDialects,
  ManagedResource,
  OperationResource,
  ownInputs,
  ResourceUnderTest,
  resourceUnderTest,
} from '../environments/resource';
import { IS_CHANGED, IS_FAST, IS_REST, sampled } from '../tier';
import { describeChanges } from './changes';
import { describeCloudFormation, describeCloudFormationOfOperation } from './cloudformation';
import { describeCloudFormationDrift, describeCloudFormationDriftOfOperation } from './cloudformation-drift';
import { describeConfigurations } from './configurations';
import { describeDefaults } from './defaults';
import { describeDrift } from './drift';
import { describeEnd } from './end';
import { environmentForEach } from './environment-for-each';
import { describeExistingObjects } from './existing-objects';
import { describeFaults, describeFaultsOfOperation } from './faults';
import { describeGeneratedConfiguration } from './generated-configuration';
import { describeIgnoredChanges } from './ignored-changes';
import { describeImportIds } from './import-ids';
import { describeKills, describeKillsOfOperation } from './kills';
import { describeListByName } from './lists';
import { describeMalformedQueries } from './malformed-queries';
import { describeMalformedResponses } from './malformed-responses';
import { describeNewerFields } from './newer-fields';
import { describeOperation } from './operation';
import { describePermissions } from './permissions';
import { describeRefusedCreates } from './refused-creates';
import { Exports, registryOf } from './registry-of';
import { describeSchema } from './schema';
import { attributesInTurn, isTriedBefore, turnOf } from './turn';
import { describeTwoRuns } from './two-runs';
import { describeInterruptedCreates, describeUnfinishedCreates } from './unfinished-creates';
import { describeWrongConfigurations } from './wrong-configurations';

// A root has fifty attributes, and each change of one makes a certificate.
jest.setTimeout(60_000);

/**
 * Everything that holds for every resource, of this one. `exports`: what its `definition.ts`, `resource.ts` and `queries.ts` export. The fast
 * tier tries one dialect with half of the attributes, and a sample of each matrix. The complete tier has the other half, the other dialects, and
 * another sample.
 */
export function describeRules<F extends Configurations>(exports: Exports, file: FixtureFile<F>): void {
  const registry = registryOf(exports);
  const [definition] = Object.values(registry.resources).map((resource) => resource.definition());
  const resource = resourceUnderTest(registry, definition!, file);
  describe(resource.type, () => {
    if (definition!.operation) describeOperationRules(resource as never);
    else describeManaged(resource as never);
  });
}

/** Rules that mostly wait begin first and run beside the others, up to where the file waits for them. */
function describeManaged(resource: ManagedResource): void {
  describeSchema(resource);
  if (!IS_REST) {
    describe('with an invalid configuration', () => describeWrongConfigurations(resource));
    describeTwoRuns(resource);
    describePermissions(resource);
    describeNewerFields(resource);
    describe('in lists', () => describeListByName(resource));
  }
  describeInDialects(resource);
  describe('among malformed responses to queries', () => describeMalformedQueries(resource as never));
  if (resource.sameHandlersAs === undefined) {
    describe('among malformed responses', () => describeMalformedResponses(resource));
    describeKills(resource);
    describeFaults(resource);
    describeUnfinishedCreates(resource);
    // Nothing may run beside these: an interrupt, and what the function reports, are those of the process.
    describeInterruptedCreates(resource);
  }
  // The engine behind CloudFormation is the same for all of them: each of the two tiers tries it with half of the resources.
  const isInTurn = IS_CHANGED || sampled([resource], () => turnOf(resource) % 2 === 0).length > 0;
  if (!isInTurn || resource.definition.returnedOnce !== undefined) return;
  describe('in CloudFormation', () => describeCloudFormation(resource));
  describe('when its stack is checked for drift', () => describeCloudFormationDrift(resource));
}

function describeInDialects(resource: ManagedResource): void {
  const isWhole = resource.definition.returnedOnce === undefined;
  for (const place of inDialects([resource])) {
    if (IS_FAST && place.earlier.length > 0) continue;
    describe(`in the dialect ${place.dialect}`, () => {
      const environment = environmentForEach(resource, place.dialect);
      describeConfigurations(place, environment);
      describeChanges(place, environment);
      describeDrift(place, environment);
      if (attributesInTurn(place, ownInputs(place)).length > 0) {
        describeDefaults(place, environment);
        describeIgnoredChanges(place, environment);
      }
      if (isTriedBefore(place)) return;
      describeEnd(place, environment);
      if (place.earlier.length === 0) {
        describeExistingObjects(resource, environment);
        describeRefusedCreates(resource, environment);
      }
      if (isWhole) {
        describeGeneratedConfiguration(resource, environment);
        if (place.earlier.length === 0) describeImportIds(resource, environment);
      }
    });
  }
}

function describeOperationRules(resource: OperationResource): void {
  describeSchema(resource);
  if (!IS_REST) {
    describe('with an invalid configuration', () => describeWrongConfigurations(resource));
    describe('as an operation', () => describeOperation(resource));
    describePermissions(resource);
    describe('imported', () => {
      const environment = environmentForEach(resource as ResourceUnderTest<Configurations>);
      describeImportIds(resource, environment);
      describeGeneratedConfiguration(resource, environment);
    });
    describe('among malformed responses', () => describeMalformedResponses(resource));
  }
  describe('among malformed responses to queries', () => describeMalformedQueries(resource as never));
  describeKillsOfOperation(resource);
  describeFaultsOfOperation(resource);
  if (IS_REST) return;
  describe('in CloudFormation', () => describeCloudFormationOfOperation(resource));
  describe('when its stack is checked for drift', () => describeCloudFormationDriftOfOperation(resource));
}
