import { readdirSync } from 'fs';
import * as path from 'path';
import type { Severity } from '../../../src/definition/review-rule';
import { AUTHORITY_REQUEST, OTHER_REQUEST, REQUEST } from '../../support/certificate-requests';
import { cases, changing, name, type Case, type Expected } from './case';

/** Secrets that must not occur in any output. */
export const SECRETS = {
  oldKey: 'kq7-first-planted-secret',
  newKey: 'zz3-second-planted-secret',
  password: 'pw9-planted-password',
  newPassword: 'pw8-other-planted-password',
  token: 'tk5-planted-token-of-the-engine',
  newToken: 'tk6-another-planted-token',
  host: 'planted-host-in-a-secret-address.example.com',
  client: 'cl4-planted-client-secret',
} as const;

const task = () => ({ organization: 'acme', name: name(), url: 'https://hooks.example.com/scan' });
const runTasks = cases('lintel_run_task', [
  changing(task())('another host', {}, { url: 'https://hooks.example.net/scan' }, [
    'danger',
    'url',
    'The run task calls another host',
  ]),
  changing(task())('another port', {}, { url: 'https://hooks.example.com:8443/scan' }, [
    'warning',
    'url',
    'The run task calls another port of the same host',
  ]),
  changing(task())('encryption removed', {}, { url: 'http://hooks.example.com/scan' }, [
    'warning',
    'url',
    'The run task is called without encryption',
  ]),
  changing(task())('encryption added', { url: 'http://hooks.example.com/scan' }, {}, [
    'note',
    'url',
    'The run task calls another URL',
  ]),
  changing(task())(
    'another host without encryption',
    {},
    { url: 'http://hooks.example.net/scan' },
    ['danger', 'url', 'The run task calls another host'],
    ['warning', 'url', 'The run task is called without encryption'],
  ),
  changing(task())('another path', {}, { url: 'https://hooks.example.com/other' }, [
    'note',
    'url',
    'The run task calls another URL',
  ]),
  {
    title: 'created without encryption',
    after: { ...task(), url: 'http://hooks.example.com/scan' },
    says: [['warning', 'url', 'The run task is called without encryption']],
  },
  changing(task())('disabled', {}, { enabled: false }, ['danger', 'enabled', 'The run task is disabled']),
  changing(task())('enabled', { enabled: false }, {}, ['note', 'enabled', 'The run task is enabled']),
  changing(task())('through an agent pool', {}, { agent_pool_id: 'apool-main' }, [
    'warning',
    'agent_pool_id',
    'Another network calls the run task',
  ]),
  changing(task())('another key', { hmac_key: SECRETS.oldKey }, { hmac_key: SECRETS.newKey }, [
    'warning',
    'hmac_key',
    'The key that signs',
  ]),
  changing(task())('no key', { hmac_key: SECRETS.oldKey }, {}, ['danger', 'hmac_key', 'Payloads are no longer signed']),
  changing(task())(
    'another write-only key',
    { hmac_key_wo: SECRETS.oldKey, hmac_key_wo_version: 1 },
    { hmac_key_wo: SECRETS.newKey, hmac_key_wo_version: 2 },
    ['warning', 'hmac_key', 'The key that signs'],
  ),
  changing(task())('another key without a version', { hmac_key_wo: SECRETS.oldKey }, { hmac_key_wo: SECRETS.newKey }, [
    'warning',
    'hmac_key',
    'The key that signs',
  ]),
  changing({ ...task() })('another organization', {}, { organization: 'beta' }, [
    'warning',
    undefined,
    'The run task is deleted and recreated',
  ]),
  changing(task())('another description', {}, { description: 'for people' }),
  { title: 'deleted', before: task(), says: [['warning', undefined, 'The run task is deleted']] },
  {
    title: 'deleted while it is used',
    before: task(),
    says: [['danger', undefined, 'The run task is deleted while other objects']],
    items: ['lintel_workspace_run_task.of_a_deleted_task'],
  },
  changing(task())('kept', {}, {}),
]);

const shared = { task_id: '${lintel_run_task.kept.id}', enforcement_level: 'mandatory' };
const associations = cases('lintel_workspace_run_task', [
  changing({ ...shared, workspace_id: 'ws-1' })('weaker', {}, { enforcement_level: 'advisory' }, [
    'danger',
    'enforcement_level',
    'The run task is enforced less strictly',
  ]),
  changing({ ...shared, workspace_id: 'ws-2' })('stricter', { enforcement_level: 'advisory' }, {}, [
    'note',
    'enforcement_level',
    'The run task is enforced more strictly',
  ]),
  changing({ ...shared, workspace_id: 'ws-3' })('another stage', { stage: 'post_plan' }, { stage: 'pre_plan' }, [
    'warning',
    'stages',
    'The run task is no longer called at a stage',
  ]),
  changing({ ...shared, workspace_id: 'ws-4' })(
    'another stage that forces replacement',
    { stage: 'post_plan' },
    { stage: 'pre_apply' },
    ['warning', 'stages', 'The run task is no longer called at a stage'],
  ),
  changing(shared)('another workspace', { workspace_id: 'ws-5' }, { workspace_id: 'ws-6' }, [
    'warning',
    'workspace_id',
    'The association moves',
  ]),
  changing({ ...shared, workspace_id: 'ws-7' })('another task', {}, { task_id: '${lintel_run_task.another_path.id}' }, [
    'warning',
    'task_id',
    'The association switches to another run task',
  ]),
  {
    title: 'mandatory and deleted',
    before: { ...shared, workspace_id: 'ws-8' },
    says: [['danger', undefined, 'A mandatory run task is no longer called']],
  },
  {
    title: 'advisory and deleted',
    before: { ...shared, workspace_id: 'ws-9', enforcement_level: 'advisory' },
    says: [['warning', undefined, 'The run task is no longer called']],
  },
  {
    title: 'of a deleted task',
    before: { ...shared, workspace_id: 'ws-10', task_id: '${lintel_run_task.deleted_while_it_is_used.id}' },
    after: (made) => ({
      ...shared,
      workspace_id: 'ws-10',
      task_id: made('lintel_run_task.deleted_while_it_is_used', 'id'),
    }),
    says: [],
  },
]);

