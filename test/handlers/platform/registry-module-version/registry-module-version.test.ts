import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { UNKNOWN, Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { settingsFor } from '../../../support/environments/environment';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import type { Passing } from '../../../support/environments/recording-proxy';
import { refusal } from '../../../support/environments/refusal';
import { archiveOf } from '../../../support/module-archive';

const TYPE = 'lintel_registry_module_version';
const MODULES = '/api/v2/organizations/acme/registry-modules';
const NETWORK = `${MODULES}/private/acme/network/aws`;
const MODULE_ID = 'acme/private/acme/network/aws';

let folder: string;
let open: Proxied;
let config: Values;

const start = async (dialect: 'standard' | 'hcp' = 'standard'): Promise<void> => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-module-'));
  write('main.tf', 'output "a" {\n  value = 1\n}\n');
  config = { moduleId: MODULE_ID, version: '1.0.0', sourceDirectory: folder };
  open = await openProxied(registry, { dialects: { platform: dialect } });
  await recordModule('network');
};
afterEach(async () => {
  await open.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const post = (at: string, type: string, attributes: object) =>
  open.service.request('POST', at, { body: { data: { type, attributes } } });
const recordModule = (name: string) =>
  post(MODULES, 'registry-modules', { name, 'provider': 'aws', 'registry-name': 'private' });
const beginOnTheService = async (version: string): Promise<string> =>
  (await post(`${NETWORK}/versions`, 'registry-module-versions', { version })).body.data.links.upload;
const publishOnTheService = async (version: string, files: Record<string, string> = { 'main.tf': '' }) => {
  await fetch(await beginOnTheService(version), {
    method: 'PUT',
    body: await archiveOf(files),
    headers: { 'Content-Type': 'application/octet-stream' },
  });
};
const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const versions = async () =>
  (await open.service.request('GET', NETWORK)).body.data?.attributes['version-statuses'].map(
    ({ version, status }: any) => `${version} ${status}`,
  );
const passed = () =>
  open.proxy.passed.splice(0).map(
    ({ method, path: at }) =>
      `${method} ${at
        .replace(/\?.*/, '')
        .replace(/object\/.*/, 'object')
        .replace(NETWORK, '')}`,
  );
const isUpload = ({ method, path: at }: Passing) => method === 'PUT' && at.startsWith('/_archivist/');
const refuse = (status: number, detail: string) => ({
  status,
  body: { errors: [{ status: String(status), title: 'refused', detail }] },
});

describe('publishing a version', () => {
  beforeEach(() => start());

  it('creates it, sends its content without the token, and waits until the service has processed it', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    let looks = 0;
    const uploads: Passing[] = [];
    open.proxy.watch = async (passing) => {
      if (isUpload(passing)) uploads.push(passing);
      if (uploads.length > 0 && passing.method === 'GET' && ++looks === 3) await open.service.control.clock(61);
    };
    const { state } = await make();
    expect(state).toMatchObject({
      id: `${MODULE_ID}/1.0.0`,
      moduleId: MODULE_ID,
      version: '1.0.0',
      status: 'ok',
      contentHash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    });
    expect(passed().filter((one) => one !== 'GET ')).toEqual(['POST /versions', 'PUT /_archivist/v1/object']);
    expect(uploads.map(({ headers }) => [headers.authorization, headers['content-type']])).toEqual([
      [undefined, 'application/octet-stream'],
    ]);
    expect((await open.core.refreshAndPlan(TYPE, config, { ...(await refreshed()) })).changes).toEqual([]);
  });

  const refreshed = async (): Promise<Held> =>
    (await open.core.apply(TYPE, config, await open.core.import(TYPE, { id: `${MODULE_ID}/1.0.0` }))).held;

  it("reports the service's reason if the content is unusable, and leaves the only version for the next apply", async () => {
    write('main.tf', 'output {');
    const error = await refusal(make());
    expect(error.reported).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        path: ['sourceDirectory'],
        detail: `The service could not use the content of ${MODULE_ID}/1.0.0: main.tf cannot be read at line 1. (reg_ingress_failed)`,
      }),
    );
    expect(await versions()).toEqual(['1.0.0 reg_ingress_failed']);

    write('main.tf', '');
    passed();
    expect((await make()).state.status).toBe('ok');
    // The link was used up by the first upload, and deleting the only version deletes the module.
    expect(passed().filter((one) => !one.startsWith('GET'))).toEqual([
      'POST /versions',
      'DELETE /1.0.0',
      `POST ${MODULES}`,
      'POST /versions',
      'PUT /_archivist/v1/object',
    ]);
    expect(await versions()).toEqual(['1.0.0 ok']);
  });

  it('is undone if the module has other versions', async () => {
    await publishOnTheService('0.9.0');
    write('main.tf', 'output {');
    await refusal(make());
    expect(await versions()).toEqual(['0.9.0 ok']);
  });

  it.each([
    [403, 'AccessDenied'],
    [413, 'too large'],
  ])(
    'reports the response of a store that refuses the content with %i, and continues with the link it gave',
    async (status, words) => {
      open.proxy.watch = (passing) => {
        if (isUpload(passing)) passing.response(refuse(status, words));
      };
      const error = await refusal(make());
      expect(error.message).toMatch(new RegExp(`PUT http://[^ ]+/\\(upload\\): ${status} .*${words}`));
      expect(error.message).not.toContain('expires=');
      expect(await versions()).toEqual(['1.0.0 pending']);

      open.proxy.watch = () => undefined;
      passed();
      expect((await make()).state.status).toBe('ok');
      expect(passed().filter((one) => !one.startsWith('GET'))).toEqual(['POST /versions', 'PUT /_archivist/v1/object']);
    },
  );

  it('creates the version again if the service does not return the link of a pending version', async () => {
    await beginOnTheService('1.0.0');
    open.proxy.watch = (passing) => {
      if (passing.path.startsWith(`${NETWORK}/version?`)) passing.response(refuse(404, 'not found'));
    };
    expect((await make()).state.status).toBe('ok');
    expect(passed().filter((one) => !one.startsWith('GET'))).toEqual([
      'POST /versions',
      'DELETE /1.0.0',
      `POST ${MODULES}`,
      'POST /versions',
      'PUT /_archivist/v1/object',
    ]);
  });

  it('keeps a version that is still pending when the timeout expires, and reads its status later', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    const { held, warnings } = await open.core.apply(TYPE, { ...config, timeouts: { create: '1s' } });
    expect(warnings).toMatchObject([
      {
        summary: 'The service has not finished the object',
        detail: expect.stringContaining(`has not looked through the version ${MODULE_ID}/1.0.0 after 1s`),
      },
    ]);
    expect(await versions()).toEqual(['1.0.0 pending']);
    await open.service.control.clock(61);
    expect((await open.core.refresh(TYPE, held))!.state.status).toBe('ok');
  });

  it('never touches a usable version, and names the import command', async () => {
    await publishOnTheService('1.0.0');
    const error = await refusal(make());
    expect(error.message).toContain(`terraform import ${TYPE}.<name> ${MODULE_ID}/1.0.0`);
    expect(passed().filter((one) => !one.startsWith('GET'))).toEqual(['POST /versions']);
  });

  it('creates one version for two blocks with the same address', async () => {
    const both = await Promise.allSettled([make(), make()]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      both
        .map((one) => String((one as PromiseRejectedResult).reason))
        .filter((message) => /terraform import|Two resources are the same object/.test(message)),
    ).toHaveLength(1);
    expect(await versions()).toEqual(['1.0.0 ok']);
  });

  it.each([
    ['the connection is reset', { reset: 'after' as const }],
    ['the response ends early', { truncate: 40 }],
  ])('continues with the version it created when %s before the response arrives', async (_, effect) => {
    await open.core.configure(settingsFor(open.service));
    await open.service.control.faults([{ method: 'POST', path: `${NETWORK}/versions`, times: 1, ...effect }]);
    expect((await make()).state.status).toBe('ok');
    expect(await versions()).toEqual(['1.0.0 ok']);
  });

  it('reports a version that was deleted while the service processed it', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    let uploaded = false;
    open.proxy.watch = async (passing) => {
      if (isUpload(passing)) uploaded = true;
      if (!uploaded || passing.method !== 'GET') return;
      uploaded = false;
      await passing.forward().then(passing.response);
      await publishOnTheService('2.0.0');
      await open.service.request('DELETE', `${NETWORK}/1.0.0`);
    };
    expect((await refusal(make())).message).toContain(
      `The version ${MODULE_ID}/1.0.0 was deleted while the service looked through it.`,
    );
  });
});

