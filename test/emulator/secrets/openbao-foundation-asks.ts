import { generateKeyPairSync } from 'crypto';

/** One request to both services, in order. `<name>` stands for what an earlier response had. */
export interface Step {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** If absent, the root token; null for none. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Parts of the response to keep for later requests, by name, such as `auth.client_token`. */
  readonly keep?: Readonly<Record<string, string>>;
}

type Options = Pick<Step, 'token' | 'headers' | 'keep'>;

const read = (path: string, options?: Options): Step => ({ method: 'GET', path, ...options });
const list = (path: string, options?: Options): Step => ({ method: 'LIST', path, ...options });
const write = (path: string, body: object = {}, options?: Options): Step => ({
  method: 'POST',
  path,
  body,
  ...options,
});
const remove = (path: string, options?: Options): Step => ({ method: 'DELETE', path, ...options });
/** A write, and the read that follows it. */
const kept = (path: string, ...bodies: readonly object[]): Step[] =>
  bodies.flatMap((body) => [write(path, body), read(path)]);
const refused = (path: string, ...bodies: readonly object[]): Step[] => bodies.map((body) => write(path, body));

const KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' });
const NOWHERE = 'http://127.0.0.1:1/keys';
const WRAP = { 'X-Vault-Wrap-TTL': '60' };

const mounts: readonly Step[] = [
  list('sys/mounts'),
  ...refused('sys/mounts/team', {}, { type: '' }, { type: 'none' }),
  ...['sys', 'auth/x', 'cubbyhole', 'identity/x', 'audit', 'database', 'database/y'].map((path) =>
    write(`sys/mounts/${path}`, { type: 'database' }),
  ),
  write('sys/mounts/team/', { type: 'database' }),
  ...refused(
    'sys/mounts/team',
    { type: 'database', config: { default_lease_ttl: '2h', max_lease_ttl: '1h' } },
    { type: 'database', config: { default_lease_ttl: '9000h' } },
    { type: 'database', config: { default_lease_ttl: 'soon' } },
    { type: 'database', config: { plugin_version: 'v1.0.0' } },
    { type: 'database', config: { listing_visibility: 'none' } },
  ),
  write('sys/mounts/team', {
    type: 'database',
    description: 'x',
    local: true,
    seal_wrap: true,
    external_entropy_access: true,
    options: { a: 'b' },
    config: {
      default_lease_ttl: '1h',
      max_lease_ttl: '9000h',
      force_no_cache: true,
      listing_visibility: 'hidden',
      audit_non_hmac_request_keys: ['a', 'b', 'b', ''],
      passthrough_request_headers: ['x'],
      allowed_response_headers: ['q'],
    },
  }),
  read('sys/mounts/team'),
  read('sys/mounts/team/tune'),
  ...[
    { default_lease_ttl: '9001h' },
    { default_lease_ttl: '' },
    { default_lease_ttl: 'system' },
    { max_lease_ttl: -5 },
    { max_lease_ttl: 0 },
    { max_lease_ttl: 'soon' },
    { description: 'y', listing_visibility: 'none' },
    { options: { a: '', c: 'd' } },
    { audit_non_hmac_request_keys: [], passthrough_request_headers: '', options: {} },
    { plugin_version: '' },
    { plugin_version: 'v1.0.0' },
    { token_type: 'batch' },
    { default_lease_ttl: '1h', max_lease_ttl: '30m' },
  ].flatMap((body) => [write('sys/mounts/team/tune', body), read('sys/mounts/team')]),
  read('sys/mounts/none'),
  read('sys/mounts/none/tune'),
  write('sys/mounts/none/tune'),
  remove('sys/mounts/none'),
  remove('sys/mounts/sys'),
  write('sys/mounts/texts', { type: 'kv-v2' }),
  read('sys/mounts/texts'),
  remove('sys/mounts/texts'),
  ...refused(
    'sys/remount',
    {},
    { from: 'none', to: 'other' },
    { from: 'team', to: 'database' },
    { from: 'team', to: 'auth/x' },
    { from: 'team', to: 'sys/x' },
    { from: 'sys', to: 'x' },
  ),
  write('sys/remount', { from: 'team', to: 'moved' }, { keep: { migration: 'data.migration_id' } }),
  read('sys/remount/status/none'),
  list('sys/leases/lookup/none'),
  // Auth methods.
  ...refused('sys/auth/x', {}, { type: 'none' }, { type: 'token' }),
  write('sys/auth/token', { type: 'jwt' }),
  ...['jwt', 'kubernetes', 'approle', 'cert'].map((type) => write(`sys/auth/${type}`, { type })),
  write('sys/auth/jwt', { type: 'jwt' }),
  write('sys/auth/jwt/below', { type: 'jwt' }),
  ...['sys/auth/jwt', 'sys/mounts/auth/jwt', 'sys/auth/jwt/tune', 'sys/mounts/auth/jwt/tune', 'sys/auth/none'].map(
    (path) => read(path),
  ),
  read('sys/auth/none/tune'),
  read('sys/auth'),
  ...[
    { default_lease_ttl: '1h', token_type: 'batch', user_lockout_config: { lockout_threshold: 3 } },
    { token_type: 'default-batch', listing_visibility: 'unauth' },
    { token_type: '' },
    { default_lease_ttl: 0 },
  ].flatMap((body) => [write('sys/auth/jwt/tune', body), read('sys/auth/jwt')]),
  write('sys/auth/approle/tune', { user_lockout_config: { lockout_threshold: 3, lockout_duration: '10m' } }),
  read('sys/auth/approle/tune'),
  read('sys/auth/approle'),
  write('sys/auth/none/tune'),
  remove('sys/auth/none'),
  remove('sys/auth/token'),
  write('sys/remount', { from: 'auth/jwt', to: 'jwt' }),
  read('auth/none/config'),
  write('auth/none/login', {}, { token: null }),
  write('auth/none/login'),
  list('auth/none/role'),
  read('sys/internal/ui/mounts/moved'),
  read('sys/internal/ui/mounts/auth/jwt'),
  read('sys/internal/ui/mounts/none'),
];

