import { ALL, REAL, SecretsServices, wrapped } from './service';
import type { Ask, Dialect, Row } from './service';

const REAL_NAMES: Readonly<Record<string, string>> = {
  cluster_host: 'kubernetes_host',
  cluster_ca_cert: 'kubernetes_ca_cert',
  allowed_cluster_namespaces: 'allowed_kubernetes_namespaces',
  allowed_cluster_namespace_selector: 'allowed_kubernetes_namespace_selector',
  cluster_role_name: 'kubernetes_role_name',
  cluster_role_type: 'kubernetes_role_type',
  cluster_namespace: 'kubernetes_namespace',
};
/** The keys in the dialect's spelling. */
const named = (dialect: Dialect, fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [dialect === 'standard' ? name : (REAL_NAMES[name] ?? name), value]),
  );
const everywhere = (rows: (dialect: Dialect) => readonly Row[], dialects: readonly Dialect[] = ALL): Row[] =>
  dialects.flatMap((dialect) => rows(dialect).map((row) => ({ ...row, dialects: [dialect] })));

const HOST = { cluster_host: 'https://cluster.example:6443' };
const ROLE = { allowed_cluster_namespaces: ['apps'], service_account_name: 'worker' };
const readConfig: Ask = ['GET', 'kubernetes/config'];
const read: Ask = ['GET', 'kubernetes/roles/app'];
const configure = (dialect: Dialect, body: object = {}): Ask => [
  'POST',
  'kubernetes/config',
  named(dialect, { ...HOST, ...body }),
];
const write = (dialect: Dialect, body: object, name = 'app'): Ask => [
  'POST',
  `kubernetes/roles/${name}`,
  named(dialect, body),
];
const creds = (dialect: Dialect, body: object = {}): Ask => ['POST', 'kubernetes/creds/app', named(dialect, body)];
const has = (fields: object) => expect.objectContaining(fields);

const services = new SecretsServices();

describe('Write configuration, Read configuration, Delete configuration', () => {
  services.table(
    everywhere((dialect) => {
      const hostField = Object.keys(named(dialect, HOST))[0];
      return [
        { rule: 'A configuration is written with 204', ask: configure(dialect), status: 204 },
        {
          rule: 'What is not given is empty',
          given: [configure(dialect)],
          ask: readConfig,
          status: 200,
          data: named(dialect, { ...HOST, cluster_ca_cert: '', disable_local_ca_jwt: false }),
        },
        {
          rule: 'What is given is read back, but for the token',
          given: [
            configure(dialect, { cluster_ca_cert: 'PEM', service_account_jwt: 'canary', disable_local_ca_jwt: true }),
          ],
          ask: readConfig,
          status: 200,
          data: named(dialect, { ...HOST, cluster_ca_cert: 'PEM', disable_local_ca_jwt: true }),
        },
        {
          rule: 'What an update leaves out stays',
          given: [configure(dialect, { cluster_ca_cert: 'PEM', disable_local_ca_jwt: true }), configure(dialect)],
          ask: readConfig,
          status: 200,
          data: named(dialect, { ...HOST, cluster_ca_cert: 'PEM', disable_local_ca_jwt: true }),
        },
        {
          rule: 'The host does not stay',
          given: [configure(dialect)],
          ask: ['POST', 'kubernetes/config', {}],
          status: 500,
          error: wrapped(`${hostField} was unset and could not be determined from environment variables`),
        },
        dialect === 'standard'
          ? {
              rule: 'An empty host is none',
              ask: configure(dialect, { cluster_host: '' }),
              status: 500,
              error: /was unset/,
            }
          : {
              rule: 'An empty host is kept',
              ask: configure(dialect, { cluster_host: '' }),
              status: 204,
              then: [readConfig, has({ [hostField]: '' })],
            },
        { rule: 'A configuration that does not exist is 404', ask: readConfig, status: 404 },
        {
          rule: 'A configuration is deleted',
          given: [configure(dialect)],
          ask: ['DELETE', 'kubernetes/config'],
          status: 204,
          then: [readConfig, null],
        },
        {
          rule: 'A configuration that does not exist is deleted too',
          ask: ['DELETE', 'kubernetes/config'],
          status: 204,
        },
        {
          rule: 'The environment is missing where there is no pod',
          ask: ['GET', 'kubernetes/check'],
          status: 400,
          error: 'Missing environment variables: KUBERNETES_SERVICE_HOST, KUBERNETES_SERVICE_PORT_HTTPS',
        },
      ];
    }),
  );

  it('Takes the default host from the pod', async () => {
    Object.assign(process.env, { KUBERNETES_SERVICE_HOST: '10.0.0.1', KUBERNETES_SERVICE_PORT_HTTPS: '443' });
    try {
      expect((await services.ask(['GET', 'kubernetes/check'])).status).toBe(204);
      await services.data(['POST', 'kubernetes/config', {}]);
    } finally {
      delete process.env.KUBERNETES_SERVICE_HOST;
      delete process.env.KUBERNETES_SERVICE_PORT_HTTPS;
    }
    expect(await services.data(readConfig)).toEqual({
      cluster_host: '',
      cluster_ca_cert: '',
      disable_local_ca_jwt: false,
    });
  });
});

