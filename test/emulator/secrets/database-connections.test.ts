import { ALL, SecretsServices, wrapped } from './service';
import type { Ask, Dialect, Row } from './service';

const URL = 'postgresql://{{username}}:{{password}}@db.example:5432/app';
const PLUGIN = 'postgresql-database-plugin';
const configure = (body: object, name = 'main'): Ask => [
  'POST',
  `database/config/${name}`,
  { plugin_name: PLUGIN, ...body },
];
const read: Ask = ['GET', 'database/config/main'];
const has = (fields: object) => expect.objectContaining(fields);

/** What a service that can rotate the root password returns, if it is not configured. */
const rotation = (dialect: Dialect): object =>
  dialect === 'openbao'
    ? {}
    : {
        rotation_period: 0,
        rotation_schedule: '',
        rotation_window: 0,
        disable_automated_rotation: false,
        skip_static_role_import_rotation: false,
      };

const services = new SecretsServices(ALL, { databasePlugins: [`${PLUGIN}@v1.2.3`] });

describe('Configure connection, Read connection', () => {
  services.table([
    { rule: 'A connection is written with 204 and no body', ask: configure({ connection_url: URL }), status: 204 },
    ...ALL.map((dialect): Row => ({
      rule: 'What is not given has its default',
      dialects: [dialect],
      given: [configure({})],
      ask: read,
      status: 200,
      data: {
        allowed_roles: [],
        connection_details: {},
        password_policy: '',
        plugin_name: PLUGIN,
        plugin_version: '',
        root_credentials_rotate_statements: [],
        ...rotation(dialect),
      },
    })),
    ...ALL.map((dialect): Row => ({
      rule: 'What is given is read back, the rotation statements under another name',
      dialects: [dialect],
      given: [
        configure({
          connection_url: URL,
          username: 'root',
          allowed_roles: ['app', 'two'],
          root_rotation_statements: ['ALTER 1', ' ALTER 2\n'],
          password_policy: 'strong',
          plugin_version: 'v1.2.3',
        }),
      ],
      ask: read,
      status: 200,
      data: {
        allowed_roles: ['app', 'two'],
        connection_details: { connection_url: URL, username: 'root' },
        password_policy: 'strong',
        plugin_name: PLUGIN,
        plugin_version: 'v1.2.3',
        root_credentials_rotate_statements: ['ALTER 1', 'ALTER 2'],
        ...rotation(dialect),
      },
    })),
    {
      rule: 'The rotation of the root password is read back',
      dialects: ['standard', 'vault'],
      given: [configure({ rotation_schedule: '0 3 * * *', rotation_window: '2h', disable_automated_rotation: true })],
      ask: read,
      status: 200,
      data: has({
        rotation_period: 0,
        rotation_schedule: '0 3 * * *',
        rotation_window: 7200,
        disable_automated_rotation: true,
      }),
    },
    {
      rule: 'A service without the rotation of the root password takes its fields for parameters of the plugin',
      dialects: ['openbao'],
      given: [configure({ rotation_period: 3600 })],
      ask: read,
      status: 200,
      data: has({ connection_details: { rotation_period: 3600 } }),
    },
    {
      rule: 'The root password is not rotated by a period and on a schedule',
      dialects: ['standard', 'vault'],
      ask: configure({ rotation_period: 3600, rotation_schedule: '0 3 * * *' }),
      status: 400,
      error: 'mutually exclusive fields rotation_period and rotation_schedule were both specified',
    },
    {
      rule: 'Roles may be a text with commas',
      given: [configure({ allowed_roles: 'app, two' })],
      ask: read,
      status: 200,
      data: has({ allowed_roles: ['app', 'two'] }),
    },
    {
      rule: 'An element of a list of roles is not split',
      given: [configure({ allowed_roles: ['app,two'] })],
      ask: read,
      status: 200,
      data: has({ allowed_roles: ['app,two'] }),
    },
    {
      rule: 'Null roles are none',
      given: [configure({ allowed_roles: ['app'] }), configure({ allowed_roles: null })],
      ask: read,
      status: 200,
      data: has({ allowed_roles: [] }),
    },
    {
      rule: 'A password and a private key are never read back',
      given: [configure({ username: 'root', password: 'canary', private_key: 'canary' })],
      ask: read,
      status: 200,
      data: has({ connection_details: { username: 'root' } }),
    },
    {
      rule: 'What only the plugin knows is read back among the details, with the type that was sent',
      given: [configure({ max_open_connections: '4', tls: true, disable_escaping: true, hosts: ['a'] })],
      ask: read,
      status: 200,
      data: has({ connection_details: { max_open_connections: '4', tls: true, disable_escaping: true, hosts: ['a'] } }),
    },
    {
      rule: 'The check of the connection is not among the details',
      given: [configure({ verify_connection: false })],
      ask: read,
      status: 200,
      data: has({ connection_details: {} }),
    },
    {
      rule: 'What an update leaves out stays',
      given: [
        configure({ connection_url: URL, username: 'root', allowed_roles: ['app'], max_open_connections: 4 }),
        configure({ max_open_connections: 5 }),
      ],
      ask: read,
      status: 200,
      data: has({
        allowed_roles: ['app'],
        connection_details: { connection_url: URL, username: 'root', max_open_connections: 5 },
      }),
    },
    {
      rule: 'A detail is emptied and not removed',
      given: [configure({ tls_ca: 'x' }), configure({ tls_ca: '' })],
      ask: read,
      status: 200,
      data: has({ connection_details: { tls_ca: '' } }),
    },
    {
      rule: 'A literal password in the url is written with a warning',
      ask: configure({ connection_url: 'postgresql://root:canary@db.example/app' }),
      status: 200,
      data: null,
      warnings: [
        'Password found in connection_url, use a templated url to enable root rotation and prevent read access to password information.',
      ],
    },
    {
      rule: 'A literal password in the url is read as xxxxx',
      given: [configure({ connection_url: 'postgresql://root:can%2Fary@db.example/app?sslmode=disable' })],
      ask: read,
      status: 200,
      data: has({ connection_details: { connection_url: 'postgresql://root:xxxxx@db.example/app?sslmode=disable' } }),
    },
    {
      rule: 'A version gets its v',
      given: [configure({ plugin_version: '1.2.3' })],
      ask: read,
      status: 200,
      data: has({ plugin_version: 'v1.2.3' }),
    },
    {
      rule: 'The built-in version is read as empty',
      dialects: ['standard', 'vault'],
      given: [configure({ plugin_version: '1.0.0' })],
      ask: read,
      status: 200,
      data: has({ plugin_version: '' }),
    },
    {
      rule: 'A version that is none is refused',
      ask: configure({ plugin_version: 'one' }),
      status: 400,
      error: /^version "one" is not a valid semantic version: /,
      then: [read, null],
    },
    {
      rule: 'A plugin must be named',
      ask: ['POST', 'database/config/main', {}],
      status: 400,
      error: 'empty plugin name',
    },
    {
      rule: 'An update need not name the plugin',
      given: [configure({})],
      ask: ['POST', 'database/config/main', { username: 'root' }],
      status: 204,
    },
    {
      rule: 'An unknown plugin is refused, and nothing is kept',
      ask: configure({ plugin_name: 'database' }),
      status: 400,
      error: /^error creating database object: /,
      then: [read, null],
    },
    { rule: 'PUT is POST', ask: ['PUT', 'database/config/main', { plugin_name: PLUGIN }], status: 204 },
    {
      rule: 'The path wins over a name in the body',
      given: [configure({ name: 'other' })],
      ask: read,
      status: 200,
      data: has({ connection_details: {} }),
    },
    { rule: 'A connection that does not exist is 404 without a text', ask: read, status: 404 },
    {
      rule: 'A body that is not JSON is refused',
      ask: ['POST', 'database/config/main', '{'],
      status: 400,
      error: /^failed to parse JSON input/,
    },
    {
      rule: 'A body that is no object is refused',
      ask: ['POST', 'database/config/main', '[]'],
      status: 400,
      error: 'error parsing JSON',
    },
    {
      rule: 'A field of another type is refused',
      ask: configure({ verify_connection: 'perhaps' }),
      status: 400,
      error: /^error converting input for field "verify_connection": /,
    },
    {
      rule: 'The earlier form reads three fields',
      settings: { databaseInterface: 'earlier' },
      given: [configure({ allowed_roles: ['app'], username: 'root', password_policy: 'strong' })],
      ask: read,
      status: 200,
      data: { allowed_roles: ['app'], connection_details: { username: 'root' }, plugin_name: PLUGIN },
    },
    {
      rule: 'The earlier form knows no version, and keeps it for the plugin',
      settings: { databaseInterface: 'earlier' },
      given: [configure({ plugin_version: 'one' })],
      ask: read,
      status: 200,
      data: has({ connection_details: { plugin_version: 'one' } }),
    },
  ]);
});