const JWT = { role_type: 'jwt', user_claim: 'sub' };

const jwt: readonly Step[] = [
  read('auth/jwt/config'),
  write('auth/jwt/login', {}, { token: null }),
  ...refused(
    'auth/jwt/config',
    {},
    { jwks_url: NOWHERE },
    { oidc_discovery_url: NOWHERE },
    { jwt_validation_pubkeys: ['x'] },
    { jwks_url: NOWHERE, oidc_discovery_url: NOWHERE },
    { jwks_url: NOWHERE, oidc_client_id: 'x' },
    { jwks_url: NOWHERE, skip_jwks_validation: true, jwt_supported_algs: ['HS256'] },
    { jwks_url: NOWHERE, skip_jwks_validation: true, oidc_response_mode: 'z' },
    { jwks_url: NOWHERE, skip_jwks_validation: true, jwks_ca_pem: 'z' },
  ),
  ...kept(
    'auth/jwt/config',
    { jwks_url: NOWHERE, skip_jwks_validation: true },
    { jwt_validation_pubkeys: [KEY], bound_issuer: 'me', default_role: 'd' },
  ),
  remove('auth/jwt/config'),
  ...refused(
    'auth/jwt/role/a',
    {},
    { role_type: 'jwt' },
    JWT,
    { role_type: 'oidc', user_claim: 'sub' },
    { role_type: 'x', user_claim: 'sub' },
  ),
  ...kept(
    'auth/jwt/role/a',
    { user_claim: 'sub', allowed_redirect_uris: ['http://x'] },
    {
      ...JWT,
      bound_audiences: ['v', 'v', 'a'],
      token_policies: ['p', 'B'],
      token_ttl: '1h',
      policies: ['z'],
      claim_mappings: { x: 'y' },
      verbose_oidc_logging: true,
    },
  ),
  ...refused(
    'auth/jwt/role/a',
    { ...JWT, bound_claims: { a: ['x', 1] }, bound_claims_type: 'glob' },
    { ...JWT, bound_claims: { a: { x: 1 } } },
    { ...JWT, bound_claims_type: '' },
    { ...JWT, bound_claims_type: 'z' },
    { ...JWT, claim_mappings: { x: 'role' } },
    { ...JWT, claim_mappings: { x: 'a', y: 'a' } },
    { ...JWT, token_ttl: '2h', token_max_ttl: '1h' },
    { ...JWT, token_ttl: '9000h', token_max_ttl: '9001h' },
    { ...JWT, token_period: '9000h' },
    { ...JWT, token_bound_cidrs: ['x'] },
    { ...JWT, token_bound_cidrs: ['10.0.0.1/32', '2001:DB8::1/128', '10.1.2.3/8', '10.0.0.9'] },
    { ...JWT, token_type: 'default-batch' },
    { ...JWT, token_type: 'batch', token_num_uses: 2 },
    { ...JWT, token_type: 'batch', token_period: 2 },
    { ...JWT, token_strictly_bind_ip: true },
    { ...JWT, clock_skew_leeway: -1, expiration_leeway: '1m', max_age: '1h' },
    { ...JWT, callback_mode: 'z' },
  ),
  read('auth/jwt/role/a'),
  write('auth/jwt/role/Big', { ...JWT, bound_subject: 'x' }),
  write('auth/jwt/role/a%20b', { ...JWT, bound_subject: 'x' }),
  list('auth/jwt/role'),
  list('auth/jwt/role?limit=1'),
  list('auth/jwt/role?after=a'),
  read('auth/jwt/role/none'),
  remove('auth/jwt/role/none'),
  { method: 'PATCH', path: 'auth/jwt/role/a', body: {} },
  ...kept(
    'auth/jwt/role/old',
    { ...JWT, bound_subject: 'x', policies: ['m'], ttl: '5m', num_uses: 3, bound_cidrs: ['10.0.0.1'], period: '1m' },
    { ...JWT, token_policies: ['n'] },
  ),
  remove('auth/jwt/role/old'),
  ...[{}, { role: 'none' }, { role: 'a' }, { role: 'big', jwt: 'x' }].map((body) =>
    write('auth/jwt/login', body, { token: null }),
  ),
  read('auth/jwt/nothing'),
];

