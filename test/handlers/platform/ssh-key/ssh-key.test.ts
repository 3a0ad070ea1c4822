import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_ssh_key';
const key = (words: string) =>
  `-----BEGIN OPENSSH PRIVATE KEY-----\n${Buffer.from(words).toString('base64')}\n-----END OPENSSH PRIVATE KEY-----\n`;
const config: Values = { organization: 'acme', name: 'modules', valueWo: key('one') };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

it('is replaced by another key, and renamed in place without its key', async () => {
  const { held } = await open.core.apply(TYPE, config);
  const { held: renamed, plan } = await open.core.apply(TYPE, { ...config, name: 'others' }, held);
  expect(plan.action).toBe('update');
  expect(renamed.state.id).toBe(held.state.id);
  const { body } = open.proxy.passed.filter(({ method }) => method === 'PATCH').at(-1)! as unknown as { body: object };
  expect(body).toMatchObject({ data: { attributes: { name: 'others' } } });
  expect(JSON.stringify(body)).not.toContain('PRIVATE KEY');
  const other = { ...config, name: 'others', valueWo: key('two') };
  expect((await open.core.plan(TYPE, other, renamed)).action).toBe('replace');
});

it('needs a key, which an imported one keeps', async () => {
  const { valueWo: _, ...without } = config;
  const { reported } = await refusal(open.core.apply(TYPE, without));
  expect(reported[0]).toMatchObject({ summary: 'Missing `value`' });
  const { held } = await open.core.apply(TYPE, config);
  const imported = (await open.core.import(TYPE, { id: 'acme/modules' }))!;
  expect(imported.state.id).toBe(held.state.id);
  expect((await open.core.plan(TYPE, without, imported)).action).toBe('nothing');
});
