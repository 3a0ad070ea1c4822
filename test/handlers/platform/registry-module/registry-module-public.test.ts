import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { settingsFor } from '../../../support/environments/environment';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_registry_module';
const MODULES = '/api/v2/organizations/acme/registry-modules';
const CONSUL = `${MODULES}/public/hashicorp/consul`;

const config: Values = {
  organization: 'acme',
  registryName: 'public',
  namespace: 'hashicorp',
  name: 'consul',
  moduleProvider: 'aws',
};
const google: Values = { ...config, moduleProvider: 'google' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const addresses = async (): Promise<string[]> =>
  (await open.service.request('GET', MODULES)).body.data
    .map(({ links }: any) => links.self.slice(MODULES.length + 1))
    .sort();
const passed = () => open.proxy.passed.splice(0).map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);
const FORBIDDEN = { status: 403, body: { errors: [{ status: '403', title: 'forbidden' }] } };

it('creates a public module under its own namespace and plans no further changes', async () => {
  const object = await make();
  expect(object.state).toMatchObject({
    id: 'acme/public/hashicorp/consul/aws',
    namespace: 'hashicorp',
    status: 'setup_complete',
    vcsRepo: undefined,
  });
  expect(open.proxy.sent('POST')).toEqual([
    { 'name': 'consul', 'provider': 'aws', 'registry-name': 'public', 'namespace': 'hashicorp' },
  ]);
  const { changes, held } = await open.core.refreshAndPlan(TYPE, config, object);
  expect(changes).toEqual([]);
  expect(held!.state).toEqual(object.state);
});

it('deletes a public module in the only form that the service accepts', async () => {
  const object = await make();
  passed();
  await open.core.destroy(TYPE, object);
  expect(passed()).toEqual([`GET ${CONSUL}/aws`, `GET ${MODULES}`, `DELETE ${CONSUL}`]);
  expect(await addresses()).toEqual([]);
  expect((await open.service.request('GET', `${CONSUL}/aws`)).status).toBe(404);
});

it('replaces a public module in that form and keeps the other providers of its name', async () => {
  const object = await make();
  const other = await make(google);
  const { plan } = await open.core.apply(TYPE, { ...config, moduleProvider: 'azure' }, object);
  expect(plan).toMatchObject({ action: 'replace', replacing: ['moduleProvider'] });
  expect(await addresses()).toEqual(['public/hashicorp/consul/azure', 'public/hashicorp/consul/google']);
  expect((await open.core.refreshAndPlan(TYPE, google, other)).changes).toEqual([]);
});

it('keeps other public modules and private modules of the same name when a public module is deleted', async () => {
  const object = await make();
  await make({ ...config, namespace: 'community' });
  await make({ ...config, name: 'nomad' });
  await make({ organization: 'acme', name: 'consul', moduleProvider: 'aws' });
  await open.core.destroy(TYPE, object);
  expect(await addresses()).toEqual([
    'private/acme/consul/aws',
    'public/community/consul/aws',
    'public/hashicorp/nomad/aws',
  ]);
});

it('keeps no-code use of another provider that is recorded again', async () => {
  await open.service.control.settings({ edition: 'hosted' });
  const object = await make();
  const other = await make({ ...google, noCode: true });
  await open.core.destroy(TYPE, object);
  expect((await open.core.refreshAndPlan(TYPE, { ...google, noCode: true }, other)).changes).toEqual([]);
});

it('deletes and creates providers of one name at the same time without losing any', async () => {
  const both = [await make(), await make(google)];
  await Promise.all([
    open.core.destroy(TYPE, both[0]),
    make({ ...config, moduleProvider: 'azure' }),
    open.core.destroy(TYPE, both[1]),
    make({ ...config, moduleProvider: 'oci' }),
  ]);
  expect(await addresses()).toEqual(['public/hashicorp/consul/azure', 'public/hashicorp/consul/oci']);
});

