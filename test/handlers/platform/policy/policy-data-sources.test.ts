import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { TestEmulator } from '../../../support/emulator';
import { Proxied, openProxied } from '../../../support/environments/proxied';

const POLICIES = '/api/v2/organizations/acme/policies';

let open: Proxied;
let service: TestEmulator;
beforeEach(async () => {
  open = await openProxied(registry);
  ({ service } = open);
});
afterEach(async () => {
  await open.close();
});

async function post(
  name: string,
  attributes: object = {},
  { code, sets = [] }: { readonly code?: string; readonly sets?: readonly string[] } = {},
): Promise<string> {
  const all = { name, 'enforcement-level': 'advisory', ...attributes };
  const relationships = { 'policy-sets': { data: sets.map((id) => ({ id, type: 'policy-sets' })) } };
  const { id } = (
    await service.request('POST', POLICIES, { body: { data: { type: 'policies', attributes: all, relationships } } })
  ).body.data;
  if (code !== undefined) {
    await service.request('PUT', `/api/v2/policies/${id}/upload`, {
      body: code,
      headers: { 'Content-Type': 'application/octet-stream' },
    });
  }
  return id;
}

const one = (config: Values) => open.core.readData('lintel_policy', config);
const many = (config: Values) => open.core.readData('lintel_policies', { organization: 'acme', ...config });
const namesIn = ({ policies }: Values) => (policies as unknown as { name: string }[]).map(({ name }) => name);
const downloads = () => open.proxy.passed.filter(({ path }) => path.endsWith('/download')).length;

describe('the lintel_policy data source', () => {
  it('finds a policy by id, and by organization and name', async () => {
    const id = await post(
      'restrict',
      { kind: 'opa', query: 'data.acme.deny', description: 'Restricts.' },
      { code: 'package acme', sets: ['polset-base'] },
    );
    await post('restrict-more', {}, { code: 'main = rule { true }' });
    const reported = {
      id,
      organization: 'acme',
      name: 'restrict',
      kind: 'opa',
      enforcementLevel: 'advisory',
      description: 'Restricts.',
      query: 'data.acme.deny',
      source: 'package acme',
      policySetIds: ['polset-base'],
      policySetCount: 1,
      updatedAt: expect.stringMatching(/Z$/),
      include: undefined,
      policySets: undefined,
    };
    expect({ ...(await one({ id })) }).toEqual(reported);
    expect({ ...(await one({ organization: 'acme', name: 'restrict' })) }).toEqual(reported);
  });

  it('distinguishes a policy without code', async () => {
    expect(await one({ id: await post('restrict') })).toMatchObject({
      source: undefined,
      updatedAt: undefined,
      policySetIds: [],
      policySetCount: 0,
    });
    expect(downloads()).toBe(0);
  });

  it('fetches the policy sets on request', async () => {
    const { policySets } = await one({
      id: await post('restrict', {}, { sets: ['polset-base'] }),
      include: ['policy_sets'],
    });
    expect(policySets).toEqual([expect.objectContaining({ id: 'polset-base', type: 'policy-sets' })]);
    expect(JSON.parse((policySets as unknown as { attributesJson: string }[])[0].attributesJson)).toMatchObject({
      name: 'base',
      kind: 'sentinel_framework',
    });
  });

  it('fails if the policy does not exist', async () => {
    await expect(one({ id: 'pol-nowhere' })).rejects.toThrow(
      'The policy pol-nowhere does not exist, or the token lacks permission to read it.',
    );
    await expect(one({ organization: 'acme', name: 'nowhere' })).rejects.toThrow('acme has no policy named `nowhere`.');
    await expect(one({ organization: 'nobody', name: 'nowhere' })).rejects.toThrow(
      'GET /organizations/nobody/policies',
    );
  });
});

describe('the lintel_policies data source', () => {
  it("returns all policies of an organization in the service's order, with the service's count and without code", async () => {
    const ids = [await post('one', {}, { code: 'main = rule { true }' }), await post('two')];
    const { policies, totalCount } = await many({});
    expect((policies as unknown as { id: string }[]).map(({ id }) => id)).toEqual(ids);
    expect((policies as readonly unknown[])[0]).toMatchObject({
      organization: 'acme',
      name: 'one',
      source: undefined,
      policySets: undefined,
    });
    expect({ totalCount, downloads: downloads() }).toEqual({ totalCount: 2, downloads: 0 });
  });

  it('fetches the code on request, and only of policies that have code', async () => {
    const codes = ['one', undefined, 'three'];
    for (const [index, code] of codes.entries()) await post(`policy-${index}`, {}, { code });
    const { policies } = await many({ withSource: true });
    expect((policies as unknown as { source?: string }[]).map(({ source }) => source)).toEqual(codes);
    expect(downloads()).toBe(2);
  });

  it('fetches the policy sets of each policy on request', async () => {
    await service.control.policySet('polset-other', 'other');
    await post('one', {}, { sets: ['polset-base'] });
    await post('two', {}, { sets: ['polset-base', 'polset-other'] });
    await post('three');
    const { policies } = await many({ include: ['policy_sets'] });
    expect(
      (policies as unknown as { policySets: { id: string }[] }[]).map(({ policySets }) =>
        policySets.map(({ id }) => id).sort(),
      ),
    ).toEqual([['polset-base'], ['polset-base', 'polset-other'], []]);
  });

  it('filters by name and by kind', async () => {
    await post('restrict-machines');
    await post('restrict-networks', { kind: 'opa' });
    await post('other', { kind: 'opa' });
    expect(namesIn(await many({ searchName: 'restrict' }))).toEqual(['restrict-machines', 'restrict-networks']);
    expect(namesIn(await many({ filterKind: 'opa' }))).toEqual(['restrict-networks', 'other']);
    expect(namesIn(await many({ filterKind: 'sentinel_framework' }))).toEqual(['restrict-machines']);
    expect(await many({ searchName: 'restrict', filterKind: 'opa' })).toMatchObject({ totalCount: 1 });
  });

  it('translates kinds for HCP Terraform in both directions', async () => {
    const hcp = await openProxied(registry, { dialects: { platform: 'hcp' } });
    ({ service } = hcp);
    await post('restrict');
    await post('other', { kind: 'opa' });
    const { policies } = await hcp.core.readData('lintel_policies', {
      organization: 'acme',
      filterKind: 'sentinel_framework',
    });
    expect(policies).toEqual([expect.objectContaining({ name: 'restrict', kind: 'sentinel_framework' })]);
    await hcp.close();
  });

  it('reads pages of a hundred and stops as soon as it has enough', async () => {
    for (let number = 0; number < 105; number++) await post(`policy-${number}`);
    const count = async (config: Values) => {
      open.proxy.passed.length = 0;
      const { policies, totalCount } = await many(config);
      return { found: (policies as readonly unknown[]).length, totalCount, requests: open.proxy.passed.length };
    };
    expect(await count({})).toEqual({ found: 105, totalCount: 105, requests: 2 });
    expect(await count({ maxResults: 100 })).toEqual({ found: 100, totalCount: 105, requests: 1 });
    expect(await count({ maxResults: 101 })).toEqual({ found: 101, totalCount: 105, requests: 2 });
  });
});