const rule = () => ({
  organization: 'acme',
  name: name(),
  enforcement_level: 'hard-mandatory',
  source: 'main = rule { true }\n',
});
const policies = cases('lintel_policy', [
  changing(rule())('weaker', {}, { enforcement_level: 'soft-mandatory' }, [
    'danger',
    'enforcement_level',
    'The policy is enforced less strictly',
  ]),
  changing(rule())('advisory', { enforcement_level: 'soft-mandatory' }, { enforcement_level: 'advisory' }, [
    'danger',
    'enforcement_level',
    'The policy is enforced less strictly',
  ]),
  changing({ ...rule(), kind: 'opa', query: 'data.x.deny' })(
    'opa and weaker',
    { enforcement_level: 'mandatory' },
    { enforcement_level: 'advisory' },
    ['danger', 'enforcement_level', 'The policy is enforced less strictly'],
  ),
  changing(rule())('stricter', { enforcement_level: 'advisory' }, {}, [
    'note',
    'enforcement_level',
    'The policy is enforced more strictly',
  ]),
  changing(rule())('other code', {}, { source: '# everything passes\nmain = rule { 1 is 1 }\n' }, [
    'warning',
    'source',
    'The code of the policy changes',
  ]),
  changing({ ...rule(), kind: 'opa', enforcement_level: 'mandatory' })(
    'another query',
    { query: 'data.x.deny' },
    { query: 'data.x.none' },
    ['warning', 'query', 'The query of the policy changes'],
  ),
  changing({ ...rule(), enforcement_level: 'advisory' })(
    'another framework',
    {},
    { kind: 'opa', query: 'data.x.deny' },
    ['warning', undefined, 'The policy is deleted and recreated'],
  ),
  changing(rule())('another description', {}, { description: 'for people' }),
  { title: 'deleted', before: rule(), says: [['warning', undefined, 'The policy is deleted']] },
  {
    title: 'deleted from its sets',
    before: { ...rule(), policy_set_ids: ['polset-base'] },
    says: [['danger', undefined, 'The policy is deleted while policy sets contain it']],
    items: ['polset-base'],
  },
  {
    title: 'deleted while it is used',
    before: rule(),
    says: [['danger', undefined, 'The policy is deleted while other objects']],
    items: ['terraform_data.holder'],
  },
]);

/** Relative paths are resolved from the provider's working directory. */
const [MODULE, CHANGED] = ['${abspath("module")}', '${abspath("changed")}'];
const modules = [
  ...cases('lintel_registry_module', [
    {
      title: 'deleted',
      before: { organization: 'acme', name: 'dns', module_provider: 'aws' },
      says: [['danger', undefined, 'The module is deleted with all its versions']],
    },
    {
      title: 'deleted with its tags',
      before: {
        organization: 'acme',
        vcs_repo: {
          identifier: 'acme/terraform-aws-vpc',
          display_identifier: 'acme/terraform-aws-vpc',
          oauth_token_id: 'ot-main',
        },
      },
      says: [['danger', undefined, 'The module is deleted with all its versions']],
      items: ['1.1.0', '1.0.0'],
    },
    {
      title: 'renamed',
      before: { organization: 'acme', name: 'lan', module_provider: 'aws' },
      after: { organization: 'acme', name: 'wan', module_provider: 'aws' },
      says: [['danger', undefined, 'The module is deleted with all its versions and recreated']],
    },
    {
      title: 'record deleted',
      before: {
        organization: 'acme',
        registry_name: 'public',
        namespace: 'hashicorp',
        name: 'consul',
        module_provider: 'aws',
      },
      says: [['warning', undefined, 'The record of a public module is deleted']],
    },
    {
      title: 'versioned',
      before: { organization: 'acme', name: 'app', module_provider: 'aws' },
      after: { organization: 'acme', name: 'app', module_provider: 'aws' },
      says: [],
    },
    {
      title: 'versioned too',
      before: { organization: 'acme', name: 'other-app', module_provider: 'aws' },
      after: { organization: 'acme', name: 'other-app', module_provider: 'aws' },
      says: [],
    },
  ]),
  ...cases('lintel_registry_module_version', [
    changing({ module_id: '${lintel_registry_module.versioned.id}', source_directory: MODULE })(
      'raised',
      { version: '1.0.0' },
      { version: '1.1.0' },
      ['danger', 'version', 'The version is deleted and replaced by another one'],
    ),
    changing({ module_id: '${lintel_registry_module.versioned.id}', version: '2.0.0', replace_on_change: true })(
      'other content',
      { source_directory: MODULE },
      { source_directory: CHANGED },
      ['danger', 'content_hash', 'The content of the version changes'],
    ),
    changing({ module_id: '${lintel_registry_module.versioned.id}', version: '3.0.0', source_directory: MODULE })(
      'may be replaced',
      {},
      { replace_on_change: true },
      ['warning', 'replace_on_change', 'The content of the version may be replaced'],
    ),
    changing({ version: '5.0.0', source_directory: MODULE })(
      'moved',
      { module_id: '${lintel_registry_module.versioned.id}' },
      { module_id: '${lintel_registry_module.versioned_too.id}' },
      ['danger', 'module_id', 'The version is deleted and recreated'],
    ),
    {
      title: 'deleted',
      before: { module_id: '${lintel_registry_module.versioned.id}', version: '4.0.0', source_directory: MODULE },
      says: [['danger', undefined, 'The version is deleted']],
    },
  ]),
];

const organizations = [
  ...cases('lintel_admin_organization', [
    changing({ name: 'org-1' })('shared', { global_module_sharing: false }, { global_module_sharing: true }, [
      'danger',
      'global_module_sharing',
      'All organizations may use',
    ]),
    changing({ name: 'org-2' })('no longer shared', { global_module_sharing: true }, { global_module_sharing: false }, [
      'warning',
      'global_module_sharing',
      'The private modules are no longer shared',
    ]),
    changing({ name: 'org-3' })('disabled', { is_disabled: false }, { is_disabled: true }, [
      'danger',
      'is_disabled',
      'The organization is disabled',
    ]),
    changing({ name: 'org-4' })('enabled', { is_disabled: true }, { is_disabled: false }, [
      'warning',
      'is_disabled',
      'The organization is enabled again',
    ]),
    changing({ name: 'org-5' })('beta tools', { access_beta_tools: false }, { access_beta_tools: true }, [
      'note',
      'access_beta_tools',
      'Workspaces may use beta',
    ]),
    changing({ name: 'org-6' })(
      'shorter runs',
      { infra_build_worker_apply_timeout: '4h' },
      { infra_build_worker_apply_timeout: '2h' },
      ['warning', 'infra_build_worker_apply_timeout', 'Runs are cut off earlier'],
    ),
    changing({ name: 'org-17' })(
      'longer runs',
      { infra_build_worker_plan_timeout: '2h' },
      { infra_build_worker_plan_timeout: '4h' },
      ['note', 'infra_build_worker_plan_timeout', 'Runs may take another time'],
    ),
    changing({ name: 'org-7' })('fewer workspaces', { workspace_limit: 20 }, { workspace_limit: 10 }, [
      'note',
      'workspace_limit',
      'The organization may have fewer',
    ]),
    changing({ name: 'org-8' })(
      'may be deleted',
      { access_beta_tools: false },
      { access_beta_tools: false, delete_on_destroy: true },
      ['warning', 'delete_on_destroy', 'From now on destroying'],
    ),
    {
      title: 'deleted from the platform',
      before: { name: 'org-9', access_beta_tools: false, delete_on_destroy: true },
      says: [['danger', undefined, 'The organization is really deleted']],
    },
    { title: 'forgotten', before: { name: 'org-10', access_beta_tools: false }, says: [] },
    {
      title: 'restored',
      before: { name: 'org-11', access_beta_tools: true, restore_on_destroy: true },
      says: [['warning', undefined, 'The settings of the organization go back']],
    },
  ]),
  ...cases('lintel_admin_module_consumers', [
    changing({ organization: 'org-12' })('removed', { consumers: ['acme', 'beta'] }, { consumers: ['acme'] }, [
      'danger',
      'consumers',
      'Organizations may no longer use',
    ]),
    changing({ organization: 'org-13' })('added', { consumers: ['acme'] }, { consumers: ['acme', 'beta'] }, [
      'warning',
      'consumers',
      'Additional organizations',
    ]),
    changing({ organization: 'org-18', consumers: [] })('shared outside terraform', {}, {}, [
      'warning',
      'global_module_sharing',
      'Sharing with all organizations ends',
    ]),
    {
      title: 'deleted',
      before: { organization: 'org-14', consumers: ['acme'] },
      says: [['danger', undefined, 'Organizations may no longer use']],
      items: ['acme'],
    },
    changing({ consumers: ['acme'] })('another organization', { organization: 'org-15' }, { organization: 'org-16' }, [
      'danger',
      'organization',
      'The consumers are removed',
    ]),
  ]),
];