describe('List connections, Delete connection', () => {
  services.table([
    {
      rule: 'Names are listed in order',
      given: [configure({}, 'two'), configure({}, 'one')],
      ask: ['LIST', 'database/config'],
      status: 200,
      data: { keys: ['one', 'two'] },
    },
    {
      rule: 'GET with list=true lists',
      given: [configure({})],
      ask: ['GET', 'database/config?list=true'],
      status: 200,
      data: { keys: ['main'] },
    },
    {
      rule: 'A slash at the end of a list is fine',
      given: [configure({})],
      ask: ['LIST', 'database/config/'],
      status: 200,
      data: { keys: ['main'] },
    },
    { rule: 'A list of nothing is 404 without a text', ask: ['LIST', 'database/config'], status: 404 },
    {
      rule: 'A connection is deleted with 204',
      given: [configure({})],
      ask: ['DELETE', 'database/config/main'],
      status: 204,
      then: [read, null],
    },
    { rule: 'A connection that does not exist is deleted too', ask: ['DELETE', 'database/config/main'], status: 204 },
    {
      rule: 'GET of the list alone is no operation',
      ask: ['GET', 'database/config'],
      status: 405,
      error: wrapped('unsupported operation'),
    },
    {
      rule: 'PATCH is no operation',
      given: [configure({})],
      ask: ['PATCH', 'database/config/main', {}],
      status: 405,
      error: wrapped('unsupported operation'),
    },
  ]);
});

