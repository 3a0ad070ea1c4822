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

/** Error messages are recorded for readers; clients use the status. */
export function comparable({ errors = [], warnings, ...reported }: Reported): object {
  return { ...reported, errors: errors.length, ...(warnings ? { warnings: warnings.length } : {}) };
}