const connection = () => ({
  name: name(),
  plugin_name: 'mysql-database-plugin',
  verify_connection: false,
  connection_url: `{{username}}:{{password}}@tcp(${SECRETS.host}:3306)/`,
  username: 'root',
  allowed_roles: ['app'],
});
const connections = cases('lintel_database_connection', [
  changing(connection())('destroyed without its leases', {}, { force_destroy: true }, [
    'warning',
    'force_destroy',
    'It can be destroyed while leases cannot be revoked',
  ]),
  changing(connection())('another plugin', {}, { plugin_name: 'mysql-legacy-database-plugin' }, [
    'danger',
    'plugin_name',
    'Another plugin',
  ]),
  changing(connection())(
    'another host',
    {},
    { connection_url: '{{username}}:{{password}}@tcp(elsewhere.example.com:3306)/' },
    ['danger', 'connection_url', 'The connection leads to another host'],
  ),
  changing(connection())(
    'another port',
    {},
    { connection_url: `{{username}}:{{password}}@tcp(${SECRETS.host}:3307)/` },
    ['warning', 'connection_url', 'The connection leads to another port'],
  ),
  changing(connection())(
    'another option',
    {},
    { connection_url: `{{username}}:{{password}}@tcp(${SECRETS.host}:3306)/?tls=false` },
    ['warning', 'connection_url', 'The connection string changes'],
  ),
  changing(connection())('another user', {}, { username: 'admin' }, [
    'warning',
    'username',
    'The service connects as another database user',
  ]),
  changing(connection())('another password', { password: SECRETS.password }, { password: SECRETS.newPassword }, [
    'warning',
    'password',
    'The password of the root user is sent',
  ]),
  changing(connection())(
    'another password by its version',
    { password_wo: SECRETS.password, password_wo_version: 1 },
    { password_wo: SECRETS.newPassword, password_wo_version: 2 },
    ['warning', 'password', 'The password of the root user is sent'],
  ),
  changing(connection())('another secret', { password_wo: SECRETS.password }, { password_wo: SECRETS.newPassword }, [
    'warning',
    'secrets_revision',
    'A write-only secret is sent',
  ]),
  changing(connection())('further roles', {}, { allowed_roles: ['app', 'report'] }, [
    'warning',
    'allowed_roles',
    'Additional roles can use',
  ]),
  changing(connection())('every role', {}, { allowed_roles: ['*'] }, ['danger', 'allowed_roles', 'Every role']),
  changing(connection())('fewer roles', { allowed_roles: ['app', 'report'] }, {}, [
    'warning',
    'allowed_roles',
    'Roles can no longer',
  ]),
  {
    title: 'created for every role',
    after: { ...connection(), allowed_roles: ['*'] },
    says: [['warning', 'allowed_roles', 'Every role']],
  },
  changing(connection())(
    'other statements',
    { root_rotation_statements: ['SELECT 1'] },
    { root_rotation_statements: ['SELECT 2'] },
    ['warning', 'root_rotation_statements', 'The statements that rotate'],
  ),
  changing(connection())('another policy', {}, { password_policy: 'short' }, [
    'warning',
    'password_policy',
    'Passwords are generated with',
  ]),
  changing(connection())('rotated by the service', {}, { rotation_period: '30d' }, [
    'warning',
    'rotation_period',
    'The service rotates the password of the root user',
  ]),
  changing(connection())('no longer rotated by the service', { rotation_schedule: '0 3 * * *' }, {}, [
    'warning',
    'rotation_schedule',
    'The service no longer rotates',
  ]),
  changing(connection())('rotated at other times', { rotation_period: '30d' }, { rotation_period: '60d' }, [
    'note',
    'rotation_period',
    'The password of the root user is rotated at other times',
  ]),
  changing({ ...connection(), rotation_period: '30d' })('suspended', {}, { disable_automated_rotation: true }, [
    'warning',
    'disable_automated_rotation',
    'Rotations of the password of the root user are suspended',
  ]),
  changing(connection())('keeps passwords of static roles', {}, { skip_static_role_import_rotation: true }, [
    'note',
    'skip_static_role_import_rotation',
    'New static roles treat',
  ]),
  changing({ name: name(), plugin_name: 'mysql-database-plugin' })('not verified', {}, { verify_connection: false }, [
    'warning',
    'verify_connection',
    'The connection is stored without',
  ]),
  changing(connection())('another version', { plugin_version: '1.0.0' }, { plugin_version: '1.1.0' }, [
    'warning',
    'plugin_version',
    'Another version of the plugin',
  ]),
  changing(connection())('not escaped', {}, { disable_escaping: true }, [
    'warning',
    'disable_escaping',
    'The username and password',
  ]),
  changing(connection())(
    'a host among the parameters',
    { parameters: { host: 'one' } },
    { parameters: { host: 'two' } },
    ['danger', 'parameters', 'The connection leads to another host'],
  ),
  changing(connection())(
    'a port among the parameters',
    { parameters: { host: 'one', port: '5432' } },
    { parameters: { host: 'one', port: '5433' } },
    ['warning', 'parameters', 'The connection leads to another port'],
  ),
  changing(connection())(
    'a scheme among the parameters',
    { parameters: { url: 'https://one.example.com' } },
    { parameters: { url: 'http://one.example.com' } },
    ['danger', 'parameters', 'The connection is no longer encrypted'],
  ),
  changing(connection())(
    'a project among the parameters',
    { parameters: { project_id: 'one' } },
    { parameters: { project_id: 'two' } },
    ['danger', 'parameters', 'The connection leads to another project'],
  ),
  changing(connection())(
    'encryption among the parameters',
    { parameters: { tls_skip_verify: 'false' } },
    { parameters: { tls_skip_verify: 'true' } },
    ['warning', 'parameters', 'The parameters of the plugin change'],
  ),
  changing(connection())(
    'another parameter',
    { parameters: { max_open_connections: '2' } },
    { parameters: { max_open_connections: '4' } },
    ['note', 'parameters', 'The parameters of the plugin change'],
  ),
  { title: 'deleted', before: connection(), says: [['warning', undefined, 'The connection is deleted']] },
  {
    title: 'deleted while it is used',
    before: { ...connection(), name: 'used' },
    says: [['danger', undefined, 'The connection is deleted while roles in this plan']],
    items: ['lintel_database_role.of_a_deleted_connection'],
  },
]);