describe('Reset connection, Reload plugin, Rotate root credentials', () => {
  const root = { username: 'root', password: 'first' };
  services.table([
    {
      rule: 'A connection is reset with 204',
      given: [configure({})],
      ask: ['POST', 'database/reset/main'],
      status: 204,
    },
    {
      rule: 'A connection that does not exist is not reset',
      ask: ['POST', 'database/reset/main'],
      status: 500,
      error: wrapped('failed to find entry for connection with name: "main"'),
    },
    {
      rule: 'A plugin is reloaded for all its connections',
      dialects: ['standard', 'vault'],
      given: [configure({}, 'two'), configure({}, 'one'), configure({ plugin_name: 'mysql-database-plugin' }, 'three')],
      ask: ['POST', `database/reload/${PLUGIN}`],
      status: 200,
      data: { connections: ['one', 'two'], count: 2 },
    },
    {
      rule: 'A plugin without connections is reloaded for none',
      dialects: ['standard', 'vault'],
      ask: ['POST', `database/reload/${PLUGIN}`],
      status: 200,
      data: { connections: [], count: 0 },
    },
    {
      rule: 'There is no reload',
      dialects: ['openbao'],
      ask: ['POST', `database/reload/${PLUGIN}`],
      status: 404,
      error: wrapped('unsupported path'),
    },
    {
      rule: 'The root password is rotated with 204',
      given: [configure(root)],
      ask: ['POST', 'database/rotate-root/main'],
      status: 204,
    },
    {
      rule: 'A connection that does not exist is not rotated',
      ask: ['POST', 'database/rotate-root/main'],
      status: 500,
      error: wrapped('failed to find entry for connection with name: "main"'),
    },
    {
      rule: 'Without a user there is no root to rotate',
      given: [configure({})],
      ask: ['POST', 'database/rotate-root/main'],
      status: 500,
      error: wrapped('unable to rotate root credentials: no username in configuration'),
    },
    {
      rule: 'Without a password there is no root to rotate',
      given: [configure({ username: 'root' })],
      ask: ['POST', 'database/rotate-root/main'],
      status: 500,
      error: wrapped('unable to rotate root credentials: no password in configuration'),
    },
  ]);

  it('The new root password follows the default policy and is not readable', async () => {
    await services.data(configure(root));
    await services.data(['POST', 'database/rotate-root/main']);
    const [{ details }] = (await services.emulator().control.snapshot()).objects.databaseConnections as any[];
    expect(details.password).toHaveLength(20);
    for (const characters of [/[A-Z]/, /[a-z]/, /[0-9]/, /-/, /^[A-Za-z0-9-]+$/]) {
      expect(details.password).toMatch(characters);
    }
    expect(JSON.stringify(await services.data(read))).not.toContain(details.password);
  });
});
