import * as path from 'path';
import { TerraformStack, Testing } from 'cdktf';
import { Duration, LintelProvider, platform } from '../../src';
import { RELEASE_KEY } from '../support/release-keys';

const { RegistryProvider, RegistryGpgKey } = platform;
const RELEASES = path.join('test', 'handlers', 'platform', 'releases');
const { keyId } = RELEASE_KEY;

function newStack(): TerraformStack {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel', { platform: { address: 'http://127.0.0.1:9', token: 'x' } });
  return stack;
}

/** The names and values of the versions in a stack. */
function written(add: (provider: platform.RegistryProvider) => void): [string, unknown][] {
  const stack = newStack();
  add(new RegistryProvider(stack, 'Internal', { organization: 'acme', name: 'internal' }));
  return Object.entries(JSON.parse(Testing.synth(stack)).resource.lintel_registry_provider_version);
}

describe('a version of a provider', () => {
  test('is published from the folder of a release, before the version it replaces is deleted', () => {
    const folder = path.join(RELEASES, 'internal-1.0.0');
    const [[name, before]] = written((provider) => provider.addVersion('1.0.0', folder, { keyId }));
    const [[again, after]] = written((provider) =>
      provider.addVersion('1.0.1', path.resolve(folder), {
        keyId,
        protocols: ['6.0'],
        timeouts: { create: Duration.minutes(20) },
      }),
    );
    expect(name).toMatch(/version-test-handlers-platform-releases-internal-1-0-0/);
    expect(again).toBe(name);
    expect(before).toEqual({
      provider_id: '${lintel_registry_provider.Internal.id}',
      version: '1.0.0',
      key_id: keyId,
      source_directory: expect.stringMatching(/^assets\//),
      lifecycle: { create_before_destroy: true },
    });
    expect(after).toMatchObject({ version: '1.0.1', protocols: ['6.0'], timeouts: { create: '20m' } });
  });

  test('takes the ID of a key in the stack', () => {
    const stack = newStack();
    const key = new RegistryGpgKey(stack, 'Key', { organization: 'acme', asciiArmor: RELEASE_KEY.publicKey });
    const provider = new RegistryProvider(stack, 'Internal', { organization: 'acme', name: 'internal' });
    provider.addVersion('1.0.0', path.join(RELEASES, 'internal-1.0.0'), { keyId: key.keyId });
    expect(JSON.stringify(JSON.parse(Testing.synth(stack)).resource.lintel_registry_provider_version)).toContain(
      '${lintel_registry_gpg_key.Key.key_id}',
    );
  });

  test('cannot be added to the record of a public provider', () => {
    const random = RegistryProvider.publicProvider(newStack(), 'Random', {
      organization: 'acme',
      namespace: 'hashicorp',
      name: 'random',
    });
    expect(() => random.addVersion('1.0.0', RELEASES, { keyId })).toThrow(
      'stack/Random: the versions of a public provider come from the public registry',
    );
  });
});

test('a private key is refused during synthesis, without being shown', () => {
  const asciiArmor = RELEASE_KEY.publicKey.replaceAll('PUBLIC', 'PRIVATE');
  const add = () => new RegistryGpgKey(newStack(), 'Key', { organization: 'acme', asciiArmor });
  expect(add).toThrow('contains a private key');
  expect(add).not.toThrow(asciiArmor.slice(100, 140));
});
