import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { list, object, one, sender } from '../../support/platform-documents';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator({ settings: { strict: true } });
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.request('GET', '/_emulator/violations')).body).toEqual({ violations: [] });
  await emulator.close();
});

const send = sender(() => emulator);
const VARS = 'workspaces/ws-app/vars';
const SETS = 'organizations/acme/varsets';
const variable = (attributes: object) => object('vars', { key: 'region', category: 'terraform', ...attributes });
const makeSet = async (name: string, attributes: object = {}, relationships: object = {}): Promise<string> => {
  const { status, data, problems } = await send(
    'POST',
    SETS,
    object('varsets', { name, ...attributes }, relationships),
  );
  expect({ status, problems }).toEqual({ status: 201, problems: [] });
  return data.id;
};
const addTo = async (set: string, attributes: object) =>
  send('POST', `varsets/${set}/relationships/vars`, variable(attributes));

describe('A variable of a workspace', () => {
  it('is created, shown, changed and deleted', async () => {
    const { status, data } = await send('POST', VARS, variable({}));
    expect([status, data]).toEqual([
      201,
      {
        id: expect.stringMatching(/^var-/),
        type: 'vars',
        attributes: {
          'key': 'region',
          'value': '',
          'description': null,
          'category': 'terraform',
          'hcl': false,
          'sensitive': false,
          'version-id': expect.any(String),
          'created-at': expect.any(String),
        },
        relationships: { configurable: one('workspaces', 'ws-app') },
        links: { self: `/api/v2/${VARS}/${data.id}` },
      },
    ]);
    const item = `${VARS}/${data.id}`;
    const changed = (await send('PATCH', item, object('vars', { value: 'eu', category: 'env' }))).data;
    expect(changed.attributes).toMatchObject({ key: 'region', value: 'eu', category: 'env' });
    expect(changed.attributes['version-id']).not.toBe(data.attributes['version-id']);
    expect((await send('GET', item)).data).toEqual(changed);
    expect((await send('GET', 'workspaces/ws-network/vars')).data).toEqual([]);
    expect((await send('GET', `workspaces/ws-network/vars/${data.id}`)).status).toBe(404);
    expect((await send('DELETE', item)).status).toBe(204);
    expect((await send('GET', item)).status).toBe(404);
  });

  it('is listed with all others, unless a page is asked for', async () => {
    for (let index = 0; index < 25; index += 1) await send('POST', VARS, variable({ key: `k${index}` }));
    const whole = (await send('GET', VARS)).body;
    expect([whole.data.length, whole.meta]).toEqual([25, undefined]);
    const page = (await send('GET', `${VARS}?page[size]=20&page[number]=2`)).body;
    expect([page.data.length, page.meta.pagination['total-count']]).toEqual([5, 25]);
  });

  it('that is sensitive keeps its secret, its key and its sensitivity', async () => {
    const { data } = await send('POST', VARS, variable({ value: 's3cret', sensitive: true }));
    expect(data.attributes.value).toBeNull();
    const item = `${VARS}/${data.id}`;
    expect((await send('PATCH', item, object('vars', { description: 'x', hcl: true }))).data.attributes).toMatchObject({
      description: 'x',
      hcl: true,
      value: null,
    });
    expect(JSON.stringify((await emulator.control.snapshot()).objects)).toContain('s3cret');
    for (const attributes of [{ sensitive: false }, { key: 'other' }]) {
      expect((await send('PATCH', item, object('vars', attributes))).status).toBe(422);
    }
    const run = (await send('POST', '/_emulator/runs', { workspace: 'ws-app' })).body;
    expect(run.variables).toMatchObject([{ key: 'region', value: null, sensitive: true }]);
  });

  it.each<[string, object, string[]]>([
    ['no key', { key: '' }, ["/data/attributes/key Key can't be blank"]],
    ['a long key', { key: 'k'.repeat(129) }, [expect.stringContaining('128')]],
    ['a long description', { description: 'd'.repeat(513) }, [expect.stringContaining('512')]],
    ['a long value', { value: 'v'.repeat(256 * 1024 + 1) }, [expect.stringContaining('256 KB')]],
    ['no category', { category: undefined }, ["/data/attributes/category Category can't be blank"]],
    ['another category', { category: 'x' }, ['/data/attributes/category Category is not included in the list']],
    ['a key that is taken', { key: 'taken' }, ['/data/attributes/key Key has already been taken']],
  ])('is refused with %s', async (_, attributes, problems) => {
    await send('POST', VARS, variable({ key: 'taken' }));
    expect(await send('POST', VARS, variable(attributes))).toMatchObject({ status: 422, problems });
    expect((await send('POST', VARS, variable({ key: 'taken', category: 'env' }))).status).toBe(201);
  });
});

