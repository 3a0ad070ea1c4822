import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';

const TYPE = 'lintel_run_task';
const PATH = '/api/v2/organizations/acme/tasks';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

async function make(count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const attributes = {
      name: `task-${number}`,
      url: `https://${number}.example.com/`,
      description: '',
      category: 'task',
    };
    await open.service.request('POST', PATH, { body: { data: { type: 'tasks', attributes } } });
  }
}

const listings = async () =>
  (await open.service.control.requests()).requests
    .filter(({ method, path }: { method: string; path: string }) => method === 'GET' && path.startsWith(PATH))
    .reduce((sum: number, { count }: { count: number }) => sum + count, 0);

it('lists names and identities of run tasks, and fetches no unrequested pages', async () => {
  await make(120);
  const few = await open.core.list(TYPE, { organization: 'acme' }, { limit: 3 });
  expect(few.map(({ displayName }) => displayName)).toEqual(['task-1', 'task-2', 'task-3']);
  expect(few.every(({ identity, object }) => /^task-/.test(String(identity.id)) && object === undefined)).toBe(true);
  expect(await listings()).toBe(1);
  expect(await open.core.list(TYPE, { organization: 'acme' })).toHaveLength(120);
  expect(await listings()).toBe(3);
});

it('returns whole run tasks from the list itself, as an import reads them', async () => {
  await make(2);
  const [first] = await open.core.list(TYPE, { organization: 'acme' }, { withObject: true });
  expect(await listings()).toBe(1);
  const imported = await open.core.import(TYPE, { identity: first.identity });
  expect(first.object).toEqual(imported!.state);
});

it('reports why a list of run tasks cannot be read', async () => {
  await expect(open.core.list(TYPE, { organization: 'nowhere' })).rejects.toThrow(/404/);
});
