import { normalizedKey } from '../../../definition/equal';
import { parseDocument } from '../../../definition/kinds/document';
import type { Value } from '../../../definition/value';

/** Whether two lists claim the same policies: in any order, as documents, an identifier alone being an object with nothing else. */
export function samePolicies(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return keyOf(one) === keyOf(other);
}

/** What is wrong with a text that looks like an object, as a sentence; undefined, if nothing is. */
export function findPolicyFault(policy: string): string | undefined {
  if (!policy.trim().startsWith('{')) return undefined;
  try {
    JSON.parse(policy);
    return undefined;
  } catch (error) {
    return `${policy} is no JSON object: ${(error as Error).message}.`;
  }
}

function keyOf(policies: readonly string[]): string {
  return policies.map(policyKey).sort().join('\n');
}

function policyKey(policy: string): string {
  const text = policy.trim();
  const { value } = text.startsWith('{') ? parseDocument(text) as { value?: unknown } : { value: { oid: text } };
  if (typeof value !== 'object' || value === null) return text;
  // What is empty says nothing, and the service leaves it out.
  return normalizedKey(Object.fromEntries(Object.entries(value).filter(([, member]) => member !== '' && member !== null)) as Value);
}
