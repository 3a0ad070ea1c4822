import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { App, Testing } from 'cdktf';
import { LintelTesting, platform, secrets } from '../../src';

const { tfResourceType: TYPE } = secrets.EphemeralAppRoleSecretId;

test('a stack for tests has a provider without an address, which no synthesis installs', () => {
  const stack = LintelTesting.stack();
  new platform.RunTask(stack, 'Scan', { organization: 'acme', name: 'scan', url: 'https://scanner.example.com' });
  const document = JSON.parse(Testing.synth(stack, true));
  expect(document.provider).toEqual({ lintel: [{}] });
  const folder = path.join(Testing.fullSynth(stack), 'stacks', 'stack');
  expect(JSON.parse(readFileSync(path.join(folder, 'cdk.tf.json'), 'utf8')).resource).toHaveProperty('lintel_run_task');
  expect(existsSync(path.join(folder, 'terraform.d'))).toBe(false);
  expect(LintelTesting.stack('second').node.id).toBe('second');
  expect(App.of(stack)).not.toBe(App.of(LintelTesting.stack()));
});

test.each([
  [undefined, true],
  [{ role: 'deploy' }, true],
  [{ role: 'deploy', metadata: { team: 'web' } }, true],
  [{ cidr_list: ['10.0.0.0/8', '192.168.0.0/16'] }, true],
  [{ role: 'other' }, false],
  [{ metadata: { team: 'api' } }, false],
  [{ metadata: 'web' }, false],
  [{ cidr_list: ['10.0.0.0/8'] }, false],
  [{ cidr_list: { 0: '10.0.0.0/8' } }, false],
  [{ ttl: 60 }, false],
])('an ephemeral resource with the properties %j is found: %s', (properties, expected) => {
  const stack = LintelTesting.stack();
  new secrets.EphemeralAppRoleSecretId(stack, 'Deploy', {
    role: 'deploy',
    metadata: { team: 'web', purpose: 'releases' },
    cidrList: ['10.0.0.0/8', '192.168.0.0/16'],
  });
  const synthesized = Testing.synth(stack);
  expect(LintelTesting.toHaveEphemeralResourceWithProperties(synthesized, TYPE, properties)).toBe(expected);
  expect(LintelTesting.toHaveEphemeralResourceWithProperties(synthesized, 'lintel_other', properties)).toBe(false);
});

test('a stack without ephemeral resources has none', () => {
  expect(LintelTesting.toHaveEphemeralResourceWithProperties(Testing.synth(LintelTesting.stack()), TYPE)).toBe(false);
});
