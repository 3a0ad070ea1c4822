import { ownField } from '../../read-fields';
import { invalid } from '../json-api';
import type { Problem } from '../json-api';
import { isObject } from '../request-document';
import type { ValueRule } from './values';

export const TEXT: ValueRule = { type: 'string', nullable: true };
export const FLAG: ValueRule = { type: 'boolean', otherwise: false };
export const ON: ValueRule = { type: 'boolean', otherwise: true };

/** An object's name, consisting of letters, numbers, `-` and `_`. */
export const PLAIN_NAME: ValueRule = {
  type: 'string',
  required: true,
  pattern: { expression: /^[A-Za-z0-9_-]+$/, words: 'can only include letters, numbers, -, and _.' },
};

/** 1 to 4 digits, not 0, then `d` or `h`. */
export const ACTIVITY_DURATION: ValueRule = {
  ...TEXT,
  pattern: { expression: /^(?!0+[dh])\d{1,4}[dh]$/, words: 'must be 1 to 4 digits followed by d or h' },
};

export const TIME: ValueRule = {
  ...TEXT,
  check: (value) =>
    value === null || (/^\d{4}-\d\d-\d\dT/.test(String(value)) && !Number.isNaN(Date.parse(String(value))))
      ? undefined
      : 'must be an ISO 8601 timestamp',
};

export const TEXTS: ValueRule = {
  type: 'array',
  nullable: true,
  check: (value) =>
    (value as readonly unknown[]).every((item) => typeof item === 'string') ? undefined : 'must be an array of strings',
};

/** The same problems, reported for a member of an object attribute. */
export function inside(name: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({
    ...problem,
    source: {
      pointer: (problem.source as { pointer: string }).pointer.replace('/data/attributes', `/data/attributes/${name}`),
    },
  }));
}

/** The members of `setting-overwrites` in a request; omitted ones are undefined. */
export function givenFlags<K extends string>(
  attributes: Readonly<Record<string, unknown>>,
  names: readonly K[],
): { readonly flags: Partial<Record<K, boolean>>; readonly problems: Problem[] } {
  const given = ownField(attributes, 'setting-overwrites') ?? {};
  const at = '/data/attributes/setting-overwrites';
  if (!isObject(given)) return { flags: {}, problems: [invalid(at, 'Setting overwrites must be an object')] };
  const flags: Partial<Record<K, boolean>> = {};
  const problems: Problem[] = [];
  for (const name of names) {
    const flag = ownField(given, name) ?? undefined;
    if (typeof flag === 'boolean') flags[name] = flag;
    else if (flag !== undefined) problems.push(invalid(`${at}/${name}`, 'Setting overwrites must be booleans'));
  }
  return { flags, problems };
}