const CREATION = ["CREATE USER '{{name}}'", "GRANT SELECT ON orders.* TO '{{name}}'"];
const dynamic = () => ({ name: name(), db_name: 'orders', creation_statements: CREATION });
const roles = cases('lintel_database_role', [
  changing(dynamic())(
    'powerful',
    {},
    { creation_statements: ["CREATE USER '{{name}}'", "GRANT ALL ON *.* TO '{{name}}'"] },
    ['danger', 'creation_statements', 'Created users have full access'],
  ),
  {
    title: 'created powerful',
    after: { ...dynamic(), creation_statements: ['ALTER USER "{{name}}" WITH SUPERUSER'] },
    says: [['danger', 'creation_statements', 'Created users have full access']],
  },
  changing(dynamic())('other statements', {}, { creation_statements: [...CREATION, 'SELECT 1'] }, [
    'warning',
    'creation_statements',
    'The statements that create',
  ]),
  changing(dynamic())('other revocation', {}, { revocation_statements: ['SELECT 1'] }, [
    'warning',
    'revocation_statements',
    'The statements that remove',
  ]),
  changing(dynamic())('another database', {}, { db_name: 'billing' }, [
    'warning',
    'db_name',
    'Users are created in another',
  ]),
  changing(dynamic())('longer', { default_ttl: '1h', max_ttl: '2h' }, { default_ttl: '1h', max_ttl: '24h' }, [
    'warning',
    'max_ttl',
    'Credentials are valid for longer',
  ]),
  changing(dynamic())('without an end', { max_ttl: '2h' }, {}, [
    'warning',
    'max_ttl',
    'Credentials are valid for longer',
  ]),
  changing(dynamic())('shorter', { default_ttl: '2h' }, { default_ttl: '1h' }, [
    'note',
    'default_ttl',
    'Credentials are valid for a shorter time',
  ]),
  changing(dynamic())('another credential', {}, { credential_type: 'rsa_private_key' }, [
    'warning',
    'credential_type',
    'Another type of credential',
  ]),
  changing({ ...dynamic(), credential_type: 'rsa_private_key' })(
    'a shorter key',
    { credential_config: { key_bits: 4096 } },
    { credential_config: { key_bits: 2048 } },
    ['warning', 'credential_config.key_bits', 'Credentials become weaker'],
  ),
  changing(dynamic())(
    'another policy',
    { credential_config: { password_policy: 'long' } },
    { credential_config: { password_policy: 'short' } },
    ['warning', 'credential_config.password_policy', 'Passwords are generated with'],
  ),
  changing(dynamic())('other renewal', {}, { renew_statements: ['SELECT 1'] }, [
    'note',
    'renew_statements',
    'The statements for rollback or renewal',
  ]),
  { title: 'deleted', before: dynamic(), says: [['danger', undefined, 'Credentials that the role']] },
  changing({ ...dynamic(), db_name: 'used' })('of a deleted connection', {}, {}),
]);

const rotated = () => ({ name: name(), username: name(), db_name: 'orders' });
const staticRoles = cases('lintel_database_static_role', [
  changing({ name: 'static-1', db_name: 'orders', rotation_period: '1d' })(
    'another user',
    { username: 'ada' },
    { username: 'grace' },
    ['danger', 'username', 'The role takes over another'],
  ),
  changing({ ...rotated(), rotation_period: '1d' })('another database', {}, { db_name: 'billing' }, [
    'danger',
    'db_name',
    'The role takes over a user of another database',
  ]),
  changing(rotated())('slower', { rotation_period: '1d' }, { rotation_period: '30d' }, [
    'warning',
    'rotation_period',
    'The password is rotated less often',
  ]),
  changing(rotated())('faster', { rotation_period: '30d' }, { rotation_period: '1d' }, [
    'note',
    'rotation_period',
    'The password is rotated more often',
  ]),
  changing(rotated())(
    'a schedule instead of a period',
    { rotation_period: '1d' },
    { rotation_schedule: '0 3 * * SUN' },
    ['warning', 'rotation_schedule', 'The password is rotated on a schedule'],
  ),
  changing(rotated())(
    'a period instead of a schedule',
    { rotation_schedule: '0 3 * * SUN' },
    { rotation_period: '1d' },
    ['warning', 'rotation_period', 'The password is rotated at a fixed'],
  ),
  changing(rotated())('another schedule', { rotation_schedule: '0 3 * * *' }, { rotation_schedule: '0 3 1 * *' }, [
    'warning',
    'rotation_schedule',
    'The password is rotated on another',
  ]),
  changing({ ...rotated(), rotation_schedule: '0 3 * * *' })(
    'another window',
    { rotation_window: '1h' },
    { rotation_window: '2h' },
    ['note', 'rotation_window', 'The rotation window changes'],
  ),
  changing({ ...rotated(), rotation_period: '1d' })('other statements', {}, { rotation_statements: ['SELECT 1'] }, [
    'warning',
    'rotation_statements',
    'The statements that change',
  ]),
  changing({ ...rotated(), rotation_period: '1d' })('another credential', {}, { credential_type: 'rsa_private_key' }, [
    'warning',
    'credential_type',
    'Another type of credential',
  ]),
  changing({ ...rotated(), rotation_period: '1d', credential_type: 'rsa_private_key' })(
    'a shorter key',
    { credential_config: { key_bits: 4096 } },
    { credential_config: { key_bits: 2048 } },
    ['warning', 'credential_config.key_bits', 'Credentials become weaker'],
  ),
  changing({ ...rotated(), rotation_period: '1d' })(
    'another policy',
    { credential_config: { password_policy: 'long' } },
    { credential_config: { password_policy: 'short' } },
    ['warning', 'credential_config.password_policy', 'Passwords are generated with'],
  ),
  changing({ username: name(), db_name: 'orders', rotation_period: '1d' })(
    'renamed',
    { name: 'static-2' },
    { name: 'static-3' },
    ['danger', undefined, 'The password of the user is rotated'],
  ),
  {
    title: 'created',
    after: { ...rotated(), rotation_period: '1d' },
    says: [['warning', undefined, 'The role takes over a database user and rotates']],
  },
  {
    title: 'created with the password that is in use',
    after: { ...rotated(), rotation_period: '1d', skip_import_rotation: true },
    says: [['warning', undefined, 'The role takes over a database user and keeps']],
  },
  changing({ ...rotated(), rotation_period: '1d' })(
    'sent another password',
    { password: SECRETS.password },
    { password: SECRETS.newPassword },
    ['warning', 'password', 'The service receives another password'],
  ),
  changing({ ...rotated(), rotation_period: '1d' })(
    'sent another password without a version',
    { password_wo: SECRETS.password },
    { password_wo: SECRETS.newPassword },
    ['warning', 'secrets_revision', 'A write-only secret is sent'],
  ),
  {
    title: 'deleted',
    before: { ...rotated(), rotation_period: '1d' },
    says: [['warning', undefined, 'The password of the user is no longer rotated']],
  },
]);

