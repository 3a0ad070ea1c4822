import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_variable';
const config: Values = { workspaceId: 'ws-app', key: 'region', category: 'terraform', value: 'eu-1' };
const secret: Values = { ...config, value: undefined, sensitive: true };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
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
    expect(open.proxy.sent('PATCH')).toEqual([{ description: 'Where it runs.' }]);
  });

  it('was plain before, in place and with its value in the same request', async () => {
    const made = await make();
    const { plan, held } = await open.core.apply(TYPE, { ...secret, valueWo: 'hidden' }, made);
    expect(plan.action).toBe('update');
    expect(open.proxy.sent('PATCH')).toEqual([{ value: 'hidden', sensitive: true }]);
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

describe('a variable that was sensitive', () => {
  it('is plain with a value alone, which may be empty', async () => {
    const made = await make({ ...secret, sensitiveValue: 'hidden' });
    const bare = { ...config, value: undefined };
    const { reported } = await refusal(open.core.plan(TYPE, bare, made));
    expect(reported[0]).toMatchObject({ path: ['sensitive'], detail: expect.stringContaining('configure `value`') });
    const imported = (await open.core.import(TYPE, { id: String(made.state.id) }))!;
    await refusal(open.core.plan(TYPE, bare, imported));
    expect((await open.core.plan(TYPE, { ...config, value: '' }, made)).replacing).toEqual(['sensitive']);
  });

  it('made so by another client, is replaced with the plain value, which the plan says', async () => {
    for (const value of ['eu-1', undefined]) {
      const plain = { ...config, value, key: `region_${String(value)}` };
      const made = await make(plain);
      await open.service.request('PATCH', `/api/v2/workspaces/ws-app/vars/${String(made.state.variableId)}`, {
        body: { data: { type: 'vars', attributes: { sensitive: true } } },
      });
      const { plan, held } = await open.core.apply(TYPE, plain, (await open.core.refresh(TYPE, made))!);
      expect(plan.replacing).toEqual(['sensitive']);
      expect(plan.warnings[0]!.detail).toContain('Another client has made it sensitive');
      expect((await open.core.plan(TYPE, plain, held)).action).toBe('nothing');
    }
  });
});

it.each([
  [{ key: '1st' }, 'key', 'not a name that a configuration can declare'],
  [{ key: 'a=b', category: 'env' }, 'key', 'contains no `=`'],
  [{ hcl: true, category: 'env' }, 'hcl', 'no expression'],
  [{ hcl: true, value: 'eu 1' }, 'value', 'line 1, column 4: the expression ends before this'],
  [{ hcl: true, value: '["eu-1"' }, 'value', '"]" is expected'],
])('refuses %j at plan', async (values, attribute, says) => {
  const { reported } = await refusal(open.core.plan(TYPE, { ...config, ...values }));
  expect(reported[0]).toMatchObject({ path: [attribute] });
  expect(reported[0]!.detail).toContain(says);
});

it('reads the expression of a secret variable without showing it', async () => {
  const wrong = { ...secret, hcl: true, valueWo: '[hidden hidden]' };
  const { reported } = await refusal(open.core.plan(TYPE, wrong));
  expect(reported[0]!.detail).toContain('line 1, column 9: "]" is expected');
  expect(reported[0]!.detail).not.toContain('hidden');
});

it('leaves an expression alone that nobody has changed, so that what exists can be adopted', async () => {
  const made = await make({ ...config, hcl: true, value: '1' });
  await open.service.request('PATCH', `/api/v2/workspaces/ws-app/vars/${String(made.state.variableId)}`, {
    body: { data: { type: 'vars', attributes: { value: 'eu 1' } } },
  });
  const read = (await open.core.refresh(TYPE, made))!;
  expect((await open.core.plan(TYPE, { ...config, hcl: true, value: 'eu 1' }, read)).action).toBe('nothing');
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

describe('the variables of many workspaces', () => {
  const COUNT = 300;
  const each = Array.from({ length: COUNT }, (_, index) => index);
  const makeMany = async (): Promise<Held[]> => {
    const { objects, ...rest } = await open.service.control.snapshot();
    const workspaces = each.map((index) => ({ id: `ws-${index}`, organization: 'acme', name: `workspace-${index}` }));
    const variables = each.flatMap((index) =>
      ['one', 'two', 'three'].map((key) => ({
        id: `var-${index}-${key}`,
        owner: `ws-${index}`,
        values: { key, value: 'a', description: '', category: 'env', hcl: false, sensitive: false },
        versionId: 'a',
        createdAt: '2026-01-01T00:00:00.000Z',
      })),
    );
    await open.service.control.restore({
      ...rest,
      objects: {
        ...objects,
        workspaces: [...(objects.workspaces as unknown as object[]), ...workspaces],
        variables,
      } as never,
    });
    const made = variables.map(({ id, owner, values: { key } }) => ({
      id: `${owner}/${id}`,
      variableId: id,
      workspaceId: owner,
      key,
    }));
    return made.map((values) => ({
      state: { ...values, value: 'old', category: 'env', hcl: false, sensitive: false },
      privateState: Buffer.alloc(0),
    }));
  };
  const refreshAll = async (all: readonly Held[]): Promise<(Held | undefined)[]> => {
    const results: (Held | undefined)[] = [];
    const next = all.entries();
    const work = async () => {
      for (const [index, one] of next) results[index] = await open.core.refresh(TYPE, one);
    };
    await Promise.all(Array.from({ length: 10 }, work));
    return results;
  };
  const reads = () => open.proxy.passed.filter(({ method }) => method === 'GET').map(({ path }) => path);

  it('are read with the list of workspaces, which includes them', async () => {
    const all = await makeMany();
    const read = await refreshAll(all);
    expect(read.every((one, index) => one?.state.value === 'a' && one.state.id === all[index]!.state.id)).toBe(true);
    // Four pages, and what the first three workspaces take.
    expect(reads().length).toBeLessThanOrEqual(14);
  });

  it('are read from the lists of their own where the service does not include them', async () => {
    await open.service.control.settings({ includeVariables: false });
    const read = await refreshAll((await makeMany()).slice(0, 60));
    expect(read.every((one) => one?.state.value === 'a')).toBe(true);
  });

  it('are not found in another workspace than that of the state', async () => {
    const all = await makeMany();
    const last = all.at(-1)!.state;
    const astray = { ...all.at(-1)!, state: { ...last, workspaceId: 'ws-0', id: `ws-0/${String(last.variableId)}` } };
    const read = await refreshAll([...all.slice(0, 60), astray]);
    expect(read.at(-1)).toBeUndefined();
  });

  it('are listed for the whole organization, with those of its sets', async () => {
    await makeMany();
    const set = await open.service.request('POST', '/api/v2/organizations/acme/varsets', {
      body: {
        data: {
          type: 'varsets',
          attributes: { name: 'shared' },
          relationships: { vars: { data: [{ type: 'vars', attributes: { key: 'four', category: 'env' } }] } },
        },
      },
    });
    open.proxy.passed.length = 0;
    const listed = await open.core.list(TYPE, { organization: 'acme' }, { withObject: true });
    expect(listed).toHaveLength(3 * COUNT + 1);
    expect(listed.at(-1)!.object).toMatchObject({ variableSetId: set.body.data.id, key: 'four' });
    expect(reads().length).toBeLessThanOrEqual(6);
    await open.service.control.settings({ includeVariables: false });
    expect(await open.core.list(TYPE, { organization: 'acme' })).toHaveLength(3 * COUNT + 1);
  });
});
