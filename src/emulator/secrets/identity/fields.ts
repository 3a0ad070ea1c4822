import { readMap, readNames } from '../fields';
import type { Fields } from '../fields';
import { badRequest, failure } from '../refusal';

const MOST_PAIRS = 64;
const LONGEST_KEY = 128;
const LONGEST_VALUE = 512;

/** Lower case, sorted, each once. */
export function readPolicies(fields: Fields): string[] | undefined {
  const given = readNames(fields, 'policies');
  if (!given) return undefined;
  const names = given.map((name) => name.toLowerCase()).filter((name) => name !== '');
  if (names.includes('root')) throw badRequest('policies cannot contain root');
  return [...new Set(names)].sort();
}

/** The service reports violations of these limits as its own errors. */
export function readMetadata(fields: Fields, what: string): Record<string, string> | undefined {
  const metadata = readMap(fields, 'metadata');
  const problem = metadata && problemIn(metadata);
  if (problem !== undefined) throw failure(`invalid ${what} metadata: ${problem}`);
  return metadata;
}

function problemIn(metadata: Readonly<Record<string, string>>): string | undefined {
  const pairs = Object.entries(metadata);
  if (pairs.length > MOST_PAIRS) return `metadata cannot contain more than ${MOST_PAIRS} key/value pairs`;
  for (const [key, value] of pairs) {
    const failed = `failed to load metadata pair (${JSON.stringify(key)}, ${JSON.stringify(value)})`;
    if (Buffer.byteLength(key) > LONGEST_KEY) return `${failed}: key is too long (limit: ${LONGEST_KEY} characters)`;
    if (Buffer.byteLength(value) > LONGEST_VALUE) {
      return `${failed}: value is too long (limit: ${LONGEST_VALUE} characters)`;
    }
  }
  return undefined;
}
