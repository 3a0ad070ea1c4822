import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

const PARAMETERS = '/api/v2/policy-sets/polset-base/parameters';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const body = (attributes: object) => ({ data: { type: 'vars', attributes } });
const create = async (attributes: object = {}) =>
  emulator.request('POST', PARAMETERS, { body: body({ key: 'limit', category: 'policy-set', ...attributes }) });
const made = async (attributes: object = {}) => (await create(attributes)).body.data;
const update = async (id: string, attributes: object) =>
  emulator.request('PATCH', `${PARAMETERS}/${id}`, { body: body(attributes) });
const stored = async () => (await emulator.control.snapshot()).objects.policySetParameters as any[];
const problem = ({ status, body: reply }: { status: number; body: any }) => [
  status,
  reply.errors[0].detail,
  reply.errors[0].source.pointer,
];

it('creates a parameter with 201 and the whole document', async () => {
  const { status, body: reply } = await create();
  const { data } = reply;
  expect([status, data]).toEqual([
    201,
    {
      id: expect.stringMatching(/^var-[A-Za-z0-9]{16}$/),
      type: 'vars',
      attributes: { key: 'limit', value: '', category: 'policy-set', sensitive: false },
      relationships: { configurable: { data: { id: 'polset-base', type: 'policy-sets' } } },
      links: { self: `${PARAMETERS}/${data.id}` },
    },
  ]);
  expect((await emulator.request('GET', `${PARAMETERS}/${data.id}`)).body.data).toEqual(data);
});

it('lists parameters in pages', async () => {
  await made({ key: 'a' });
  await made({ key: 'b' });
  const { body: page } = await emulator.request('GET', `${PARAMETERS}?page%5Bsize%5D=1&page%5Bnumber%5D=2`);
  expect(page.data.map(({ attributes }: any) => attributes.key)).toEqual(['b']);
  expect(page.meta.pagination['total-count']).toBe(2);
});

it('never returns a sensitive value, and keeps it in the snapshot', async () => {
  const { id, attributes } = await made({ value: 'canary', sensitive: true });
  expect(attributes.value).toBeNull();
  const shown = await emulator.request('GET', `${PARAMETERS}/${id}`);
  const listed = await emulator.request('GET', PARAMETERS);
  expect(JSON.stringify([shown.body, listed.body])).not.toContain('canary');
  expect(await stored()).toMatchObject([{ value: 'canary', sensitive: true }]);
});

it('keeps what an update leaves out, the secret included', async () => {
  const { id } = await made({ value: 'canary' });
  expect((await update(id, { sensitive: true })).body.data.attributes).toMatchObject({ value: null, sensitive: true });
  expect(await stored()).toMatchObject([{ key: 'limit', value: 'canary' }]);
  expect((await update(id, { value: 'other' })).status).toBe(200);
  expect(await stored()).toMatchObject([{ value: 'other', sensitive: true }]);
});

it.each<[string, object, string, string]>([
  ['no key', { key: undefined }, "Key can't be blank", 'key'],
  ['an empty key', { key: '' }, "Key can't be blank", 'key'],
  ['a value that is no text', { value: 1 }, 'Value must be a string', 'value'],
  ['no category', { category: undefined }, "Category can't be blank", 'category'],
  ['another category', { category: 'terraform' }, 'Category is not included in the list', 'category'],
])('refuses %s with 422', async (_, attributes, detail, name) => {
  expect(problem(await create(attributes))).toEqual([422, detail, `/data/attributes/${name}`]);
});

it('refuses a key that is taken in the set, at create and at update', async () => {
  await made();
  const { id } = await made({ key: 'other' });
  const taken = [422, 'Key has already been taken', '/data/attributes/key'];
  expect([problem(await create()), problem(await update(id, { key: 'limit' }))]).toEqual([taken, taken]);
  await emulator.control.policySet('polset-extra', 'extra');
  const elsewhere = await emulator.request('POST', '/api/v2/policy-sets/polset-extra/parameters', {
    body: body({ key: 'limit', category: 'policy-set' }),
  });
  expect(elsewhere.status).toBe(201);
});

it('lets a sensitive parameter neither be shown nor renamed', async () => {
  const { id } = await made({ sensitive: true });
  expect(problem(await update(id, { sensitive: false }))[1]).toBe('Sensitive cannot be turned off');
  expect(problem(await update(id, { key: 'other' }))[1]).toBe('Key of a sensitive parameter cannot be changed');
});

it('deletes a parameter, and returns 404 for what is not there', async () => {
  const { id } = await made();
  await emulator.control.policySet('polset-extra', 'extra');
  expect((await emulator.request('GET', `/api/v2/policy-sets/polset-extra/parameters/${id}`)).status).toBe(404);
  expect((await emulator.request('DELETE', `${PARAMETERS}/${id}`)).status).toBe(204);
  for (const method of ['GET', 'DELETE']) {
    expect((await emulator.request(method, `${PARAMETERS}/${id}`)).status).toBe(404);
  }
  expect((await update(id, {})).status).toBe(404);
  expect((await emulator.request('GET', '/api/v2/policy-sets/polset-none/parameters')).status).toBe(404);
});
