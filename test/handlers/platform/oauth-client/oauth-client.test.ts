import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_oauth_client';
const config: Values = { organization: 'acme', name: 'GitHub', serviceProvider: 'github', oauthTokenWo: 'one' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

it('has the public addresses of its service, and one OAuth token that stays when it is rotated', async () => {
  const { held } = await open.core.apply(TYPE, config);
  expect(held.state).toMatchObject({ httpUrl: 'https://github.com', apiUrl: 'https://api.github.com' });
  expect(held.state.oauthTokenId).toMatch(/^ot-/);
  const { held: rotated, plan } = await open.core.apply(TYPE, { ...config, oauthTokenWo: 'two' }, held);
  expect([plan.action, rotated.state.oauthTokenId]).toEqual(['update', held.state.oauthTokenId]);
});

it('says what loses its repository with it', async () => {
  const { held } = await open.core.apply(TYPE, config);
  await open.core.apply('lintel_workspace', {
    organization: 'acme',
    name: 'linked',
    vcsRepo: { identifier: 'acme/infrastructure', oauthTokenId: held.state.oauthTokenId! },
  });
  const said = (await open.core.planDestroy(TYPE, held)).map(({ detail }) => detail).join();
  expect(said).toContain('1 workspaces');
  expect(said).toContain('create_before_destroy');
  await open.core.destroy(TYPE, held);
});

it.each<[string, Values, string]>([
  ['a service of one’s own without its address', { serviceProvider: 'github_enterprise' }, 'Configure `http_url`'],
  [
    'Azure DevOps Server without its key',
    { serviceProvider: 'ado_server', httpUrl: 'https://git.example.com', apiUrl: 'https://git.example.com' },
    'the private SSH key of `ado_server`',
  ],
])('refuses %s before anything is sent', async (_, values, says) => {
  const { reported } = await refusal(open.core.apply(TYPE, { ...config, ...values }));
  expect(JSON.stringify(reported)).toContain(says);
  expect(open.proxy.passed.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('warns where a person must authorize it', async () => {
  const { oauthTokenWo: _, ...without } = config;
  const { held, plan } = await open.core.apply(TYPE, without);
  expect(plan.warnings.map(({ summary }) => summary)).toContain('The connection must be authorized by a person');
  expect(held.state.oauthTokenId).toBeUndefined();
});