const COMMON = {
  allowed_cluster_namespaces: ['apps'],
  generated_role_rules: '',
  cluster_role_name: '',
  cluster_role_type: 'Role',
  name: 'app',
  name_template: '',
  service_account_name: 'worker',
  token_default_ttl: 0,
  token_max_ttl: 0,
};

describe('Create or update role, Read role', () => {
  const RULES = 'rules:\n- apiGroups: [""]\n  resources: [pods]\n  verbs: [list]\n';
  services.table([
    {
      rule: 'What is not given has its default',
      dialects: ['standard'],
      given: [write('standard', ROLE)],
      ask: read,
      status: 200,
      data: { ...COMMON, additional_metadata: {} },
    },
    ...everywhere(
      (dialect) => [
        {
          rule: 'What is not given has its default',
          given: [write(dialect, ROLE)],
          ask: read,
          status: 200,
          data: {
            ...named(dialect, { ...COMMON, allowed_cluster_namespace_selector: '' }),
            token_default_audiences: null,
            extra_annotations: null,
            extra_labels: null,
          },
        },
      ],
      REAL,
    ),
    {
      rule: 'What is given for all objects is among the metadata',
      dialects: ['standard'],
      given: [write('standard', { ...ROLE, extra_labels: { a: 'b' }, extra_annotations: { c: 'd' } })],
      ask: read,
      status: 200,
      data: has({ additional_metadata: { labels: { a: 'b' }, annotations: { c: 'd' } } }),
    },
    ...everywhere((dialect) => [
      { rule: 'A role is written with 204', ask: write(dialect, ROLE), status: 204 },
      {
        rule: 'Durations are read as seconds',
        given: [write(dialect, { ...ROLE, token_default_ttl: '10m', token_max_ttl: '1h' })],
        ask: read,
        status: 200,
        data: has({ token_default_ttl: 600, token_max_ttl: 3600 }),
      },
      {
        rule: 'Namespaces are in small letters, sorted, each once',
        given: [write(dialect, { ...ROLE, allowed_cluster_namespaces: 'B,a,b' })],
        ask: read,
        status: 200,
        data: has(named(dialect, { allowed_cluster_namespaces: ['a', 'b'] })),
      },
      {
        rule: 'The kind of role is written as it is called',
        given: [
          write(dialect, {
            allowed_cluster_namespaces: '*',
            cluster_role_name: 'view',
            cluster_role_type: 'clusterrole',
          }),
        ],
        ask: read,
        status: 200,
        data: has(named(dialect, { cluster_role_type: 'ClusterRole', cluster_role_name: 'view' })),
      },
      {
        rule: 'Rules are kept as they were written',
        given: [write(dialect, { allowed_cluster_namespaces: '*', generated_role_rules: RULES })],
        ask: read,
        status: 200,
        data: has({ generated_role_rules: RULES }),
      },
      {
        rule: 'What an update leaves out stays',
        given: [write(dialect, { ...ROLE, token_max_ttl: 60 }), write(dialect, { name_template: 'x-{{random 8}}' })],
        ask: read,
        status: 200,
        data: has({ token_max_ttl: 60, name_template: 'x-{{random 8}}', service_account_name: 'worker' }),
      },
      {
        rule: 'The way to say who is changed with the old one emptied',
        given: [write(dialect, ROLE)],
        ask: write(dialect, { service_account_name: '', cluster_role_name: 'view' }),
        status: 204,
      },
      {
        rule: 'Two ways to say who are refused',
        given: [write(dialect, ROLE)],
        ask: write(dialect, { cluster_role_name: 'view' }),
        status: 400,
        error: /^one \(and only one\) of service_account_name, /,
      },
      {
        rule: 'No way to say who is refused',
        ask: write(dialect, { allowed_cluster_namespaces: '*' }),
        status: 400,
        error: /^one \(and only one\) of service_account_name, /,
      },
      {
        rule: 'Another kind of role is refused',
        ask: write(dialect, { allowed_cluster_namespaces: '*', cluster_role_name: 'view', cluster_role_type: 'Group' }),
        status: 400,
        error: /must be either 'Role' or 'ClusterRole'$/,
      },
      {
        rule: 'A default life is not beyond the longest',
        ask: write(dialect, { ...ROLE, token_default_ttl: 90, token_max_ttl: 60 }),
        status: 400,
        error:
          dialect === 'standard'
            ? 'token_default_ttl cannot be greater than token_max_ttl'
            : 'token_default_ttl 1m30s cannot be greater than token_max_ttl 1m0s',
      },
      {
        rule: 'Rules that are none are refused',
        ask: write(dialect, { allowed_cluster_namespaces: '*', generated_role_rules: '{"rules": 1}' }),
        status: 400,
        error: /^failed to parse 'generated_role_rules'/,
      },
      {
        rule: 'A selector that is none is refused',
        ask: write(dialect, { ...ROLE, allowed_cluster_namespace_selector: '[' }),
        status: 400,
        error: /^failed to parse 'allowed_/,
      },
      {
        rule: 'A template that makes no name is refused',
        ask: write(dialect, {
          ...ROLE,
          service_account_name: '',
          cluster_role_name: 'view',
          name_template: '{{.Nothing}}',
        }),
        status: 400,
        error: 'unable to initialize name template',
      },
      { rule: 'A role that does not exist is 404', ask: read, status: 404 },
    ]),
    {
      rule: 'A role without namespaces is fine',
      dialects: ['standard'],
      ask: write('standard', { service_account_name: 'worker' }),
      status: 204,
    },
    ...everywhere(
      (dialect) => [
        {
          rule: 'Namespaces or a selector are required',
          ask: write(dialect, { service_account_name: 'worker' }),
          status: 400,
          error: /^one \(at least\) of /,
        },
        {
          rule: 'A selector is enough, and audiences are sorted',
          given: [
            write(dialect, {
              service_account_name: 'worker',
              allowed_cluster_namespace_selector: '{}',
              token_default_audiences: 'b,a,b',
            }),
          ],
          ask: read,
          status: 200,
          data: has(named(dialect, { allowed_cluster_namespace_selector: '{}', token_default_audiences: ['a', 'b'] })),
        },
        {
          rule: 'A name is folded',
          given: [write(dialect, ROLE, 'APP')],
          ask: read,
          status: 200,
          data: has({ name: 'app' }),
        },
      ],
      REAL,
    ),
    {
      rule: 'An account excludes the parameters of roles',
      dialects: ['standard'],
      ask: write('standard', { ...ROLE, cluster_role_type: 'ClusterRole' }),
      status: 400,
      error: 'service_account_name and cluster_role_type are mutually exclusive',
    },
  ]);
});

