import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_notification_configuration';
const ADDRESS = 'https://hooks.example.com/runs';
const config: Values = { workspaceId: 'ws-app', name: 'Operators', destinationType: 'slack', urlWo: ADDRESS };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

const patch = (id: unknown, attributes: object) =>
  open.service.request('PATCH', `/api/v2/notification-configurations/${String(id)}`, {
    body: { data: { type: 'notification-configurations', attributes } },
  });

it.each<[string, Values]>([
  ['a write-only address', {}],
  ['one with a version', { urlWoVersion: 1 }],
])('keeps %s out of the state, and sends it again where others have changed it', async (_, version) => {
  const wanted = { ...config, ...version };
  const { held } = await open.core.apply(TYPE, wanted);
  expect(JSON.stringify(held.state)).not.toContain('hooks.example.com');
  const quiet = await open.core.refreshAndPlan(TYPE, wanted, held);
  expect(quiet.changes).toEqual([]);
  await patch(held.state.id, { url: 'https://elsewhere.example.com' });
  const drifted = await open.core.refreshAndPlan(TYPE, wanted, quiet.held!);
  expect(drifted.changes).toContain('secretsRevision');
  const { held: repaired } = await open.core.apply(TYPE, wanted, drifted.held!);
  expect((await open.core.refreshAndPlan(TYPE, wanted, repaired)).changes).toEqual([]);
});

it('moves an address from plain sight to a write-only one, and back', async () => {
  const { urlWo: _, ...bare } = config;
  const { held } = await open.core.apply(TYPE, { ...bare, url: ADDRESS });
  const { held: hidden } = await open.core.apply(TYPE, config, held);
  expect(JSON.stringify(hidden.state)).not.toContain('hooks.example.com');
  const { held: shown } = await open.core.apply(TYPE, { ...bare, url: ADDRESS }, hidden);
  expect(shown.state.url).toBe(ADDRESS);
});

it.each<[string, Values, string]>([
  ['no address', { urlWo: undefined }, 'Messages need an address'],
  ['a trigger of teams', { triggers: ['change_request:created'] }, 'has no `change_request:created`'],
])('refuses %s before anything is sent', async (_, values, says) => {
  const { reported } = await refusal(open.core.apply(TYPE, { ...config, ...values }));
  expect(JSON.stringify(reported)).toContain(says);
  expect(open.proxy.passed.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('warns of a channel’s address in plain sight, and reports an address that does not answer', async () => {
  const { urlWo: _, ...bare } = config;
  const { warnings } = await open.core.plan(TYPE, { ...bare, url: ADDRESS });
  expect(warnings.map(({ detail }) => detail).join()).toContain('Anyone who knows the address');
  await open.service.control.settings({ unreachableHosts: ['hooks.example.com'] });
  const { reported } = await refusal(open.core.apply(TYPE, { ...config, enabled: true }));
  expect(JSON.stringify(reported)).toContain('could not be verified');
  expect(reported[0]!.summary).toBe('Invalid `url`');
  expect(reported[0]!.detail).toContain('Nothing was saved');
});

it('is found by names, and what it is about by its id', async () => {
  const { held } = await open.core.apply(TYPE, config);
  for (const id of ['acme/app/Operators', String(held.state.id), 'ws-app/Operators']) {
    expect((await open.core.import(TYPE, { id }))!.state).toMatchObject({ id: held.state.id, workspaceId: 'ws-app' });
  }
});
