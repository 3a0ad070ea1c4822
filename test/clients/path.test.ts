import { path, renderQuery, segments } from '../../src/clients/path';

test.each([
  ['a plain name', 'task-1', '/tasks/task-1'],
  ['a slash', 'a/b', '/tasks/a%2Fb'],
  ['a question mark and a hash', 'a?b#c', '/tasks/a%3Fb%23c'],
  ['a percent sign', 'a%2Fb', '/tasks/a%252Fb'],
  ['dots inside', '...', '/tasks/...'],
  ['letters beyond ASCII', 'é ☃', '/tasks/%C3%A9%20%E2%98%83'],
])('a value with %s is one segment', (_title, value, wanted) => {
  expect(path`/tasks/${value}`).toBe(wanted);
});

test.each(['', '.', '..'])('the value "%s", which would name another path, is refused', (value) => {
  expect(() => path`/tasks/${value}`).toThrow('cannot be a part of a path');
});

test('a mount keeps its slashes, and each of its segments is encoded', () => {
  expect(path`/${segments('/team a/database/')}/roles/${'r/1'}`).toBe('/team%20a/database/roles/r%2F1');
});

test('names and values of a query are percent-encoded, and undefined ones left out', () => {
  expect(renderQuery({ 'page[size]': 100, 'q': 'a&b=c', 'filter[x]': undefined, 'list': true })).toBe('?page%5Bsize%5D=100&q=a%26b%3Dc&list=true');
  expect(renderQuery(undefined)).toBe('');
});

test('a mount may not climb out of its place', () => {
  expect(() => path`/${segments('team/../sys')}/x`).toThrow('cannot be a part of a path');
});
