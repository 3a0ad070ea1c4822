import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { provideAuthMethod } from '../shared/token-fields';

const TYPE = 'lintel_userpass_user';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
  await provideAuthMethod(open.service, 'userpass', 'userpass');
});
afterEach(async () => {
  await open.close();
});

const logIn = async (password: string) =>
  (await open.service.request('POST', '/v1/auth/userpass/login/alice', { body: { password } })).status;

describe('a user', () => {
  it('logs in with the newest password, which is sent only when it changes', async () => {
    const { held } = await open.core.apply(TYPE, { username: 'alice', passwordWo: 'first' });
    expect(await logIn('first')).toBe(200);
    open.proxy.passed.splice(0);
    const { held: ranked } = await open.core.apply(
      TYPE,
      { username: 'alice', passwordWo: 'first', tokenPolicies: ['app'] },
      held,
    );
    expect(open.proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { token_policies: ['app'] },
    ]);
    await open.core.apply(TYPE, { username: 'alice', passwordWo: 'second', tokenPolicies: ['app'] }, ranked);
    expect([await logIn('first'), await logIn('second')]).toEqual([400, 200]);
  });

  it('needs a password, which cannot be removed', async () => {
    const { message } = await refusal(open.core.plan(TYPE, { username: 'alice' }));
    expect(message).toContain('A new user needs a password. Configure `password_wo`');
    const { held } = await open.core.apply(TYPE, { username: 'alice', passwordWo: 'first' });
    const error = await refusal(open.core.plan(TYPE, { username: 'alice' }, held));
    expect(error.message).toContain('it cannot be removed');
  });

  it('has a name in lower case', async () => {
    const error = await refusal(open.core.plan(TYPE, { username: 'Alice', password: 'first' }));
    expect(error.reported).toMatchObject([{ path: ['username'] }]);
    expect(error.message).toContain('in lower case: "alice"');
  });
});
