import type { FoundObject } from './survey';

/** What a person picks objects by. */
export interface Patterns {
  readonly only: readonly string[];
  readonly except: readonly string[];
}

/** Which objects are meant; kinds of which none can be meant need not be listed. */
export interface Picking {
  mayPick(type: string): boolean;
  pick(found: readonly FoundObject[]): FoundObject[];
}

/**
 * A pattern is a type, a name, or both with `/` between them; `*` stands for any text, and types may be written without their `lintel_`. What
 * fits a type is no name: so it is known beforehand what has to be listed.
 */
export function picking({ only, except }: Patterns, types: readonly string[]): Picking {
  const [wanted, unwanted] = [only, except].map((patterns) => patterns.map((pattern) => read(pattern, types)));
  const fits = (readings: readonly Reading[], { kind, name }: FoundObject) => readings.some(({ isType, isName }) => isType(kind.adoption.type) && isName(name));
  return {
    mayPick: (type) => (wanted.length === 0 || wanted.some(({ isType }) => isType(type))) && !unwanted.some(({ isType, anyName }) => anyName && isType(type)),
    pick: (found) => found.filter((one) => (wanted.length === 0 || fits(wanted, one)) && !fits(unwanted, one)),
  };
}

interface Reading {
  isType(type: string): boolean;
  isName(name: string): boolean;
  readonly anyName: boolean;
}

function read(pattern: string, types: readonly string[]): Reading {
  const slash = pattern.indexOf('/');
  const [left, right] = slash < 0 ? [pattern, undefined] : [pattern.slice(0, slash), pattern.slice(slash + 1)];
  const fitsLeft = expression(left);
  const isType = (type: string) => fitsLeft.test(type) || fitsLeft.test(type.replace(/^lintel_/, ''));
  if (types.some(isType)) return { isType, isName: right === undefined ? () => true : tester(right), anyName: right === undefined };
  // The names of some things, such as modules, have slashes themselves.
  return { isType: () => true, isName: tester(pattern), anyName: false };
}

function tester(pattern: string): (name: string) => boolean {
  const fits = expression(pattern);
  return (name) => fits.test(name);
}

function expression(pattern: string): RegExp {
  return new RegExp(`^${pattern.split('*').map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`, 'su');
}
