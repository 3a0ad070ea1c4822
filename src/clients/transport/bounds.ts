/** Limits on the size of responses, so that no service can exhaust the memory of this process. See docs/decisions/0026-bounds-of-responses.md. */

const MIB = 1024 ** 2;

/** Maximum size of a body in bytes, on the wire and after decompression: JSON, the names below a path, the code of a policy, a module archive. */
export const MOST_BYTES = { json: 8 * MIB, names: 16 * MIB, code: 16 * MIB, archive: 32 * MIB } as const;

/** Size in bytes above which a body waits until no other large body is being received. */
export const SMALL_BYTES = MIB / 2;

/** Bytes kept of an error response that exceeds the limit. */
export const KEPT_OF_ERRORS = 64 * 1024;

/** Maximum memory of one response, and of all pages of one list, as estimated by `weigh`. */
export const MOST_WEIGHT = { response: 64 * MIB, list: 96 * MIB } as const;

export const MOST_DEPTH = 100;

export const MOST_PAGES = 10_000;

/** Maximum length of an error's text in characters, and the maximum number of errors shown per response. */
export const LONGEST_TEXT = 2_000;
export const MOST_ERRORS = 10;

const VALUE_WEIGHT = 32;

export interface Weighed {
  /** Estimated memory of the parsed document in bytes: its text, plus a constant for each value. */
  readonly weight: number;
  readonly depth: number;
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\,[]{}'].map((character) =>
  character.charCodeAt(0),
);

/** Examines JSON before it is parsed: `[[[…` would overflow the call stack, and `{},{},…` takes twenty times its length in memory. */
export function weigh(json: Buffer): Weighed {
  let values = 1;
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) {
      inText = true;
    } else if (byte === COMMA) {
      values++;
    } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      values++;
      if (++depth > deepest) deepest = depth;
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      depth--;
    }
  }
  return { weight: json.length + values * VALUE_WEIGHT, depth: deepest };
}

/** How much of a text is searched for secrets, and how much of its end may be the beginning of a secret that was cut off. */
const LOOKED_THROUGH = 64 * 1024;
const LONGEST_SECRET = 32 * 1024;

/** Redacts a text for display, then truncates it, so that no part of a secret remains. */
export function cutText(text: string, redact: (text: string) => string): string {
  const isLong = text.length > LOOKED_THROUGH;
  const clean = redact(isLong ? text.slice(0, LOOKED_THROUGH) : text);
  if (!isLong && clean.length <= LONGEST_TEXT) return clean;
  const shown = clean.slice(
    0,
    Math.min(LONGEST_TEXT, isLong ? Math.max(0, clean.length - LONGEST_SECRET) : LONGEST_TEXT),
  );
  const left = (isLong ? text : clean).length - shown.length;
  // Copied, because a slice of a string keeps the whole string in memory.
  return `${Buffer.from(shown, 'utf16le').toString('utf16le')}… (${inWords(left)} more characters)`;
}

/** `8 MiB` */
export function inMebibytes(bytes: number): string {
  return `${bytes / MIB} MiB`;
}

/** `10,000` */
export function inWords(number: number): string {
  return number.toLocaleString('en-US');
}
