import type { Value, Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';

let open: Proxied;
let project: string;
let workspace: string;
beforeEach(async () => {
  open = await openProxied(registry);
  project = await make('lintel_project', { organization: 'acme', name: 'shop' });
  workspace = await make('lintel_workspace', { organization: 'acme', name: 'shop', projectId: project });
});
afterEach(() => open.close());

async function make(type: string, values: Values): Promise<string> {
  return String((await open.core.apply(type, values)).held.state.id);
}

/** A set with variables of these names, whose value is the name of the set. */
async function makeSet(name: string, values: Values, ...keys: readonly string[]): Promise<string> {
  const id = await make('lintel_variable_set', { organization: 'acme', name, ...values });
  for (const key of keys) {
    await make('lintel_variable', { variableSetId: id, category: 'terraform', key, value: name });
  }
  return id;
}

const own = (values: Values) =>
  make('lintel_variable', { workspaceId: workspace, category: 'terraform', value: 'own', ...values });

async function read(workspaceId = workspace): Promise<readonly Values[]> {
  const { variables } = await open.core.readData('lintel_workspace_variables', { workspaceId });
  return variables as readonly Values[];
}

/** The values of a variable, the strongest first. */
const chain = (variables: readonly Values[], name = 'region'): Value[] =>
  variables.filter(({ key }) => key === name).map(({ value }) => value);

/** What a run gets, by the emulator, which knows the rules itself. */
async function ofRun(): Promise<readonly Values[]> {
  const { body } = await open.service.request('POST', '/_emulator/runs', { body: { workspace } });
  return body.variables as readonly Values[];
}

it('has the variables of the workspace itself, without secret values', async () => {
  await own({ key: 'region', value: 'eu-1' });
  await own({ key: 'regions', value: '["eu-1"]', hcl: true });
  await own({ key: 'password', value: undefined, sensitive: true, sensitiveValue: 'hidden' });
  await own({ key: 'region', category: 'env', value: undefined });
  const all = await read();
  expect(all.map(({ category, key, value, hcl, sensitive }) => [category, key, value, hcl, sensitive])).toEqual([
    ['env', 'region', undefined, false, false],
    ['terraform', 'password', undefined, false, true],
    ['terraform', 'region', 'eu-1', false, false],
    ['terraform', 'regions', '["eu-1"]', true, false],
  ]);
  expect(all.every((one) => one.source === workspace && one.sourceName === 'shop')).toBe(true);
  expect(all.every(({ overwrittenBy }) => overwrittenBy === undefined)).toBe(true);
  expect(JSON.stringify(all)).not.toContain('hidden');
});

it('orders sets and the workspace as the service does, and says what overwrites a variable', async () => {
  const [here, there] = [{ workspaceIds: [workspace] }, { projectIds: [project] }];
  const [ofProject, priority] = [{ parentProjectId: project }, { priority: true }];
  await own({ key: 'region' });
  // Made from the weakest to the strongest; names would sort otherwise.
  await makeSet('a global', { global: true }, 'region');
  await makeSet('b organization project', there, 'region');
  await makeSet('b project project', { ...ofProject, ...there }, 'region');
  await makeSet('c organization workspace', here, 'region');
  await makeSet('c project workspace', { ...ofProject, ...here }, 'region');
  await makeSet('d priority project workspace', { ...ofProject, ...priority, ...here }, 'region');
  await makeSet('d priority project project', { ...ofProject, ...priority, ...there }, 'region');
  await makeSet('e priority organization workspace', { ...priority, ...here }, 'region');
  await makeSet('e priority organization project', { ...priority, ...there }, 'region');
  const strongest = await makeSet('z', { ...priority, ...there, ...here }, 'zone');
  await makeSet('y', { ...priority, ...here }, 'zone');
  const all = await read();
  expect(chain(all)).toEqual([
    'e priority organization project',
    'e priority organization workspace',
    'd priority project project',
    'd priority project workspace',
    'own',
    'c project workspace',
    'c organization workspace',
    'b project project',
    'b organization project',
    'a global',
  ]);
  const [first, ...others] = all.filter(({ key }) => key === 'region');
  expect(first!.overwrittenBy).toBeUndefined();
  expect(others.every(({ overwrittenBy }) => overwrittenBy === first!.source)).toBe(true);
  // A set that counts twice counts where it is strongest.
  expect(chain(all, 'zone')).toEqual(['z', 'y']);
  expect(all.find(({ sourceName }) => sourceName === 'y')).toMatchObject({ overwrittenBy: strongest });
  const counting = all.filter(({ overwrittenBy }) => overwrittenBy === undefined);
  const run = await ofRun();
  expect(run).toHaveLength(counting.length);
  expect(run).toEqual(
    expect.arrayContaining(
      counting.map(({ key, value, source }) => expect.objectContaining({ key, value, from: source })),
    ),
  );
});

it('lets a global set with priority win, and of equal ones the name that sorts first by code points', async () => {
  await own({ key: 'region' });
  for (const name of ['a', 'Z', '\u{1F600}', '\uFFFD']) await makeSet(name, { workspaceIds: [workspace] }, 'zone');
  await makeSet('z', { global: true, priority: true }, 'region');
  await makeSet('a priority', { priority: true, projectIds: [project] }, 'region');
  const all = await read();
  expect(chain(all)).toEqual(['z', 'a priority', 'own']);
  expect(chain(all, 'zone')).toEqual(['Z', 'a', '\uFFFD', '\u{1F600}']);
  expect(await ofRun()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'region', value: 'z' }),
      expect.objectContaining({ key: 'zone', value: 'Z' }),
    ]),
  );
});

it('leaves out sets that count elsewhere', async () => {
  await makeSet('elsewhere', { workspaceIds: ['ws-app'] }, 'region');
  expect(await read()).toEqual([]);
  expect(chain(await read('ws-app'))).toEqual(['elsewhere']);
});

it('takes one request for the variables of all sets, and one for each set where the service includes none', async () => {
  for (const name of ['one', 'two']) await makeSet(name, { workspaceIds: [workspace] }, 'region');
  open.proxy.passed.splice(0);
  expect(chain(await read())).toEqual(['one', 'two']);
  expect(open.proxy.passed).toHaveLength(3);
  open.proxy.watch = (passing) => {
    if (!passing.path.includes('include=')) return;
    passing.response({ status: 400, body: { errors: [{ status: '400', title: 'invalid include' }] } });
  };
  await makeSet('three', { workspaceIds: [workspace] }, 'region');
  open.proxy.passed.splice(0);
  expect(chain(await read())).toEqual(['one', 'three', 'two']);
  expect(open.proxy.passed.filter(({ path }) => path.includes('/relationships/vars'))).toHaveLength(3);
});

it('says that a workspace does not exist', async () => {
  await expect(read('ws-nowhere')).rejects.toThrow('The workspace ws-nowhere does not exist');
});