describe('publishing a version in the dialect hcp', () => {
  beforeEach(() => start('hcp'));

  it('waits through every intermediate status', async () => {
    await open.service.control.settings({ moduleDelayMs: 60_000 });
    let looks = 0;
    open.proxy.watch = async (passing) => {
      if (
        passing.method === 'GET' &&
        (await open.service.request('GET', NETWORK)).body.data.attributes['version-statuses'][0]?.status ===
          'reg_ingressing' &&
        ++looks === 2
      ) {
        await open.service.control.clock(61);
      }
    };
    expect((await make()).state.status).toBe('ok');
    expect(looks).toBeGreaterThanOrEqual(2);
  });
});

describe('the plan of a version', () => {
  beforeEach(() => start());

  it('includes the content hash before the version or its module exists', async () => {
    const { planned } = await open.core.plan(TYPE, { ...config, moduleId: UNKNOWN });
    expect(planned.contentHash).toBe((await make()).state.contentHash);
    expect((await open.core.plan(TYPE, { ...config, sourceDirectory: UNKNOWN })).planned.contentHash).toBe(UNKNOWN);
  });

  it('is refused for a module with a repository, if the token may read it', async () => {
    const vcs = {
      'identifier': 'acme/terraform-aws-vpc',
      'display_identifier': 'acme/terraform-aws-vpc',
      'oauth-token-id': 'ot-main',
    };
    await post(`${MODULES}/vcs`, 'registry-modules', { 'vcs-repo': vcs });
    const values = { ...config, moduleId: 'acme/private/acme/vpc/aws', version: '2.0.0' };
    const refused = [
      { severity: 'error', path: ['moduleId'], detail: expect.stringContaining('whose tags are its versions') },
    ];
    expect((await refusal(open.core.plan(TYPE, values))).reported).toMatchObject(refused);
    // A tag of the repository is not taken over either.
    await open.core.configure(settingsFor(open.service));
    const tag = { ...values, version: '1.1.0', replaceOnChange: true };
    expect(
      (await refusal(open.core.plan(TYPE, tag, await open.core.import(TYPE, { id: `${values.moduleId}/1.1.0` }))))
        .reported,
    ).toMatchObject(refused);
    await open.core.configure(settingsFor(open.service, 'none'));
    expect((await open.core.plan(TYPE, values)).action).toBe('create');
  });

  it('names the unusable folder', async () => {
    expect(
      (await refusal(open.core.plan(TYPE, { ...config, sourceDirectory: path.join(folder, 'none') }))).reported,
    ).toMatchObject([{ path: ['sourceDirectory'], detail: expect.stringContaining('the file does not exist') }]);
  });
});

