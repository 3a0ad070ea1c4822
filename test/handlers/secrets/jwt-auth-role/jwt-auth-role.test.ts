import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { TestEmulatorOptions } from '../../../support/emulator';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { openTerraformEnvironment } from '../../../support/environments/terraform-environment';
import { writePeerState } from '../../../support/peer-state';
import { changedAttributes } from '../../../support/terraform';
import { provideAuthMethod } from '../shared/token-fields';

const TYPE = 'lintel_jwt_auth_role';
const PATH = '/v1/auth/jwt/role/deploy';
const base: Values = { name: 'deploy', userClaim: 'sub', boundAudiences: ['us'] };
const config: Values = { ...base, boundSubject: 'repo:acme/app:ref:refs/heads/main' };

let open: Proxied;
const openWith = async (options: TestEmulatorOptions = {}) => {
  open = await openProxied(registry, options);
  await provideAuthMethod(open.service, 'jwt', 'jwt');
};
beforeEach(() => openWith());
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const planned = async (values: Values, object: Held) => open.core.refreshAndPlan(TYPE, values, object);
const written = () =>
  open.proxy.passed
    .splice(0)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body as Values);

describe('a role of a JWT auth method', () => {
  it('is a role for tokens unless another type is configured, with every write', async () => {
    const object = await make();
    expect(written()).toMatchObject([{ role_type: 'jwt', user_claim: 'sub', bound_claims_type: 'string' }]);
    const values: Values = { ...config, tokenTtl: '10m', boundClaims: '{"ref": "*"}', boundClaimsType: 'glob' };
    const { held } = await open.core.apply(TYPE, values, object);
    await open.core.apply(TYPE, { ...values, tokenTtl: '20m' }, held);
    expect(written()).toEqual([
      {
        role_type: 'jwt',
        user_claim: 'sub',
        bound_claims_type: 'glob',
        bound_claims: { ref: '*' },
        token_ttl: 600,
      },
      { role_type: 'jwt', user_claim: 'sub', bound_claims_type: 'glob', token_ttl: 1200 },
    ]);
  });

  it('becomes a role for a browser and back in place, and repeats where it may return to', async () => {
    const object = await make();
    const browser = { ...config, roleType: 'oidc', allowedRedirectUris: ['http://localhost:8250/oidc/callback'] };
    const { held, plan } = await open.core.apply(TYPE, browser, object);
    expect(plan).toMatchObject({ action: 'update', changes: ['allowedRedirectUris', 'roleType'] });
    written();
    const later = (await open.core.apply(TYPE, { ...browser, tokenTtl: '10m' }, held)).held;
    expect(written()).toMatchObject([{ allowed_redirect_uris: browser.allowedRedirectUris }]);
    const back = (await open.core.apply(TYPE, config, later)).held;
    expect((await planned(config, back)).changes).toEqual([]);
  });

  it.each([
    ['the order of claims and of their values', '{"b": ["y", "x"], "a": 1}', { a: 1, b: ['x', 'y'] }],
    ['a list of one value', '{"a": ["x"]}', { a: 'x' }],
    ['YAML', 'a: x\nb: [true]\n', { b: true, a: ['x'] }],
    ['claims that are empty', '{}', null],
  ])('has no drift if only %s differs', async (_, boundClaims, stored) => {
    const values = { ...config, boundClaims };
    const object = await make(values);
    const { status } = await open.service.request('POST', PATH, {
      body: { role_type: 'jwt', user_claim: 'sub', bound_claims: stored },
    });
    expect(status).toBe(204);
    expect((await planned(values, object)).changes).toEqual([]);
  });

  it.each([
    ['a value that is no claim', { boundClaims: '{"a": {"b": 1}}' }, 'boundClaims', 'neither a string, a number'],
    ['a claim that nothing fits', { boundClaims: '{"a": []}' }, 'boundClaims', 'an empty list'],
    [
      'a pattern that is no string',
      { boundClaims: '{"a": ["x", 1]}', boundClaimsType: 'glob' },
      'boundClaims',
      'no string',
    ],
    ['a pointer without a slash', { userClaimJsonPointer: true }, 'userClaim', 'begins with "/"'],
    ['two claims for one name', { claimMappings: { a: 'who', b: 'who' } }, 'claimMappings', 'Two claims'],
    ['metadata of the service', { claimMappings: { a: 'role' } }, 'claimMappings', 'itself writes'],
  ])('is refused at plan for %s', async (_, values, name, says) => {
    const { reported } = await refusal(open.core.plan(TYPE, { ...config, ...values }));
    expect(reported).toMatchObject([{ severity: 'error', path: [name], detail: expect.stringContaining(says) }]);
  });

  it('warns that tokens with an audience are refused, when it is planned', async () => {
    const { boundAudiences: _, ...values } = config;
    const { warnings } = await open.core.plan(TYPE, values);
    expect(warnings).toMatchObject([{ path: ['boundAudiences'], summary: 'Tokens with an audience are refused' }]);
    const object = await make(values);
    expect((await open.core.plan(TYPE, values, object)).warnings).toEqual([]);
  });

  it('has a name in lower case with real services, and what only OpenBao has with its dialect', async () => {
    for (const [name, value] of [
      ['callbackMode', 'client'],
      ['pollInterval', 3],
      ['oauth2Metadata', ['id_token']],
      ['oidcDisableConfirmation', true],
      ['tokenPoliciesTemplateClaims', true],
      ['namespace', 'team'],
    ] as const) {
      const { reported } = await refusal(open.core.plan(TYPE, { ...config, [name]: value }));
      expect(reported).toMatchObject([{ path: [name], detail: expect.stringContaining('is supported only with') }]);
    }
    await open.close();
    await openWith({ dialects: { secrets: 'openbao' } });
    const { reported } = await refusal(open.core.plan(TYPE, { ...config, name: 'Deploy' }));
    expect(reported).toMatchObject([{ path: ['name'], detail: expect.stringContaining('in lower case: "deploy"') }]);
  });

  it('reads the old names of fields of tokens as the new ones', async () => {
    const body = {
      role_type: 'jwt',
      user_claim: 'sub',
      bound_subject: config.boundSubject,
      policies: ['app'],
      ttl: 60,
    };
    await open.service.request('POST', PATH, { body });
    const imported = (await open.core.import(TYPE, { id: 'auth/jwt/role/deploy' }))!;
    expect(imported.state).toMatchObject({ tokenPolicies: ['app'], tokenTtl: '60' });
  });

  it('is not made at a method that is not there', async () => {
    const { message } = await refusal(make({ ...config, mount: 'nowhere' }));
    expect(message).toContain('has no auth method at `auth/nowhere`');
  });
});