const CLUSTER = { kubernetes_host: 'http://127.0.0.1:1', kubernetes_ca_cert: 'x\n' };
const ACCOUNTS = { bound_service_account_names: ['x'] };

const kubernetes: readonly Step[] = [
  read('auth/kubernetes/config'),
  ...refused(
    'auth/kubernetes/config',
    {},
    { kubernetes_host: 'http://x' },
    { kubernetes_host: 'http://x', disable_local_ca_jwt: true },
    { ...CLUSTER, pem_keys: ['x'] },
  ),
  ...kept(
    'auth/kubernetes/config',
    { ...CLUSTER, disable_local_ca_jwt: true },
    { ...CLUSTER, token_reviewer_jwt: 't' },
    CLUSTER,
  ),
  remove('auth/kubernetes/config'),
  ...refused(
    'auth/kubernetes/role/a',
    {},
    ACCOUNTS,
    { bound_service_account_names: ['x', '*'], bound_service_account_namespaces: ['y'] },
    { ...ACCOUNTS, bound_service_account_namespaces: ['y', '*'] },
    { ...ACCOUNTS, bound_service_account_namespace_selector: '{' },
    { ...ACCOUNTS, bound_service_account_namespaces: ['y'], alias_name_source: 'z' },
  ),
  ...kept(
    'auth/kubernetes/role/a',
    { bound_service_account_names: ['x', 'a'], bound_service_account_namespaces: ['*'] },
    { bound_service_account_namespace_selector: '{"matchLabels":{"a":"b"}}', audience: 'z', token_ttl: 60 },
    { token_ttl: 61 },
  ),
  read('auth/kubernetes/role/none'),
  list('auth/kubernetes/role'),
  ...[{}, { role: 'a' }, { role: 'none', jwt: 'x' }, { role: 'a', jwt: 'x' }].map((body) =>
    write('auth/kubernetes/login', body, { token: null }),
  ),
  remove('auth/kubernetes/role/a'),
  remove('auth/kubernetes/role/a'),
  list('auth/kubernetes/role'),
];

const ROLE = 'auth/approle/role';