it("warns if another provider of the deleted module's name cannot be recorded again", async () => {
  const object = await make();
  await make(google);
  open.proxy.watch = (passing) => {
    if (passing.method === 'POST') {
      passing.response({
        status: 422,
        body: { errors: [{ status: '422', title: 'invalid attribute', detail: 'Not today' }] },
      });
    }
  };
  expect(await open.core.destroy(TYPE, object)).toMatchObject([
    {
      severity: 'warning',
      summary: 'Another provider of the module is no longer recorded',
      detail: expect.stringMatching(
        /The record of acme\/public\/hashicorp\/consul\/google could not be created again: POST .*Not today/,
      ),
    },
  ]);
  expect(await addresses()).toEqual([]);
});

it.each([
  ['is reset before the effect', { reset: 'before' as const }],
  ['is reset after it', { reset: 'after' as const }],
  ['ends early', { truncate: 10 }],
  ['is 502', { status: 502 }],
])('records another provider again if the response to that %s', async (_, fault) => {
  await open.core.configure(settingsFor(open.service));
  const object = await make();
  await make(google);
  await open.service.control.faults([{ method: 'POST', path: MODULES, times: 1, ...fault }]);
  expect(await open.core.destroy(TYPE, object)).toEqual([]);
  expect(await addresses()).toEqual(['public/hashicorp/consul/google']);
});

it('takes over the new public module if the response was lost, and only if no such module existed before', async () => {
  await open.core.configure(settingsFor(open.service));
  await open.service.control.faults([{ method: 'POST', path: MODULES, times: 1, reset: 'after' }]);
  expect((await make()).state.id).toBe('acme/public/hashicorp/consul/aws');
  await open.service.request('POST', MODULES, {
    body: {
      data: {
        type: 'registry-modules',
        attributes: { 'name': 'nomad', 'provider': 'aws', 'registry-name': 'public', 'namespace': 'hashicorp' },
      },
    },
  });
  expect((await refusal(make({ ...config, name: 'nomad' }))).message).toContain(
    'terraform import lintel_registry_module.<name> acme/public/hashicorp/nomad/aws',
  );
});

it('deletes a public module that is already gone without an error', async () => {
  const object = await make();
  await open.service.request('DELETE', CONSUL);
  await open.core.destroy(TYPE, object);
  expect(await open.core.refresh(TYPE, object)).toBeUndefined();
});

it('keeps the state and reports the cause if the curation of public modules is disabled', async () => {
  const object = await make();
  await open.service.control.settings({ publicModuleCuration: false });
  for (const act of [
    () => open.core.refresh(TYPE, object),
    () => open.core.destroy(TYPE, object),
    () => make(google),
    () => open.core.readData(TYPE, config),
  ]) {
    expect((await refusal(act())).message).toMatch(
      /403 forbidden: Curation of public modules is disabled.*; the curation of public modules is disabled, or the token may not do it/,
    );
  }
  await open.service.control.settings({ publicModuleCuration: true });
  expect((await open.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
});

it.each([
  ['public', config],
  ['private', { organization: 'acme', name: 'dns', moduleProvider: 'aws' }],
])('does not treat a %s module as gone if the token may read but not delete it', async (_, values) => {
  const object = await make(values);
  open.proxy.watch = (passing) => {
    if (passing.method === 'DELETE') {
      passing.response({ status: 404, body: { errors: [{ status: '404', title: 'not found' }] } });
    }
  };
  expect((await refusal(open.core.destroy(TYPE, object))).message).toMatch(
    /is in the list of acme, but deleting it fails with 404: the token may lack the permission/,
  );
});

it("reports only the service's own message for a private module", async () => {
  const object = await make({ organization: 'acme', name: 'dns', moduleProvider: 'aws' });
  open.proxy.watch = (passing) => passing.response(FORBIDDEN);
  expect((await refusal(open.core.refresh(TYPE, object))).message).not.toContain('curation');
});
