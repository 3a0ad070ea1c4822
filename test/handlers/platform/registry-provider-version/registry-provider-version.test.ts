import { appendFileSync, cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'fs';
import * as path from 'path';
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import type { Passing } from '../../../support/environments/recording-proxy';
import { refusal } from '../../../support/environments/refusal';
import { ProviderRelease } from '../../../support/provider-release';
import { makeSigningKey, type SigningKey } from '../../../support/signing-key';

const TYPE = 'lintel_registry_provider_version';
const PROVIDERS = '/api/v2/organizations/acme/registry-providers';
const VERSIONS = `${PROVIDERS}/private/acme/internal/versions`;
const PROVIDER_ID = 'acme/private/acme/internal';

let key: SigningKey;
let other: SigningKey;
let release: ProviderRelease;
let open: Proxied;
let config: Values;
beforeAll(async () => {
  [key, other] = await Promise.all([makeSigningKey(), makeSigningKey('Somebody else')]);
});
beforeEach(async () => {
  release = new ProviderRelease('internal', '1.0.0', key);
  for (const platform of ['linux_amd64', 'darwin_arm64']) await release.archive(platform);
  release.manifest(['6.0']);
  await release.seal();
  config = { providerId: PROVIDER_ID, version: '1.0.0', keyId: key.keyId, sourceDirectory: release.folder };
  open = await openProxied(registry);
  await post(PROVIDERS, 'registry-providers', { name: 'internal' });
  await addKey(key);
});
afterEach(async () => {
  await open.close();
  release.remove();
});

const post = (at: string, type: string, attributes: object) =>
  open.service.request('POST', at, { body: { data: { type, attributes } } });
const addKey = ({ publicKey }: SigningKey) =>
  post('/api/registry/private/v2/gpg-keys', 'gpg-keys', { 'namespace': 'acme', 'ascii-armor': publicKey });
const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const plan = (values: Values = config, held?: Held) => open.core.plan(TYPE, values, held);
const versions = async (): Promise<readonly string[]> =>
  (await open.service.request('GET', VERSIONS)).body.data.map(({ attributes }: any) => attributes.version);
const isUpload = ({ method, path: at }: Pick<Passing, 'method' | 'path'>) =>
  method === 'PUT' && at.startsWith('/_archivist/');
const uploads = () => open.proxy.passed.filter(isUpload).length;
/** The files that consumers get. */
const installed = async () =>
  (await open.service.request('GET', '/api/registry/v1/providers/acme/internal/versions')).body.versions;

describe('publishing a version of a provider', () => {
  it('sends every file without the token, and waits until the service has processed them', async () => {
    await open.service.control.settings({ providerDelayMs: 60_000 });
    const sent: Passing[] = [];
    open.proxy.watch = async (passing) => {
      if (isUpload(passing)) sent.push(passing);
      if (sent.length === 4 && passing.method === 'GET') await open.service.control.clock(61);
    };
    const { state } = await make();
    expect(sent.map(({ headers }) => [headers.authorization, headers['content-type']])).toEqual(
      Array.from({ length: 4 }, () => [undefined, 'application/octet-stream']),
    );
    expect(state).toMatchObject({
      id: `${PROVIDER_ID}/1.0.0`,
      protocols: ['6.0'],
      complete: true,
      platforms: [
        { os: 'darwin', arch: 'arm64' },
        { os: 'linux', arch: 'amd64' },
      ],
    });
    expect(await installed()).toEqual([
      expect.objectContaining({ version: '1.0.0', protocols: ['6.0'], platforms: expect.any(Array) }),
    ]);
  });

  it('plans what the folder contains', async () => {
    expect((await plan()).planned).toMatchObject({
      contentHash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      complete: true,
      protocols: ['6.0'],
      platforms: [{ filename: 'terraform-provider-internal_1.0.0_darwin_arm64.zip' }, { os: 'linux' }],
    });
    rmSync(release.file('manifest.json'));
    await release.seal();
    expect((await plan()).planned).toMatchObject({ protocols: ['5.0'] });
  });

  it('plans only the path of the folder after an import, which reads the published checksums', async () => {
    await make();
    const imported = await open.core.import(TYPE, { id: `${PROVIDER_ID}/1.0.0` });
    expect(await open.core.refreshAndPlan(TYPE, config, imported!)).toMatchObject({
      action: 'update',
      changes: ['sourceDirectory'],
    });
  });

  it('warns if the organization does not have the key, and compares the ID in the signature', async () => {
    await release.seal(other);
    const by = { ...config, keyId: other.keyId };
    expect((await plan(by)).warnings).toContainEqual(
      expect.objectContaining({ summary: 'The key is not among those of the organization' }),
    );
    await expect(plan({ ...by, keyId: 'AAAAAAAAAAAAAAAA' })).rejects.toThrow(
      `is by the key ${other.keyId}, not by AAAAAAAAAAAAAAAA`,
    );
  });
});

describe('a folder is refused by the plan, before anything is sent,', () => {
  const refused = async (...says: readonly string[]): Promise<void> => {
    open.proxy.passed.splice(0);
    const error: Error = await refusal(plan());
    for (const words of says) expect(error.message).toContain(words);
    expect(open.proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  };

  it('if the signature is by another key, or of other checksums', async () => {
    await release.seal(other);
    await refused(`is by the key ${other.keyId}, not by ${key.keyId}`);
    await release.seal();
    appendFileSync(release.file('SHA256SUMS'), '\n');
    await refused('SHA256SUMS.sig', 'does not match: the file was changed');
    writeFileSync(release.file('SHA256SUMS.sig'), '-----BEGIN PGP SIGNATURE-----');
    await refused('is armored, but must be binary');
    writeFileSync(release.file('SHA256SUMS.sig'), 'not a signature');
    await refused('is not a detached OpenPGP signature');
  });

  it('if a checksum differs, an archive is truncated, or a listed archive is missing', async () => {
    const archive = release.file('linux_amd64.zip');
    const whole = readFileSync(archive);
    truncateSync(archive, whole.length - 30);
    await refused('linux_amd64.zip', 'the file is damaged, or belongs to another release');
    await release.seal();
    await refused('linux_amd64.zip', 'is not a whole ZIP archive');
    rmSync(archive);
    await refused('The checksums list', 'linux_amd64.zip', 'which the folder does not have');
    truncateSync(release.file('darwin_arm64.zip'), 0);
    writeFileSync(archive, whole);
    await release.sign('');
    await refused('The checksums do not list');
  });

  it('if an archive is larger than what is published', async () => {
    // A sparse file takes no space.
    truncateSync(release.file('linux_amd64.zip'), 1024 ** 3 + 1);
    await refused('linux_amd64.zip', 'more than the 1024 MiB that are published');
  });

  it('if names, platforms or the program in an archive are not those of the version', async () => {
    await release.archive('linux');
    await release.seal();
    await refused('terraform-provider-internal_1.0.0_linux.zip', 'must have a name such as');
    rmSync(release.file('linux.zip'));
    await release.archive('linux_amd64', 'README.md');
    await release.seal();
    await refused('has no file `terraform-provider-internal` at its root');
    await expect(plan({ ...config, version: '1.0.1' })).rejects.toThrow('1.0.1');
  });

  it.each(['terraform-provider-internal-old', 'terraform-provider-internal/main', 'bin/terraform-provider-internal'])(
    'if Terraform would not find the program in an archive (%s)',
    async (program) => {
      await release.archive('linux_amd64', program);
      await release.seal();
      await refused('linux_amd64.zip', 'has no file `terraform-provider-internal` at its root');
    },
  );

  it('if Terraform could not start the program in an archive, unless that is for Windows', async () => {
    await release.archive('windows_amd64', 'terraform-provider-internal.exe', false);
    await release.seal();
    await plan();
    await release.archive('linux_amd64', undefined, false);
    await release.seal();
    await refused('linux_amd64.zip', 'is not executable');
  });

  it.each(['*', './', 'dist/'])('if `terraform init` would not find the names of the checksums (%s)', async (mark) => {
    const sums = readFileSync(release.file('SHA256SUMS'), 'utf8');
    await release.sign(sums.replace(/^(\w{64}) {2}/gm, mark === '*' ? '$1 *' : `$1  ${mark}`));
    await refused('the version could never be installed', `"${mark}terraform-provider-internal_1.0.0_`);
  });

  it('if the manifest has no known protocol versions', async () => {
    release.manifest(['7.0']);
    await release.seal();
    await refused('metadata.protocol_versions', '"6.0"');
  });

  it('if there is more or less than one file of checksums', async () => {
    cpSync(release.file('SHA256SUMS'), path.join(release.folder, 'other_SHA256SUMS'));
    await refused('must have exactly one');
    rmSync(path.join(release.folder, 'other_SHA256SUMS'));
    rmSync(release.file('SHA256SUMS.sig'));
    await refused('has no signature');
    rmSync(release.file('SHA256SUMS'));
    await refused('has no file `*_SHA256SUMS`');
  });
});

describe('an incomplete version', () => {
  /** Ends the process of Terraform, as far as the service sees it, at one of the uploads. */
  const interrupt = async (count: number): Promise<void> => {
    let seen = 0;
    const body = { errors: [{ status: '500', title: 'broken' }] };
    open.proxy.watch = ({ method, path: at, response }) => {
      if (isUpload({ method, path: at }) && ++seen > count) response({ status: 400, body });
      if (method === 'DELETE') response({ status: 403, body });
    };
    await expect(make()).rejects.toThrow('was created, but without all of its files');
    open.proxy.watch = () => undefined;
    open.proxy.passed.splice(0);
  };

  it('is continued by the next apply, which sends only what is missing', async () => {
    await interrupt(3);
    expect((await make()).state.complete).toBe(true);
    expect(uploads()).toBe(1);
    expect(open.proxy.passed.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('is undone if its files cannot be uploaded', async () => {
    open.proxy.watch = ({ method, path: at, response }) => {
      if (isUpload({ method, path: at })) response({ status: 400, body: { errors: [{ status: '400', title: 'no' }] } });
    };
    await expect(make()).rejects.toThrow('400');
    expect(await versions()).toEqual([]);
  });

  it('is refused if it is of another key, has other checksums, or another archive', async () => {
    await interrupt(3);
    await release.archive('linux_arm64');
    await release.seal();
    await expect(make()).rejects.toThrow('has other checksums');
    await open.service.request('DELETE', `${VERSIONS}/1.0.0`);
    await post(VERSIONS, 'registry-provider-versions', {
      'version': '1.0.0',
      'key-id': other.keyId,
      'protocols': ['6.0'],
    });
    await expect(make()).rejects.toThrow(`of another key (${other.keyId})`);
    await open.service.request('DELETE', `${VERSIONS}/1.0.0`);
    await post(VERSIONS, 'registry-provider-versions', {
      'version': '1.0.0',
      'key-id': key.keyId,
      'protocols': ['6.0'],
    });
    await post(`${VERSIONS}/1.0.0/platforms`, 'registry-provider-platforms', {
      os: 'linux',
      arch: 'amd64',
      shasum: '0'.repeat(64),
      filename: 'terraform-provider-internal_1.0.0_linux_amd64.zip',
    });
    await expect(make()).rejects.toThrow(`linux_amd64 has the checksum ${'0'.repeat(64)}`);
  });
});

describe('a published version', () => {
  it('is never changed: other files under its number are refused, or replace it if that is configured', async () => {
    const object = await make();
    await release.archive('linux_arm64');
    await release.seal();
    await expect(plan(config, object)).rejects.toThrow('is published with other checksums');
    const replacing = { ...config, replaceOnChange: true };
    const { plan: planned, held } = await open.core.apply(TYPE, replacing, object);
    expect(planned).toMatchObject({ action: 'replace', replacing: ['contentHash'] });
    expect((held.state.platforms as readonly object[]).length).toBe(3);
  });

  it('of others is not taken over, even if it has the same files', async () => {
    await make();
    await expect(make()).rejects.toThrow(`terraform import ${TYPE}.<name> ${PROVIDER_ID}/1.0.0`);
  });

  it('gets a platform again that somebody has deleted, and loses one that somebody has added', async () => {
    const object = await make();
    await open.service.request('DELETE', `${VERSIONS}/1.0.0/platforms/linux/amd64`);
    await post(`${VERSIONS}/1.0.0/platforms`, 'registry-provider-platforms', {
      os: 'plan9',
      arch: 'amd64',
      shasum: '0'.repeat(64),
      filename: 'other.zip',
    });
    const read = (await open.core.refresh(TYPE, object))!;
    const { plan: planned, held } = await open.core.apply(TYPE, config, read);
    expect(planned).toMatchObject({ action: 'update', changes: ['complete', 'platforms', 'updatedAt'] });
    expect(held.state.platforms).toEqual(object.state.platforms);
    expect((await open.core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
  });

  it('ends with its provider', async () => {
    const object = await make();
    await open.service.request('DELETE', `${PROVIDERS}/private/acme/internal`);
    expect(await open.core.refresh(TYPE, object)).toBeUndefined();
    await open.core.destroy(TYPE, object);
  });
});
