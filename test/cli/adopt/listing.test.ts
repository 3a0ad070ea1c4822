/** @tier complete */

import { startEmulator } from '../../support/emulator';
import { Estate } from './estate';

jest.setTimeout(60_000);

let estate: Estate;

beforeAll(async () => {
  estate = await Estate.start();
  await estate.runTask({ name: 'image-scan' });
  await estate.post('/v1/sys/mounts/team/database', { type: 'database' });
  for (const mount of ['database', 'team/database']) {
    await estate.post(`/v1/${mount}/config/orders`, {
      plugin_name: 'postgresql-database-plugin',
      verify_connection: false,
    });
  }
});

afterAll(() => estate.close());

it('lintel adopt without --language lists existing objects, and writes nothing', async () => {
  const { code, stdout, stderr } = await estate.adopt([
    '--only',
    'run_task',
    '--only',
    'orders',
    '--except',
    'admin_*',
    estate.folder,
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(
    stdout
      .replace(/task-\w+/g, 'task-…')
      .split('\n')
      .filter((line) => !line.startsWith('Skipped'))
      .join('\n'),
  ).toBe(
    [
      'TYPE                 NAME        SCOPE          IMPORT ID',
      'run_task             image-scan  acme           task-…',
      'database_connection  orders      database       database/config/orders',
      'database_connection  orders      team/database  team/database/config/orders',
      'Found 3 objects. Nothing was written: set --language to typescript, python, go, java or hcl to generate code.',
      '',
    ].join('\n'),
  );
  expect(estate.files()).toEqual([]);
});

it('lintel adopt --json prints the list as JSON', async () => {
  const { stdout } = await estate.adopt(['--only', 'database_connection', '--except', 'database_role', '--json']);
  expect(JSON.parse(stdout)).toEqual({
    found: ['database', 'team/database'].map((scope) => ({
      type: 'lintel_database_connection',
      name: 'orders',
      importId: `${scope}/config/orders`,
      scope,
      chosen: true,
    })),
    skipped: [],
  });
});

it.each(['LINTEL_PLATFORM_ORGANIZATION', 'TFE_ORGANIZATION'])(
  'lintel adopt reads only the organization in %s if none is given',
  async (variable) => {
    await estate.service.control.clearRequests();
    await estate.adopt(['--only', 'run_task'], { [variable]: 'acme' });
    const { requests } = await estate.service.control.requests();
    expect(requests.map(({ path }) => path)).toContain('/api/v2/organizations/acme/tasks');
    expect(requests.map(({ path }) => path)).not.toContain('/api/v2/organizations');
  },
);

it('lintel adopt reads only the given organizations and mounts', async () => {
  await estate.service.control.clearRequests();
  const { stdout } = await estate.adopt([
    '--only',
    'run_task',
    '--only',
    'database_connection',
    '--organization',
    'acme',
    '--mount',
    'database=team/database',
    '--json',
  ]);
  expect((JSON.parse(stdout) as { found: { scope: string }[] }).found.map(({ scope }) => scope)).toEqual([
    'acme',
    'team/database',
  ]);
  expect((await estate.service.control.requests()).requests.map(({ path }) => path).sort()).toEqual([
    '/api/v2/organizations/acme/tasks',
    '/v1/team/database/config',
    '/v1/team/database/config/orders',
  ]);
});

it('lintel adopt works with read-only tokens', async () => {
  const listed = async (power: 'root' | 'reader') =>
    JSON.parse((await estate.adopt(['--except', 'admin_*', '--json'], estate.environment(power))).stdout) as object;
  expect(await listed('reader')).toEqual(await listed('root'));
  // Only site administrators can list organizations.
  expect((await estate.adopt(['--only', 'admin_*'], estate.environment('reader'))).stdout).toMatch(
    /^Skipped admin organizations: .*404: the token may lack the permission/m,
  );
});

it('lintel adopt reports each list that the tokens cannot read on one line, and fails with the rights that they lack if they can read none', async () => {
  const { code, stdout, stderr } = await estate.adopt([], estate.environment('none'));
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^error: the services refused every list, so nothing is known about their objects\.\nThe token of the platform needs membership in a team of the organization, or the right to read: GET \/organizations\.\nThe token of the platform needs site administration: GET \/admin\/organizations\.\nThe token of the secrets service needs `list` on .*database\/config, .*, and `read` on .*sys\/mounts.*\.\n$/,
  );
  const left = stdout.split('\n').filter((line) => line.startsWith('Skipped '));
  for (const what of ['organizations', 'mounts', 'admin organizations', 'database connections of database']) {
    expect(left).toContainEqual(expect.stringMatching(new RegExp(`^Skipped ${what}: \\S`)));
  }
});

it('lintel adopt --json names the refused requests, and fails as well', async () => {
  const { code, stdout } = await estate.adopt(['--only', 'database_role', '--json'], estate.environment('none'));
  expect([code, JSON.parse(stdout)]).toEqual([
    1,
    {
      found: [],
      skipped: [
        {
          what: 'database roles of database',
          because: expect.any(String),
          refused: { service: 'secrets', method: 'LIST', path: '/database/roles' },
        },
        { what: 'mounts', because: expect.any(String), refused: expect.anything() },
      ],
      unmatched: [{ option: 'only', pattern: 'database_role' }],
    },
  ]);
});

it('lintel adopt writes nothing if --only names an object that does not exist, and continues with a note about a type without objects', async () => {
  const absent = await estate.adopt(['--only', 'run_task/image-scna', '--language', 'hcl', estate.folder]);
  expect(absent).toEqual({
    code: 1,
    stdout: '',
    stderr: 'error: nothing was written: --only run_task/image-scna matches no object.\n',
  });
  expect(estate.files()).toEqual([]);
  const { code, stdout } = await estate.adopt(['--only', 'policy', '--only', 'run_task', '--except', 'old-*']);
  expect(code).toBe(0);
  expect(stdout).toContain('--only policy matches no object.\n--except old-* matches no object.\nFound 1 object.');
});

it('lintel adopt works with only one of the services, and names the missing variables of the other', async () => {
  const { code, stdout } = await estate.adopt(['--only', 'run_task', '--only', 'database_connection'], {
    LINTEL_SECRETS_ADDRESS: '',
    LINTEL_SECRETS_TOKEN: '',
  });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Skipped secrets: .*LINTEL_SECRETS_ADDRESS/m);
  expect(stdout).toContain('Found 1 object.');
});