describe('A variable set', () => {
  it('is created with variables and where it counts', async () => {
    const relationships = {
      workspaces: list('workspaces', 'ws-app'),
      projects: list('projects', 'prj-payments'),
      vars: { data: [{ type: 'vars', attributes: { key: 'a', category: 'env', value: '1' } }] },
    };
    const id = await makeSet('a/b', { priority: true }, relationships);
    const { data, body } = await send('GET', `varsets/${id}?include=vars,workspaces,projects`);
    expect(data).toMatchObject({
      id: expect.stringMatching(/^varset-/),
      type: 'varsets',
      attributes: {
        'name': 'a/b',
        'description': '',
        'global': false,
        'priority': true,
        'var-count': 1,
        'workspace-count': 1,
        'project-count': 1,
      },
      relationships: {
        organization: one('organizations', 'acme'),
        parent: one('organizations', 'acme'),
        workspaces: list('workspaces', 'ws-app'),
        projects: list('projects', 'prj-payments'),
      },
    });
    expect(body.included).toMatchObject([
      {
        type: 'vars',
        attributes: { key: 'a', value: '1' },
        relationships: { configurable: one('varsets', id), varset: one('varsets', id) },
        links: { self: expect.stringContaining(`/api/v2/varsets/${id}/relationships/vars/var-`) },
      },
      { type: 'workspaces', id: 'ws-app' },
      { type: 'projects', id: 'prj-payments' },
    ]);
    expect((await send('GET', `varsets/${id}?include=x`)).status).toBe(400);
  });

  it.each(['PATCH', 'PUT'])('is changed by %s, whose lists are whole', async (method) => {
    const id = await makeSet('one', {}, { workspaces: list('workspaces', 'ws-app') });
    const change = async (attributes: object, relationships: object = {}) =>
      (await send(method, `varsets/${id}`, object('varsets', attributes, relationships))).data;
    expect((await change({ name: 'two' })).relationships.workspaces).toEqual(list('workspaces', 'ws-app'));
    const both = { workspaces: list('workspaces'), projects: list('projects', 'prj-default') };
    expect((await change({}, both)).relationships).toMatchObject(both);
    expect((await change({ global: true }, { projects: list('projects') })).relationships).not.toHaveProperty(
      'workspaces',
    );
    expect((await change({ global: false })).relationships.projects).toEqual(list('projects'));
    expect((await send('DELETE', `varsets/${id}`)).status).toBe(204);
    expect((await send('GET', `varsets/${id}`)).status).toBe(404);
  });

  it('is applied and removed, also again, unless it is global', async () => {
    const id = await makeSet('one');
    for (const [type, member] of [
      ['workspaces', 'ws-app'],
      ['projects', 'prj-payments'],
    ]) {
      const path = `varsets/${id}/relationships/${type}`;
      for (const method of ['POST', 'POST', 'DELETE', 'DELETE']) {
        expect((await send(method, path, list(type!, member!))).status).toBe(204);
      }
      expect((await send('POST', path, list(type!, 'none'))).status).toBe(422);
      expect((await send('POST', path, list('things', member!))).status).toBe(422);
    }
    await send('PATCH', `varsets/${id}`, object('varsets', { global: true }));
    for (const method of ['POST', 'DELETE']) {
      expect((await send(method, `varsets/${id}/relationships/workspaces`, list('workspaces', 'ws-app'))).status).toBe(
        422,
      );
    }
  });

  it('of a project counts there alone, and goes with it', async () => {
    const { data: project } = await send('POST', 'organizations/acme/projects', object('projects', { name: 'data' }));
    const parent = { parent: one('projects', project.id) };
    const id = await makeSet('own', {}, parent);
    await makeSet('own');
    const path = `varsets/${id}`;
    expect((await send('POST', `${path}/relationships/projects`, list('projects', project.id))).status).toBe(204);
    expect((await send('POST', `${path}/relationships/projects`, list('projects', 'prj-default'))).status).toBe(422);
    expect((await send('POST', `${path}/relationships/workspaces`, list('workspaces', 'ws-app'))).status).toBe(422);
    expect((await send('PATCH', path, object('varsets', { global: true }))).status).toBe(422);
    expect((await send('PATCH', path, object('varsets', {}, { parent: one('organizations', 'acme') }))).status).toBe(
      422,
    );
    expect((await send('DELETE', `projects/${project.id}`)).status).toBe(204);
    expect((await send('GET', path)).status).toBe(404);
  });

  it.each<[string, object, object]>([
    ['no name', { name: '' }, {}],
    ['a name that is taken', { name: 'taken' }, {}],
    ['a global scope and workspaces', { global: true }, { workspaces: list('workspaces', 'ws-app') }],
    ['an unknown project', {}, { projects: list('projects', 'prj-none') }],
    ['an unknown parent', {}, { parent: one('projects', 'prj-none') }],
    ['a variable without a category', {}, { vars: { data: [{ type: 'vars', attributes: { key: 'a' } }] } }],
  ])('is refused with %s', async (_, attributes, relationships) => {
    await makeSet('taken');
    const { status } = await send('POST', SETS, object('varsets', { name: 'new', ...attributes }, relationships));
    expect(status).toBe(422);
    expect((await send('GET', SETS)).data).toHaveLength(1);
  });

  it('that is global shares no key with another global one', async () => {
    const [one_, two] = [await makeSet('one', { global: true }), await makeSet('two', { global: true })];
    await addTo(one_, {});
    const { status, problems } = await addTo(two, {});
    expect([status, problems]).toEqual([422, [expect.stringContaining('/data/attributes/key')]]);
    expect((await addTo(two, { category: 'env' })).status).toBe(201);
    const three = await makeSet('three');
    await addTo(three, {});
    expect((await send('PATCH', `varsets/${three}`, object('varsets', { global: true }))).status).toBe(422);
  });

  it('lists its variables, and changes and deletes them', async () => {
    const id = await makeSet('one');
    const { data } = await addTo(id, { value: 's', sensitive: true });
    const item = `varsets/${id}/relationships/vars/${data.id}`;
    expect(data.attributes.value).toBeNull();
    expect((await addTo(id, {})).problems).toEqual(['/data/attributes/key Key has already been taken']);
    expect((await send('PATCH', item, object('vars', { description: 'x' }))).data.attributes.description).toBe('x');
    expect((await send('GET', item)).data.id).toBe(data.id);
    expect((await send('GET', `varsets/${id}/relationships/vars`)).data).toHaveLength(1);
    expect((await send('DELETE', item)).status).toBe(204);
    expect((await send('GET', `varsets/${id}`)).data.attributes['var-count']).toBe(0);
  });

  it('is listed by name, scope and where it counts', async () => {
    const names = async (path: string) => (await send('GET', path)).data.map(({ attributes: { name } }: any) => name);
    await makeSet('everywhere', { global: true });
    await makeSet('applied', {}, { workspaces: list('workspaces', 'ws-app') });
    await makeSet('around', {}, { projects: list('projects', 'prj-default') });
    await makeSet('owned', {}, { parent: one('projects', 'prj-payments') });
    expect(await names(SETS)).toEqual(['everywhere', 'applied', 'around', 'owned']);
    expect(await names(`${SETS}?q=WHERE`)).toEqual(['everywhere']);
    expect(await names(`${SETS}?filter[global]=true`)).toEqual(['everywhere']);
    expect(await names(`${SETS}?scope=owned`)).toEqual(['everywhere', 'applied', 'around']);
    expect(await names('workspaces/ws-app/varsets')).toEqual(['everywhere', 'applied', 'around']);
    expect(await names('workspaces/ws-network/varsets')).toEqual(['everywhere', 'around']);
    expect(await names('projects/prj-payments/varsets')).toEqual(['everywhere', 'owned']);
    expect(await names('projects/prj-payments/varsets?scope=owned')).toEqual(['owned']);
    const page = (await send('GET', `${SETS}?page[size]=1&include=vars`)).body;
    expect([page.data.length, page.meta.pagination['total-count']]).toEqual([1, 4]);
  });
});