const approle: readonly Step[] = [
  ...kept(`${ROLE}/a`, {}, { bind_secret_id: false }, { bind_secret_id: false, token_bound_cidrs: ['10.0.0.0/8'] }),
  ...refused(
    `${ROLE}/a`,
    { secret_id_bound_cidrs: ['10.0.0.1'] },
    { secret_id_num_uses: -1 },
    { local_secret_ids: true },
  ),
  write(`${ROLE}/a/secret-id`),
  ...kept(`${ROLE}/local`, {
    local_secret_ids: true,
    secret_id_bound_cidrs: ['10.0.0.1/32'],
    secret_id_ttl: '1h',
    role_id: 'mine',
    token_type: 'default-batch',
  }),
  ...refused(
    `${ROLE}/m`,
    { role_id: 'mine' },
    { token_type: 'batch', token_num_uses: 1 },
    { policies: 'p', token_ttl: '2h', token_max_ttl: '1h' },
    { token_period: '9000h' },
    { token_ttl: '2h', secret_id_num_uses: 2, secret_id_ttl: 600, token_period: 0, token_policies: ['p'] },
  ),
  read(`${ROLE}/a/role-id`),
  ...refused(`${ROLE}/a/role-id`, {}, { role_id: 'mine' }, { role_id: 'own' }),
  read(`${ROLE}/none/role-id`),
  write(`${ROLE}/none/role-id`, { role_id: 'z' }),
  write(
    `${ROLE}/m/secret-id`,
    { metadata: '{"a":"b"}' },
    { keep: { secret: 'data.secret_id', one: 'data.secret_id_accessor' } },
  ),
  ...refused(
    `${ROLE}/m/secret-id`,
    { metadata: 'x' },
    { num_uses: 3 },
    { num_uses: 0 },
    { ttl: '1h' },
    { cidr_list: ['x'] },
    { cidr_list: ['10.0.0.1/32'] },
  ),
  write(`${ROLE}/none/secret-id`),
  list(`${ROLE}/none/secret-id`),
  list(`${ROLE}/local/secret-id`),
  ...['<one>', 'none'].map((accessor) =>
    write(`${ROLE}/m/secret-id-accessor/lookup`, { secret_id_accessor: accessor }),
  ),
  write(`${ROLE}/m/secret-id-accessor/lookup`),
  ...['lookup', 'destroy'].map((verb) => write(`${ROLE}/m/secret-id/${verb}`, { secret_id: 'none' })),
  write(`${ROLE}/m/secret-id/lookup`, { secret_id: '<secret>' }),
  write(`${ROLE}/m/secret-id/lookup`),
  write(`${ROLE}/none/secret-id/lookup`, { secret_id: 'none' }),
  write(`${ROLE}/m/custom-secret-id`, { secret_id: 'custom', ttl: 60 }),
  write(`${ROLE}/m/custom-secret-id`, { secret_id: 'custom' }),
  write(`${ROLE}/m/custom-secret-id`),
  write('auth/approle/tidy/secret-id'),
  read(`${ROLE}/m/role-id`, { keep: { role: 'data.role_id' } }),
  ...[
    {},
    { role_id: '<role>' },
    { secret_id: '<secret>' },
    { role_id: 'none', secret_id: '<secret>' },
    { role_id: '<role>', secret_id: '<secret>' },
  ].map((body) => write('auth/approle/login', body, { token: null, keep: { login: 'auth.client_token' } })),
  read('auth/token/lookup-self', { token: '<login>' }),
  write('auth/token/renew-self', {}, { token: '<login>' }),
  write('auth/token/revoke-self', {}, { token: '<login>' }),
  read('auth/token/lookup-self', { token: '<login>' }),
  write('auth/approle/login', { role_id: '<role>', secret_id: '<secret>' }, { token: null }),
  write('auth/approle/login', { role_id: '<role>', secret_id: '<secret>' }, { token: null }),
  // The threshold of the mount is three.
  ...[1, 2, 3].map(() => write('auth/approle/login', { role_id: '<role>', secret_id: 'none' }, { token: null })),
  write('auth/approle/login', { role_id: '<role>', secret_id: 'custom' }, { token: null }),
  ...['none', '<one>'].map((accessor) =>
    write(`${ROLE}/m/secret-id-accessor/destroy`, { secret_id_accessor: accessor }),
  ),
  write(`${ROLE}/m/secret-id/destroy`, { secret_id: 'custom' }),
  remove(`${ROLE}/m`),
  remove(`${ROLE}/m`),
  read(`${ROLE}/m`),
  list(ROLE),
  write('auth/cert/certs/web'),
  write('auth/cert/certs/web', { certificate: 'x' }),
  read('auth/cert/certs/none'),
  write('auth/cert/login', {}, { token: null }),
];

const create = (body: object, options?: Options): Step => write('auth/token/create', body, options);
const made = { keep: { t: 'auth.client_token', a: 'auth.accessor' } };

