import { EndpointTable } from '../../src/emulator/http/endpoint-table';

const table = new EndpointTable(
  [
    'GET roles/:name',
    'GET roles/special',
    'POST roles/:name',
    'LIST roles',
    'GET mounts/*path',
    'DELETE roles/:name/keys/:key',
  ].map((row) => {
    const [method, path] = row.split(' ');
    return { method, path, row };
  }),
);
const find = (method: string, path: string) => {
  const match = table.find(method, path);
  return match && [match.route.row, { ...match.parameters }];
};

it.each<[string, string, unknown]>([
  ['a name', 'roles/reader', ['GET roles/:name', { name: 'reader' }]],
  ['the row that says most literally', 'roles/special', ['GET roles/special', {}]],
  ['a name with an escaped slash', 'roles/a%2Fb', ['GET roles/:name', { name: 'a/b' }]],
  ['a name with an escaped percent sign, decoded once', 'roles/a%252Fb', ['GET roles/:name', { name: 'a%2Fb' }]],
  ['a literal with an escape', 'ro%6Ces/reader', ['GET roles/:name', { name: 'reader' }]],
  [
    'a name as long as a request line may be',
    `roles/${'a'.repeat(15_000)}`,
    ['GET roles/:name', { name: 'a'.repeat(15_000) }],
  ],
  ['what remains, with its slashes', 'mounts/team/database/tune', ['GET mounts/*path', { path: 'team/database/tune' }]],
  ['nothing that remains', 'mounts/', ['GET mounts/*path', { path: '' }]],
])('finds %s', (_, path, expected) => {
  expect(find('GET', path)).toEqual(expected);
});

it.each([
  ['an empty name', 'roles/'],
  ['a doubled slash', 'roles//reader'],
  ['a slash too many', 'roles/reader/'],
  ['a row of another method', 'roles'],
  ['what is no percent-encoded text', 'roles/%zz'],
  ['half a character', 'roles/%ff'],
  ['a fragment', 'roles/reader#x'],
  ['another case', 'Roles/reader'],
])('finds nothing for %s', (_, path) => {
  expect(find('GET', path)).toBeUndefined();
});

it('finds LIST, which HTTP parsers do not know', () => {
  expect(find('LIST', 'roles')).toEqual(['LIST roles', {}]);
});

it('returns the methods of a path in the order of the table', () => {
  expect([table.methods('roles/special'), table.methods('roles'), table.methods('nowhere')]).toEqual([
    ['GET', 'POST'],
    ['LIST'],
    [],
  ]);
});
