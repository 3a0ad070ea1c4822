import { normalizedKey } from '../../../../definition/equal';
import { parseDocument } from '../../../../definition/kinds/document';
import type { Value } from '../../../../definition/value';

/**
 * Whether two lists contain the same policies in any order. Policies are compared as documents: a plain
 * identifier equals an object with only an `oid`.
 */
export function samePolicies(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return keyOf(one) === keyOf(other);
}

/** Describes why a text that looks like a JSON object is not one; undefined if it is valid or does not look like one. */
export function findPolicyFault(policy: string): string | undefined {
  if (!policy.trim().startsWith('{')) return undefined;
  try {
    JSON.parse(policy);
    return undefined;
  } catch (error) {
    return `${policy} is not a JSON object: ${(error as Error).message}.`;
  }
}

function keyOf(policies: readonly string[]): string {
  return policies.map(policyKey).sort().join('\n');
}

function policyKey(policy: string): string {
  const text = policy.trim();
  const { value } = text.startsWith('{') ? (parseDocument(text) as { value?: unknown }) : { value: { oid: text } };
  if (typeof value !== 'object' || value === null) return text;
  // The service leaves out empty members.
  return normalizedKey(
    Object.fromEntries(Object.entries(value).filter(([, member]) => member !== '' && member !== null)) as Value,
  );
}
