import { snakeCase, snakeCaseNames } from '../../definition/names';
import type { Severity } from '../../definition/review-rule';
import { reviews } from '../../handlers/reviews';
import { ruleOf } from '../review/findings';

/** One of Lintel's rules. */
export interface OwnRule {
  readonly id: string;
  readonly type: string;
  readonly severity: Severity;
  readonly says: string;
  readonly why: string;
  /** In Terraform's spelling. Empty if the rule is about the whole object. */
  readonly attributes: readonly string[];
}

export interface OwnRules {
  /** The rules that are defined as data, by ID. */
  readonly ids: ReadonlyMap<string, OwnRule>;
  /** The types whose rules are functions, with sentences that depend on the change. */
  readonly open: readonly string[];
  /** Whether it can be the ID of a rule defined as a function. */
  isOpen(id: string): boolean;
}

let found: OwnRules | undefined;

/** Lintel's own rules, of all types. */
export function ownRules(): OwnRules {
  found ??= findOwnRules();
  return found;
}

function findOwnRules(): OwnRules {
  const ids = new Map<string, OwnRule>();
  const open: string[] = [];
  for (const [type, resource] of Object.entries(reviews)) {
    for (const rule of resource.review().rules) {
      if ('judge' in rule) {
        if (!open.includes(type)) open.push(type);
        continue;
      }
      const says = snakeCaseNames(rule.says);
      const id = ruleOf(type, says);
      if (ids.has(id)) continue;
      const attributes = 'when' in rule ? [rule.attribute].flat().map(snakeCase) : [];
      ids.set(id, { id, type, severity: rule.severity, says, why: snakeCaseNames(rule.why), attributes });
    }
  }
  const prefixes = open.map((type) => `${type.replace(/^lintel_/, '')}/`);
  return { ids, open, isOpen: (id) => prefixes.some((prefix) => id.startsWith(prefix) && id.length > prefix.length) };
}
