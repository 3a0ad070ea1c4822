import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { Held } from '../../../support/house/core';
import { Gated, openGated } from '../../../support/house/gated';
import { refusal } from '../../../support/house/refusal';

const TYPE = 'lintel_variable';
const config: Values = { workspaceId: 'ws-app', key: 'region', category: 'terraform', value: 'eu-1' };
const secret: Values = { ...config, value: undefined, sensitive: true };

let open: Gated;
beforeEach(async () => {
  open = await openGated(registry);
});
afterEach(() => open.close());

const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const stored = async () =>
  ((await open.service.control.snapshot()).objects.variables as unknown as { values: Values }[]).map(
    ({ values }) => values,
  );

describe('a sensitive variable', () => {
  it('needs a value when it is made, and keeps it when it is imported without', async () => {
    const { reported } = await refusal(open.core.plan(TYPE, secret));
    expect(reported[0]).toMatchObject({ path: ['sensitive'] });
    const made = await make({ ...secret, valueWo: 'hidden' });
    const imported = (await open.core.import(TYPE, { id: String(made.state.id) }))!;
    expect((await open.core.plan(TYPE, secret, imported)).action).toBe('nothing');
    await open.core.apply(TYPE, { ...secret, description: 'Where it runs.' }, imported);
    expect(await stored()).toMatchObject([{ value: 'hidden', description: 'Where it runs.' }]);
    expect(open.gate.sent('PATCH')).toEqual([{ description: 'Where it runs.' }]);
  });

  it('was plain before, in place and with its value in the same request', async () => {
    const made = await make();
    const { plan, held } = await open.core.apply(TYPE, { ...secret, valueWo: 'hidden' }, made);
    expect(plan.action).toBe('update');
    expect(open.gate.sent('PATCH')).toEqual([{ value: 'hidden', sensitive: true }]);
    expect(JSON.stringify(held.state)).not.toContain('hidden');
    const kept = await make({ ...config, key: 'kept' });
    await open.core.apply(TYPE, { ...secret, key: 'kept' }, kept);
    expect(await stored()).toContainEqual(expect.objectContaining({ key: 'kept', value: 'eu-1', sensitive: true }));
  });

  it('is replaced to be shown again, and if it is renamed', async () => {
    const made = await make({ ...secret, sensitiveValue: 'hidden' });
    expect((await open.core.plan(TYPE, config, made)).replacing).toEqual(['sensitive']);
    const renamed = { ...secret, sensitiveValue: 'hidden', key: 'place' };
    expect((await open.core.plan(TYPE, renamed, made)).replacing).toEqual(['key']);
  });
});

it.each([
  [{ key: '1st' }, 'key', 'not a name that a configuration can declare'],
  [{ key: 'a=b', category: 'env' }, 'key', 'contains no `=`'],
  [{ hcl: true, category: 'env' }, 'hcl', 'no expression'],
])('refuses %j at plan', async (values, attribute, says) => {
  const { reported } = await refusal(open.core.plan(TYPE, { ...config, ...values }));
  expect(reported[0]).toMatchObject({ path: [attribute] });
  expect(reported[0]!.detail).toContain(says);
});

it('names the import command if the owner has a variable of that name and category', async () => {
  const made = await make();
  const { reported } = await refusal(make({ ...config, value: 'eu-2' }));
  expect(reported[0]!.detail).toContain('terraform import lintel_variable.<name> ws-app/terraform/region');
  await make({ ...config, category: 'env' });
  for (const id of [
    'ws-app/terraform/region',
    'acme/app/terraform/region',
    `acme/app/${String(made.state.variableId)}`,
  ]) {
    expect((await open.core.import(TYPE, { id }))!.state.id).toBe(made.state.id);
  }
});

it('is gone with its workspace', async () => {
  const made = await make();
  await open.service.request('DELETE', '/api/v2/workspaces/ws-app');
  expect(await open.core.refresh(TYPE, made)).toBeUndefined();
});