const tokens = [
  ...cases('lintel_platform_token_config', [
    changing({ mount: 'tfc-7', token: SECRETS.token })('destroyed without its leases', {}, { force_destroy: true }, [
      'warning',
      'force_destroy',
      'It can be destroyed while leases cannot be revoked',
    ]),
    changing({ mount: 'tfc-1', token: SECRETS.token })(
      'another host',
      { address: 'https://app.example.com' },
      { address: 'https://app.example.net' },
      ['danger', 'address', 'Tokens are created on another host'],
    ),
    changing({ mount: 'tfc-4', token: SECRETS.token })(
      'another port',
      { address: 'https://app.example.com' },
      { address: 'https://app.example.com:8443' },
      ['warning', 'address', 'Tokens are created on another port'],
    ),
    changing({ mount: 'tfc-5', token: SECRETS.token })(
      'encryption removed',
      { address: 'https://app.example.com' },
      { address: 'http://app.example.com' },
      ['danger', 'address', 'The engine sends its token without encryption'],
    ),
    changing({ mount: 'tfc-6', token: SECRETS.token })(
      'encryption added',
      { address: 'http://app.example.com' },
      { address: 'https://app.example.com' },
      ['note', 'address', 'The engine sends its token with encryption'],
    ),
    changing({ mount: 'tfc-2' })('another token', { token: SECRETS.token }, { token: SECRETS.newToken }, [
      'warning',
      'token',
      'The token of the engine is',
    ]),
    {
      title: 'deleted',
      before: { mount: 'tfc-3', token: SECRETS.token },
      says: [['danger', undefined, 'The engine loses its access']],
    },
  ]),
  ...cases('lintel_platform_token_role', [
    {
      title: 'created for an organization',
      after: { name: 'pipeline-1', organization: 'acme' },
      says: [['danger', 'organization', 'Writing the role revokes']],
    },
    changing({ name: 'pipeline-2' })('another team', { team_id: 'team-1' }, { team_id: 'team-2' }, [
      'danger',
      'team_id',
      'Writing the role revokes',
    ]),
    changing({ name: 'pipeline-3' })('another user', { user_id: 'user-1' }, { user_id: 'user-2' }, [
      'warning',
      'user_id',
      'Tokens are created for another user',
    ]),
    changing({ name: 'pipeline-4', user_id: 'user-1' })(
      'longer',
      { ttl: '30m', max_ttl: '2h' },
      { ttl: '30m', max_ttl: '30d' },
      ['warning', 'max_ttl', 'Tokens are valid for longer'],
    ),
    changing({ name: 'pipeline-5', user_id: 'user-1' })('shorter', { ttl: '30m' }, { ttl: '10m' }, [
      'note',
      'ttl',
      'Tokens are valid for a shorter time',
    ]),
    changing({ user_id: 'user-1' })('renamed', { name: 'pipeline-8' }, { name: 'pipeline-9' }, [
      'warning',
      undefined,
      'The role is deleted and created again',
    ]),
    {
      title: 'deleted',
      before: { name: 'pipeline-6', user_id: 'user-1' },
      says: [['warning', undefined, 'The role is deleted']],
    },
    { title: 'created for a user', after: { name: 'pipeline-7', user_id: 'user-1' }, says: [] },
  ]),
  ...cases('lintel_key_management_provider', [
    changing({ name: 'store-1', kms_provider: 'cloudkeyvault' })(
      'another store',
      { key_collection: 'one' },
      { key_collection: 'two' },
      ['danger', 'key_collection', 'Keys are distributed to another key store'],
    ),
    changing({ name: 'store-2', kms_provider: 'cloudkeyvault', key_collection: 'one' })(
      'other credentials',
      { credentials: { tenant_id: 'a', client_id: 'b', client_secret: SECRETS.client } },
      { credentials: { tenant_id: 'a', client_id: 'c', client_secret: SECRETS.client } },
      ['warning', 'credentials', 'The credentials of the key'],
    ),
    {
      title: 'deleted',
      before: { name: 'store-3', kms_provider: 'cloudkeyvault', key_collection: 'one' },
      says: [['warning', undefined, 'The engine no longer reaches the key store']],
    },
  ]),
];

const clusterConfigs = (ca: string, otherCa: string): Case[] =>
  cases('lintel_cluster_config', [
    changing({ mount: 'k8s-10', cluster_host: 'https://one.example.com:6443' })(
      'destroyed without its leases',
      {},
      { force_destroy: true },
      ['warning', 'force_destroy', 'It can be destroyed while leases cannot be revoked'],
    ),
    changing({ mount: 'k8s-1', service_account_jwt: SECRETS.token })(
      'another cluster',
      { cluster_host: 'https://one.example.com:6443' },
      { cluster_host: 'https://two.example.com:6443' },
      ['danger', 'cluster_host', 'Tokens are issued in another cluster'],
    ),
    changing({ mount: 'k8s-7' })(
      'another path',
      { cluster_host: 'https://one.example.com:6443' },
      { cluster_host: 'https://one.example.com:6443/k8s' },
      ['note', 'cluster_host', 'The API of the cluster'],
    ),
    changing({ mount: 'k8s-8' })(
      'another port',
      { cluster_host: 'https://one.example.com:6443' },
      { cluster_host: 'https://one.example.com:7443' },
      ['warning', 'cluster_host', 'The API of the cluster has another port'],
    ),
    changing({ mount: 'k8s-9' })(
      'encryption removed',
      { cluster_host: 'https://one.example.com:6443' },
      { cluster_host: 'http://one.example.com:6443' },
      ['danger', 'cluster_host', 'The engine sends its token to the cluster without encryption'],
    ),
    changing({ mount: 'k8s-2', cluster_host: 'https://one.example.com:6443' })(
      'no certificate',
      { cluster_ca_cert: ca },
      {},
      ['danger', 'cluster_ca_cert', 'The cluster is no longer verified'],
    ),
    changing({ mount: 'k8s-3', cluster_host: 'https://one.example.com:6443' })(
      'another certificate',
      { cluster_ca_cert: ca },
      { cluster_ca_cert: otherCa },
      ['warning', 'cluster_ca_cert', 'The cluster is verified with another'],
    ),
    changing({ mount: 'k8s-4', cluster_host: 'https://one.example.com:6443' })(
      'another token',
      { service_account_jwt: SECRETS.token },
      { service_account_jwt: SECRETS.newToken },
      ['warning', 'service_account_jwt', 'The token of the engine is sent'],
    ),
    changing({ mount: 'k8s-5', cluster_host: 'https://one.example.com:6443' })(
      'the pod',
      { disable_local_ca_jwt: true },
      {},
      ['warning', 'disable_local_ca_jwt', 'The engine may use'],
    ),
    {
      title: 'deleted',
      before: { mount: 'k8s-6', cluster_host: 'https://one.example.com:6443' },
      says: [['danger', undefined, 'The engine loses its access']],
    },
  ]);

