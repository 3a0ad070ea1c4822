import type { FoundObject } from './survey';

/** The patterns of --only and --except. */
export interface Patterns {
  readonly only: readonly string[];
  readonly except: readonly string[];
}

/** A filter of objects. */
export interface Picking {
  /** Whether any object of a type can match. If not, the type need not be listed. */
  mayPick(type: string): boolean;
  pick(found: readonly FoundObject[]): FoundObject[];
  /** Whether --only matches every object of a type. */
  coversType(type: string): boolean;
  /** The patterns that match none of the objects. */
  unmatched(found: readonly FoundObject[]): readonly UnmatchedPattern[];
}

export interface UnmatchedPattern {
  readonly option: 'only' | 'except';
  readonly pattern: string;
  /** The pattern is a type that has no objects. */
  readonly isType: boolean;
}

/**
 * A pattern is a type, a name, or `type/name`. `*` matches any text, and the type prefix `lintel_` is optional. A pattern that matches a type never
 * counts as a name, so that the types to list are known beforehand.
 */
export function picking({ only, except }: Patterns, types: readonly string[]): Picking {
  const [included, excluded] = [
    only.map((pattern) => parse(pattern, types)),
    except.map((pattern) => parse(pattern, types)),
  ];
  const matches = (all: readonly Matcher[], { kind, name }: FoundObject) =>
    all.some(({ isType, isName }) => isType(kind.adoption.type) && isName(name));
  return {
    mayPick: (type) =>
      (included.length === 0 || included.some(({ isType }) => isType(type))) &&
      !excluded.some(({ isType, anyName }) => anyName && isType(type)),
    pick: (found) =>
      found.filter((one) => (included.length === 0 || matches(included, one)) && !matches(excluded, one)),
    coversType: (type) => included.some(({ isType, anyName }) => anyName && isType(type)),
    unmatched: (found) =>
      (
        [
          ['only', included],
          ['except', excluded],
        ] as const
      ).flatMap(([option, all]) =>
        all
          // Objects of an excluded type are not listed.
          .filter(({ anyName }) => option === 'only' || !anyName)
          .filter((matcher) => !found.some((one) => matches([matcher], one)))
          .map(({ pattern, anyName }) => ({ option, pattern, isType: anyName })),
      ),
  };
}

interface Matcher {
  readonly pattern: string;
  isType(type: string): boolean;
  isName(name: string): boolean;
  readonly anyName: boolean;
}

function parse(pattern: string, types: readonly string[]): Matcher {
  const slash = pattern.indexOf('/');
  const [left, right] = slash < 0 ? [pattern, undefined] : [pattern.slice(0, slash), pattern.slice(slash + 1)];
  const leftExpression = expression(left);
  const isType = (type: string) => leftExpression.test(type) || leftExpression.test(type.replace(/^lintel_/, ''));
  if (types.some(isType)) {
    return { pattern, isType, isName: right === undefined ? () => true : tester(right), anyName: right === undefined };
  }
  // Some names, such as those of modules, contain slashes.
  return { pattern, isType: () => true, isName: tester(pattern), anyName: false };
}

function tester(pattern: string): (name: string) => boolean {
  const regularExpression = expression(pattern);
  return (name) => regularExpression.test(name);
}

function expression(pattern: string): RegExp {
  return new RegExp(
    `^${pattern
      .split('*')
      .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    'su',
  );
}
