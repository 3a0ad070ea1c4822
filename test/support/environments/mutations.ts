/**
 * A possible defect of a response. A mutation of kind `value` is one that the service may send, such as another text; every other kind is
 * invalid for any service.
 */
export interface Mutation {
  readonly kind: 'value' | 'absent' | 'type' | 'whole';
  /** What was changed, and where. */
  readonly name: string;
  /** The path of the change. */
  readonly at: readonly (string | number)[];
  readonly body: unknown;
  /** Sent unchanged, not as JSON. */
  readonly html?: true;
}

/** The replacements for a value of another type. */
const TYPES: { readonly [type: string]: unknown } = {
  'a number': 42,
  'a text': 'mutated',
  'a boolean': true,
  'an object': { mutated: true },
  'a list': ['mutated'],
};

/** More levels than any response has. */
const ABYSS = JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`) as unknown;
const POLLUTION = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as object;

/** All mutations of one response. The first and the last element of a list represent the others. */
export function mutationsOf(body: unknown): Mutation[] {
  return [...wholes(body), ...inside(body, [], (changed) => changed)];
}

function wholes(body: unknown): Mutation[] {
  const bodies: [string, unknown][] = [
    ['nothing', undefined],
    ['{}', {}],
    ['null', null],
    ['[]', []],
    ['42', 42],
    ['"text"', 'text'],
    ['{"data":null}', { data: null }],
    ['{"data":[]}', { data: [] }],
    ['{"data":{}}', { data: {} }],
    ['{"data":"text"}', { data: 'text' }],
    ['other keys only', { other: true, errors: [] }],
    ['itself in a list', [body]],
    ['an abyss', { data: ABYSS }],
  ];
  const html: Mutation = {
    kind: 'whole',
    name: 'a page of HTML',
    at: [],
    body: '<html><body>Welcome</body></html>',
    html: true,
  };
  return [...bodies.map(([name, changed]): Mutation => ({ kind: 'whole', name, at: [], body: changed })), html];
}

type Rebuild = (changed: unknown) => unknown;

function inside(value: unknown, at: Mutation['at'], rebuild: Rebuild): Mutation[] {
  if (Array.isArray(value)) return insideList(value, at, rebuild);
  return typeof value === 'object' && value !== null
    ? insideObject(value as { [key: string]: unknown }, at, rebuild)
    : [];
}

function insideObject(object: { readonly [key: string]: unknown }, at: Mutation['at'], rebuild: Rebuild): Mutation[] {
  const polluted: Mutation = {
    kind: 'type',
    name: `keys that objects inherit in ${words(at)}`,
    at,
    body: rebuild(polluting(object)),
  };
  return [
    polluted,
    ...Object.keys(object).flatMap((key) => {
      const { [key]: value, ...rest } = object;
      const put = (changed: unknown) => rebuild({ ...object, [key]: changed });
      return [
        { kind: 'absent' as const, name: `no ${words([...at, key])}`, at: [...at, key], body: rebuild(rest) },
        ...instead(value, [...at, key], put),
        ...inside(value, [...at, key], put),
      ];
    }),
  ];
}

function insideList(list: readonly unknown[], at: Mutation['at'], rebuild: Rebuild): Mutation[] {
  if (list.length === 0) return [];
  const shorter: Mutation = {
    kind: 'value',
    name: `an element less in ${words(at)}`,
    at,
    body: rebuild(list.slice(0, -1)),
  };
  const twice: Mutation = {
    kind: 'value',
    name: `an element twice in ${words(at)}`,
    at,
    body: rebuild([...list, list[0]]),
  };
  return [
    shorter,
    twice,
    ...[...new Set([0, list.length - 1])].flatMap((index) => {
      const put = (changed: unknown) => rebuild(list.map((element, place) => (place === index ? changed : element)));
      return [...instead(list[index], [...at, index], put), ...inside(list[index], [...at, index], put)];
    }),
  ];
}

/** Replacements of a value with other types. */
function instead(value: unknown, at: Mutation['at'], put: Rebuild): Mutation[] {
  const change = (kind: Mutation['kind'], name: string, changed: unknown): Mutation => ({
    kind,
    name: `${name} at ${words(at)}`,
    at,
    body: put(changed),
  });
  const types = Object.keys(TYPES)
    .filter((type) => type !== typeOf(value))
    .map((type) => change(isSpelling(value, type) ? 'value' : 'type', type, TYPES[type]));
  return [
    ...types,
    ...(value === null ? [] : [change('absent', 'null', null)]),
    ...others(value).map(([name, changed]) => change('value', name, changed)),
  ];
}

/** Other values of the same type. */
function others(value: unknown): [string, unknown][] {
  switch (typeOf(value)) {
    case 'a text':
      return [
        ['another text', 'mutated'],
        ['an empty text', ''],
        ['a step upwards', '..'],
        ['no address', 'http://['],
      ];
    case 'a number':
      return [
        ['a huge number', 2 ** 60],
        ['a fraction', 1.5],
        ['a negative number', -1],
      ];
    case 'a boolean':
      return [['the opposite', !value]];
    case 'a list':
      return [['an empty list', []]];
    case 'an object':
      return [['an empty object', {}]];
    default:
      return [];
  }
}

/** A service may write a text as an equivalent number, and a null value may have any type. */
function isSpelling(value: unknown, type: string): boolean {
  return value === null || (typeOf(value) === 'a text' && (type === 'a number' || type === 'a boolean'));
}

function typeOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return 'a text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'a boolean';
    default:
      return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object';
  }
}

function polluting(object: object): unknown {
  return JSON.parse(
    `${JSON.stringify(object).slice(0, -1)}${Object.keys(object).length > 0 ? ',' : ''}${JSON.stringify(POLLUTION).slice(1)}`,
  );
}

function words(at: Mutation['at']): string {
  return at.length === 0 ? 'its top' : at.join('.');
}
