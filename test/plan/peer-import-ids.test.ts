/** The import ids that the documentation of the tfe and vault providers shows, for every type that can be moved from them. */
import { readFileSync } from 'fs';
import * as path from 'path';
import type { ResourceDefinition } from '../../src/definition/resource';
import * as registry from '../../src/handlers';
import { parseImportId } from '../../src/plan/import-id';
import { ownImportId } from '../../src/plan/peer-import-id';

const MODULE = { organization: 'acme', namespace: 'acme', name: 'vpc', moduleProvider: 'aws', registryName: 'private' };

const ID = '7d2e3179-f69b-450c-7179-ac8ee8bd8ca9';

/** By the peers' types: an id as they document it (or, without documentation, as their code takes it), and what it means. */
const IDS: { readonly [peer: string]: readonly (readonly [id: string, meaning: Record<string, string>])[] } = {
  tfe_admin_organization_settings: [['acme', { name: 'acme' }]],
  tfe_agent_pool: [
    ['apool-rW0KoLSlnuNb5adB', { id: 'apool-rW0KoLSlnuNb5adB' }],
    ['acme/internal', { organization: 'acme', name: 'internal' }],
  ],
  tfe_notification_configuration: [['nc-qV9JnKRkmtMa4zcA', { id: 'nc-qV9JnKRkmtMa4zcA' }]],
  tfe_oauth_client: [['oc-XKFwG6ggfA9n7t1K', { id: 'oc-XKFwG6ggfA9n7t1K' }]],
  tfe_organization_module_sharing: [['acme', { organization: 'acme' }]],
  tfe_organization_run_task: [['acme/scan', { organization: 'acme', name: 'scan' }]],
  tfe_organization_run_task_global_settings: [['acme/scan', { organization: 'acme', taskName: 'scan' }]],
  tfe_policy: [['acme/pol-wAs3zYmWAhYK7peR', { id: 'pol-wAs3zYmWAhYK7peR' }]],
  tfe_policy_set: [
    ['polset-wAs3zYmWAhYK7peR', { id: 'polset-wAs3zYmWAhYK7peR' }],
    ['acme/baseline', { organization: 'acme', name: 'baseline' }],
  ],
  tfe_policy_set_parameter: [['polset-a/var-b', { policySetId: 'polset-a', parameterId: 'var-b' }]],
  tfe_project: [
    ['prj-niVoeESBXT8ZREhr', { id: 'prj-niVoeESBXT8ZREhr' }],
    ['acme/Platform', { organization: 'acme', name: 'Platform' }],
  ],
  tfe_project_notification_configuration: [['nc-qV9JnKRkmtMa4zcA', { id: 'nc-qV9JnKRkmtMa4zcA' }]],
  tfe_project_policy_set: [['acme/project/set', { id: 'acme/project/set' }]],
  tfe_project_policy_set_exclusion: [['prj-1/polset-2', { policySetId: 'polset-2', projectId: 'prj-1' }]],
  tfe_project_settings: [['prj-niVoeESBXT8ZREhr', { id: 'prj-niVoeESBXT8ZREhr' }]],
  tfe_registry_gpg_key: [['acme/34365D9472D7468F', { organization: 'acme', keyId: '34365D9472D7468F' }]],
  tfe_registry_module: [
    ['acme/private/acme/vpc/aws/mod-qV9JnKRkmtMa4zcA', MODULE],
    ['acme/public/terraform-aws/vpc/aws/mod-q', { ...MODULE, registryName: 'public', namespace: 'terraform-aws' }],
    ['acme/vpc/aws/mod-qV9JnKRkmtMa4zcA', MODULE],
  ],
  tfe_registry_provider: [
    [
      'acme/public/hashicorp/aws',
      { organization: 'acme', registryName: 'public', namespace: 'hashicorp', name: 'aws' },
    ],
  ],
  tfe_no_code_module: [['nocode-qV9JnKRkmtMa4zcA', { id: 'nocode-qV9JnKRkmtMa4zcA' }]],
  tfe_project_variable_set: [
    ['acme/payments/Credentials', { id: 'acme/payments/Credentials' }],
    ['acme/prj-47qC3LmA47piVan7/Credentials', { id: 'acme/prj-47qC3LmA47piVan7/Credentials' }],
  ],
  tfe_run_trigger: [['rt-qV9JnKRkmtMa4zcA', { id: 'rt-qV9JnKRkmtMa4zcA' }]],
  tfe_sentinel_policy: [['acme/pol-wAs3zYmWAhYK7peR', { id: 'pol-wAs3zYmWAhYK7peR' }]],
  tfe_ssh_key: [['sshkey-GxrePWre1Ezug7aM', { id: 'sshkey-GxrePWre1Ezug7aM' }]],
  tfe_team: [
    ['acme/team-47qC3LmA47piVan7', { id: 'team-47qC3LmA47piVan7' }],
    ['acme/developers', { organization: 'acme', name: 'developers' }],
  ],
  tfe_team_access: [['acme/app/tws-8S5wnRbRpogw6apb', { id: 'acme/app/tws-8S5wnRbRpogw6apb' }]],
  tfe_team_member: [['team-47qC3LmA47piVan7/ada', { teamId: 'team-47qC3LmA47piVan7', username: 'ada' }]],
  tfe_team_notification_configuration: [['nc-qV9JnKRkmtMa4zcA', { id: 'nc-qV9JnKRkmtMa4zcA' }]],
  tfe_team_organization_member: [
    [
      'team-47qC3LmA47piVan7/ou-2pmtXpZa4YzVMTPi',
      { teamId: 'team-47qC3LmA47piVan7', organizationMembershipId: 'ou-2pmtXpZa4YzVMTPi' },
    ],
    ['acme/developers/ada@acme.example', { id: 'acme/developers/ada@acme.example' }],
  ],
  tfe_team_project_access: [['tprj-2pmtXpZa4YzVMTPi', { id: 'tprj-2pmtXpZa4YzVMTPi' }]],
  tfe_variable: [
    ['acme/billing/var-5rTwnSaRPogw6apb', { id: 'acme/billing/var-5rTwnSaRPogw6apb' }],
    ['acme/varset-47qC3LmA47piVan7/var-5rTwn', { variableSetId: 'varset-47qC3LmA47piVan7', variableId: 'var-5rTwn' }],
  ],
  tfe_variable_set: [
    ['varset-5rTwnSaRPogw6apb', { id: 'varset-5rTwnSaRPogw6apb' }],
    ['acme/Credentials', { organization: 'acme', name: 'Credentials' }],
  ],
  tfe_workspace: [
    ['ws-CH5in3chf8RJjrVd', { id: 'ws-CH5in3chf8RJjrVd' }],
    ['acme/billing', { organization: 'acme', name: 'billing' }],
  ],
  tfe_workspace_policy_set: [['acme/workspace/set', { id: 'acme/workspace/set' }]],
  tfe_workspace_policy_set_exclusion: [['acme/workspace/set', { id: 'acme/workspace/set' }]],
  tfe_workspace_run_task: [['acme/workspace/scan', { id: 'acme/workspace/scan' }]],
  tfe_workspace_variable_set: [['acme/app/Credentials', { id: 'acme/app/Credentials' }]],
  tfe_workspace_settings: [
    ['ws-CH5in3chf8RJjrVd', { id: 'ws-CH5in3chf8RJjrVd' }],
    ['acme/billing', { organization: 'acme', name: 'billing' }],
  ],
  vault_approle_auth_backend_role: [['auth/approle/role/app', { mount: 'approle', name: 'app' }]],
  vault_auth_backend: [
    ['github', { path: 'github' }],
    ['team/github/', { path: 'team/github' }],
  ],
  vault_database_secret_backend_connection: [['postgres/config/postgres', { mount: 'postgres', name: 'postgres' }]],
  vault_database_secret_backend_role: [['postgres/roles/app', { mount: 'postgres', name: 'app' }]],
  vault_database_secret_backend_static_role: [['postgres/static-roles/app', { mount: 'postgres', name: 'app' }]],
  vault_jwt_auth_backend: [
    ['oidc', { mount: 'oidc' }],
    ['team/oidc', { mount: 'team/oidc' }],
  ],
  vault_jwt_auth_backend_role: [['auth/jwt/role/app', { mount: 'jwt', name: 'app' }]],
  vault_keymgmt_azure_kms: [['keymgmt/kms/azure', { mount: 'keymgmt', name: 'azure' }]],
  vault_kubernetes_auth_backend_config: [
    ['auth/kubernetes/config', { mount: 'kubernetes' }],
    ['kubernetes', { mount: 'kubernetes' }],
  ],
  vault_generic_endpoint: [['auth/token/roles/ci', { path: 'auth/token/roles/ci' }]],
  vault_generic_secret: [['secret/foo', { mount: 'secret', name: 'foo' }]],
  vault_audit: [['syslog', { path: 'syslog' }]],
  vault_identity_entity: [[ID, { entityId: ID }]],
  vault_identity_entity_alias: [[ID, { aliasId: ID }]],
  vault_identity_group: [[ID, { groupId: ID }]],
  vault_identity_group_alias: [[ID, { aliasId: ID }]],
  vault_kubernetes_auth_backend_role: [['auth/kubernetes/role/foo', { mount: 'kubernetes', name: 'foo' }]],
  vault_kubernetes_secret_backend: [
    ['kubernetes', { mount: 'kubernetes' }],
    ['team/kubernetes', { mount: 'team/kubernetes' }],
  ],
  vault_kv_secret: [['kvv1/secret', { mount: 'kvv1', name: 'secret' }]],
  vault_kv_secret_v2: [['kvv2/data/secret', { mount: 'kvv2', name: 'secret' }]],
  vault_kv_secret_backend_v2: [['secret/config', { mount: 'secret' }]],
  vault_kubernetes_secret_backend_role: [['kubernetes/roles/app', { mount: 'kubernetes', name: 'app' }]],
  vault_mount: [
    ['dummy', { path: 'dummy' }],
    ['team/dummy', { path: 'team/dummy' }],
  ],
  vault_namespace: [
    ['example', { path: 'example' }],
    ['team/example/', { namespace: 'team', path: 'example' }],
  ],
  vault_password_policy: [['alphanumeric', { name: 'alphanumeric' }]],
  vault_pki_secret_backend_config_acme: [['pki/config/acme', { mount: 'pki' }]],
  vault_pki_secret_backend_config_auto_tidy: [['pki/config/auto-tidy', { mount: 'pki' }]],
  vault_pki_secret_backend_config_cluster: [['pki-root/config/cluster', { mount: 'pki-root' }]],
  vault_pki_secret_backend_config_issuers: [['pki/config/issuers', { mount: 'pki' }]],
  vault_pki_secret_backend_config_urls: [['pki-root/config/urls', { mount: 'pki-root' }]],
  vault_pki_secret_backend_crl_config: [['pki/config/crl', { mount: 'pki' }]],
  vault_pki_secret_backend_issuer: [
    ['pki/issuer/bf9b0d48-d0dd-652c', { mount: 'pki', issuerId: 'bf9b0d48-d0dd-652c' }],
  ],
  vault_pki_secret_backend_key: [['pki/key/bf9b0d48-d0dd-652c', { mount: 'pki', keyId: 'bf9b0d48-d0dd-652c' }]],
  vault_pki_secret_backend_role: [['pki/roles/my_role', { mount: 'pki', name: 'my_role' }]],
  vault_policy: [['dev-team', { name: 'dev-team' }]],
  vault_terraform_cloud_secret_backend: [['terraform', { mount: 'terraform' }]],
  vault_terraform_cloud_secret_role: [['terraform/roles/my-role', { mount: 'terraform', name: 'my-role' }]],
  vault_token_auth_backend_role: [['auth/token/roles/my-role', { name: 'my-role' }]],
  vault_transit_secret_backend_key: [['transit/keys/my_key', { mount: 'transit', name: 'my_key' }]],
  vault_userpass_auth_backend_user: [['auth/userpass/users/alice', { mount: 'userpass', username: 'alice' }]],
};

