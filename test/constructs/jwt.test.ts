import { TerraformStack, Testing } from 'cdktf';
import { LintelProvider, secrets } from '../../src';
import { KEYS } from '../support/fixed-keys';

const { JwtAuthConfig, JwtTrust } = secrets;

/** The rendered resources of one type. */
function rendered(type: string, build: (stack: TerraformStack) => void): { readonly [id: string]: object } {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel', { secrets: { address: 'http://127.0.0.1:9', token: 'x' } });
  build(stack);
  return JSON.parse(Testing.synth(stack)).resource[type];
}

test('a JWT auth method trusts an issuer by its URL, a key set, keys, or a well-known issuer', () => {
  const trusts = {
    discovery: JwtTrust.discovery('https://forge.example.com'),
    jwks: JwtTrust.jwks('https://forge.example.com/keys'),
    keys: JwtTrust.keys([...KEYS]),
    gitHubActions: JwtTrust.gitHubActions(),
    gitLab: JwtTrust.gitLab('https://gitlab.example.com'),
    terraformCloud: JwtTrust.terraformCloud(),
  };
  const made = rendered('lintel_jwt_auth_config', (stack) => {
    for (const [id, trust] of Object.entries(trusts)) new JwtAuthConfig(stack, id, { mount: id, trust });
  });
  const issuer = (url: string) => ({ oidc_discovery_url: url, bound_issuer: url });
  expect(made).toEqual({
    discovery: { mount: 'discovery', oidc_discovery_url: 'https://forge.example.com' },
    jwks: { mount: 'jwks', jwks_url: 'https://forge.example.com/keys' },
    keys: { mount: 'keys', jwt_validation_pubkeys: KEYS },
    gitHubActions: { mount: 'gitHubActions', ...issuer('https://token.actions.githubusercontent.com') },
    gitLab: { mount: 'gitLab', ...issuer('https://gitlab.example.com') },
    terraformCloud: { mount: 'terraformCloud', ...issuer('https://app.terraform.io') },
  });
});

test('the URL of an issuer is checked', () => {
  expect(() =>
    rendered('lintel_jwt_auth_config', (stack) => {
      new JwtAuthConfig(stack, 'Forge', { trust: JwtTrust.gitLab('gitlab.example.com') });
    }),
  ).toThrow('is not an absolute URL');
});
