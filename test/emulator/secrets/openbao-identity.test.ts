import { describeOnOpenbao } from '../../support/openbao';

/** What a path of a policy says of the identity, with `ACCESSOR` for the mount's; and what a policy with it permits. */
const TEMPLATES: readonly (readonly [string, readonly string[]])[] = [
  ['{{identity.entity.id}}', ['id']],
  ['{{ identity.entity.name }}', ['name']],
  ['{{identity.entity.metadata.team}}', ['storage']],
  ['{{identity.entity.aliases.ACCESSOR.name}}', ['alias']],
  ['{{identity.entity.aliases.ACCESSOR.id}}', ['alias-id']],
  ['{{identity.entity.metadata.team}}-{{identity.entity.name}}', ['storage-name']],
  ['{{identity.entity.metadata.none}}', []],
  ['{{identity.entity.aliases.none.name}}', []],
  ['{{identity.entity.aliases.ACCESSOR.metadata.none}}', []],
  ['{{identity.entity.nothing}}', []],
  ['{{identity.groups.names.none.id}}', []],
];

describeOnOpenbao('Identity templates in policies', (service) => {
  let token: string;
  let entity: any;
  let accessor: string;
  beforeAll(async () => {
    const { data } = service();
    await data('POST', 'sys/auth/people', { type: 'approle' });
    await data('POST', 'auth/people/role/app', { token_policies: ['templated'] });
    const { role_id } = await data('GET', 'auth/people/role/app/role-id');
    const { secret_id } = await data('POST', 'auth/people/role/app/secret-id', {});
    const login = await service().ask('POST', 'auth/people/login', { role_id, secret_id });
    ({ client_token: token } = login.body.auth);
    const id = login.body.auth.entity_id;
    const change = { name: 'gopher', metadata: { team: 'storage' } };
    expect((await service().ask('POST', `identity/entity/id/${id}`, change)).status).toBe(204);
    entity = await data('GET', `identity/entity/id/${id}`);
    ({ accessor } = (await data('GET', 'sys/auth'))['people/']);
  });

  const names = (): Readonly<Record<string, string>> => {
    const [alias] = entity.aliases;
    return {
      'id': entity.id,
      'name': 'gopher',
      'storage': 'storage',
      'alias': alias.name,
      'alias-id': alias.id,
      'storage-name': 'storage-gopher',
    };
  };

  it('have an entity with its alias', () => {
    expect(entity).toMatchObject({
      name: 'gopher',
      metadata: { team: 'storage' },
      aliases: [
        { canonical_id: entity.id, mount_accessor: accessor, mount_type: 'approle', mount_path: 'auth/people/' },
      ],
    });
  });

  it.each(TEMPLATES)('permit with %s: %j', async (template, permitted) => {
    const path = `sys/policies/password/${template.replace(/ACCESSOR/g, accessor)}`;
    await service().data('POST', 'sys/policies/acl/templated', {
      policy: `path "${path}" { capabilities = ["read"] }`,
    });
    const paths = Object.values(names()).map((name) => `sys/policies/password/${name}`);
    const { body } = await service().ask('POST', 'sys/capabilities-self', { paths }, { 'X-Vault-Token': token });
    const found = Object.entries(names()).filter(
      ([, name]) => body.data[`sys/policies/password/${name}`].join() === 'read',
    );
    expect(found.map(([what]) => what)).toEqual(permitted);
  });

  it('refuse an entity that does not exist', async () => {
    expect((await service().ask('GET', 'identity/entity/id/none')).status).toBe(404);
  });
});
