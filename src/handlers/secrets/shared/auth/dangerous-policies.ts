/** ACL policies that are equivalent to an administrator's. */
import type { DisplayValues } from '../../../../definition/display-value';
import { mergeRules, type MergedRule } from '../../../../definition/kinds/acl-policy/merge';
import { parseAclPolicy } from '../../../../definition/kinds/acl-policy/parse';
import { covers } from '../../../../definition/kinds/acl-policy/pattern';
import type { PlannedObject } from '../../../../definition/review-rule';

/** Rules for these paths with more than these capabilities are equivalent to an administrator's. */
const ALL_POWERFUL = [
  '*',
  'sys/*',
  'auth/*',
  'sys/policies/*',
  'sys/auth/*',
  'auth/token/create*',
  'sys/raw*',
  'identity/*',
];
const HARMLESS = ['read', 'list'];

/** The rules of a policy. Undefined if its text is known only after apply, or cannot be read. */
export function rulesOf({ policy }: DisplayValues): readonly MergedRule[] | undefined {
  const parsed = typeof policy === 'string' ? parseAclPolicy(policy) : undefined;
  return parsed && mergeRules(parsed);
}

/** Whether a path controls access and a capability on it allows more than reading. */
export function isAllPowerful(path: string, capabilities: readonly string[]): boolean {
  return (
    ALL_POWERFUL.some((powerful) => covers(path, powerful)) &&
    capabilities.some((capability) => !HARMLESS.includes(capability))
  );
}

/** The policies with these names that are dangerous according to the plan, by the addresses of their resources. */
export function dangerousPolicies(
  names: readonly string[],
  namespace: unknown,
  others: readonly PlannedObject[],
): readonly string[] {
  const sought = new Set(names.map((name) => name.toLowerCase()));
  return others
    .filter(({ type, operation }) => type === 'lintel_acl_policy' && operation !== 'delete' && operation !== 'forget')
    .filter(({ after }) => sought.has(String(after.name).toLowerCase()) && after.namespace === namespace)
    .filter(({ after }) => rulesOf(after)?.some(isDangerous))
    .map(({ address }) => address);
}

function isDangerous({ path, capabilities }: MergedRule): boolean {
  if (capabilities.includes('deny')) return false;
  return capabilities.includes('sudo') || isAllPowerful(path, capabilities);
}
