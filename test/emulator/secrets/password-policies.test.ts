import { SecretsServices, wrapped } from './service';
import type { Ask, Row } from './service';

const TEXT = 'length = 20\n\nrule "charset" {\n  charset = "abc"\n  min-chars = 1\n}\n';
const write = (policy: string, name = 'database'): Ask => ['POST', `sys/policies/password/${name}`, { policy }];
const read = (name = 'database'): Ask => ['GET', `sys/policies/password/${name}`];
const generate = (name = 'database'): Ask => ['GET', `sys/policies/password/${name}/generate`];
const rule = (members: string) => `length = 20\nrule "charset" { ${members} }`;

const services = new SecretsServices();
const password = async (policy: string): Promise<string> => {
  await services.data(write(policy));
  return (await services.data(generate())).password;
};

describe('Write password policy, Read password policy', () => {
  services.table([
    { rule: 'A policy is written with 204', ask: write(TEXT), status: 204 },
    { rule: 'A policy is read as it was sent', given: [write(TEXT)], ask: read(), status: 200, data: { policy: TEXT } },
    {
      rule: 'A policy that does not exist is a 404 with a text',
      ask: read('none'),
      status: 404,
      error: wrapped('policy does not exist'),
    },
    {
      rule: 'A text in base64 is decoded',
      given: [write(Buffer.from(TEXT).toString('base64'))],
      ask: read(),
      status: 200,
      data: { policy: TEXT },
    },
    {
      rule: 'A policy may be JSON',
      ask: write('{"length": 20, "rule": {"charset": [{"charset": "abc"}, {"charset": "def"}]}}'),
      status: 204,
    },
    {
      rule: 'Keys that mean nothing are ignored',
      ask: write(`name = "x"\n${rule('charset = "a", min_chars = 90')}`),
      status: 204,
    },
    {
      rule: 'A negative number of characters is accepted',
      ask: write(rule('charset = "a" min-chars = -5')),
      status: 204,
    },
    { rule: 'A policy must be given', ask: write(''), status: 400, error: wrapped('missing policy') },
    {
      rule: 'A text that cannot be parsed is refused with line and column',
      ask: write('length = 20\nrule "charset" = { }'),
      status: 400,
      error: /unable to decode: At 2:16: nested object expected/,
    },
    {
      rule: 'Another kind of rule is refused',
      ask: write('length = 20\nrule "words" { }'),
      status: 400,
      error: /unrecognized rule type words/,
    },
    { rule: 'A rule is required', ask: write('length = 20'), status: 400, error: /no charset specified/ },
    { rule: 'A set is not empty', ask: write(rule('charset = ""')), status: 400, error: /no charset specified/ },
    {
      rule: 'A set has printable characters',
      ask: write(rule('charset = "a\\tb"')),
      status: 400,
      error: /non-printable/,
    },
    {
      rule: 'A length is required',
      ask: write('rule "charset" { charset = "a" }'),
      status: 400,
      error: /length must be > 0/,
    },
    ...[3, 101].map((length): Row => ({
      rule: `A length of ${length} is refused`,
      ask: write(`length = ${length}\nrule "charset" { charset = "a" }`),
      status: 400,
      error: wrapped('passwords must be between 4 and 100 characters'),
    })),
    {
      rule: 'Rules require at most as many characters as there are',
      ask: write('length = 4\nrule "charset" { charset = "a" min-chars = 5 }'),
      status: 400,
      error: /at least 5 characters but 4/,
    },
    {
      rule: 'A name keeps its case and may have several segments',
      given: [write(TEXT, 'Team/a b.c')],
      ask: read('Team/a b.c'),
      status: 200,
      then: [read('team/a b.c'), null],
    },
    {
      rule: 'A name does not end as the generator does',
      ask: write(TEXT, 'a/generate'),
      status: 405,
      error: wrapped('unsupported operation'),
    },
    {
      rule: 'A source of randomness is kept by Vault',
      dialects: ['vault'],
      given: [['POST', 'sys/policies/password/database', { policy: TEXT, entropy_source: 'seal' }]],
      ask: read(),
      status: 200,
      data: { policy: TEXT, entropy_source: 'seal' },
    },
    {
      rule: 'A source of randomness is ignored by OpenBao',
      dialects: ['openbao'],
      given: [['POST', 'sys/policies/password/database', { policy: TEXT, entropy_source: 'seal' }]],
      ask: read(),
      status: 200,
      data: { policy: TEXT },
    },
  ]);
});