const allowing = (...rules: object[]) => JSON.stringify({ rules });
const READ_PODS = { apiGroups: [''], resources: ['pods'], verbs: ['get', 'list'] };
/** Each case sets the mode of the role. */
const generated = () => ({ name: name(), allowed_cluster_namespaces: ['apps'] });
const broader = (title: string, rules: string, ...says: Expected[]) =>
  changing(generated())(title, { generated_role_rules: allowing(READ_PODS) }, { generated_role_rules: rules }, ...says);
const clusterRoles = cases('lintel_cluster_role', [
  broader('everything', allowing({ apiGroups: ['*'], resources: ['*'], verbs: ['*'] }), [
    'danger',
    'generated_role_rules',
    'Tokens can escalate their privileges or read',
  ]),
  broader('secrets', allowing(READ_PODS, { apiGroups: [''], resources: ['secrets'], verbs: ['get'] }), [
    'danger',
    'generated_role_rules',
    'Tokens can escalate their privileges or read',
  ]),
  broader('impersonate', allowing(READ_PODS, { apiGroups: [''], resources: ['users'], verbs: ['impersonate'] }), [
    'danger',
    'generated_role_rules',
    'Tokens can escalate their privileges or read',
  ]),
  broader(
    'escalate',
    allowing(READ_PODS, { apiGroups: ['rbac.authorization.k8s.io'], resources: ['roles'], verbs: ['escalate'] }),
    ['danger', 'generated_role_rules', 'Tokens can escalate their privileges or read'],
  ),
  broader('delete pods', allowing({ ...READ_PODS, verbs: ['get', 'list', 'delete'] }), [
    'warning',
    'generated_role_rules',
    'Tokens gain permissions',
  ]),
  broader('less', allowing({ ...READ_PODS, verbs: ['get'] })),
  {
    title: 'created for everything',
    after: { ...generated(), generated_role_rules: allowing({ apiGroups: ['*'], resources: ['*'], verbs: ['*'] }) },
    says: [['danger', 'generated_role_rules', 'Tokens can escalate their privileges or read']],
  },
  changing(generated())('administrator', { cluster_role_name: 'view' }, { cluster_role_name: 'cluster-admin' }, [
    'danger',
    'cluster_role_name',
    'Tokens have full access to the cluster',
  ]),
  changing(generated())('another role', { cluster_role_name: 'view' }, { cluster_role_name: 'edit' }, [
    'warning',
    'cluster_role_name',
    'Tokens are bound to another role',
  ]),
  changing(generated())('another account', { service_account_name: 'one' }, { service_account_name: 'two' }, [
    'warning',
    'service_account_name',
    'Tokens are issued for another service',
  ]),
  changing({ ...generated(), cluster_role_name: 'view' })(
    'in the whole cluster',
    {},
    { cluster_role_type: 'ClusterRole' },
    ['danger', 'cluster_role_type', 'The role applies to the whole cluster'],
  ),
  changing({ ...generated(), cluster_role_name: 'view' })(
    'every namespace',
    {},
    { allowed_cluster_namespaces: ['apps', '*'] },
    ['danger', 'allowed_cluster_namespaces', 'Tokens are issued in every namespace'],
  ),
  changing({ ...generated(), cluster_role_name: 'view' })(
    'further namespaces',
    {},
    { allowed_cluster_namespaces: ['apps', 'shop'] },
    ['warning', 'allowed_cluster_namespaces', 'Tokens are issued in additional'],
  ),
  changing({ ...generated(), cluster_role_name: 'view' })(
    'fewer namespaces',
    { allowed_cluster_namespaces: ['apps', 'shop'] },
    {},
    ['note', 'allowed_cluster_namespaces', 'Tokens are no longer issued'],
  ),
  changing({ ...generated(), cluster_role_name: 'view' })(
    'every label',
    { allowed_cluster_namespace_selector: '{"matchLabels":{"a":"b"}}' },
    { allowed_cluster_namespace_selector: '{}' },
    ['danger', 'allowed_cluster_namespace_selector', 'The selector allows every'],
  ),
  changing({ ...generated(), cluster_role_name: 'view' })(
    'other labels',
    { allowed_cluster_namespace_selector: '{"matchLabels":{"a":"b"}}' },
    { allowed_cluster_namespace_selector: '{"matchLabels":{"a":"c"}}' },
    ['warning', 'allowed_cluster_namespace_selector', 'Namespaces with other labels'],
  ),
  changing({ ...generated(), cluster_role_name: 'view' })('longer', { token_max_ttl: '1h' }, { token_max_ttl: '10h' }, [
    'warning',
    'token_max_ttl',
    'Tokens are valid for longer',
  ]),
  changing({ ...generated(), cluster_role_name: 'view' })(
    'shorter',
    { token_default_ttl: '2h' },
    { token_default_ttl: '1h' },
    ['note', 'token_default_ttl', 'Tokens are valid for a shorter time'],
  ),
  changing({ ...generated(), cluster_role_name: 'view' })(
    'other audiences',
    { token_default_audiences: ['a'] },
    { token_default_audiences: ['b'] },
    ['note', 'token_default_audiences', 'Tokens have other audiences'],
  ),
  {
    title: 'deleted',
    before: { ...generated(), cluster_role_name: 'view' },
    says: [['warning', undefined, 'The role no longer issues']],
  },
]);