it('lintel adopt fails with the missing variables if no service is configured', async () => {
  const nowhere = {
    LINTEL_PLATFORM_ADDRESS: '',
    LINTEL_PLATFORM_TOKEN: '',
    LINTEL_SECRETS_ADDRESS: '',
    LINTEL_SECRETS_TOKEN: '',
  };
  expect(await estate.adopt([], nowhere)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^error: no service is configured\.\nThe platform service has no address\. Set LINTEL_PLATFORM_ADDRESS and LINTEL_PLATFORM_TOKEN\. (?!.*provider block).*\nThe secrets service has no address\. Set LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_TOKEN\. /s,
    ),
  });
});

it('lintel adopt fails if a service cannot be reached', async () => {
  const { code, stdout, stderr } = await estate.adopt([], { LINTEL_PLATFORM_ADDRESS: 'http://127.0.0.1:9' });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^error: nothing was written: .*127\.0\.0\.1:9 cannot be reached/);
});

it.each([
  [['--language', 'rust'], /Allowed choices are typescript, python, go, java, hcl/],
  [['--language', 'hcl', '--into'], /'--into' cannot be used with option '--language <name>'/],
  [['--mount', 'team/database'], /Must be an engine and a path, such as database=team\/database\./],
])('lintel adopt exits with 2 for %j', async (args, words) => {
  expect(await estate.adopt(args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(words) });
});

it.each([
  ['openbao', {}, { found: ['sys/namespaces/payments', 'sys/namespaces/team'], because: undefined }],
  ['vault', { namespaces: false }, { found: [], because: expect.stringContaining('This server has no namespaces') }],
  ['standard', {}, { found: [], because: undefined }],
] as const)(
  'lintel adopt lists namespaces if the service with the dialect %s has them',
  async (secrets, settings, expected) => {
    const service = await startEmulator({ dialects: { secrets }, settings });
    try {
      for (const name of ['team', 'payments']) {
        await service.request('POST', `/v1/sys/namespaces/${name}`, { body: { custom_metadata: { of: name } } });
      }
      const { code, stdout } = await estate.adopt(['--only', 'namespace', '--json'], {
        LINTEL_SECRETS_ADDRESS: service.address,
        LINTEL_SECRETS_DIALECT: secrets,
      });
      const { found, skipped } = JSON.parse(stdout) as {
        readonly found: readonly { readonly importId: string }[];
        readonly skipped: readonly { readonly what: string; readonly because: string }[];
      };
      expect(code).toBe(0);
      expect({
        found: found.map(({ importId }) => importId),
        because: skipped.find(({ what }) => what === 'namespaces')?.because,
      }).toEqual(expected);
    } finally {
      await service.close();
    }
  },
);
