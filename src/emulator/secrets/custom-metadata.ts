const LONGEST_KEY = 128;
const LONGEST_VALUE = 512;
const MOST_KEYS = 64;

/** The problem with custom metadata; undefined if there is none. */
export function problemInMetadata(metadata: Readonly<Record<string, string>>): string | undefined {
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
    if (UNPRINTABLE.test(key)) return `key ${named} (${key}) contains unprintable characters`;
    if (UNPRINTABLE.test(value)) return `value for key ${named} contains unprintable characters`;
  }
  return undefined;
}

const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f]/;