it('Runs get the strongest variable of each key and category', async () => {
  const inApp = { workspaces: list('workspaces', 'ws-app') };
  const around = { projects: list('projects', 'prj-default') };
  const owned = { parent: one('projects', 'prj-default') };
  const strongest = async () => {
    const { variables } = (await send('POST', '/_emulator/runs', { workspace: 'ws-app' })).body;
    expect(variables).toHaveLength(1);
    return variables[0].value;
  };
  // From the weakest to the strongest; of one rank, the name that sorts first wins.
  const ranks: [string, object, object][] = [
    ['global', { global: true }, {}],
    ['b organization for projects', {}, around],
    ['a organization for projects', {}, around],
    ['project for projects', {}, { ...owned, ...around }],
    ['organization for workspaces', {}, inApp],
    ['project for workspaces', {}, { ...owned, ...inApp }],
  ];
  const priorities: [string, object, object][] = [
    ['priority project for workspaces', {}, { ...owned, ...inApp }],
    ['priority project for projects', {}, { ...owned, ...around }],
    ['priority organization for workspaces', {}, inApp],
    ['priority organization for projects', {}, around],
  ];
  const add = async ([name, attributes, relationships]: [string, object, object], priority: boolean) => {
    await addTo(await makeSet(name, { priority, ...attributes }, relationships), { value: name });
    expect(await strongest()).toBe(name);
  };
  for (const rank of ranks) await add(rank, false);
  await send('POST', VARS, variable({ value: 'own' }));
  expect(await strongest()).toBe('own');
  for (const rank of priorities) await add(rank, true);
  await send('PATCH', 'workspaces/ws-app', object('workspaces', {}, { project: one('projects', 'prj-payments') }));
  expect(await strongest()).toBe('priority organization for workspaces');
});