describe('List password policies, Delete password policy', () => {
  services.table([
    { rule: 'None are a 404', ask: ['LIST', 'sys/policies/password'], status: 404 },
    {
      rule: 'Names are listed in order, those of several segments last',
      given: [write(TEXT, 'b'), write(TEXT, 'a/c'), write(TEXT, 'B')],
      ask: ['LIST', 'sys/policies/password'],
      status: 200,
      data: { keys: ['B', 'b', 'a/c'] },
    },
    {
      rule: 'A policy is deleted with 204',
      given: [write(TEXT)],
      ask: ['DELETE', 'sys/policies/password/database'],
      status: 204,
      then: [read(), null],
    },
    { rule: 'Deleting what does not exist succeeds', ask: ['DELETE', 'sys/policies/password/none'], status: 204 },
  ]);
});

describe('Generate a password', () => {
  it('A password has the length and the characters of its policy', async () => {
    const made = await password('length = 40\nrule "charset" { charset = "ab" }\nrule "charset" { charset = "é😀" }');
    expect([...made]).toHaveLength(40);
    expect(made).toMatch(/^[abé😀]+$/u);
  });

  it('A password has as many characters of each set as its rule requires', async () => {
    for (let round = 0; round < 20; round += 1) {
      const made = await password(
        `${rule('charset = "0123456789" min-chars = 8')}\nrule "charset" { charset = "ab" min-chars = 2 }`,
      );
      expect(made.replace(/\D/g, '').length).toBeGreaterThanOrEqual(8);
      expect(made.replace(/\d/g, '').length).toBeGreaterThanOrEqual(2);
    }
  });

  it('A policy that is never met is accepted, and fails to generate', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'].map(
      (letter) => `rule "charset" { charset = "${letter}" min-chars = 1 }`,
    );
    await services.data(write(['length = 26', ...letters].join('\n')));
    expect(await services.ask(generate())).toMatchObject({
      status: 500,
      body: { errors: [wrapped('failed to generate password from policy: timed out generating string')] },
    });
  });

  it('A policy that does not exist generates nothing', async () => {
    expect((await services.ask(generate('none'))).status).toBe(404);
  });

  it('Credentials of a database have passwords by the policy of the role, or of the connection', async () => {
    const connection = { plugin_name: 'postgresql-database-plugin', allowed_roles: ['*'], password_policy: 'digits' };
    const role = { db_name: 'main', creation_statements: ['CREATE ROLE'] };
    await services.data(write('length = 12\nrule "charset" { charset = "01" }', 'digits'));
    await services.data(write('length = 14\nrule "charset" { charset = "xy" }', 'letters'));
    await services.data(['POST', 'database/config/main', connection]);
    await services.data(['POST', 'database/roles/plain', role]);
    await services.data(['POST', 'database/roles/own', { ...role, credential_config: { password_policy: 'letters' } }]);
    await services.data(['POST', 'database/roles/lost', { ...role, credential_config: { password_policy: 'none' } }]);
    expect((await services.data(['GET', 'database/creds/plain'])).password).toMatch(/^[01]{12}$/);
    expect((await services.data(['GET', 'database/creds/own'])).password).toMatch(/^[xy]{14}$/);
    expect(await services.ask(['GET', 'database/creds/lost'])).toMatchObject({ status: 500 });
  });
});
