/**
 * Removes known secrets from texts. A secret that looks like a name (`root`, `postgres`, `Summer2024`) also occurs in types, names and paths. There
 * it must stay, because a gap in a text that everyone knows reveals the secret. Any other secret is removed wherever it occurs.
 */
export const SENSITIVE = '(sensitive)';

/**
 * What a text is: of a service, which may quote a rejected value without any marks; of Lintel, which writes names and paths between its own words;
 * or a name, such as a field's.
 */
export type Origin = 'service' | 'lintel' | 'name';

/** Shorter values are not searched for. */
const SHORTEST = 4;

/** Longer secrets do not occur in names by chance, even if they consist of words. */
const LONGEST_NAME = 16;

/** Words and numbers, as in `postgres`, `dev-root`, `AppUser`, `Summer2024`, `secret/data`. */
const WORD = String.raw`(?:(?:[A-Z]?[a-z]+(?:[A-Z][a-z]+)*|[A-Z]+)\d{0,4}|\d+)`;
const NAME = new RegExp(`^${WORD}(?:[-_./]${WORD})*$`);

/** Before a whole word. The slash of a path, the dot of an address and the `@` before a host belong to the name. */
const START = String.raw`(?<=^|[^\w./\\@~-]|\\[nrt]|%(?!2[Ff])[0-9A-Fa-f]{2})`;
/** After a whole word, which is not the name of a setting, of a scheme or of a host with its port. */
const END = String.raw`(?![\w/~-]|\.\w|:\d|:\/\/|\s?=|%2[Ff])`;

/** A single word also occurs in the sentences of Lintel; anything else only in its code, between backticks. */
const SINGLE_WORD = /^[A-Za-z]+$/;

/** Places where values stand in texts of Lintel. A text in quotes before a colon is the name of a JSON field. */
const placesOf = (secret: string): readonly string[] => [
  ...(SINGLE_WORD.test(secret) ? [] : [`(?<!\`)${START}${secret}${END}(?!["']\\s?:)`]),
  String.raw`^\s*${secret}\s*$`,
  String.raw`(?<=["'])${secret}(?=\\*["'](?!\s?:))`,
  String.raw`(?<==\s?)${secret}${END}`,
  String.raw`(?<=:)${secret}(?=@)`,
  String.raw`(?<=\b(?:Bearer|Basic)\s)${secret}${END}`,
  String.raw`(?<=(?:[Tt]oken|[Pp]assw(?:or)?d|[Ss]ecret)["'\\]*\s?:\s?)${secret}${END}`,
];

/** Whether a secret may occur in a name by chance. */
export function isLikeName(secret: string): boolean {
  return secret.length < LONGEST_NAME && NAME.test(secret);
}

/** A secret in one of its spellings, and how it is removed. */
export class Spelling {
  private readonly likeName: boolean;
  private readonly patterns = new Map<Origin, RegExp>();

  constructor(readonly text: string) {
    this.likeName = isLikeName(text);
  }

  removedFrom(text: string, origin: Origin): string {
    if (!text.includes(this.text)) return text;
    if (!this.likeName) return text.replaceAll(this.text, SENSITIVE);
    return origin === 'name' ? text : text.replace(this.pattern(origin), SENSITIVE);
  }

  private pattern(origin: Exclude<Origin, 'name'>): RegExp {
    const known = this.patterns.get(origin);
    if (known) return known;
    const secret = this.text.replace(/[.]/g, '\\.');
    const places = origin === 'service' ? [`${START}${secret}${END}`] : placesOf(secret);
    const made = new RegExp(places.join('|'), 'g');
    this.patterns.set(origin, made);
    return made;
  }
}

/** The plain, JSON, URL and base64 spellings of secrets, the longest first, because one secret may be a part of another. */
export function spellingsOf(secrets: Iterable<string>): readonly Spelling[] {
  const spellings = new Set<string>();
  for (const secret of secrets) {
    if (secret.length < SHORTEST) continue;
    spellings.add(secret);
    spellings.add(JSON.stringify(secret).slice(1, -1));
    spellings.add(encodeURIComponent(secret.replace(/[\ud800-\udfff]/g, '')));
    spellings.add(Buffer.from(secret).toString('base64'));
  }
  return longestFirst(spellings).map((text) => new Spelling(text));
}

export function withoutSpellings(text: string, spellings: readonly Spelling[], origin: Origin): string {
  return spellings.reduce((rest, spelling) => spelling.removedFrom(rest, origin), text);
}

export function longestFirst(texts: Iterable<string>): string[] {
  return [...texts].sort((one, other) => other.length - one.length);
}
