import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { provideAuthMethod } from '../shared/token-fields';

const TYPE = 'lintel_kubernetes_auth_role';
const config: Values = {
  name: 'deploy',
  boundServiceAccountNames: ['deployer'],
  boundServiceAccountNamespaces: ['apps'],
  audience: 'us',
};
const SELECTOR = '{"matchLabels": {"team": "web"}}';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
  await provideAuthMethod(open.service, 'kubernetes', 'kubernetes');
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const written = () =>
  open.proxy.passed
    .splice(0)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body as Values);

describe('a role of a Kubernetes auth method', () => {
  it('repeats the selector of namespaces with every change, because the service would empty it', async () => {
    const values = { ...config, boundServiceAccountNamespaceSelector: SELECTOR };
    const object = await make(values);
    written();
    const { held } = await open.core.apply(TYPE, { ...values, tokenTtl: '10m' }, object);
    expect(written()).toEqual([{ bound_service_account_namespace_selector: SELECTOR, token_ttl: 600 }]);
    const { held: without } = await open.core.apply(TYPE, { ...config, tokenTtl: '10m' }, held);
    expect(written()).toEqual([{ bound_service_account_namespace_selector: '' }]);
    expect(without.state.boundServiceAccountNamespaceSelector).toBeUndefined();
  });

  it('has no drift if its selector is written as YAML', async () => {
    const object = await make({ ...config, boundServiceAccountNamespaceSelector: 'matchLabels:\n  team: web\n' });
    const values = { ...config, boundServiceAccountNamespaceSelector: SELECTOR };
    expect((await open.core.refreshAndPlan(TYPE, values, object)).changes).toEqual([]);
  });

  it('distinguishes a selector of every namespace from none', async () => {
    const { boundServiceAccountNamespaces: _, ...others } = config;
    const values = { ...others, boundServiceAccountNamespaceSelector: '{}' };
    const object = await make(values);
    expect((await open.core.refreshAndPlan(TYPE, values, object)).changes).toEqual([]);
    expect((await open.core.plan(TYPE, config, object)).changes).toEqual([
      'boundServiceAccountNamespaceSelector',
      'boundServiceAccountNamespaces',
    ]);
  });

  it('is refused with the words of the service if its selector is none', async () => {
    const values = { ...config, boundServiceAccountNamespaceSelector: '{"matchLabels": 1}' };
    await expect(make(values)).rejects.toThrow('invalid "bound_service_account_namespace_selector" configured');
  });

  it('warns that tokens for every audience are accepted, when it is planned', async () => {
    const { audience: _, ...values } = config;
    const { warnings } = await open.core.plan(TYPE, values);
    expect(warnings).toMatchObject([{ path: ['audience'], summary: 'Tokens for every audience are accepted' }]);
    const object = await make(values);
    expect((await open.core.plan(TYPE, values, object)).warnings).toEqual([]);
  });

  it('is not made at a method that is not there', async () => {
    await expect(make({ ...config, mount: 'nowhere' })).rejects.toThrow('has no auth method at `auth/nowhere`');
  });
});
