import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { publishModule, recordModule } from './modules';

const TYPE = 'lintel_no_code_module';
const region = (...options: string[]) => ({ name: 'region', type: 'string', options });

let open: Proxied;
let config: Values;
beforeEach(async () => {
  open = await openProxied(registry);
  await open.service.control.settings({ edition: 'hosted' });
  config = {
    organization: 'acme',
    registryModuleId: await publishModule(open.service, 'vpc'),
    versionPin: '1.0.0',
    variableOptions: [region('eu-west-1', 'eu-central-1')],
  };
});
afterEach(() => open.close());

const written = () => open.proxy.passed.filter(({ method }) => method !== 'GET');
const reportedFor = async (values: Values) =>
  (await refusal(open.core.plan(TYPE, { ...config, ...values }))).reported.map(({ path, detail }) => ({
    path,
    detail,
  }));

it('is found by the name and provider of its module, by an import, a data source and the list', async () => {
  const { held } = await open.core.apply(TYPE, config);
  const { id } = held.state;
  expect((await open.core.import(TYPE, { id: 'acme/vpc/aws' }))!.state).toMatchObject({ id, ...config });
  const named = { organization: 'acme', name: 'vpc', moduleProvider: 'aws' };
  expect(await open.core.readData(TYPE, named)).toMatchObject({ id, ...config });
  expect((await open.core.list(TYPE, { organization: 'acme' })).map(({ identity }) => identity)).toEqual([{ id }]);
});

it('keeps the ids of options that stay, and is enabled unless it is said', async () => {
  const { held } = await open.core.apply(TYPE, config);
  expect(held.state.enabled).toBe(true);
  const size = { name: 'size', type: 'string', options: ['small'] };
  const changed = { ...config, variableOptions: [size, region('us-east-1')] };
  const after = (await open.core.apply(TYPE, changed, held)).held;
  const { relationships } = open.proxy.passed.find(({ method }) => method === 'PATCH')!.body.data;
  expect(relationships['variable-options'].data).toEqual([
    {
      type: 'variable-options',
      attributes: { 'variable-name': 'size', 'variable-type': 'string', 'options': ['small'] },
    },
    {
      type: 'variable-options',
      id: expect.stringMatching(/^ncvaropt-/),
      attributes: { 'variable-name': 'region', 'variable-type': 'string', 'options': ['us-east-1'] },
    },
  ]);
  expect((await open.core.refreshAndPlan(TYPE, changed, after)).changes).toEqual([]);
});

it('says which options the service keeps although they are not configured', async () => {
  const { held } = await open.core.apply(TYPE, config);
  // A service that adds what it gets without ids.
  const unchanged = { id: held.state.id, type: 'no-code-modules', attributes: {}, relationships: {} };
  open.proxy.watch = (passing) => {
    if (passing.method === 'PATCH') passing.response({ status: 200, body: { data: unchanged } });
  };
  const { message } = await refusal(open.core.apply(TYPE, { ...config, variableOptions: undefined }, held));
  expect(message).toContain('still offers values for region');
});

it.each<[string, Values, (string | number)[], string]>([
  ['a variable twice', { variableOptions: [region('a'), region('b')] }, ['variableOptions', 1, 'name'], 'there twice'],
  ['options without a version', { versionPin: 'latest' }, ['versionPin'], 'configure `version_pin` as a version'],
  [
    'a variable that the version lacks',
    { variableOptions: [{ ...region('a'), name: 'regoin' }] },
    ['variableOptions', 0, 'name'],
    'did you mean `region`?',
  ],
])('refuses %s before anything is sent', async (_, values, path, says) => {
  expect(await reportedFor(values)).toEqual([{ path, detail: expect.stringContaining(says) }]);
  expect(written()).toEqual([]);
});

it('warns of a module of another organization, which the service refuses', async () => {
  await open.service.control.organization('delta');
  const other = await recordModule(open.service, 'delta', 'cdn');
  const { warnings } = await open.core.plan(TYPE, { organization: 'acme', registryModuleId: other });
  expect(warnings).toMatchObject([{ path: ['registryModuleId'], detail: expect.stringContaining('delta') }]);
});

it('waits until the pinned version can be used', async () => {
  await open.service.control.settings({ moduleDelayMs: 400 });
  const registryModuleId = await publishModule(open.service, 'dns');
  const { held } = await open.core.apply(TYPE, { ...config, registryModuleId, variableOptions: undefined });
  expect(held.state.versionPin).toBe('1.0.0');
});

it('is refused beside `no_code` of its module, in the same run', async () => {
  const module = { organization: 'acme', name: 'plain', moduleProvider: 'aws', noCode: true };
  const made = (await open.core.apply('lintel_registry_module', module)).held;
  const { registryModuleId } = made.state as { registryModuleId: string };
  await open.core.plan('lintel_registry_module', module, made);
  const beside = { organization: 'acme', registryModuleId };
  const { message } = await refusal(open.core.plan(TYPE, beside));
  expect(message).toContain('Remove the setting from the configuration of the module');
});