const tokens: readonly Step[] = [
  create({ ttl: '1h', type: 'batch', policies: ['default'] }),
  create({ ttl: '1h', period: '2h', policies: 'x' }),
  create({ ttl: '1h', explicit_max_ttl: '30m' }),
  create({ ttl: '9000h' }),
  ...refused(
    'auth/token/create',
    { ttl: '1h', num_uses: -1 },
    { ttl: '1h', type: 'batch', num_uses: 2 },
    { ttl: '1h', type: 'batch', period: 2 },
    { ttl: 'soon' },
    { type: 'other' },
    { id: 's.x' },
    { id: 'a.x' },
    { display_name: 'a b', no_parent: true, no_default_policy: true, policies: ['p', 'P2'], renewable: false, ttl: 60 },
    {},
  ),
  create({ policies: ['p'], ttl: '1h', period: '30m', meta: { a: 'b' } }, made),
  read('auth/token/lookup-self', { token: '<t>' }),
  write('auth/token/renew-self', {}, { token: '<t>' }),
  write('auth/token/renew-self', { increment: '10m' }, { token: '<t>' }),
  write('auth/token/renew-self', { increment: 'soon' }, { token: '<t>' }),
  write('auth/token/lookup', { token: '<t>' }),
  write('auth/token/lookup', { token: 'none' }),
  ...[{ accessor: '<a>' }, { accessor: 'none' }, {}].flatMap((body) => [
    write('auth/token/lookup-accessor', body),
    write('auth/token/renew-accessor', body),
  ]),
  write('auth/token/renew', { token: '<t>', increment: '1000h' }),
  write('auth/token/renew', { token: 'none' }),
  ...refused('auth/token/revoke', { token: 'none' }, {}),
  write('auth/token/revoke-accessor', { accessor: 'none' }),
  write('auth/token/revoke-orphan', { token: 'none' }),
  create({ ttl: 60 }, { token: '<t>' }),
  read('sys/mounts', { token: '<t>' }),
  read('sys/mounts', { token: 'none' }),
  read('sys/mounts', { token: null }),
  read('auth/token/lookup-self', { token: null }),
  write('auth/token/revoke-accessor', { accessor: '<a>' }),
  read('auth/token/lookup-self', { token: '<t>' }),
  create({ policies: ['p'], ttl: '1h', type: 'batch' }, made),
  read('auth/token/lookup-self', { token: '<t>' }),
  ...['renew-self', 'revoke-self', 'create'].map((verb) => write(`auth/token/${verb}`, {}, { token: '<t>' })),
  ...['renew', 'revoke'].map((verb) => write(`auth/token/${verb}`, { token: '<t>' })),
  create({ policies: ['p'], num_uses: 2, ttl: '1h' }, made),
  ...[1, 2, 3].map(() => read('auth/token/lookup-self', { token: '<t>' })),
  create({ policies: ['p'], renewable: false, ttl: '1h' }, made),
  write('auth/token/renew-self', {}, { token: '<t>' }),
  create({ policies: ['root'] }, made),
  write('auth/token/renew-self', {}, { token: '<t>' }),
  create({ policies: ['p'], explicit_max_ttl: '2h', ttl: '1h' }, made),
  write('auth/token/renew-self', { increment: '3h' }, { token: '<t>' }),
  // A child ends with its parent, an orphan does not.
  create({ ttl: '1h' }, made),
  create({ ttl: '1h' }, { token: '<t>', keep: { child: 'auth.client_token' } }),
  write('auth/token/create-orphan', { ttl: '1h' }, { token: '<t>', keep: { orphan: 'auth.client_token' } }),
  write('auth/token/revoke', { token: '<t>' }),
  ...['<child>', '<orphan>'].map((token) => read('auth/token/lookup-self', { token })),
  // Roles of the token store.
  ...kept('auth/token/roles/R1', {}, { allowed_policies: ['z', 'a', 'z'], orphan: true, token_period: '1h' }),
  ...refused(
    'auth/token/roles/R1',
    { path_suffix: 'x/y' },
    { token_type: 'batch', orphan: false },
    { token_type: 'q' },
  ),
  ...kept('auth/token/roles/R1', {
    path_suffix: 'suffix',
    token_num_uses: 3,
    token_bound_cidrs: ['127.0.0.1'],
    allowed_entity_aliases: ['B', 'a'],
    token_ttl: 5,
    token_policies: ['x'],
    allowed_policies_glob: ['p*'],
    disallowed_policies: ['p0'],
  }),
  ...kept(
    'auth/token/roles/R2',
    { token_type: 'batch', orphan: true },
    { token_type: 'batch', orphan: true, renewable: false },
  ),
  read('auth/token/roles/none'),
  list('auth/token/roles'),
  remove('auth/token/roles/none'),
  ...['q', 'p0', 'a'].map((policy) => write('auth/token/create/R1', { policies: [policy] })),
  write('auth/token/create/R1', { policies: ['p9'], ttl: '2h' }, made),
  read('auth/token/lookup-self', { token: '<t>' }),
  write('auth/token/create/R1'),
  write('auth/token/create/R2', { policies: ['p9'], ttl: '2h' }),
  write('auth/token/create/none'),
  remove('auth/token/roles/R1'),
];

