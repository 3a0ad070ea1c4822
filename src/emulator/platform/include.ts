import type { Call } from '../exchange';
import { badRequest } from './json-api';
import type { ResourceDocument } from './json-api';

const NOTHING: ReadonlySet<string> = new Set();

/** Returns the values of `include`; each must be a known one. */
export function includes(call: Call, known: readonly string[]): ReadonlySet<string> {
  if (!call.hasQuery) return NOTHING;
  const text = call.query.get('include') ?? '';
  const asked = text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
  const unknown = asked.filter((value) => !known.includes(value));
  if (unknown.length > 0) throw badRequest(`Invalid include parameter: ${unknown.join(', ')}`, 'include');
  return new Set(asked);
}

/** Returns each related resource once, in the order of first mention. */
export function unique(documents: readonly ResourceDocument[]): ResourceDocument[] {
  return [...new Map(documents.map((document) => [`${document.type} ${document.id}`, document])).values()];
}
