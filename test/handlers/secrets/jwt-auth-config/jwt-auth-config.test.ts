import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { TestEmulatorOptions } from '../../../support/emulator';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { openTerraformEnvironment } from '../../../support/environments/terraform-environment';
import { CERTIFICATES, KEYS } from '../../../support/fixed-keys';
import { issuerAddress } from '../../../support/issuer';
import { writePeerState } from '../../../support/peer-state';
import { changedAttributes } from '../../../support/terraform';
import { provideAuthMethod } from '../shared/token-fields';

const TYPE = 'lintel_jwt_auth_config';
const PATH = '/v1/auth/jwt/config';
const config: Values = { jwtValidationPubkeys: [KEYS[0]], boundIssuer: 'https://forge.example.com' };

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
const asked = () => open.proxy.passed.splice(0).map(({ method, path }) => `${method} ${path}`);
const written = () => open.proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body as Values);
const post = async (body: object) => {
  const { status } = await open.service.request('POST', PATH, { body });
  if (status >= 300) throw new Error(`not written: ${status}`);
};

describe('the configuration of a JWT auth method', () => {
  it('is looked for, written and read back', async () => {
    const { state } = await make();
    expect(written()).toEqual([
      { jwt_validation_pubkeys: [KEYS[0]], bound_issuer: config.boundIssuer, namespace_in_state: true },
    ]);
    expect(asked()).toEqual([`GET ${PATH}`, `POST ${PATH}`, `GET ${PATH}`]);
    expect(state).toMatchObject({ ...config, id: 'auth/jwt/config', mount: 'jwt', status: 'valid' });
  });

  it('is refused with the import command if another one is there, and taken over if an equal one is', async () => {
    await post({ jwt_validation_pubkeys: [KEYS[1]] });
    const { message } = await refusal(make());
    expect(message).toContain('The configuration of `auth/jwt` exists already');
    expect(message).toContain(`terraform import ${TYPE}.<name> auth/jwt/config`);
    await post({ jwt_validation_pubkeys: [KEYS[0]], bound_issuer: config.boundIssuer });
    const object = await make();
    expect((await planned(config, object)).changes).toEqual([]);
  });

  it('is forgotten with a warning, without a write, and silently once it is gone', async () => {
    const object = await make();
    asked();
    const [{ severity, detail }] = await open.core.destroy(TYPE, object);
    expect([severity, detail]).toEqual([
      'warning',
      expect.stringContaining('The service cannot delete `auth/jwt/config`'),
    ]);
    expect(asked()).toEqual([`GET ${PATH}`]);
    await open.service.request('DELETE', '/v1/sys/auth/jwt');
    expect(await open.core.destroy(TYPE, object)).toEqual([]);
    await provideAuthMethod(open.service, 'jwt', 'jwt');
    expect(await open.core.destroy(TYPE, object)).toEqual([]);
  });

  it.each([
    ['jwksUrl', 'error checking jwks URL'],
    ['oidcDiscoveryUrl', 'error checking oidc discovery URL'],
  ])('is refused with what to do if the service does not reach `%s`', async (name, words) => {
    const { message } = await refusal(make({ [name]: 'http://127.0.0.1:1/keys' }));
    expect(message).toContain(words);
    expect(message).toContain('The service itself must reach the address');
    const object = await make();
    const { boundIssuer } = config;
    const changed = await refusal(open.core.apply(TYPE, { boundIssuer, [name]: 'http://127.0.0.1:1/keys' }, object));
    expect(changed.message).toContain('The service itself must reach the address');
  });

  it('is refused at plan if a key is no key, or a certificate none', async () => {
    const pem = (label: string) => `-----BEGIN ${label}-----\nYQ==\n-----END ${label}-----`;
    for (const [values, path] of [
      [{ jwtValidationPubkeys: [KEYS[0], pem('PUBLIC KEY')] }, ['jwtValidationPubkeys', 1]],
      [{ jwtValidationPubkeys: [pem('CERTIFICATE')] }, ['jwtValidationPubkeys', 0]],
      [{ jwksUrl: 'https://forge.example.com/keys', jwksCaPem: pem('CERTIFICATE') }, ['jwksCaPem']],
    ] as const) {
      const error = await refusal(open.core.plan(TYPE, values));
      expect(error.reported).toMatchObject([{ severity: 'error', path, detail: expect.stringContaining('be read') }]);
    }
    expect((await open.core.plan(TYPE, { jwtValidationPubkeys: [CERTIFICATES[0]] })).action).toBe('create');
  });

  it('has no drift if its keys are in another order or have other white space', async () => {
    const keys = { ...config, jwtValidationPubkeys: KEYS };
    const object = await make(keys);
    const stored = [...KEYS].reverse().map((key) => `\n${key}\n\n`);
    await post({ jwt_validation_pubkeys: stored, bound_issuer: config.boundIssuer });
    expect((await planned(keys, object)).changes).toEqual([]);
  });

  it('warns of keys that are given without their issuer, when they are planned', async () => {
    const { jwtValidationPubkeys } = config;
    const { warnings } = await open.core.plan(TYPE, { jwtValidationPubkeys });
    expect(warnings).toMatchObject([{ path: ['boundIssuer'], summary: 'Tokens of any issuer are accepted' }]);
    const object = await make({ jwtValidationPubkeys });
    expect((await open.core.plan(TYPE, { jwtValidationPubkeys }, object)).warnings).toEqual([]);
    expect((await open.core.plan(TYPE, config)).warnings).toEqual([]);
  });

  it('has names of servers and a skipped check with the dialect "openbao" only, and a namespace with real services', async () => {
    for (const [name, value] of [
      ['overrideAllowedServerNames', ['a']],
      ['skipJwksValidation', true],
      ['namespace', 'team'],
    ] as const) {
      const { reported } = await refusal(make({ ...config, [name]: value }));
      expect(reported).toMatchObject([{ path: [name], detail: expect.stringContaining('is supported only with') }]);
    }
    expect((await make({ ...config, skipJwksValidation: false })).state.skipJwksValidation).toBe(false);
  });

  it('is stored without its keys if that is configured, with the warning of the service', async () => {
    await open.close();
    await openWith({ dialects: { secrets: 'openbao' } });
    const { held, warnings } = await open.core.apply(TYPE, {
      jwksUrl: 'http://127.0.0.1:1/keys',
      skipJwksValidation: true,
    });
    expect(warnings).toMatchObject([{ detail: 'error checking jwks URL' }]);
    expect(held.state).toMatchObject({ skipJwksValidation: true });
  });

  it('is listed for each method that has one, of both types', async () => {
    for (const [mount, type] of [
      ['corp', 'oidc'],
      ['empty', 'jwt'],
      ['apps', 'approle'],
    ]) {
      await provideAuthMethod(open.service, mount, type);
    }
    await make();
    await make({ ...config, mount: 'corp' });
    expect(await open.core.list(TYPE, {})).toMatchObject([
      { identity: { mount: 'corp' } },
      { identity: { mount: 'jwt' } },
    ]);
  });

  it('is looked up as it is, or not found', async () => {
    await expect(open.core.readData(TYPE, {})).rejects.toThrow('There is no configuration of a JWT auth method');
    await make();
    expect(await open.core.readData(TYPE, {})).toMatchObject(config);
  });
});