const authority = () => ({ name: name(), allowed_domains: ['example.com'], max_ttl: '30d' });
const flags: readonly (readonly [string, boolean, Severity, string])[] = [
  ['allow_any_name', true, 'danger', 'Certificates are issued for every name'],
  ['enforce_hostnames', false, 'warning', 'Names do not have'],
  ['allow_subdomains', true, 'warning', 'Certificates are issued for subdomains of'],
  ['allow_bare_domains', true, 'warning', 'Certificates are issued for the allowed'],
  ['allow_glob_domains', true, 'warning', '`*` in the allowed'],
  ['allow_wildcard_certificates', true, 'warning', 'Wildcard certificates are issued'],
  ['allow_ip_sans', true, 'warning', 'Certificates are issued for IP addresses'],
  ['allow_localhost', true, 'warning', 'Certificates are issued for IP addresses'],
  ['allowed_domains_template', true, 'warning', 'Identity templates determine the'],
  ['require_cn', false, 'note', 'Certificates do not need a'],
  ['use_csr_common_name', false, 'warning', 'The names of signed'],
  ['code_signing_flag', true, 'warning', 'Certificates can be used for additional'],
  ['no_store', true, 'warning', 'Certificates are not stored'],
  ['generate_lease', true, 'note', 'Certificates have a lease'],
];
const pkiRoles = cases('lintel_pki_role', [
  ...flags.map(([flag, value, severity, says]) =>
    changing(authority())(flag.replace(/_/g, ' '), { [flag]: !value }, { [flag]: value }, [severity, flag, says]),
  ),
  changing(authority())('every domain', {}, { allowed_domains: ['example.com', '*'] }, [
    'danger',
    'allowed_domains',
    'Every domain is allowed',
  ]),
  changing(authority())('further domains', {}, { allowed_domains: ['example.com', 'example.net'] }, [
    'warning',
    'allowed_domains',
    'Certificates are issued for additional domains',
  ]),
  changing(authority())('fewer domains', { allowed_domains: ['example.com', 'example.net'] }, {}, [
    'note',
    'allowed_domains',
    'Certificates are no longer',
  ]),
  changing(authority())('further URIs', { allowed_uri_sans: ['urn:a'] }, { allowed_uri_sans: ['urn:a', 'urn:b'] }, [
    'warning',
    'allowed_uri_sans',
    'Certificates are issued for additional names',
  ]),
  changing(authority())('every URI', { allowed_uri_sans: ['urn:a'] }, { allowed_uri_sans: ['urn:a', '*'] }, [
    'danger',
    'allowed_uri_sans',
    'Certificates are issued for every name of this type',
  ]),
  changing(authority())('fewer checks', {}, { cn_validations: ['hostname'] }, [
    'note',
    'cn_validations',
    'Common names are validated differently',
  ]),
  changing(authority())(
    'further policies',
    { policy_identifiers: ['1.3.6.1.4.1.1'] },
    { policy_identifiers: ['1.3.6.1.4.1.1', '1.3.6.1.4.1.2'] },
    ['warning', 'policy_identifiers', 'Certificates state additional policies'],
  ),
  changing(authority())('no lease', { generate_lease: true }, {}, [
    'warning',
    'generate_lease',
    'Certificates have no lease',
  ]),
  changing(authority())('no metadata', {}, { no_store_metadata: true }, [
    'note',
    'no_store_metadata',
    'Metadata of certificates',
  ]),
  changing(authority())('valid earlier', {}, { not_before_duration: '1h' }, [
    'note',
    'not_before_duration',
    'The limits for the',
  ]),
  changing(authority())('longer', {}, { max_ttl: '300d' }, ['warning', 'max_ttl', 'Certificates are valid for longer']),
  changing(authority())('a fixed expiration', {}, { max_ttl: '30d', not_after: '2040-01-01T00:00:00Z' }, [
    'warning',
    'not_after',
    'Certificates end at another time',
  ]),
  changing(authority())('shorter', {}, { max_ttl: '3d' }, [
    'note',
    'max_ttl',
    'Certificates are valid for a shorter time',
  ]),
  changing(authority())('weaker keys', { key_bits: 4096 }, { key_bits: 2048 }, [
    'warning',
    'key_bits',
    'Keys become weaker',
  ]),
  changing(authority())('keys of every type', {}, { key_type: 'any' }, [
    'warning',
    'key_type',
    'Signing requests can have',
  ]),
  changing(authority())('other keys', {}, { key_type: 'ec', key_bits: 256 }, [
    'note',
    'key_type',
    'Keys have another type',
  ]),
  changing(authority())('a shorter hash', { signature_bits: 512 }, { signature_bits: 256 }, [
    'warning',
    'signature_bits',
    'Certificates are signed with a shorter hash',
  ]),
  changing(authority())(
    'a CA',
    {},
    { key_usage: ['DigitalSignature', 'KeyAgreement', 'KeyEncipherment', 'CertSign'] },
    ['danger', 'key_usage', 'Keys can sign certificates or'],
  ),
  changing(authority())(
    'another use',
    {},
    { key_usage: ['DigitalSignature', 'KeyAgreement', 'KeyEncipherment', 'DataEncipherment'] },
    ['warning', 'key_usage', 'Keys can be used'],
  ),
  changing(authority())('every use', {}, { ext_key_usage: ['Any'] }, [
    'danger',
    'ext_key_usage',
    'Certificates can be used for every purpose',
  ]),
  changing(authority())('another issuer', {}, { issuer_ref: 'other' }, [
    'warning',
    'issuer_ref',
    'Another issuer signs',
  ]),
  changing(authority())('other names', { cn_validations: ['hostname'] }, { cn_validations: ['disabled'] }, [
    'warning',
    'cn_validations',
    'Common names are not validated',
  ]),
  changing(authority())('another unit', {}, { ou: ['Platform'] }),
  {
    title: 'created for every name',
    after: { ...authority(), allow_any_name: true },
    says: [['danger', 'allow_any_name', 'Certificates are issued for every name']],
  },
  { title: 'deleted', before: authority(), says: [['warning', undefined, 'The role no longer issues']] },
  {
    title: 'used',
    before: { name: 'web', allowed_domains: ['example.com'], allow_subdomains: true, key_type: 'ec', max_ttl: '300d' },
    after: { name: 'web', allowed_domains: ['example.com'], allow_subdomains: true, key_type: 'ec', max_ttl: '300d' },
    says: [],
  },
]);

