import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { policySetStore } from '../shared/policy-set-store';

const TYPE = 'lintel_policy_set_version';
const FOLDERS = path.join(__dirname, '..', 'policy-folders');

let open: Proxied;
let store: ReturnType<typeof policySetStore>;
let folder: string;
beforeEach(async () => {
  open = await openProxied(registry);
  store = policySetStore(open.service);
  folder = mkdtempSync(path.join(tmpdir(), 'policies-'));
  cpSync(path.join(FOLDERS, 'sentinel'), folder, { recursive: true });
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await open.close();
});

const config = (values: Values = {}): Values => ({ policySetId: 'polset-base', sourceDirectory: folder, ...values });
const make = async (values?: Values): Promise<Held> => (await open.core.apply(TYPE, config(values))).held;
const passed = () => open.proxy.passed.splice(0).map(({ method, path: asked }) => `${method} ${asked}`);
const current = async (id = 'polset-base') => {
  const { data } = (await store.send('GET', `/policy-sets/${id}`)) as unknown as {
    data: { relationships: { [name: string]: { data: { id: string } | null } } };
  };
  return data.relationships['current-version'].data?.id;
};
const upload = () => make({ sourceDirectory: path.join(FOLDERS, 'sentinel-changed') });

describe('a version of a policy set', () => {
  it('is created, uploaded without the token, and awaited', async () => {
    await open.service.control.settings({ policyDelayMs: 300 });
    const tokens: boolean[] = [];
    open.proxy.watch = ({ method, headers }) => {
      if (method !== 'GET') tokens.push(headers.authorization !== undefined);
    };
    const { state } = await make();
    expect(state).toMatchObject({ current: true, status: 'ready', contentHash: expect.stringMatching(/^sha256:/) });
    expect(await current()).toBe(state.versionId);
    const sent = open.proxy.passed.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path: to }) => `${method} ${to.replace(/object-.*/, '…')}`)).toEqual([
      'POST /api/v2/policy-sets/polset-base/versions',
      expect.stringMatching(/^PUT \/_archivist\//),
    ]);
    expect(tokens).toEqual([true, false]);
  });

  it('is uploaded again if its folder changes, but not for the same files elsewhere', async () => {
    const held = await make();
    expect(
      (await open.core.plan(TYPE, config({ sourceDirectory: path.join(FOLDERS, 'sentinel') }), held)).replacing,
    ).toEqual([]);
    writeFileSync(path.join(folder, 'require-tags.sentinel'), 'main = rule { false }\n');
    expect((await open.core.plan(TYPE, config(), held)).replacing).toEqual(['contentHash']);
  });

  it('is uploaded again if others have uploaded another one', async () => {
    const held = await make();
    await open.core.configure(open.settings);
    await upload();
    const read = await open.core.refresh(TYPE, held);
    expect(read?.state).toMatchObject({ current: false, status: 'ready' });
    await open.core.configure(open.settings);
    expect((await open.core.plan(TYPE, config(), read!)).replacing).toEqual(['current']);
  });

  it('is no longer managed after a destroy, which says that the content stays', async () => {
    const held = await make();
    passed();
    expect(await open.core.planDestroy(TYPE, held)).toMatchObject([
      { summary: 'The content of the policy set stays in force' },
    ]);
    await open.core.destroy(TYPE, held);
    expect(passed()).toEqual([]);
    expect(await current()).toBe(held.state.versionId);
  });

  it('is imported as the current one by the policy set alone, and then records the hash without an upload', async () => {
    const { state } = await make();
    await open.core.configure(open.settings);
    const imported = (await open.core.import(TYPE, { id: 'polset-base' }))!;
    expect(imported.state).toMatchObject({ versionId: state.versionId, contentHash: undefined });
    const { action, replacing } = await open.core.plan(TYPE, config(), imported);
    expect([action, replacing]).toEqual(['update', []]);
  });

  it('reports why the service cannot use the content, and that the earlier content stays in force', async () => {
    const before = await make();
    await open.core.configure(open.settings);
    writeFileSync(path.join(folder, 'sentinel.hcl'), 'policy "missing" {}\n');
    const { reported } = await refusal(open.core.apply(TYPE, config()));
    expect(reported).toMatchObject([{ path: ['sourceDirectory'] }]);
    expect(reported[0].detail).toContain('names the file missing.sentinel, which is missing');
    expect(await current()).toBe(before.state.versionId);
  });

  it('is created once more if its upload address has expired', async () => {
    let expired = false;
    open.proxy.watch = ({ path: to, response }) => {
      if (expired || !to.startsWith('/_archivist')) return;
      expired = true;
      response({ status: 404, body: {} });
    };
    const { state } = await make();
    expect(await current()).toBe(state.versionId);
    expect((await store.objects()).policySetVersions).toHaveLength(2);
  });

  it('keeps a version that is not ready when the timeout expires', async () => {
    await open.service.control.settings({ policyDelayMs: 60_000 });
    const slow = config({ timeouts: { create: '1s' } });
    const { held, warnings } = await open.core.apply(TYPE, slow);
    expect(warnings).toMatchObject([
      { detail: expect.stringMatching(/The version polsetver-\w+ of polset-base is still not ready after 1s/) },
    ]);
    // Meanwhile nothing is uploaded again.
    expect((await open.core.plan(TYPE, slow, (await open.core.refresh(TYPE, held))!)).changes).toEqual([]);
    await open.service.control.clock(61);
    expect((await open.core.refresh(TYPE, held))!.state).toMatchObject({ status: 'ready', current: true });
  });
});

describe('a plan of a version of a policy set refuses', () => {
  const problems = async (values: Values = {}) => (await refusal(open.core.plan(TYPE, config(values)))).reported;

  it('a folder without the file of the kind of the policy set', async () => {
    expect(await problems({ sourceDirectory: path.join(FOLDERS, 'opa') })).toMatchObject([
      { path: ['sourceDirectory'], detail: expect.stringContaining('no file `sentinel.hcl` at its root') },
    ]);
    const opa = await store.set('opa', { kind: 'opa' });
    expect(await problems({ policySetId: opa })).toMatchObject([
      { path: ['sourceDirectory'], detail: expect.stringContaining('no file `policies.hcl` at its root') },
    ]);
  });

  it('a policy set that has a repository or policies of its own', async () => {
    const followed = await store.set('followed', {
      'vcs-repo': { 'identifier': 'acme/policy-library', 'oauth-token-id': 'ot-main' },
    });
    expect(await problems({ policySetId: followed })).toMatchObject([
      { path: ['policySetId'], detail: expect.stringContaining('from a repository') },
    ]);
    const policy = await store.policy('own');
    await store.members('polset-base', 'policies', 'policies', [policy]);
    expect(await problems()).toMatchObject([
      { path: ['policySetId'], detail: expect.stringContaining('has 1 policy of its own') },
    ]);
  });

  it('a second folder for the same policy set', async () => {
    await open.core.plan(TYPE, config());
    expect(await problems({ sourceDirectory: path.join(FOLDERS, 'sentinel-changed') })).toMatchObject([
      { path: ['policySetId'], summary: 'The policy set has another `lintel_policy_set_version`' },
    ]);
  });
});

it('a second version for a policy set of the same run is refused before it is sent', async () => {
  await make();
  const { message } = await refusal(make());
  expect(message).toContain('The same run has just uploaded');
});
