/** How much of an answer is taken, so that no service can fill the memory of this process. See docs/decisions/0026-bounds-of-responses.md. */

const MIB = 1024 ** 2;

/** Bytes of one body, on the wire and after decompression: of JSON, of all names below a path, of a policy's code, of a module's archive. */
export const MOST_BYTES = { json: 8 * MIB, names: 16 * MIB, code: 16 * MIB, archive: 32 * MIB } as const;

/** Bytes that a body may have before it waits until no other large one is on its way. */
export const SMALL_BYTES = MIB / 2;

/** Bytes that are kept of an error answer with more than a body may have. */
export const KEPT_OF_ERRORS = 64 * 1024;

/** What one answer weighs at most, and what all pages of one list do: see `weigh`. */
export const MOST_WEIGHT = { response: 64 * MIB, list: 96 * MIB } as const;

export const MOST_DEPTH = 100;

export const MOST_PAGES = 10_000;

/** Characters of one text of an error, and how many errors of one answer are told. */
export const LONGEST_TEXT = 2_000;
export const MOST_ERRORS = 10;

const VALUE_WEIGHT = 32;

export interface Weighed {
  /** About the bytes of memory that the parsed document takes: those of its text, and some for each value. */
  readonly weight: number;
  readonly depth: number;
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\,[]{}'].map((character) => character.charCodeAt(0));

/** Looks at JSON before it is parsed: `[[[…` nests deeper than functions can call each other, and `{},{},…` takes twenty times its length. */
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

/** So much of a text is looked through for secrets, and so much at its end may be a part of one that goes on. */
const LOOKED_THROUGH = 64 * 1024;
const LONGEST_SECRET = 32 * 1024;

/** A text as it is shown to people: redacted, then cut where it is too long, so that no part of a secret is left. */
export function cutText(text: string, redact: (text: string) => string): string {
  const isLong = text.length > LOOKED_THROUGH;
  const clean = redact(isLong ? text.slice(0, LOOKED_THROUGH) : text);
  if (!isLong && clean.length <= LONGEST_TEXT) return clean;
  const shown = clean.slice(0, Math.min(LONGEST_TEXT, isLong ? Math.max(0, clean.length - LONGEST_SECRET) : LONGEST_TEXT));
  const left = (isLong ? text : clean).length - shown.length;
  // A copy: a part of a text keeps all of it in memory.
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
