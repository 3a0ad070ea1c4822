import { ALL, type Dialect } from '../secrets/service';
import { startEveryday, tokenHeaders, type EverydayEmulator } from './service';

let emulator: EverydayEmulator;
const send: EverydayEmulator['send'] = async (...request) => emulator.send(...request);

async function start(dialect: Dialect, strict = false): Promise<void> {
  emulator = await startEveryday(dialect, { settings: { strict } });
  await send('POST', 'sys/mounts/one', { type: 'kv' });
  await send('POST', 'sys/mounts/two', { type: 'kv-v2' });
}

afterEach(() => emulator.close());

describe.each(ALL)('Key-value secrets of %s', (dialect) => {
  beforeEach(() => start(dialect));

  it('keep the digits of numbers in version 1 alone', async () => {
    const numbers = '{"big":12345678901234567890,"odd":9007199254740993,"price":1.10,"text":"\\"1.10","whole":1.0}';
    await send('POST', 'one/a', numbers);
    expect((await send('GET', 'one/a')).text).toContain(numbers);
    await send('POST', 'two/data/a', `{"data":${numbers}}`);
    expect((await send('GET', 'two/data/a')).text).toContain(
      '{"big":12345678901234567000,"odd":9007199254740992,"price":1.1,"text":"\\"1.10","whole":1}',
    );
  });

  it('become first versions when their mount becomes one of version 2', async () => {
    await send('POST', 'one/f/a', { v: 1.5 });
    await send('POST', 'sys/mounts/one/tune', { options: { version: '2' } });
    expect((await send('GET', 'one/data/f/a')).body.data).toMatchObject({ data: { v: 1.5 }, metadata: { version: 1 } });
    expect((await send('LIST', 'one/metadata/f')).body.data.keys).toEqual(['a']);
    expect((await send('GET', 'one/f/a')).status).toBe(404);
  });

  it('end by the clock of the emulator, and come back for as long again', async () => {
    await send('POST', 'two/metadata/a', { delete_version_after: '1h' });
    await send('POST', 'two/data/a', { data: { v: 1 } });
    await emulator.control.clock(3599);
    expect((await send('GET', 'two/data/a')).status).toBe(200);
    await emulator.control.clock(1);
    const { status, body } = await send('GET', 'two/data/a');
    expect({ status, data: body.data.data, destroyed: body.data.metadata.destroyed }).toEqual({
      status: 404,
      data: null,
      destroyed: false,
    });
    await send('POST', 'two/undelete/a', { versions: [1] });
    await emulator.control.clock(3599);
    expect((await send('GET', 'two/data/a')).status).toBe(200);
    await emulator.control.clock(1);
    expect((await send('GET', 'two/data/a')).status).toBe(404);
  });

  it('go with their mount', async () => {
    await send('POST', 'two/data/a', { data: { v: 1 } });
    await send('DELETE', 'sys/mounts/two');
    await send('POST', 'sys/mounts/two', { type: 'kv-v2' });
    expect((await send('GET', 'two/metadata/a')).status).toBe(404);
  });

  it('need the capability of each path', async () => {
    const rules = [
      'path "two/subkeys/*" { capabilities = ["read"] }',
      'path "two/data/new" { capabilities = ["create"] }',
      'path "two/data/a" { capabilities = ["patch"] }',
      'path "one/*" { capabilities = ["create"] }',
    ];
    await send('POST', 'sys/policies/acl/some', { policy: rules.join('\n') });
    const { body } = await send('POST', 'auth/token/create', { policies: ['some'] });
    const own = tokenHeaders(body.auth.client_token);
    await send('POST', 'two/data/a', { data: { v: 1 } });
    const statuses = [];
    for (const [method, path, sent] of [
      ['GET', 'two/subkeys/a'],
      ['GET', 'two/data/a'],
      ['PATCH', 'two/data/a', { data: { w: 2 } }],
      ['POST', 'two/data/a', { data: { w: 2 } }],
      ['POST', 'two/data/new', { data: { w: 2 } }],
      ['POST', 'two/data/new', { data: { w: 2 } }],
      ['POST', 'one/a', { w: 2 }],
      ['POST', 'one/a', { w: 2 }],
    ] as const) {
      statuses.push((await send(method, path, sent, own)).status);
    }
    expect(statuses).toEqual([200, 403, 200, 403, 200, 403, 204, 403]);
  });
});

it('Responses that are wrapped and snapshots keep the digits', async () => {
  await start('openbao');
  await send('POST', 'one/a', '{"price":1.10}');
  const { body } = await send('GET', 'one/a', undefined, { 'X-Vault-Wrap-TTL': '60' });
  await emulator.control.restore(await emulator.control.snapshot());
  expect((await send('POST', 'sys/wrapping/unwrap', { token: body.wrap_info.token })).text).toContain('{"price":1.10}');
  expect((await send('GET', 'one/a')).text).toContain('{"price":1.10}');
});

it('The strict mode knows what key-value secrets are written with', async () => {
  await start('openbao', true);
  await send('POST', 'one/a', { any: { thing: 1 } });
  await send('POST', 'two/data/a', { data: { any: { thing: 1 } }, options: { cas: 0 } });
  await send('PATCH', 'two/data/a', { data: { any: { other: 1 } } });
  await send('POST', 'two/metadata/a', { custom_metadata: { any: 'thing' }, max_versions: 3 });
  await send('PATCH', 'two/metadata/a', { custom_metadata: { any: null } });
  await send('GET', 'two/subkeys/a?depth=1&version=1');
  await send('LIST', 'two/metadata/?limit=3&after=x');
  const violations = async () => (await emulator.request('GET', '/_emulator/violations')).body.violations;
  expect(await violations()).toEqual([]);
  await send('POST', 'two/metadata/a', { max_version: 3 });
  expect(await violations()).toHaveLength(1);
});