describe('importing a version', () => {
  beforeEach(() => start());

  it('reads the published content once, however it was packed', async () => {
    await publishOnTheService('1.0.0', { './main.tf': 'output "a" {\n  value = 1\n}\n' });
    await open.core.configure(settingsFor(open.service));
    const imported = (await open.core.import(TYPE, { id: `${MODULE_ID}/1.0.0` }))!;
    expect((await open.core.plan(TYPE, config, imported)).changes).toEqual(['sourceDirectory']);
    await open.service.control.clearRequests();
    await open.core.refresh(TYPE, imported);
    expect((await open.service.control.requests()).requests.map(({ operation }) => operation)).toEqual(['Get module']);
    write('main.tf', '');
    expect((await refusal(open.core.plan(TYPE, config, imported))).reported).toMatchObject([
      { path: ['sourceDirectory'], detail: expect.stringContaining('Raise `version`') },
    ]);
  });

  it('takes the local content for the published content if that cannot be read', async () => {
    await publishOnTheService('1.0.0', { 'main.tf': 'output "other" {\n  value = 1\n}\n' });
    await open.core.configure(settingsFor(open.service));
    await open.service.control.faults([{ method: 'GET', path: '/api/registry/v1/*', status: 403 }]);
    const imported = (await open.core.import(TYPE, { identity: { moduleId: MODULE_ID, version: '1.0.0' } }))!;
    expect(imported.state.contentHash).toBeUndefined();
    const { held, plan } = await open.core.apply(TYPE, config, imported);
    expect([plan.action, plan.changes]).toEqual(['update', ['contentHash', 'sourceDirectory']]);
    expect(held.state.contentHash).toMatch(/^sha256:/);
    expect((await open.core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
  });
});

describe('deleting a version', () => {
  beforeEach(() => start());

  it('records the module again with its settings, even if the response to the deletion was lost', async () => {
    const held = await make();
    await open.core.configure(settingsFor(open.service));
    await open.service.control.faults([{ method: 'DELETE', path: `${NETWORK}/*`, times: 1, reset: 'after' }]);
    await open.core.destroy(TYPE, held);
    expect(await versions()).toEqual([]);
  });

  it('warns if the module cannot be recorded again', async () => {
    const held = await make();
    open.proxy.watch = (passing) => {
      if (passing.method === 'POST' && passing.path === MODULES) passing.response(refuse(403, 'no more modules'));
    };
    expect(await open.core.destroy(TYPE, held)).toMatchObject([
      {
        severity: 'warning',
        summary: 'The module is no longer recorded',
        detail: expect.stringMatching(/no more modules.*the next plan creates it/),
      },
    ]);
    expect((await open.service.request('GET', NETWORK)).status).toBe(404);
    expect(await open.core.refresh(TYPE, held)).toBeUndefined();
  });

  it('fails if the service responds with 404 for a version that exists', async () => {
    const held = await make();
    open.proxy.watch = (passing) => {
      if (passing.method === 'DELETE') passing.response(refuse(404, 'not found'));
    };
    expect((await refusal(open.core.destroy(TYPE, held))).message).toContain('the token may lack the permission');
    expect(await versions()).toEqual(['1.0.0 ok']);
  });

  it('deletes the versions of a module one after another, so that the module is recorded again once', async () => {
    const held = await Promise.all(['1.0.0', '1.1.0', '1.2.0'].map((version) => make({ ...config, version })));
    passed();
    await Promise.all(held.map((one) => open.core.destroy(TYPE, one)));
    expect(passed().filter((one) => one.startsWith('POST'))).toEqual([`POST ${MODULES}`]);
    expect(await versions()).toEqual([]);
  });

  it('keeps a version that is created at the same time', async () => {
    const held = await make();
    await Promise.all([open.core.destroy(TYPE, held), make({ ...config, version: '1.1.0' })]);
    expect(await versions()).toEqual(['1.1.0 ok']);
  });
});

describe('reading versions', () => {
  beforeEach(() => start());

  it('returns the status of a version, and the reason if it failed, also for a module with a repository', async () => {
    await publishOnTheService('1.0.0');
    await publishOnTheService('1.1.0', { 'readme.txt': '' });
    const read = (version: string) => open.core.readData(TYPE, { moduleId: MODULE_ID, version });
    expect(await read('1.0.0')).toEqual({
      id: `${MODULE_ID}/1.0.0`,
      moduleId: MODULE_ID,
      version: '1.0.0',
      status: 'ok',
      error: undefined,
    });
    expect(await read('1.1.0')).toMatchObject({
      status: 'reg_ingress_failed',
      error: 'There is no configuration file at the root of the archive.',
    });
    await expect(read('9.0.0')).rejects.toThrow(`The module ${MODULE_ID} has no version 9.0.0.`);
    await expect(
      open.core.readData(TYPE, { moduleId: 'acme/private/acme/none/aws', version: '1.0.0' }),
    ).rejects.toThrow('The module acme/private/acme/none/aws');
  });

  it('lists all versions of a module, newest first, with one read of the module', async () => {
    for (const version of ['1.9.0', '1.10.0', '1.10.0-rc.1']) await publishOnTheService(version);
    passed();
    const listed = await open.core.list(TYPE, { moduleId: MODULE_ID }, { withObject: true });
    expect(passed()).toEqual(['GET ']);
    expect(listed.map(({ displayName }) => displayName)).toEqual([
      'network 1.10.0',
      'network 1.10.0-rc.1',
      'network 1.9.0',
    ]);
    expect(listed[0]).toMatchObject({
      identity: { moduleId: MODULE_ID, version: '1.10.0' },
      object: { id: `${MODULE_ID}/1.10.0`, status: 'ok' },
    });
    expect(listed[0].object!.contentHash).toBeUndefined();
    expect(await open.core.list(TYPE, { moduleId: MODULE_ID }, { limit: 1 })).toHaveLength(1);
    await expect(open.core.list(TYPE, { moduleId: 'acme/private/acme/none/aws' })).rejects.toThrow('does not exist');
  });
});
