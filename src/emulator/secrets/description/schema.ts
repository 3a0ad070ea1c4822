import type { DescribedMember, DescribedOperation } from './parse-table';

/** Member types, as the service writes them. */
const TYPES: Readonly<Record<string, object>> = {
  text: { type: 'string' },
  lower: { type: 'string', format: 'lowercase' },
  time: { type: 'string', format: 'date-time' },
  int: { type: 'integer' },
  int64: { type: 'integer', format: 'int64' },
  float: { type: 'number', format: 'float' },
  seconds: { type: 'integer', format: 'seconds' },
  bool: { type: 'boolean' },
  list: { type: 'array', items: { type: 'string' } },
  ints: { type: 'array', items: { type: 'integer' } },
  objects: { type: 'array', items: { type: 'object' } },
  pairs: { type: 'object', format: 'kvpairs' },
  map: { type: 'object', format: 'map' },
};

/** The types as named in the help. */
const WORDS: Readonly<Record<string, string>> = {
  text: 'string',
  lower: 'lowercase string',
  seconds: 'duration (sec)',
  list: 'slice',
  ints: 'slice',
  objects: 'slice',
  pairs: 'keypair',
};

export function schemaOf({ members }: DescribedOperation): object {
  return {
    type: 'object',
    properties: Object.fromEntries([...members].map(([name, member]) => [name, propertyOf(name, member)])),
  };
}

function propertyOf(name: string, member: DescribedMember): object {
  return {
    ...TYPES[member.type],
    description: wordsOf(name),
    ...(member.deprecated ? { deprecated: true } : {}),
    ...(member.default === undefined ? {} : { default: valueOf(member.type, member.default) }),
    ...(member.sensitive ? { 'x-vault-displayAttrs': { sensitive: true } } : {}),
  };
}

function valueOf(type: string, text: string): string | number | boolean {
  if (['int', 'int64', 'float', 'seconds'].includes(type) && text !== '' && !Number.isNaN(Number(text))) {
    return Number(text);
  }
  return type === 'bool' ? /^true$/i.test(text) : text;
}

export function helpType({ type }: DescribedMember): string {
  return WORDS[type] ?? type;
}

/** The description of a member. The service's own texts are not repeated. */
export function wordsOf(name: string): string {
  const words = name.replace(/_/g, ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}
