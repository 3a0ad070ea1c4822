import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';

const TYPE = 'lintel_policy';
const POLICIES = '/api/v2/organizations/acme/policies';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

async function make(name: string, kind = 'sentinel_framework', code?: string): Promise<void> {
  const attributes = { name, kind, 'enforcement-level': 'advisory' };
  const { id } = (await open.service.request('POST', POLICIES, { body: { data: { type: 'policies', attributes } } }))
    .body.data;
  if (code) {
    await open.service.request('PUT', `/api/v2/policies/${id}/upload`, {
      body: code,
      headers: { 'Content-Type': 'application/octet-stream' },
    });
  }
}

const names = async (config: object, wanted = {}) =>
  (await open.core.list(TYPE, { organization: 'acme', ...config }, wanted)).map(({ displayName }) => displayName);
const passed = () => open.proxy.passed.splice(0).map(({ path }) => path.replace(/pol-\w+/, ':id').replace(/\?.*/, ''));

it('lists names and identities of policies, and fetches neither code nor unrequested pages', async () => {
  for (let number = 1; number <= 105; number++) await make(`policy-${number}`, 'opa', 'package acme');
  expect(await names({}, { limit: 2 })).toEqual(['policy-1', 'policy-2']);
  expect(passed()).toEqual([POLICIES]);
  expect(await names({})).toHaveLength(105);
  expect(passed()).toEqual([POLICIES, POLICIES]);
});

it('filters policies by name and by kind', async () => {
  await make('restrict-machines');
  await make('restrict-networks', 'opa');
  await make('other', 'opa');
  expect(await names({ searchName: 'restrict' })).toEqual(['restrict-machines', 'restrict-networks']);
  expect(await names({ filterKind: 'opa' })).toEqual(['restrict-networks', 'other']);
  expect(await names({ searchName: 'restrict', filterKind: 'sentinel_framework' })).toEqual(['restrict-machines']);
});

it('returns whole policies as an import reads them, with one download for each that has code', async () => {
  await make('restrict', 'opa', 'package acme');
  await make('empty');
  const [first, second] = await open.core.list(TYPE, { organization: 'acme' }, { withObject: true });
  expect(passed()).toEqual([POLICIES, '/api/v2/policies/:id/download']);
  for (const { identity, object } of [first, second]) {
    expect(object).toEqual((await open.core.import(TYPE, { identity }))!.state);
  }
  expect(first.object).toMatchObject({ source: 'package acme' });
});

it('reports why a list of policies cannot be read', async () => {
  await expect(names({ organization: 'nowhere' })).rejects.toThrow(/404/);
});
