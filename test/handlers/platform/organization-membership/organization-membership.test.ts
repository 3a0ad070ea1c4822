import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

const one = (config: Values) =>
  open.core.readData('lintel_organization_membership', { organization: 'acme', ...config });
const many = (config: Values = {}) =>
  open.core.readData('lintel_organization_memberships', { organization: 'acme', ...config });
const ids = ({ memberships }: Values) => (memberships as readonly Values[]).map(({ id }) => id);

describe('lintel_organization_membership', () => {
  it('finds a person by the user name or by the address', async () => {
    const ada = {
      id: 'ou-ada',
      organization: 'acme',
      username: 'ada',
      email: 'ada@acme.example',
      userId: 'user-ada',
      status: 'active',
    };
    expect(await one({ username: 'ada' })).toEqual(ada);
    expect(await one({ email: 'ada@acme.example' })).toEqual(ada);
  });

  it('compares addresses in any case, and keeps the configured one', async () => {
    open.proxy.watch = async (passing) => {
      const { body } = await passing.forward();
      passing.response({ status: 200, body: JSON.parse(JSON.stringify(body).replaceAll('ada@', 'Ada@')) as object });
    };
    expect(await one({ email: 'ada@acme.example' })).toMatchObject({ id: 'ou-ada', email: 'ada@acme.example' });
  });

  it('finds who is invited, with and without a user', async () => {
    const invited = { id: 'ou-mary', status: 'invited' };
    expect(await one({ email: 'mary@acme.example' })).toMatchObject({ ...invited, userId: 'user-mary' });
    open.proxy.watch = async (passing) => {
      const { body } = await passing.forward();
      const { data, ...others } = body as { data: { relationships: object }[] };
      const userless = data.map((membership) => ({
        ...membership,
        relationships: { ...membership.relationships, user: { data: null } },
      }));
      passing.response({ status: 200, body: { ...others, data: userless } });
    };
    expect(await one({ email: 'mary@acme.example' })).toMatchObject({ ...invited, userId: undefined });
  });

  it('suggests the nearest person if there is none, and takes no part of a name', async () => {
    await expect(one({ username: 'gra' })).rejects.toThrow(
      'acme has no member and no invitation with the user name `gra`',
    );
    await expect(one({ username: 'grac' })).rejects.toThrow('(did you mean `grace`?)');
    await expect(one({ email: 'linus@acme.exampel' })).rejects.toThrow('(did you mean `linus@acme.example`?)');
  });

  it('reads user names of users where memberships have none, and those of memberships where a service includes no users', async () => {
    open.proxy.watch = async (passing) => {
      const { body } = await passing.forward();
      const { data, ...others } = body as { data: { attributes: object }[] };
      const bare = data.map(({ attributes, ...rest }) => ({ ...rest, attributes: { ...attributes, username: null } }));
      passing.response({ status: 200, body: { ...others, data: bare } });
    };
    expect(await one({ username: 'ada' })).toMatchObject({ id: 'ou-ada' });
    open.proxy.watch = (passing) => {
      if (!passing.path.includes('include')) return;
      passing.response({ status: 400, body: { errors: [{ status: '400', title: 'invalid include' }] } });
    };
    expect(await one({ username: 'ada' })).toMatchObject({ id: 'ou-ada', username: 'ada' });
  });
});

describe('lintel_organization_memberships', () => {
  it('lists everybody, by address, and counts', async () => {
    const all = await many();
    expect(ids(all)).toEqual(['ou-ada', 'ou-grace', 'ou-linus', 'ou-mary']);
    expect(all.totalCount).toBe(4);
    expect((all.memberships as readonly Values[])[0]).toEqual({
      id: 'ou-ada',
      username: 'ada',
      email: 'ada@acme.example',
      userId: 'user-ada',
      status: 'active',
    });
  });

  it('filters by a term and by the status, and fetches no more than asked for', async () => {
    expect(ids(await many({ q: 'LIN' }))).toEqual(['ou-linus']);
    expect(ids(await many({ status: 'invited' }))).toEqual(['ou-mary']);
    expect(ids(await many({ status: 'active' }))).toHaveLength(3);
    expect(await many({ maxResults: 2 })).toMatchObject({ memberships: [{}, {}], totalCount: 4 });
  });
});
