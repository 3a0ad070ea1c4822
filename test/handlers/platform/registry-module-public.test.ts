import type { Values } from '../../../src/definition/value';
import { Held, Refused } from '../../support/house/core';
import { Gated, openGated } from '../../support/house/gated';
import { settingsFor } from '../../support/house/house';

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

let open: Gated;
beforeEach(async () => {
  open = await openGated();
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const refusal = async (act: Promise<unknown>): Promise<Refused> =>
  act.then(
    () => {
      throw new Error('nothing was refused');
    },
    (error) => error as Refused,
  );
const addresses = async (): Promise<string[]> =>
  (await open.service.request('GET', MODULES)).body.data
    .map(({ links }: any) => links.self.slice(MODULES.length + 1))
    .sort();
const passed = () => open.gate.passed.splice(0).map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);
const FORBIDDEN = { status: 403, body: { errors: [{ status: '403', title: 'forbidden' }] } };

it('is recorded under its own namespace, as it stays', async () => {
  const object = await make();
  expect(object.state).toMatchObject({
    id: 'acme/public/hashicorp/consul/aws',
    namespace: 'hashicorp',
    status: 'setup_complete',
    vcsRepo: undefined,
  });
  expect(open.gate.sent('POST')).toEqual([
    { 'name': 'consul', 'provider': 'aws', 'registry-name': 'public', 'namespace': 'hashicorp' },
  ]);
  const { changes, held } = await open.core.refreshAndPlan(TYPE, config, object);
  expect(changes).toEqual([]);
  expect(held!.state).toEqual(object.state);
});

it('is deleted in the only form that the service takes, and is really gone', async () => {
  const object = await make();
  passed();
  await open.core.destroy(TYPE, object);
  expect(passed()).toEqual([`GET ${CONSUL}/aws`, `GET ${MODULES}`, `DELETE ${CONSUL}`]);
  expect(await addresses()).toEqual([]);
  expect((await open.service.request('GET', `${CONSUL}/aws`)).status).toBe(404);
});

it('is replaced by that form too, and leaves the other providers of its name', async () => {
  const object = await make();
  const other = await make(google);
  const { plan } = await open.core.apply(TYPE, { ...config, moduleProvider: 'azure' }, object);
  expect(plan).toMatchObject({ action: 'replace', replacing: ['moduleProvider'] });
  expect(await addresses()).toEqual(['public/hashicorp/consul/azure', 'public/hashicorp/consul/google']);
  expect((await open.core.refreshAndPlan(TYPE, google, other)).changes).toEqual([]);
});

it('leaves other modules and private ones of the same name', async () => {
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

it('keeps that it may be used without code where it is recorded again', async () => {
  await open.service.control.settings({ edition: 'hosted' });
  const object = await make();
  const other = await make({ ...google, noCode: true });
  await open.core.destroy(TYPE, object);
  expect((await open.core.refreshAndPlan(TYPE, { ...google, noCode: true }, other)).changes).toEqual([]);
});

it('is deleted and made at the same time as other providers of its name, and each gets what it wants', async () => {
  const both = [await make(), await make(google)];
  await Promise.all([
    open.core.destroy(TYPE, both[0]),
    make({ ...config, moduleProvider: 'azure' }),
    open.core.destroy(TYPE, both[1]),
    make({ ...config, moduleProvider: 'oci' }),
  ]);
  expect(await addresses()).toEqual(['public/hashicorp/consul/azure', 'public/hashicorp/consul/oci']);
});

it('warns where another provider of its name could not be recorded again', async () => {
  const object = await make();
  await make(google);
  open.gate.watch = (passing) => {
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
      summary: 'Another provider of the module is not recorded any more',
      detail: expect.stringMatching(
        /That of acme\/public\/hashicorp\/consul\/google could not be made again: POST .*Not today/,
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
])('records another provider again where the answer to that %s', async (_, fault) => {
  await open.core.configure(settingsFor(open.service));
  const object = await make();
  await make(google);
  await open.service.control.faults([{ method: 'POST', path: MODULES, times: 1, ...fault }]);
  expect(await open.core.destroy(TYPE, object)).toEqual([]);
  expect(await addresses()).toEqual(['public/hashicorp/consul/google']);
});

it('is ours where the answer was lost and nothing was there before, and only then', async () => {
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

it('is content where it is gone already', async () => {
  const object = await make();
  await open.service.request('DELETE', CONSUL);
  await open.core.destroy(TYPE, object);
  expect(await open.core.refresh(TYPE, object)).toBeUndefined();
});

it('keeps its state, and says why, where public modules may not be recorded any more', async () => {
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
])('is not taken for gone where a token may read a %s one and not delete it', async (_, values) => {
  const object = await make(values);
  open.gate.watch = (passing) => {
    if (passing.method === 'DELETE') {
      passing.response({ status: 404, body: { errors: [{ status: '404', title: 'not found' }] } });
    }
  };
  expect((await refusal(open.core.destroy(TYPE, object))).message).toMatch(
    /is in the list of acme, but deleting it fails with 404: the token may lack the permission/,
  );
});

it('says of a private module only what the service says', async () => {
  const object = await make({ organization: 'acme', name: 'dns', moduleProvider: 'aws' });
  open.gate.watch = (passing) => passing.response(FORBIDDEN);
  expect((await refusal(open.core.refresh(TYPE, object))).message).not.toContain('curation');
});