describe('logins in a browser', () => {
  const client = async (): Promise<Values> => ({
    oidcDiscoveryUrl: `${await issuerAddress()}/one`,
    oidcClientId: 'lintel',
    oidcClientSecretWo: 'a secret',
  });

  it('send the client secret with every write', async () => {
    const values = await client();
    const object = await make(values);
    await open.core.apply(TYPE, { ...values, defaultRole: 'deploy' }, object);
    expect(written()).toMatchObject([
      { oidc_client_secret: 'a secret' },
      { oidc_client_secret: 'a secret', default_role: 'deploy' },
    ]);
  });

  it('are refused at plan without the client secret, once something is sent', async () => {
    const { oidcClientSecretWo: _, ...values } = await client();
    const error = await refusal(open.core.plan(TYPE, values));
    expect(error.reported).toMatchObject([{ path: ['oidcClientId'], severity: 'error' }]);
    await make(await client());
    const imported = (await open.core.import(TYPE, { id: 'auth/jwt/config' }))!;
    expect((await open.core.plan(TYPE, values, imported)).action).toBe('nothing');
    await expect(open.core.plan(TYPE, { ...values, defaultRole: 'x' }, imported)).rejects.toThrow(
      '`oidc_client_secret_wo`',
    );
  });

  it('have another response mode, and no token in a query', async () => {
    const values: Values = { ...(await client()), oidcResponseMode: 'form_post', oidcResponseTypes: ['id_token'] };
    const object = await make(values);
    const { reported } = await refusal(open.core.plan(TYPE, { ...values, oidcResponseMode: 'query' }, object));
    expect(reported).toMatchObject([{ path: ['oidcResponseTypes'], severity: 'error' }]);
    const other: Values = { ...values, oidcResponseMode: 'query', oidcResponseTypes: ['code'] };
    const { held, plan } = await open.core.apply(TYPE, other, object);
    expect(plan.changes).toEqual(['oidcResponseMode', 'oidcResponseTypes', 'status']);
    expect((await planned(other, held)).changes).toEqual([]);
  });
});

it('a moved block takes over the configuration that the Vault provider has with its mount', async () => {
  const { service, proxy, terraform, close } = await openTerraformEnvironment('vault');
  try {
    await provideAuthMethod(service, 'forge', 'jwt');
    const body = { jwt_validation_pubkeys: [KEYS[0]], bound_issuer: 'https://forge.example.com' };
    await service.request('POST', '/v1/auth/forge/config', { body });
    const attributes = {
      id: 'forge',
      path: 'forge',
      type: 'jwt',
      namespace: null,
      accessor: 'auth_jwt_1',
      description: 'The forge',
      tune: [],
      ...body,
      oidc_client_secret: '',
      namespace_in_state: true,
      provider_config: {},
    };
    writePeerState(terraform, [{ type: 'vault_jwt_auth_backend', name: 'forge', attributes }]);
    terraform.configure(`
moved {
  from = vault_jwt_auth_backend.forge
  to   = lintel_jwt_auth_config.forge
}

resource "lintel_jwt_auth_config" "forge" {
  mount                  = "forge"
  jwt_validation_pubkeys = [${JSON.stringify(KEYS[0])}]
  bound_issuer           = "https://forge.example.com"
}
`);
    const changes = (await terraform.plan()).resource_changes!;
    expect(changes.map((change) => [change.address, change.change.actions, changedAttributes(change)])).toEqual([
      ['lintel_jwt_auth_config.forge', ['no-op'], []],
    ]);
    expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  } finally {
    await close();
  }
}, 60_000);