describe('List roles, Delete role', () => {
  services.table(
    everywhere((dialect) => [
      {
        rule: 'Names are listed in order',
        given: [write(dialect, ROLE, 'two'), write(dialect, ROLE, 'one')],
        ask: ['LIST', 'kubernetes/roles'],
        status: 200,
        data: { keys: ['one', 'two'] },
      },
      {
        rule: 'GET with list=true lists',
        given: [write(dialect, ROLE)],
        ask: ['GET', 'kubernetes/roles?list=true'],
        status: 200,
        data: { keys: ['app'] },
      },
      { rule: 'A list of nothing is 404', ask: ['LIST', 'kubernetes/roles'], status: 404 },
      {
        rule: 'A role is deleted',
        given: [write(dialect, ROLE)],
        ask: ['DELETE', 'kubernetes/roles/app'],
        status: 204,
        then: [read, null],
      },
      { rule: 'A role that does not exist is deleted too', ask: ['DELETE', 'kubernetes/roles/app'], status: 204 },
    ]),
  );
});

describe('Generate credentials', () => {
  const account = (name: unknown, namespace: string) => ({
    service_account_name: name,
    service_account_namespace: namespace,
    service_account_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  });
  const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  services.table(
    everywhere((dialect) => {
      const field = Object.keys(named(dialect, { cluster_namespace: '' }))[0];
      const ready = (role: object) => [configure(dialect), write(dialect, role)];
      const bound = { allowed_cluster_namespaces: '*', cluster_role_name: 'view' };
      return [
        {
          rule: 'The account that the role names gets a token in its only namespace',
          given: ready(ROLE),
          ask: creds(dialect),
          status: 200,
          data: account('worker', 'apps'),
        },
        {
          rule: 'A role of the cluster gets a new account',
          given: ready(bound),
          ask: creds(dialect, { cluster_namespace: 'any' }),
          status: 200,
          data: account(expect.stringMatching(/^v-token-app-\d+-\w{24}$/), 'any'),
        },
        {
          rule: 'Rules get a new account too, named by the template',
          given: ready({
            allowed_cluster_namespaces: '*',
            generated_role_rules: 'rules: []',
            name_template: 'x-{{.RoleName}}-{{random 4}}',
          }),
          ask: creds(dialect, { cluster_namespace: 'any' }),
          status: 200,
          data: account(expect.stringMatching(/^x-app-\w{4}$/), 'any'),
        },
        { rule: 'A missing role issues nothing', ask: creds(dialect), status: 400, error: "role 'app' does not exist" },
        {
          rule: 'Without a configuration there is no cluster',
          given: [write(dialect, ROLE)],
          ask: creds(dialect),
          status: 500,
          error: /the engine is not configured/,
        },
        {
          rule: 'A namespace that is not allowed is refused',
          given: ready(ROLE),
          ask: creds(dialect, { cluster_namespace: 'other' }),
          status: 400,
          error: new RegExp(`^${field} 'other' is not present in role's allowed_`),
        },
        {
          rule: 'A namespace is required if all are allowed',
          given: ready(bound),
          ask: creds(dialect),
          status: 500,
          error: wrapped(`'${field}' is required unless the role has a single namespace specified`),
        },
        {
          rule: 'A namespace is required if several are allowed',
          given: ready({ ...ROLE, allowed_cluster_namespaces: ['a', 'b'] }),
          ask: creds(dialect),
          status: 500,
          error: /is required unless/,
        },
        {
          rule: 'A selector allows by the label of the name',
          given: ready({
            ...ROLE,
            allowed_cluster_namespace_selector: '{"matchLabels": {"kubernetes.io/metadata.name": "web"}}',
          }),
          ask: creds(dialect, { cluster_namespace: 'web' }),
          status: 200,
        },
        {
          rule: 'A selector allows nothing that it does not match',
          given: ready({
            ...ROLE,
            allowed_cluster_namespace_selector: 'matchExpressions: [{key: team, operator: Exists}]',
          }),
          ask: creds(dialect, { cluster_namespace: 'web' }),
          status: 400,
          error: /is not present/,
        },
        {
          rule: 'A binding to the cluster needs a role of the cluster',
          given: ready(bound),
          ask: creds(dialect, { cluster_namespace: 'any', cluster_role_binding: true }),
          status: 400,
          error: 'a ClusterRoleBinding cannot ref a Role',
        },
        {
          rule: 'A role of the cluster may be bound to all of it',
          given: ready({ ...bound, cluster_role_type: 'ClusterRole' }),
          ask: creds(dialect, { cluster_namespace: 'any', cluster_role_binding: true }),
          status: 200,
        },
        {
          rule: 'A life that is too long is cut, with a warning',
          given: ready({ ...ROLE, token_max_ttl: 60 }),
          ask: creds(dialect, { ttl: '1h' }),
          status: 200,
          warnings: [
            dialect === 'standard'
              ? "ttl of 3600s is greater than the role's token_max_ttl of 60s; capping accordingly"
              : "ttl of 1h0m0s is greater than the role's token_max_ttl of 1m0s; capping accordingly",
          ],
        },
        {
          rule: 'A negative life is refused',
          given: ready(ROLE),
          ask: creds(dialect, { ttl: '-1h' }),
          status: 400,
          error: /cannot provide negative value/,
        },
      ];
    }),
  );

  it.each([
    ['the one that is asked for', { token_default_ttl: 60 }, { ttl: '2m' }, 120],
    ["the role's", { token_default_ttl: 60 }, {}, 60],
    ["the system's", {}, {}, 2764800],
    ['the longest of the role', { token_max_ttl: 90 }, {}, 90],
  ])('Limits the lease and the token to %s', async (_, role, body, seconds) => {
    await services.data(configure('standard'));
    await services.data(write('standard', { ...ROLE, ...role }));
    const { body: response } = await services.ask(creds('standard', body));
    expect(response).toMatchObject({
      lease_id: expect.stringMatching(/^kubernetes\/creds\/app\/\w{24}$/),
      lease_duration: seconds,
      renewable: false,
    });
    const { exp, iat } = claims(response.data.service_account_token);
    expect(exp - iat).toBe(seconds);
  });

  it.each([
    ['those that are asked for', { token_default_audiences: 'a' }, { audiences: 'b,c' }, ['b', 'c']],
    ["the role's", { token_default_audiences: 'a' }, {}, ['a']],
    ["the cluster's", {}, {}, ['https://kubernetes.default.svc']],
  ])('The audiences of the token are %s', async (_, role, body, audiences) => {
    await services.data(configure('standard'));
    await services.data(write('standard', { ...ROLE, ...role }));
    const { service_account_token } = await services.data(creds('standard', body));
    expect(claims(service_account_token)).toMatchObject({ aud: audiences, sub: 'system:serviceaccount:apps:worker' });
  });

  it('The lease is not renewable but can be revoked', async () => {
    await services.data(configure('standard'));
    await services.data(write('standard', ROLE));
    const { lease_id } = (await services.ask(creds('standard'))).body;
    expect((await services.ask(['POST', 'sys/leases/renew', { lease_id }])).body).toEqual({
      errors: ['lease is not renewable'],
    });
    expect((await services.ask(['PUT', 'sys/leases/revoke', { lease_id }])).status).toBe(204);
    expect((await services.ask(['POST', 'sys/leases/lookup', { lease_id }])).status).toBe(400);
  });
});
