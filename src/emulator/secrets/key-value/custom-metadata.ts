import { badRequest, failure, wrappedRefusal } from '../refusal';

const LONGEST_KEY = 128;
const LONGEST_VALUE = 512;
const MOST_KEYS = 64;

type CustomMetadata = Readonly<Record<string, string>>;

export function checkCustomMetadata(metadata: CustomMetadata): void {
  const problem = problemIn(metadata);
  if (problem !== undefined) throw wrappedRefusal(400, `custom_metadata validation failed: ${problem}`);
}

/** Key by key: null removes one, and all of them instead of a map. Undefined if the patch says nothing. */
export function patchedCustomMetadata(
  before: CustomMetadata | null,
  patch: unknown,
): CustomMetadata | null | undefined {
  if (patch === undefined || patch === null) return patch;
  const values = Object.entries(patch);
  const wrong = values.find(([, value]) => value !== null && typeof value !== 'string');
  if (wrong && typeof wrong[1] === 'object') {
    throw badRequest(
      "custom_metadata validation failed: '' expected type 'string', got unconvertible type 'map[string]interface {}'",
    );
  }
  if (wrong) {
    throw failure(
      `json: cannot unmarshal ${typeof wrong[1] === 'boolean' ? 'bool' : 'number'} into Go struct field KeyMetadata.custom_metadata of type string`,
    );
  }
  const all = { ...before, ...(patch as CustomMetadata) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => (value as string | null) !== null));
}

function problemIn(metadata: CustomMetadata): string | undefined {
  const entries = Object.entries(metadata);
  if (entries.length > MOST_KEYS) {
    return `payload must contain at most ${MOST_KEYS} keys, provided ${entries.length}`;
  }
  for (const [key, value] of entries) {
    const [keyLength, length] = [Buffer.byteLength(key), Buffer.byteLength(value)];
    const named = JSON.stringify(key);
    if (keyLength === 0 || keyLength > LONGEST_KEY) {
      return `length of key ${named} is ${keyLength} but must be 0 < len(key) <= ${LONGEST_KEY}`;
    }
    if (length === 0 || length > LONGEST_VALUE) {
      return `length of value for key ${named} is ${length} but must be 0 < len(value) <= ${LONGEST_VALUE}`;
    }
    // eslint-disable-next-line no-control-regex -- they are what cannot be printed
    const unprintable = /[\u0000-\u001f\u007f-\u009f]/;
    if (unprintable.test(key)) return `key ${named} (${key}) contains unprintable characters`;
    if (unprintable.test(value)) return `value for key ${named} contains unprintable characters`;
  }
  return undefined;
}
