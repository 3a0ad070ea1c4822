import { isObjectDocument, keyOf, parseDocument, type DocumentValue } from './document';

/**
 * The same text for all documents that bind the same claims: the order of claims and of a claim's values is ignored, and a single value equals a
 * list with only that value. Empty if there are none; undefined if the text is not such a document.
 */
export function claimsKey(text: string): string | undefined {
  const parsed = parseDocument(text);
  if (parsed.error !== undefined || !isObjectDocument(parsed.value)) return undefined;
  const claims = Object.entries(parsed.value).map(([name, value]) => `${JSON.stringify(name)}:[${valuesKey(value)}]`);
  return claims.sort().join();
}

function valuesKey(value: DocumentValue): string {
  const values: readonly DocumentValue[] = Array.isArray(value) ? value : [value];
  return [...new Set(values.map(keyOf))].sort().join();
}