const leaf = { role: '${lintel_pki_role.used.name}', ttl: '60d' };
const certificates = [
  ...cases('lintel_pki_certificate', [
    changing(leaf)('another name', { common_name: 'a.example.com' }, { common_name: 'b.example.com' }, [
      'warning',
      undefined,
      'The certificate is replaced by one',
    ]),
    changing({ ...leaf, revoke_on_destroy: true })(
      'another name and revoked',
      { common_name: 'c.example.com' },
      { common_name: 'd.example.com' },
      ['danger', undefined, 'The certificate is replaced, and'],
    ),
    changing({ ...leaf, common_name: 'e.example.com', ttl: '1d' })('expired', {}, {}, [
      'note',
      'status',
      'The certificate is renewed',
    ]),
    changing({ ...leaf, common_name: 'f.example.com' })('revoked outside terraform', {}, {}, [
      'warning',
      'status',
      'The certificate was revoked',
    ]),
    changing({ ...leaf, common_name: 'g.example.com' })('will be revoked', {}, { revoke_on_destroy: true }, [
      'warning',
      'revoke_on_destroy',
      'The certificate will be revoked',
    ]),
    {
      title: 'deleted',
      before: { ...leaf, common_name: 'h.example.com' },
      says: [['warning', undefined, 'The certificate is no longer renewed']],
    },
    {
      title: 'deleted and revoked',
      before: { ...leaf, common_name: 'i.example.com', revoke_on_destroy: true },
      says: [['danger', undefined, 'The certificate is revoked']],
    },
    { title: 'created', after: { ...leaf, common_name: 'j.example.com' }, says: [] },
  ]),
  ...cases('lintel_pki_signed_certificate', [
    changing({ ...leaf, csr: REQUEST, common_name: 'k.example.com' })(
      'will be revoked',
      {},
      { revoke_on_destroy: true },
      ['warning', 'revoke_on_destroy', 'The certificate will be revoked'],
    ),
    changing({ ...leaf, common_name: 'l.example.com' })('another request', { csr: REQUEST }, { csr: OTHER_REQUEST }, [
      'warning',
      undefined,
      'The certificate is replaced by one',
    ]),
  ]),
  ...cases('lintel_pki_signed_intermediate', [
    changing({ common_name: 'Six', csr: AUTHORITY_REQUEST, ttl: '60d', max_path_length: 0 })(
      'will be revoked',
      {},
      { revoke_on_destroy: true },
      ['warning', 'revoke_on_destroy', 'The certificate will be revoked'],
    ),
    {
      title: 'without a limit',
      after: { common_name: 'One', csr: AUTHORITY_REQUEST, ttl: '60d' },
      says: [['danger', 'max_path_length', 'The CA can create CAs']],
    },
    {
      title: 'with a limit',
      after: { common_name: 'Two', csr: AUTHORITY_REQUEST, ttl: '60d', max_path_length: 0 },
      says: [],
    },
    {
      title: 'with the values of the request',
      after: { common_name: 'Three', csr: AUTHORITY_REQUEST, ttl: '60d', max_path_length: 0, use_csr_values: true },
      says: [['warning', 'use_csr_values', 'The signing request determines']],
    },
    changing({ common_name: 'Four', csr: AUTHORITY_REQUEST, ttl: '60d', max_path_length: 0 })(
      'further domains',
      { permitted_dns_domains: ['a.example.com'] },
      { permitted_dns_domains: ['a.example.com', 'b.example.com'] },
      ['danger', 'permitted_dns_domains', 'The CA can issue'],
    ),
    changing({ common_name: 'Five', csr: AUTHORITY_REQUEST, ttl: '60d' })(
      'no limit any more',
      { max_path_length: 0 },
      {},
      ['danger', 'max_path_length', 'The CA can create CAs'],
    ),
  ]),
];

const done = (type: string, part: string, severity: Severity, says: string): Case[] =>
  cases(type, [
    { title: 'performed', after: { [part]: `${part}-1` }, says: [[severity, undefined, says]] },
    {
      title: 'performed again',
      before: { [part]: `${part}-2`, triggers: { quarter: '1' } },
      after: { [part]: `${part}-2`, triggers: { quarter: '2' } },
      says: [[severity, undefined, says]],
    },
    { title: 'removed', before: { [part]: `${part}-3` }, says: [] },
  ]);
const operationResources = [
  ...done('lintel_database_root_rotation', 'name', 'danger', 'The password of the root user is rotated'),
  ...done('lintel_database_role_rotation', 'role', 'danger', 'The credential of the static role'),
  ...done('lintel_platform_token_rotation', 'role', 'danger', 'The token of the organization or the team'),
  ...done('lintel_database_connection_reset', 'name', 'note', 'The connection is closed'),
  ...done('lintel_database_plugin_reload', 'plugin_name', 'warning', 'All connections of the plugin'),
];

/** A CA that signs client certificates, with its private key. */
export interface SigningAuthority {
  readonly ca: string;
  readonly key: string;
}

const signed = (type: string, common: object, one: SigningAuthority, other: SigningAuthority): Case[] => {
  const role = () => ({ ...common, name: name(), db_name: 'orders', credential_type: 'client_certificate' });
  const config = ({ ca, key }: SigningAuthority) => ({
    common_name_template: '{{.DisplayName}}',
    key_type: 'ec',
    key_bits: 256,
    ca_cert: ca,
    ca_private_key: key,
  });
  return cases(type, [
    changing(role())(
      'another key',
      { credential_config: config(one) },
      { credential_config: { ...config(one), ca_private_key: other.key } },
      ['warning', 'credential_config.ca_private_key', 'The CA key for client'],
    ),
    changing(role())(
      'another authority',
      { credential_config: config(one) },
      { credential_config: { ...config(one), ca_cert: other.ca } },
      ['warning', 'credential_config.ca_cert', 'Another CA signs client'],
    ),
  ]);
};

export function allCases(one: SigningAuthority, other: SigningAuthority): readonly Case[] {
  const { ca } = one;
  const { ca: otherCa } = other;
  return [
    ...signed('lintel_database_role', { creation_statements: CREATION }, one, other),
    ...signed('lintel_database_static_role', { username: name(), rotation_period: '1d' }, one, other),
    ...runTasks,
    ...associations,
    ...policies,
    ...modules,
    ...organizations,
    ...connections,
    ...roles,
    ...staticRoles,
    ...tokens,
    ...clusterConfigs(ca, otherCa),
    ...clusterRoles,
    ...ofTheirOwn(),
    ...pkiRoles,
    ...certificates,
    ...operationResources,
  ];
}

/** The cases of resources that have a file for them, `review-cases.ts` beside the fixture. */
function ofTheirOwn(): Case[] {
  const folder = path.join(__dirname, '..', '..', 'handlers');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'review-cases.ts')
    .sort()
    .flatMap((file) => {
      // oxlint-disable-next-line typescript/no-require-imports -- the files determine the cases
      const { reviewCases } = require(path.join(folder, file)) as { reviewCases: Parameters<typeof cases>[1] };
      return cases(`lintel_${path.basename(path.dirname(file)).replaceAll('-', '_')}`, [...reviewCases]);
    });
}

export function nameOf({ title }: Case): string {
  return title.replace(/ /g, '_');
}

export function addressOf(one: Case): string {
  return `${one.type}.${nameOf(one)}`;
}