/** Types that the peers do not import, either. */
const NEVER = [
  // Not documented, and their code does not read what an import would know.
  'vault_approle_auth_backend_role_secret_id',
  'vault_identity_group_member_entity_ids',
  'vault_identity_group_member_group_ids',
  'vault_pki_secret_backend_acme_eab',
  'vault_pki_secret_backend_cert',
  'vault_pki_secret_backend_intermediate_cert_request',
  'vault_pki_secret_backend_intermediate_set_signed',
  'vault_pki_secret_backend_root_cert',
  'vault_pki_secret_backend_root_sign_intermediate',
  'vault_pki_secret_backend_sign',
];

// Of the types in the last table, no state is moved.
const [page = ''] = readFileSync(path.join(__dirname, '../../docs/moving-from-other-providers.md'), 'utf8').split(
  '\n## Other types',
);
const listed = [...page.matchAll(/^\| `((?:tfe|vault)_\w+)` \| \[`(lintel_\w+)`/gm)].map(
  ([, peer = '', type = '']) => [peer, type] as const,
);
const definitionOf = (type: string) => {
  const found = registry.resources[type as keyof typeof registry.resources];
  if (!found) throw new Error(`there is no ${type}`);
  return found.definition() as ResourceDefinition;
};

test('every type that can be moved has its import ids here', () => {
  expect([...Object.keys(IDS), ...NEVER].sort()).toEqual([...new Set(listed.map(([peer]) => peer))].sort());
});

test.each(listed.filter(([peer]) => IDS[peer]))('the import ids of %s are those of %s, too', (peer, type) => {
  for (const [id, meaning] of IDS[peer] ?? []) {
    expect(parseImportId(definitionOf(type), ownImportId(definitionOf(type), id))).toEqual(meaning);
  }
});

test('every form of the peers is used by an example of its own', () => {
  for (const [, type] of listed) {
    const definition = definitionOf(type);
    for (const { example, matches } of definition.peerImports ?? []) {
      expect([type, example, ownImportId(definition, example) !== example]).toEqual([type, example, true]);
      expect(example).toMatch(new RegExp(matches, 'u'));
      expect(() => parseImportId(definition, ownImportId(definition, example))).not.toThrow();
    }
    // Our own forms keep their sense.
    for (const { example } of definition.imports) expect(ownImportId(definition, example)).toBe(example);
  }
});

test.each([
  ['lintel_approle_role', 'deploy', 'auth/<mount>/role/deploy'],
  ['lintel_database_role', 'postgres/app', 'postgres/roles/app'],
  ['lintel_pki_key', 'pki/7c1d', 'pki/key/7c1d'],
  ['lintel_pki_role', 'team/pki/web', 'team/pki/roles/web'],
  ['lintel_run_task', 'image-scan', '<organization>/image-scan'],
  ['lintel_policy', 'image-scan', '<organization>/image-scan'],
  ['lintel_registry_module', 'acme/vpc/aws', '<organization>/<registry_name>/acme/vpc/aws'],
])('an id of %s that cannot be used, %s, is refused with the right form', (type, id, form) => {
  expect(() => parseImportId(definitionOf(type), id)).toThrow(`With the parts of this id: ${form}`);
});
