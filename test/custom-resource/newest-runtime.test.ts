/** @tier complete */
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { readSequences, Sequence, SEQUENCES } from '../../generate/pages/sequences';
import { NEWEST_RUNTIME } from '../../packages/awscdk/src/provider-function';
import { lambdaNode } from '../support/cloudformation/lambda-node';
import { Sandboxes } from '../support/cloudformation/sandboxes';
import { SequenceRunner } from '../support/cloudformation/sequence-runner';
import type { PreparedResource } from '../support/cloudformation/stack-resource';
import type { Fixture } from '../support/environments/fixture';
import { ResourceUnderTest } from '../support/environments/resource';
import { managedResources } from '../support/environments/resources';
import { describeNeeding } from '../support/needed';

/** A type of each service, and the one whose secrets the function writes. */
const CONSTRUCTS = ['RunTask', 'DatabaseConnection', 'PkiCertificate'];

const { program, absent } = lambdaNode();
const cells = readSequences();

describeNeeding('the function on the newest runtime of Lambda', absent, () => {
  let runner: SequenceRunner;
  beforeAll(async () => {
    runner = await SequenceRunner.open(program);
  });
  afterAll(() => runner.close());

  test('which is the default of the constructs', async () => {
    const bundle = path.join(mkdtempSync(path.join(tmpdir(), 'lintel-version-')), 'version.js');
    writeFileSync(bundle, 'exports.version = async () => process.versions.node;\n');
    const sandboxes = new Sandboxes(1, { bundle, program });
    const { result } = await sandboxes.invoke('version', {}, { environment: {} });
    await sandboxes.close();
    expect(`nodejs${String(result).split('.')[0]}.x`).toBe(NEWEST_RUNTIME);
  });

  const managed = CONSTRUCTS.map((construct) => {
    const resource = managedResources.find(({ definition }) => definition.construct === construct)!;
    return [`Custom::Lintel${construct}`, resource as ResourceUnderTest<Fixture>] as const;
  });
  describe.each(managed)('handles %s like the Node.js that runs the tests', (type, resource) => {
    let prepared: PreparedResource;
    beforeAll(async () => {
      prepared = await runner.prepare(resource);
    });

    test.each(Object.keys(SEQUENCES) as Sequence[])('%s', async (sequence) => {
      expect({ type, sequence, ...(await runner.run(prepared, sequence)) }).toEqual(
        cells.find((cell) => cell.type === type && cell.sequence === sequence),
      );
    });
  });
});
