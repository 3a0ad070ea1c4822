import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { writePeerState } from '../../support/peer-state';
import { changedAttributes } from '../../support/terraform';
import { provideAuthMethod } from './shared/token-fields';

/** What the Vault provider stores of the fields of tokens that are not configured. */
const TOKEN_FIELDS = {
  token_bound_cidrs: [],
  token_explicit_max_ttl: 0,
  token_max_ttl: 0,
  token_no_default_policy: false,
  token_num_uses: 0,
  token_period: 0,
  token_policies: [],
  token_ttl: 0,
};
const managed = (type: string, attributes: object) => ({ type, name: 'deploy', attributes });

it('moved blocks take over the roles of the Vault provider, and nothing is recreated or sent', async () => {
  const { service, proxy, terraform, close } = await openTerraformEnvironment('vault');
  try {
    await provideAuthMethod(service, 'ci', 'approle');
    await service.request('POST', '/v1/auth/ci/role/deploy', {
      body: { role_id: 'deploy-role', token_policies: ['app'], token_ttl: 3600, token_bound_cidrs: ['10.0.0.1'] },
    });
    await service.request('POST', '/v1/auth/token/roles/deploy', {
      body: { allowed_policies: ['app'], orphan: true, token_period: 86400 },
    });
    await provideAuthMethod(service, 'cluster', 'kubernetes');
    await service.request('POST', '/v1/auth/cluster/role/deploy', {
      body: {
        bound_service_account_names: ['deployer'],
        bound_service_account_namespaces: ['apps', 'shop'],
        audience: 'vault',
        token_policies: ['app'],
        token_max_ttl: 7200,
      },
    });
    writePeerState(terraform, [
      managed('vault_approle_auth_backend_role', {
        ...TOKEN_FIELDS,
        id: 'auth/ci/role/deploy',
        namespace: null,
        backend: 'ci',
        role_name: 'deploy',
        role_id: 'deploy-role',
        bind_secret_id: true,
        secret_id_bound_cidrs: [],
        secret_id_num_uses: 0,
        secret_id_ttl: 0,
        token_policies: ['app'],
        token_ttl: 3600,
        token_bound_cidrs: ['10.0.0.1'],
        token_type: 'default',
        alias_metadata: null,
      }),
      managed('vault_kubernetes_auth_backend_role', {
        ...TOKEN_FIELDS,
        id: 'auth/cluster/role/deploy',
        namespace: null,
        backend: 'cluster',
        role_name: 'deploy',
        bound_service_account_names: ['deployer'],
        bound_service_account_namespaces: ['apps', 'shop'],
        bound_service_account_namespace_selector: '',
        audience: 'vault',
        alias_name_source: 'serviceaccount_uid',
        alias_metadata: null,
        token_policies: ['app'],
        token_max_ttl: 7200,
        token_type: 'default',
      }),
      managed('vault_token_auth_backend_role', {
        ...TOKEN_FIELDS,
        id: 'auth/token/roles/deploy',
        namespace: null,
        role_name: 'deploy',
        allowed_policies: ['app'],
        allowed_policies_glob: [],
        disallowed_policies: [],
        disallowed_policies_glob: [],
        allowed_entity_aliases: [],
        orphan: true,
        renewable: true,
        path_suffix: '',
        token_period: 86400,
        token_type: 'default-service',
      }),
    ]);
    terraform.configure(`
moved {
  from = vault_approle_auth_backend_role.deploy
  to   = lintel_approle_role.deploy
}

moved {
  from = vault_kubernetes_auth_backend_role.deploy
  to   = lintel_kubernetes_auth_role.deploy
}

moved {
  from = vault_token_auth_backend_role.deploy
  to   = lintel_token_role.deploy
}

resource "lintel_approle_role" "deploy" {
  mount             = "ci"
  name              = "deploy"
  token_policies    = ["app"]
  token_ttl         = "1h"
  token_bound_cidrs = ["10.0.0.1/32"]
}

resource "lintel_kubernetes_auth_role" "deploy" {
  mount                            = "cluster"
  name                             = "deploy"
  bound_service_account_names      = ["deployer"]
  bound_service_account_namespaces = ["shop", "apps"]
  audience                         = "vault"
  token_policies                   = ["app"]
  token_max_ttl                    = "2h"
}

resource "lintel_token_role" "deploy" {
  name             = "deploy"
  allowed_policies = ["app"]
  orphan           = true
  token_period     = "1d"
}
`);
    const changes = (await terraform.plan()).resource_changes!;
    expect(changes.map((change) => [change.address, change.change.actions, changedAttributes(change)])).toEqual([
      ['lintel_approle_role.deploy', ['no-op'], []],
      ['lintel_kubernetes_auth_role.deploy', ['no-op'], []],
      ['lintel_token_role.deploy', ['no-op'], []],
    ]);
    expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  } finally {
    await close();
  }
}, 60_000);

it.each([
  ['vault_token', 'lintel_token_role', 'the ephemeral resource `lintel_secrets_token`'],
  ['vault_approle_auth_backend_login', 'lintel_approle_role', 'the block `login` of the provider'],
])(
  'a moved block from %s is refused, and names what keeps no secret in state',
  async (type, to, instead) => {
    const { terraform, close } = await openTerraformEnvironment('vault');
    try {
      writePeerState(terraform, [managed(type, { id: 'a' })]);
      terraform.configure(`
moved {
  from = ${type}.deploy
  to   = ${to}.deploy
}

resource "${to}" "deploy" {
  name = "deploy"
}
`);
      const { status, stderr } = await terraform.run('plan', '-input=false');
      expect(status).toBe(1);
      const said = stderr.replace(/[\s│]+/g, ' ');
      expect(said).toContain('it contains a secret, and Lintel keeps none in state');
      expect(said).toContain(instead);
    } finally {
      await close();
    }
  },
  60_000,
);