it('a moved block takes over the role of the Vault provider, and nothing is recreated or sent', async () => {
  const { service, proxy, terraform, close } = await openTerraformEnvironment('vault');
  try {
    await provideAuthMethod(service, 'forge', 'jwt');
    const body = { role_type: 'jwt', user_claim: 'sub', bound_audiences: ['us'], token_policies: ['app'] };
    await service.request('POST', '/v1/auth/forge/role/deploy', {
      body: { ...body, bound_claims: { repository: ['acme/app', 'acme/lib'] } },
    });
    const attributes = {
      ...body,
      id: 'auth/forge/role/deploy',
      backend: 'forge',
      role_name: 'deploy',
      namespace: null,
      bound_claims: { repository: 'acme/app,acme/lib' },
      bound_claims_type: 'string',
      bound_subject: '',
      clock_skew_leeway: 0,
      claim_mappings: {},
      token_ttl: 0,
      token_type: 'default',
      verbose_oidc_logging: false,
    };
    writePeerState(terraform, [{ type: 'vault_jwt_auth_backend_role', name: 'deploy', attributes }]);
    terraform.configure(`
moved {
  from = vault_jwt_auth_backend_role.deploy
  to   = lintel_jwt_auth_role.deploy
}

resource "lintel_jwt_auth_role" "deploy" {
  mount           = "forge"
  name            = "deploy"
  user_claim      = "sub"
  bound_audiences = ["us"]
  bound_claims    = jsonencode({ repository = ["acme/lib", "acme/app"] })
  token_policies  = ["app"]
}
`);
    const changes = (await terraform.plan()).resource_changes!;
    expect(changes.map((change) => [change.address, change.change.actions, changedAttributes(change)])).toEqual([
      ['lintel_jwt_auth_role.deploy', ['no-op'], []],
    ]);
    expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  } finally {
    await close();
  }
}, 60_000);