const wrapping: readonly Step[] = [
  write('sys/policies/acl/wrapped', { policy: 'path "x" {}' }),
  read('sys/policies/acl/wrapped', { headers: WRAP, keep: { w: 'wrap_info.token' } }),
  read('sys/policies/acl/none', { headers: WRAP }),
  ...['soon', '0', '-5'].map((ttl) => read('sys/policies/acl/wrapped', { headers: { 'X-Vault-Wrap-TTL': ttl } })),
  write('sys/mounts/moved/tune', { description: 'x' }, { headers: WRAP }),
  write('sys/wrapping/lookup', { token: '<w>' }, { token: null }),
  write('sys/wrapping/lookup', {}, { token: null }),
  write('sys/wrapping/unwrap', { token: '<w>' }, { token: null }),
  write('sys/wrapping/unwrap', {}, { token: '<w>' }),
  write('sys/wrapping/unwrap', {}, { token: '<w>' }),
  write('sys/wrapping/lookup', { token: '<w>' }, { token: null }),
  write('sys/wrapping/unwrap', { token: 'none' }),
  create({ policies: ['p'], ttl: '1h' }, { headers: WRAP, keep: { w: 'wrap_info.token' } }),
  write('sys/wrapping/rewrap', { token: '<w>' }, { keep: { w: 'wrap_info.token' } }),
  write('sys/wrapping/unwrap', { token: '<w>' }),
  read('sys/policies/acl/wrapped', { headers: WRAP, keep: { w: 'wrap_info.token' } }),
  // Any other request spends it.
  read('auth/token/lookup-self', { token: '<w>' }),
  write('sys/wrapping/unwrap', {}, { token: '<w>' }),
  write('sys/wrapping/wrap', { a: 'b' }),
  write('sys/wrapping/wrap', { a: 'b' }, { headers: WRAP, keep: { w: 'wrap_info.token' } }),
  write('sys/wrapping/unwrap', {}, { token: '<w>' }),
];

const policy = (name: string, text: string, more: object = {}): Step =>
  write(`sys/policies/acl/${name}`, { policy: text, ...more });

const policies: readonly Step[] = [
  list('sys/policies/acl'),
  read('sys/policies/acl/root'),
  read('sys/policies/acl/none'),
  policy('a', 'path "x/*" { capabilities = ["read"] }'),
  read('sys/policies/acl/a'),
  policy('A', 'path "x/*" { capabilities = ["read"] }'),
  ...[
    '',
    'nonsense{',
    'path "x" { capabilities = ["reads"] }',
    'path "x" { capabilities = ["Read"] }',
    'path "x" { unknown = ["read"] }',
    'other = 1',
    'name = "x"',
    'path "x+*" {}',
    'path "x/+*" {}',
    'path "x" { policy = "z" }',
    'path "x" { policy = "sudo" }',
    'path "x" {}',
    '# only',
    '// only',
    '/* only\n */ path "x" {}',
    'path "x" { capabilities = ["read",] }',
    'path "x" { capabilities = ["read" "list"] }',
    'path x { capabilities = ["read"] }',
    'path "x" { capabilities = "read" }',
    'path "x" { capabilities = ["read"], comment = "a \\"b\\"" }',
    'path "x" { comment = <<EOT\nmore\nEOT\n}',
    'path "x" { min_wrapping_ttl = "5s" max_wrapping_ttl = "3s" }',
    'path "x" { min_wrapping_ttl = "soon" }',
    'path "x" { mfa_methods = ["a"] pagination_limit = 3 }',
    'path "x" { expiration = "2020-01-01T00:00:00Z" }',
    'path "x" { subscribe_event_types = ["a"] }',
    'path "x" { required_parameters = ["a"] allowed_parameters = { "a" = [] "b" = ["c"] }\n denied_parameters { q = [] } }',
    '{"path": {"x": {"capabilities": ["read"]}, "x": {"capabilities": ["list"]}}}',
    '{"path": {"x": {"capabilities": ["read"]}}',
    '{"path": [{"x": {"capabilities": ["read"]}}]}',
    'cGF0aCAieCIge30=',
    'path "x" {}\npath "x" { capabilities = [ }',
  ].map((text) => policy('a', text)),
  write('sys/policies/acl/a'),
  policy('root', 'path "x" {}'),
  policy('response-wrapping', 'path "x" {}'),
  ...['root', 'default', 'response-wrapping', 'none'].map((name) => remove(`sys/policies/acl/${name}`)),
  ...[
    { cas: -1 },
    { cas: -1 },
    { cas: 5 },
    { cas: 1, cas_required: true },
    {},
    { ttl: '1h', expiration: '2090-01-01T00:00:00Z' },
    { cas: 2, expiration: '2020-01-01T00:00:00Z' },
    { cas: 2, expiration: '2090-01-01T02:00:00+02:00' },
  ].flatMap((more) => [policy('b', 'path "x" {}', more), read('sys/policies/acl/b')]),
  policy('d/e', 'path "x" {}'),
  policy('with%20space', 'path "x" {}'),
  list('sys/policies/acl/d'),
  list('sys/policies/acl/none'),
  remove('sys/policies/acl/b'),
  remove('sys/policies/acl/d/e'),
  remove('sys/policies/acl/with%20space'),
];

/** A token with one policy, for the requests that follow. */
const under = (text: string): Step[] => [
  policy('tried', text),
  create({ policies: ['tried'], ttl: '1h' }, { keep: { t: 'auth.client_token' } }),
];
const as = { token: '<t>' };
const capabilities = (...paths: readonly string[]): Step => write('sys/capabilities-self', { paths }, as);

