import { existsSync, readFileSync, writeFileSync } from 'fs';

/** The parts of a response that clients use. */
export interface Reported {
  readonly ask: string;
  readonly status: number;
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
  /** The type of each key, and the value if it is constant. */
  readonly data?: unknown;
  readonly auth?: unknown;
  readonly wrap_info?: unknown;
}

/** Responses that a real server gave, in a file. */
export class RecordedResponses {
  readonly all: readonly Reported[];

  constructor(private readonly file: string) {
    this.all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Reported[]) : [];
  }

  find(title: string): Reported {
    return this.all.find(({ ask }) => ask === title)!;
  }

  write(reported: readonly Reported[]): void {
    writeFileSync(this.file, `[\n${reported.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
  }
}

/** Returns a value with the types of what chance or time decides, which are the keys that fit; `left` keys are left out. */
export function typed(value: unknown, chance: RegExp, left: readonly string[] = [], key = ''): unknown {
  if (chance.test(key)) return Array.isArray(value) ? 'list' : typeof value;
  if (Array.isArray(value)) return value.map((element) => typed(element, chance, left));
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value)
    .filter(([name]) => !left.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(known.map(([name, inner]) => [name, typed(inner, chance, left, name)]));
}

/** Known differences of the emulator, with the reason. */
export type Differences = Readonly<Record<string, string>>;

/** Gives one reason for all requests whose titles contain a text, of which there must be one. */
export function kept(titles: readonly string[], text: string, reason: string): Differences {
  const found = titles.filter((title) => title.includes(text));
  if (found.length === 0) throw new Error(`No request contains ${text}.`);
  return Object.fromEntries(found.map((title) => [title, reason]));
}

export interface Comparison {
  readonly titles: readonly string[];
  readonly recorded: RecordedResponses;
  /** Responses of the emulator that differ in more than texts. */
  readonly kept?: Differences;
  /** Responses whose errors or warnings have other texts, and else are the same. */
  readonly keptTexts?: Differences;
  /** Sends every request, in order. */
  readonly responses: () => Promise<readonly Reported[]>;
}

/** Tests that each response is the recorded one. Records them instead, of a real server, if `RECORD_OPENBAO` is set. */
export function testResponses(kind: 'emulator' | 'server', comparison: Comparison): void {
  const { titles, recorded, kept: differences = {}, keptTexts = {}, responses } = comparison;
  let reported: readonly Reported[];
  beforeAll(async () => {
    reported = await responses();
    if (kind === 'server' && process.env.RECORD_OPENBAO) recorded.write(reported);
  }, 60_000);

  it.each(titles)('to %s', (title) => {
    const response = reported.find(({ ask }) => ask === title)!;
    const known = recorded.find(title);
    const isKept = kind === 'emulator' && differences[title] !== undefined;
    if (isKept) return expect(withoutTexts(response)).not.toEqual(withoutTexts(known));
    expect(withoutTexts(response)).toEqual(withoutTexts(known));
    const isOther = kind === 'emulator' && keptTexts[title] !== undefined;
    if (isOther) expect(textsOf(response)).not.toEqual(textsOf(known));
    else expect(textsOf(response)).toEqual(textsOf(known));
  });

  it('without requests that are not recorded', () => {
    expect(recorded.all.map(({ ask }) => ask)).toEqual(titles);
    expect(reported.map(({ ask }) => ask)).toEqual(titles);
  });
}

function withoutTexts({ errors = [], warnings = [], ...reported }: Reported): object {
  return { ...reported, errors: errors.length, warnings: warnings.length };
}

/** The errors and warnings, without what chance or time decides. */
function textsOf({ errors = [], warnings = [] }: Reported): string[] {
  return [...errors, ...warnings].map((text) =>
    text
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|\bID\d+\b/g, 'an ID')
      .replace(/(?:[0-9a-f]{2}[:-]){9,}[0-9a-f]{2}/g, 'a serial number')
      // The service does not sort them.
      .replace(/(?<=valid values are )[\w, ]+$/, (values) => values.split(', ').sort().join(', '))
      .replace(/20\d\d-\d\d-\d\dT[^" ]+/g, 'a time'),
  );
}
