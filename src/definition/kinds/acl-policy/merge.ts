import { containsUnknown, isValues, type Value } from '../../value';
import { parseDuration } from '../duration';
import { timeKey } from '../time';
import { parseAclPolicy, type ParsedAclRule } from './parse';
import type { AclRule } from './rule';

/** The combined blocks of a policy for one pattern. The arrays are sorted and have no duplicates. */
export interface MergedRule {
  /** Without a leading slash. */
  readonly path: string;
  /** `deny` stands alone, because it overrides all others. */
  readonly capabilities: readonly string[];
  readonly requiredParameters: readonly string[];
  /** Names in lower case. */
  readonly allowedParameters: ReadonlyMap<string, readonly string[]>;
  readonly deniedParameters: ReadonlyMap<string, readonly string[]>;
  /** Seconds; 0 if there is none. */
  readonly minWrappingTtl: number;
  readonly maxWrappingTtl: number;
  /** Everything else, as text. */
  readonly further: readonly string[];
}

/** Blocks of one path are combined, and `deny` in one of them wins. The patterns are in lexical order. */
export function mergeRules(rules: readonly ParsedAclRule[]): readonly MergedRule[] {
  const byPath = new Map<string, ParsedAclRule[]>();
  for (const rule of rules) {
    const path = rule.path.replace(/^\//, '');
    byPath.set(path, [...(byPath.get(path) ?? []), rule]);
  }
  return [...byPath].sort(([one], [other]) => (one < other ? -1 : 1)).map(([path, same]) => merge(path, same));
}

function merge(path: string, rules: readonly ParsedAclRule[]): MergedRule {
  const capabilities = sorted(rules.flatMap((rule) => rule.capabilities));
  if (capabilities.includes('deny')) return { ...NOTHING, path, capabilities: ['deny'] };
  const shortest = Math.min(...rules.map(({ minWrappingTtl }) => secondsOf(minWrappingTtl) || Infinity));
  return {
    path,
    capabilities,
    requiredParameters: sorted(rules.flatMap(({ requiredParameters = [] }) => requiredParameters)),
    allowedParameters: united(rules.map(({ allowedParameters }) => allowedParameters)),
    deniedParameters: united(rules.map(({ deniedParameters }) => deniedParameters)),
    minWrappingTtl: Number.isFinite(shortest) ? shortest : 0,
    maxWrappingTtl: Math.max(...rules.map(({ maxWrappingTtl }) => secondsOf(maxWrappingTtl))),
    further: sorted(rules.flatMap(furtherOf)),
  };
}

const NOTHING = {
  requiredParameters: [],
  allowedParameters: new Map<string, never>(),
  deniedParameters: new Map<string, never>(),
  minWrappingTtl: 0,
  maxWrappingTtl: 0,
  further: [],
};

/** The same text for all equivalent policies; undefined if the service would reject the text. */
export function aclPolicyKey(text: string): string | undefined {
  const rules = parseAclPolicy(text);
  return rules && rulesKey(rules);
}

/** The same text for all equivalent lists of rules; undefined if a part is unknown or not a rule. */
export function aclRulesKey(value: Value): string | undefined {
  return Array.isArray(value) && value.every(isRule) ? rulesKey(value as unknown as readonly AclRule[]) : undefined;
}

function isRule(value: Value): boolean {
  return (
    isValues(value) && !containsUnknown(value) && typeof value.path === 'string' && Array.isArray(value.capabilities)
  );
}

/** The same text for all equivalent rules. */
export function rulesKey(rules: readonly ParsedAclRule[]): string {
  return JSON.stringify(
    mergeRules(rules).map(({ allowedParameters, deniedParameters, ...rest }) => [
      rest,
      [...allowedParameters],
      [...deniedParameters],
    ]),
  );
}

/** An empty list, which allows any value, overrides values. */
function united(maps: readonly (ParsedAclRule['allowedParameters'] | undefined)[]): MergedRule['allowedParameters'] {
  const all = new Map<string, readonly string[]>();
  for (const [given, values] of maps.flatMap((map = {}) => Object.entries(map))) {
    const name = given.toLowerCase();
    const known = all.get(name);
    all.set(name, known?.length === 0 || values.length === 0 ? [] : sorted([...(known ?? []), ...values]));
  }
  return new Map([...all].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function furtherOf(rule: ParsedAclRule): string[] {
  const { mfaMethods = [], subscribeEventTypes = [], paginationLimit, expiration, beyond } = rule;
  return [
    ...mfaMethods.map((method) => `mfa ${method}`),
    ...subscribeEventTypes.map((type) => `event ${type}`),
    ...(paginationLimit ? [`limit ${paginationLimit}`] : []),
    ...(expiration ? [`until ${timeKey(expiration) ?? expiration}`] : []),
    ...(rule.listScanResponseKeysFilterPath ? [`filter ${rule.listScanResponseKeysFilterPath}`] : []),
    ...(beyond ? [beyond] : []),
  ];
}

function secondsOf(ttl: string | undefined): number {
  return ttl === undefined ? 0 : (parseDuration(ttl) ?? 0);
}

function sorted(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort();
}
