import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_cluster_role';
const PATH = '/v1/kubernetes/roles/deployer';
const RULES = 'rules:\n- apiGroups: [""]\n  resources: [pods]\n  verbs: [list]\n';
const SAME_RULES = '{"rules": [{"verbs": ["list"], "resources": ["pods"], "apiGroups": [""]}]}';
const name = { name: 'deployer' };
const account: Values = { ...name, serviceAccountName: 'deployer' };
const existing: Values = { ...name, clusterRoleName: 'view' };
const generated: Values = { ...name, generatedRoleRules: RULES };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = account): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const change = async (values: Values, object: Held): Promise<Held> =>
  (await open.core.apply(TYPE, values, object)).held;
const planned = async (values: Values, object: Held) => open.core.refreshAndPlan(TYPE, values, object);
const bodiesOf = ({ proxy }: Proxied) =>
  proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body as Values);
const written = () => bodiesOf(open);
const stored = async (proxied = open) =>
  (await proxied.service.control.snapshot()).objects.clusterRoles as unknown as Values[];
const post = (body: object) => open.service.request('POST', PATH, { body });

describe('creating a cluster role', () => {
  it('checks that none exists, writes the configured values, and reads them back', async () => {
    await make({
      ...account,
      allowedClusterNamespaces: ['apps'],
      tokenDefaultTtl: '10m',
      tokenDefaultAudiences: ['api', 'registry'],
      extraLabels: { team: 'apps' },
    });
    expect(open.proxy.passed.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${PATH}`,
      `POST ${PATH}`,
      `GET ${PATH}`,
    ]);
    expect(written()).toEqual([
      {
        service_account_name: 'deployer',
        allowed_cluster_namespaces: ['apps'],
        token_default_ttl: 600,
        token_default_audiences: 'api,registry',
        extra_labels: { team: 'apps' },
      },
    ]);
  });

  it('refuses to overwrite an existing role and names the import command', async () => {
    await post({ service_account_name: 'other' });
    expect((await refusal(make())).message).toContain(
      'terraform import lintel_cluster_role.<name> kubernetes/roles/deployer',
    );
    expect(await stored()).toMatchObject([{ serviceAccountName: 'other' }]);
  });

  it("shows the service's own message if the service refuses the role", async () => {
    const { message } = await refusal(make({ ...existing, nameTemplate: '{{.Nothing}}' }));
    expect(message).toContain('POST /kubernetes/roles/deployer: 400 unable to initialize name template');
  });
});

describe('the permissions of a cluster role', () => {
  const forms = {
    account,
    existing: { ...existing, clusterRoleType: 'ClusterRole' },
    generated: { ...generated, clusterRoleType: 'ClusterRole' },
  } as const;
  const names = Object.keys(forms) as (keyof typeof forms)[];
  const pairs = names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to] as const));

  it.each(pairs)('change in place from the form "%s" to the form "%s"', async (from, to) => {
    const object = await make(forms[from]);
    const after = await change(forms[to], object);
    const [, body] = written();
    expect(
      ['service_account_name', 'cluster_role_name', 'generated_role_rules'].filter((field) => body[field] !== ''),
    ).toHaveLength(1);
    expect('cluster_role_type' in body).toBe(to !== 'account');
    expect(after.state).toMatchObject(forms[to]);
    expect((await planned(forms[to], after)).changes).toEqual([]);
    const imported = await open.core.import(TYPE, { id: 'kubernetes/roles/deployer' });
    expect((await open.core.plan(TYPE, forms[to], imported)).action).toBe('nothing');
  });

  it('default to a role of one namespace, even after a role of the whole cluster', async () => {
    const object = await make({ ...existing, clusterRoleType: 'ClusterRole' });
    const byAccount = await change(account, object);
    const after = await change(existing, byAccount);
    expect(await stored()).toMatchObject([{ roleName: 'view', roleType: 'Role' }]);
    expect((await planned(existing, after)).changes).toEqual([]);
    await change({ ...existing, clusterRoleType: 'Role' }, after);
    expect(written()).toHaveLength(3);
  });

  it('are restored after another form was set outside Terraform', async () => {
    const object = await make(generated);
    await post({ generated_role_rules: '', service_account_name: 'root' });
    const plan = await planned(generated, object);
    expect(plan.changes).toEqual(['additionalMetadata', 'generatedRoleRules', 'serviceAccountName']);
    await change(generated, plan.held!);
    expect(await stored()).toMatchObject([{ generatedRoleRules: RULES, serviceAccountName: '' }]);
  });

  it('ignore an empty service account name next to a role name', async () => {
    const values = { ...existing, serviceAccountName: '' };
    const object = await make(values);
    expect(written()[0]).toMatchObject({ cluster_role_name: 'view' });
    expect((await planned(values, object)).changes).toEqual([]);
  });

  it('plan no change if only the notation of the rules differs, and keep the configured notation in state', async () => {
    const object = await make(generated);
    expect((await planned({ ...generated, generatedRoleRules: SAME_RULES }, object)).action).toBe('nothing');
    await post({ generated_role_rules: SAME_RULES });
    const plan = await planned(generated, object);
    expect(plan.changes).toEqual([]);
    expect(plan.held!.state.generatedRoleRules).toBe(RULES);
    await post({ generated_role_rules: SAME_RULES.replace('pods', 'secrets') });
    expect((await planned(generated, object)).changes).toEqual(['additionalMetadata', 'generatedRoleRules']);
  });
});

describe('updating a cluster role', () => {
  it('sends the changed attributes together with the permissions', async () => {
    const before = { ...account, allowedClusterNamespaces: ['apps'], tokenMaxTtl: '1h', extraLabels: { team: 'apps' } };
    const object = await make(before);
    await change({ ...before, tokenMaxTtl: '2h' }, object);
    expect(written()[1]).toEqual({
      service_account_name: 'deployer',
      cluster_role_name: '',
      generated_role_rules: '',
      token_max_ttl: 7200,
    });
  });

  it('clears removed attributes with empty values', async () => {
    const object = await make({
      ...existing,
      allowedClusterNamespaces: ['apps'],
      allowedClusterNamespaceSelector: '{}',
      tokenMaxTtl: '1h',
      tokenDefaultTtl: '1h',
      tokenDefaultAudiences: ['api'],
      nameTemplate: 'x-{{random 8}}',
      extraAnnotations: { a: 'b' },
      extraLabels: { a: 'b' },
    });
    const after = await change(existing, object);
    expect(written()[1]).toEqual({
      service_account_name: '',
      cluster_role_name: 'view',
      generated_role_rules: '',
      cluster_role_type: 'Role',
      allowed_cluster_namespaces: [],
      allowed_cluster_namespace_selector: '',
      token_max_ttl: 0,
      token_default_ttl: 0,
      token_default_audiences: '',
      name_template: '',
      extra_annotations: {},
      extra_labels: {},
    });
    expect((await planned(existing, after)).changes).toEqual([]);
  });

  it.each([
    [
      'namespaces in another case and order',
      { allowedClusterNamespaces: ['B', 'a'] },
      { allowedClusterNamespaces: ['a', 'b', 'A'] },
    ],
    ['an equal duration in another unit', { tokenMaxTtl: '90m' }, { tokenMaxTtl: '5400' }],
    [
      'an equivalent selector',
      { allowedClusterNamespaceSelector: 'matchLabels: {team: apps}' },
      { allowedClusterNamespaceSelector: '{"matchLabels":{"team":"apps"}}' },
    ],
    ['audiences in another order', { tokenDefaultAudiences: ['a', 'b'] }, { tokenDefaultAudiences: ['b', 'a'] }],
  ])('plans no change for %s', async (_, before: Values, after: Values) => {
    const object = await make({ ...account, ...before });
    expect((await planned({ ...account, ...before }, object)).changes).toEqual([]);
    expect((await planned({ ...account, ...after }, object)).changes).toEqual([]);
  });

  it('sends nothing if an empty value replaces an unset one', async () => {
    const empty = {
      ...account,
      tokenMaxTtl: '0',
      tokenDefaultAudiences: [],
      extraLabels: {},
      allowedClusterNamespaces: [],
      allowedClusterNamespaceSelector: '',
      nameTemplate: '',
    };
    const object = await make();
    const after = await change(empty, object);
    expect((await planned(empty, after)).changes).toEqual([]);
    await change(account, after);
    expect(written()).toHaveLength(1);
  });
});

describe('an existing cluster role', () => {
  it('has additional metadata, and plans no change when it changes', async () => {
    const object = await make({ ...account, extraLabels: { team: 'apps' } });
    expect(JSON.parse(String(object.state.additionalMetadata))).toEqual({ labels: { team: 'apps' } });
    await post({ extra_annotations: { by: 'hand' } });
    const plan = await planned({ ...account, extraLabels: { team: 'apps' } }, object);
    expect(plan.changes).toEqual([]);
    expect(JSON.parse(String(plan.held!.state.additionalMetadata))).toEqual({
      labels: { team: 'apps' },
      annotations: { by: 'hand' },
    });
  });

  it('is returned with every attribute by its data source, and by name by the data source of all roles', async () => {
    await make({ ...existing, tokenMaxTtl: '1h', allowedClusterNamespaces: ['apps'] });
    await open.core.apply(TYPE, { ...account, name: 'builder' });
    expect(await open.core.readData(TYPE, name)).toMatchObject({
      id: 'kubernetes/roles/deployer',
      clusterRoleName: 'view',
      clusterRoleType: 'Role',
      tokenMaxTtl: '3600',
      allowedClusterNamespaces: ['apps'],
    });
    expect(await open.core.readData(TYPE, { name: 'builder' })).toMatchObject({
      serviceAccountName: 'deployer',
      allowedClusterNamespaces: [],
    });
    expect((await refusal(open.core.readData(TYPE, { name: 'nobody' }))).message).toContain(
      'There is no role `nobody` at `kubernetes`',
    );
    expect(await open.core.readData('lintel_cluster_roles', {})).toMatchObject({
      id: 'kubernetes/roles',
      names: ['builder', 'deployer'],
    });
  });

  it('can be destroyed after the mount was removed outside Terraform', async () => {
    const object = await make();
    await open.service.request('DELETE', '/v1/sys/mounts/kubernetes');
    await open.core.destroy(TYPE, object);
  });
});

describe.each(['vault', 'openbao'] as const)('a cluster role in the dialect %s', (dialect) => {
  const values: Values = {
    ...generated,
    clusterRoleType: 'ClusterRole',
    allowedClusterNamespaces: ['apps'],
    allowedClusterNamespaceSelector: '{"matchLabels": {"team": "apps"}}',
    tokenDefaultAudiences: ['api'],
    extraAnnotations: { owner: 'apps' },
    extraLabels: { team: 'apps' },
  };
  let real: Proxied;
  beforeEach(async () => {
    real = await openProxied(registry, { dialects: { secrets: dialect } });
  });
  afterEach(async () => {
    await real.close();
  });

  it('uses the field names of the dialect, and imports every attribute', async () => {
    const { held } = await real.core.apply(TYPE, values);
    expect(bodiesOf(real)).toEqual([
      {
        generated_role_rules: RULES,
        kubernetes_role_type: 'ClusterRole',
        allowed_kubernetes_namespaces: ['apps'],
        allowed_kubernetes_namespace_selector: values.allowedClusterNamespaceSelector,
        token_default_audiences: 'api',
        extra_annotations: { owner: 'apps' },
        extra_labels: { team: 'apps' },
      },
    ]);
    expect(held.state.additionalMetadata).toBeUndefined();
    const imported = await real.core.import(TYPE, { id: 'kubernetes/roles/deployer' });
    expect(imported!.state).toMatchObject(values);
    expect((await real.core.plan(TYPE, values, imported)).action).toBe('nothing');
    const { held: after } = await real.core.apply(TYPE, { ...account, allowedClusterNamespaces: ['apps'] }, held);
    expect(bodiesOf(real)[1]).toMatchObject({
      service_account_name: 'deployer',
      kubernetes_role_name: '',
      generated_role_rules: '',
      extra_labels: {},
      extra_annotations: {},
    });
    expect(
      (await real.core.refreshAndPlan(TYPE, { ...account, allowedClusterNamespaces: ['apps'] }, after)).changes,
    ).toEqual([]);
  });

  it.each([
    ['allowedClusterNamespaceSelector', { allowed_kubernetes_namespace_selector: '{}' }],
    ['tokenDefaultAudiences', { token_default_audiences: 'other' }],
    ['extraAnnotations', { extra_annotations: {} }],
    ['extraLabels', { extra_labels: { team: 'jobs' } }],
  ])('detects and repairs drift of %s, which the dialect returns', async (attribute, body) => {
    const { held } = await real.core.apply(TYPE, values);
    const before = await stored(real);
    expect((await real.service.request('POST', PATH, { body })).status).toBe(204);
    const plan = await real.core.refreshAndPlan(TYPE, values, held);
    expect(plan.changes.filter((each) => each !== 'additionalMetadata')).toEqual([attribute]);
    await real.core.apply(TYPE, values, plan.held);
    expect(await stored(real)).toEqual(before);
  });

  it('detects and repairs drift of labels and audiences that are not configured', async () => {
    const bare = { ...account, allowedClusterNamespaces: ['apps'] };
    const { held } = await real.core.apply(TYPE, bare);
    await real.service.request('POST', PATH, {
      body: { extra_labels: { team: 'jobs' }, token_default_audiences: 'other' },
    });
    const plan = await real.core.refreshAndPlan(TYPE, bare, held);
    expect(plan.changes.filter((each) => each !== 'additionalMetadata')).toEqual([
      'extraLabels',
      'tokenDefaultAudiences',
    ]);
    await real.core.apply(TYPE, bare, plan.held);
    expect(await stored(real)).toMatchObject([{ extraLabels: {}, tokenDefaultAudiences: [] }]);
  });

  it('refuses at plan time what the service would refuse', async () => {
    const reported = async (given: Values) =>
      (await refusal(real.core.plan(TYPE, given))).reported.map(({ path, detail }) => [path.join('.'), detail]);
    expect(await reported(account)).toEqual([
      [
        'allowedClusterNamespaces',
        expect.stringContaining(
          'at least one of `allowed_cluster_namespaces` and `allowed_cluster_namespace_selector`',
        ),
      ],
    ]);
    expect(await reported({ ...values, name: 'Deployer' })).toEqual([
      ['name', expect.stringContaining('in lower case: "deployer"')],
    ]);
    expect(await reported({ ...values, name: 'deployer.' })).toEqual([
      ['name', expect.stringContaining('begin and end with')],
    ]);
    expect((await real.core.plan(TYPE, { ...account, allowedClusterNamespaceSelector: '{}' })).action).toBe('create');
  });
});

it('a cluster role in the standard dialect leaves names in upper case and missing namespaces to the service', async () => {
  const object = (await open.core.apply(TYPE, { ...account, name: 'Deployer.' })).held;
  expect((await planned({ ...account, name: 'Deployer.' }, object)).changes).toEqual([]);
});