const enforcement: readonly Step[] = [
  ...under(`
    path "auth/jwt/role/*" {
      capabilities = ["create", "list"]
      allowed_parameters = { "user_claim" = ["sub", "e*"] "bound_subject" = [] "role_type" = [] }
      denied_parameters = { "bound_subject" = ["no"] }
    }
    path "sys/mounts/+" { capabilities = ["read"] }
    path "sys/mounts/d*" { capabilities = ["deny"] }
    path "sys/policies/acl/tried" { capabilities = ["read"] min_wrapping_ttl = "10s" max_wrapping_ttl = "90s" }
    path "auth/approle/role/m" { capabilities = ["create", "update"] required_parameters = ["token_ttl"] }`),
  read('sys/mounts/moved', as),
  read('sys/mounts/database', as),
  read('sys/mounts/pki/tune', as),
  read('sys/mounts', as),
  write('auth/jwt/role/c', { ...JWT, bound_subject: 'x' }, as),
  write('auth/jwt/role/c', { ...JWT, bound_subject: 'x' }, as),
  ...[
    { user_claim: 'other' },
    { user_claim: 'ex' },
    { user_claim: 'sub', bound_subject: 'no' },
    { groups_claim: 'x' },
    {},
  ].map((body) => write('auth/jwt/role/d', body, as)),
  list('auth/jwt/role', as),
  read('auth/jwt/role?list=true', as),
  read('auth/jwt/role/c', as),
  remove('auth/jwt/role/c', as),
  write('auth/approle/role/m', { token_max_ttl: 5 }, as),
  write('auth/approle/role/m', { token_ttl: 5 }, as),
  read('sys/policies/acl/tried', as),
  ...['5', '60', '120'].map((ttl) => read('sys/policies/acl/tried', { ...as, headers: { 'X-Vault-Wrap-TTL': ttl } })),
  capabilities('auth/jwt/role/', 'auth/jwt/role', 'sys/mounts/x', 'sys/mounts/dx', 'auth/token/lookup-self'),
  capabilities('sys/mounts/x'),
  capabilities(),
  write('sys/capabilities-self', { paths: ['x', 'y'] }),
  ...['moved', 'kubernetes', 'database', 'auth/jwt'].map((path) => read(`sys/internal/ui/mounts/${path}`, as)),
  read('none/x', as),
  // The most specific pattern alone counts.
  ...under(`
    path "a/*" { capabilities = ["read"] }
    path "a/b" { capabilities = ["list"] }
    path "a/+/c" { capabilities = ["update"] }
    path "a/b/*" { capabilities = ["delete"] }
    path "a/+/+" { capabilities = ["create"] }
    path "+/x/*" { capabilities = ["patch"] }
    path "f" { capabilities = ["list"] }
    path "g/" { capabilities = ["list"] }
    path "h/+" { capabilities = ["list"] }
    path "/i" { policy = "write" }
    path "j" { capabilities = ["read"] }
    path "j" { capabilities = ["update"] }
    path "k" { capabilities = ["read"] }
    path "k" { capabilities = ["deny"] }
    path "l/*" { capabilities = ["read"] expiration = "2020-01-01T00:00:00Z" }`),
  capabilities('a/b', 'a/b/c', 'a/z/c', 'a/z/d', 'a/x/y', 'a/x/y/z', 'z/x/y', 'a', 'a/'),
  capabilities('f', 'f/', 'g', 'g/', 'h', 'h/', 'h/a', 'i', '/i', 'j', 'k', 'l/a'),
  // What needs sudo, and what distinguishes a new object from an existing one.
  ...under('path "*" { capabilities = ["read", "list", "delete", "update"] }'),
  ...['sys/auth/jwt', 'sys/auth', 'sys/auth/jwt/tune', 'sys/mounts/auth/jwt', 'sys/mounts/auth/jwt/tune'].map((path) =>
    read(path, as),
  ),
  list('sys/leases/lookup/x', as),
  list('auth/token/accessors', as),
  remove('sys/auth/none', as),
  remove('pki/root', as),
  remove('sys/mounts/none', as),
  ...['sys/auth/n', 'sys/remount', 'sys/leases/revoke-prefix/x', 'auth/jwt/role/n', 'auth/jwt/role/a'].map((path) =>
    write(path, {}, as),
  ),
  write('auth/token/create', { period: '1h' }, as),
  write('auth/token/create', { policies: ['other'] }, as),
  write('auth/token/create', { no_parent: true }, as),
  ...under('path "*" { capabilities = ["create"] }'),
  ...[
    'database/config/n',
    'database/roles/n',
    'database/static-roles/n',
    'kubernetes/config',
    'kubernetes/roles/n',
    'pki/roles/n',
    'auth/jwt/config',
    'auth/jwt/role/n',
    'auth/kubernetes/role/n',
    'auth/approle/role/a/role-id',
    'auth/approle/role/a/secret-id',
    'auth/cert/certs/n',
    'sys/mounts/n',
    'sys/policies/acl/n',
    'auth/token/create',
  ].map((path) => write(path, {}, as)),
];

