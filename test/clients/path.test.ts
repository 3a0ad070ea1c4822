import { path, renderQuery, segments } from '../../src/clients/path';

test.each([
  ['a plain name', 'task-1', '/tasks/task-1'],
  ['a slash', 'a/b', '/tasks/a%2Fb'],
  ['a question mark and a hash', 'a?b#c', '/tasks/a%3Fb%23c'],
  ['a percent sign', 'a%2Fb', '/tasks/a%252Fb'],
  ['dots inside', '...', '/tasks/...'],
  ['letters beyond ASCII', 'é ☃', '/tasks/%C3%A9%20%E2%98%83'],
])('a path encodes a value with %s as one segment', (_title, value, wanted) => {
  expect(path`/tasks/${value}`).toBe(wanted);
});

test.each(['', '.', '..'])('a path refuses the value "%s", which would address another path', (value) => {
  expect(() => path`/tasks/${value}`).toThrow('cannot be a path segment');
});

test('a path keeps the slashes of a mount and encodes each segment', () => {
  expect(path`/${segments('/team a/database/')}/roles/${'r/1'}`).toBe('/team%20a/database/roles/r%2F1');
});

test('a query percent-encodes names and values and omits undefined ones', () => {
  expect(renderQuery({ 'page[size]': 100, 'q': 'a&b=c', 'filter[x]': undefined, 'list': true })).toBe(
    '?page%5Bsize%5D=100&q=a%26b%3Dc&list=true',
  );
  expect(renderQuery(undefined)).toBe('');
});

test('a path refuses a mount that leads to a parent path', () => {
  expect(() => path`/${segments('team/../sys')}/x`).toThrow('cannot be a path segment');
});
