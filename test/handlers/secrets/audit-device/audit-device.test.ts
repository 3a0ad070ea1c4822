import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_audit_device';
const FILE = { path: 'main', type: 'file', options: { file_path: 'discard' } };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
});
afterEach(async () => {
  await open.close();
});

const asked = () => open.proxy.passed.splice(0).map(({ method, path }) => `${method} ${path}`);
const detailOf = ({ warnings }: { readonly warnings: readonly { readonly detail: string }[] }) =>
  warnings.map(({ detail }) => detail).join('\n');

describe('an audit device', () => {
  it('is read among all, many of them by one request', async () => {
    const made = [];
    for (const path of ['a', 'b', 'c/d']) made.push((await open.core.apply(TYPE, { ...FILE, path })).held);
    asked();
    const read = await Promise.all(made.map((held) => open.core.refresh(TYPE, held)));
    expect(read.map((held) => held!.state.path)).toEqual(['a', 'b', 'c/d']);
    expect(asked().filter((one) => one !== 'GET /v1/sys/audit')).toEqual([]);
    expect((await open.core.readData('lintel_audit_devices', {})).devices).toMatchObject([
      { path: 'a', type: 'file', local: false, options: { file_path: 'discard' } },
      { path: 'b' },
      { path: 'c/d' },
    ]);
  });

  it('is refused where the service takes none, with both ways out', async () => {
    await open.service.control.settings({ auditApi: false });
    const { message } = await refusal(open.core.apply(TYPE, FILE));
    expect(message).toContain('an `audit` block of its server');
    expect(message).toContain('unsafe_allow_api_audit_creation');
  });

  it('has a path that is neither above nor below another', async () => {
    await open.core.apply(TYPE, { ...FILE, path: 'a/b' });
    await open.core.plan(TYPE, { ...FILE, path: 'a/bc' });
    for (const path of ['a', 'a/b/c']) {
      expect((await refusal(open.core.plan(TYPE, { ...FILE, path }))).message).toContain('none can be above or below');
    }
  });

  it.each([
    [{ type: 'file', options: undefined }, 'needs the option `file_path`'],
    [{ type: 'socket', options: { socket_type: 'tcp' } }, 'needs the option `address`'],
    [{ type: 'http', options: {} }, 'needs the option `uri`'],
  ])('needs what its type cannot do without: %j', async (config, says) => {
    expect((await refusal(open.core.plan(TYPE, { ...FILE, ...config }))).message).toContain(says);
  });

  it('takes other spellings of true as the same', async () => {
    const options = { file_path: 'discard', log_raw: '1' };
    const { held } = await open.core.apply(TYPE, { ...FILE, options });
    const spelled = { ...FILE, options: { ...options, log_raw: 'true' } };
    expect((await open.core.plan(TYPE, spelled, held)).action).not.toBe('replace');
  });

  it('says what is not recorded, and what may block the service', async () => {
    const { held } = await open.core.apply(TYPE, FILE);
    const replaced = await open.core.plan(TYPE, { ...FILE, description: 'other' }, held);
    expect([replaced.action, detailOf(replaced)]).toEqual(['replace', expect.stringContaining('and another `path`')]);
    const socket = { path: 'socket', type: 'socket', options: { address: 'logs.example.com:514' } };
    expect(detailOf(await open.core.plan(TYPE, socket))).toContain('responds to no request while none');
    expect(await open.core.planDestroy(TYPE, held)).toMatchObject([{ summary: 'Nothing is recorded any more' }]);
    await open.core.apply(TYPE, { ...FILE, path: 'second' });
    expect(await open.core.planDestroy(TYPE, held)).toEqual([]);
  });
});