const inTeam = { headers: { 'X-Vault-Namespace': 'team' } };
const NAMESPACES = 'sys/namespaces';

const namespaces: readonly Step[] = [
  list(NAMESPACES),
  write(`${NAMESPACES}/team`, { custom_metadata: { a: 'b' } }),
  write(`${NAMESPACES}/team`),
  read(`${NAMESPACES}/team`),
  read(`${NAMESPACES}/none`),
  ...['a/b', 'sys', 'a%20b', 'a+', 'database'].map((name) => write(`${NAMESPACES}/${name}`)),
  write(`${NAMESPACES}/x`, { custom_metadata: { a: 1 } }),
  { method: 'PATCH', path: `${NAMESPACES}/team`, body: { custom_metadata: { c: 'd', e: null } } },
  { method: 'PATCH', path: `${NAMESPACES}/none`, body: { custom_metadata: {} } },
  read('sys/mounts', inTeam),
  read('sys/auth', inTeam),
  list('sys/policies/acl', inTeam),
  write(`${NAMESPACES}/sub`, {}, inTeam),
  list(NAMESPACES),
  list(NAMESPACES, inTeam),
  read(`${NAMESPACES}?scan=true`),
  remove(`${NAMESPACES}/team`),
  create({ policies: ['p'], ttl: '1h' }, { ...inTeam, ...made }),
  read('auth/token/lookup-self', { token: '<t>' }),
  read('auth/token/lookup-self', { token: '<t>', ...inTeam }),
  read('team/auth/token/lookup-self', { token: '<t>' }),
  read('sys/mounts', { token: '<t>' }),
  read('sys/mounts', { headers: { 'X-Vault-Namespace': 'none' } }),
  read('sys/mounts', { token: null, headers: { 'X-Vault-Namespace': 'none' } }),
  read('none/sys/mounts/none'),
  write('team/sys/mounts/db', { type: 'database' }),
  write('sys/mounts/db', { type: 'database' }, inTeam),
  read('team/sys/mounts/db'),
  read('sys/mounts/db', inTeam),
  read('sys/mounts/db'),
  read('sub/sys/mounts/db', inTeam),
  read('sys/internal/ui/mounts/db', inTeam),
  read('sys/internal/ui/mounts/team/db'),
  read('team/none/x'),
  policy(
    'here',
    'path "sys/mounts/db" { capabilities = ["read"] } path "sub/sys/mounts/*" { capabilities = ["read"] }',
  ),
  write('team/sys/policies/acl/here', {
    policy: 'path "sys/mounts/db" { capabilities = ["read"] } path "sub/sys/mounts/*" { capabilities = ["read"] }',
  }),
  create({ policies: ['here'], ttl: '1h' }, { ...inTeam, ...made }),
  read('team/sys/mounts/db', { token: '<t>' }),
  read('team/sub/sys/mounts/none', { token: '<t>' }),
  read('team/sys/mounts/other', { token: '<t>' }),
  read('sys/mounts/db', { token: '<t>' }),
  create({ policies: ['here'], ttl: '1h' }, made),
  read('team/sys/mounts/db', { token: '<t>' }),
  write('auth/token/revoke-self', {}, { token: '<t>' }),
  remove(`${NAMESPACES}/sub`, inTeam),
  remove(`${NAMESPACES}/none`),
];

const aliases: readonly Step[] = [
  create({ entity_alias: '' }),
  create({ entity_alias: 'pipeline' }),
  write('auth/token/roles/aliased', { allowed_entity_aliases: ['Pipe*', 'other'] }),
  write('auth/token/create/aliased', { entity_alias: 'Pipeline', ttl: '1h' }, made),
  read('auth/token/lookup-self', { token: '<t>' }),
  write('auth/token/create/aliased', { entity_alias: 'OTHER', ttl: '1h' }),
  write('auth/token/create/aliased', { entity_alias: 'none' }),
];

/** The requests to OpenBao and to the emulator, in order. */
export const STEPS: readonly Step[] = [
  ...mounts,
  ...jwt,
  ...kubernetes,
  ...approle,
  ...tokens,
  ...wrapping,
  ...policies,
  ...enforcement,
  ...namespaces,
  ...aliases,
];
