import {
  flagAt,
  integerAt,
  nameAt,
  objectsAt,
  optionalAddressAt,
  optionalTextAt,
  originate,
  relatedIdAt,
  textAt,
  textsAt,
  textsOrNullAt,
} from '../../src/clients/read-response';
import { parseJson } from '../../src/clients/transport/parse';

/** A response whose errors contain only the reason. */
function response<T extends object>(part: T): T {
  return originate(part, (reason) => new Error(reason), 'data', 0);
}

it.each([
  ['an absent string', () => textAt(response({}), 'attributes', 'name'), 'it has no text at data[0].attributes.name'],
  ['a string that is null', () => textAt(response({ name: null }), 'name'), 'it has no text at data[0].name'],
  [
    'a string in a value that is not an object',
    () => textAt(response({ attributes: 'x' }), 'attributes', 'name'),
    'it has a text at data[0].attributes, where an object is expected',
  ],
  [
    'an object in place of a string',
    () => optionalTextAt(response({ name: {} }), 'name'),
    'it has an object at data[0].name, where a text is expected',
  ],
  [
    'an infinite number in place of a string',
    () => textAt(response(JSON.parse('{"name":1e999}') as object), 'name'),
    'it has a number at data[0].name, where a text is expected',
  ],
  [
    'an empty name',
    () => nameAt(response({ name: '' }), 'name'),
    'it has an empty text at data[0].name, where a name is expected',
  ],
  [
    'a name that would address another path',
    () => nameAt(response({ name: '..' }), 'name'),
    'it has a text at data[0].name, where a name is expected',
  ],
  [
    'a string in place of a flag',
    () => flagAt(response({ on: 'yes' }), 'on'),
    'it has a text at data[0].on, where true or false is expected',
  ],
  [
    'a number that is not a safe integer',
    () => integerAt(response({ count: 2 ** 60 }), 'count'),
    'it has a number at data[0].count, where a whole number is expected',
  ],
  [
    'an element of a list',
    () => textsAt(response({ names: ['a', {}] }), 'names'),
    'it has an object at data[0].names[1], where a text is expected',
  ],
  ['a list that is null', () => textsAt(response({ names: null }), 'names'), 'it has no list at data[0].names'],
  ['a list that is absent', () => textsOrNullAt(response({}), 'names'), 'it has no list at data[0].names'],
  [
    'an inherited property',
    () => textAt(response({}), 'constructor', 'name'),
    'it has no text at data[0].constructor.name',
  ],
  [
    'a key with dots',
    () => textAt(response({ labels: {} }), 'labels', 'a.b'),
    'it has no text at data[0].labels["a.b"]',
  ],
  [
    'an address with another scheme',
    () => optionalAddressAt(response({ next: 'javascript:alert(1)' }), undefined, 'next'),
    'it has a text at data[0].next, where an http or https address is expected',
  ],
  [
    'an identifier that is a number',
    () => relatedIdAt(response({ relationships: { task: { data: { id: 7 } } } }), 'task'),
    'it has a number at data[0].relationships.task.data.id, where a name is expected',
  ],
  [
    "a member of a list's element",
    () => textAt(objectsAt(response({ all: [{}] }), 'all')[0], 'x'),
    'it has no text at data[0].all[0].x',
  ],
])('reading a response reports the path of an invalid value: %s', (_, read, words) => {
  expect(read).toThrow(new Error(words));
});

it('reading a response accepts the notations that services use', () => {
  const part = response({ enabled: 'true', ttl: '604800.0', bits: '2048', name: 7, keys: null });
  expect([
    flagAt(part, 'enabled'),
    integerAt(part, 'ttl'),
    integerAt(part, 'bits'),
    textAt(part, 'name'),
    textsOrNullAt(part, 'keys'),
  ]).toEqual([true, 604800, 2048, '7', []]);
});

it('parsing a response distinguishes deep nesting from length and from brackets in strings', () => {
  const nested = (depth: number) => Buffer.from(`${'['.repeat(depth)}${' '.repeat(2000)}${']'.repeat(depth)}`);
  const isRefused = (body: Buffer) => parseJson(body).refused !== undefined;
  expect([nested(100), nested(101)].map(isRefused)).toEqual([false, true]);
  expect(isRefused(Buffer.from(JSON.stringify({ code: `"${'['.repeat(5000)}\\` })))).toBe(false);
  expect(isRefused(Buffer.from(JSON.stringify(Array.from({ length: 5000 }, () => ({})))))).toBe(false);
});
