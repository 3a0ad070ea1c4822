import * as path from 'path';
import { describeOnOpenbao, type SecretsService } from '../../support/openbao';
import { RecordedResponses, testResponses, type Differences, type Reported } from '../secrets/compared';

/**
 * Method, path below `/v1/`, body. `<name>` in any of them stands for a value that an earlier request has kept; it also
 * takes the place of that value in what is compared.
 */
export type EverydayAsk = readonly [method: string, path: string, body?: unknown, more?: More];

interface More {
  readonly headers?: Readonly<Record<string, string | null>>;
  /** The names of values in the response's body, by which later requests know them: `id: 'data.id'`. */
  readonly keep?: Readonly<Record<string, string>>;
  /** Members of `data` that the server does not say in the same way every time. */
  readonly unlike?: readonly string[];
}

interface Options {
  readonly kept?: Differences;
  readonly keptTexts?: Differences;
  /** Members that the server shows as null or as empty, it does not say when. */
  readonly emptied?: readonly string[];
}

/** Compares the responses of the emulator with those of a real server, which are in `<name>.json`. */
export function compareEveryday(
  title: string,
  name: string,
  asks: readonly EverydayAsk[],
  { emptied = [], ...differences }: Options = {},
): void {
  const recorded = new RecordedResponses(path.join(__dirname, `${name}.json`));
  const titles = titlesOf(asks);
  describeOnOpenbao(title, (service, kind) => {
    testResponses(kind, {
      titles,
      recorded,
      responses: async () => responsesTo(service(), asks, titles, emptied),
      ...differences,
    });
  });
}

export function titlesOf(asks: readonly EverydayAsk[]): readonly string[] {
  return asks.map(([method, where, body, { headers } = {}], number) =>
    [`${number}: ${method} ${where}`, JSON.stringify(body), JSON.stringify(headers)]
      .filter(Boolean)
      .join(' ')
      .replace(/([a-z])\1{40,}/g, '$1…'),
  );
}

async function responsesTo(
  service: SecretsService,
  asks: readonly EverydayAsk[],
  titles: readonly string[],
  emptied: readonly string[],
): Promise<Reported[]> {
  const known = new Map<string, string>();
  const reported: Reported[] = [];
  for (const [index, [method, where, body, { headers, keep = {}, unlike = [] } = {}]] of asks.entries()) {
    const { status, body: response } = await service.ask(
      method,
      filled(known, where),
      filled(known, body),
      filled(known, headers),
    );
    for (const [name, place] of Object.entries(keep)) known.set(name, String(valueAt(response, place)));
    const { errors, warnings, data, auth, lease_duration } = (response ?? {}) as Record<string, any>;
    reported.push({
      ask: titles[index]!,
      status,
      ...(errors ? { errors: plain(known, errors) as string[] } : {}),
      ...(warnings ? { warnings: plain(known, warnings) as string[] } : {}),
      ...(data === undefined || data === null ? {} : { data: withoutEmpty(plain(known, data, unlike), emptied) }),
      ...(auth ? { auth: plain(known, auth) } : {}),
      ...(lease_duration ? { lease_duration } : {}),
    } as Reported);
  }
  return reported;
}

function withoutEmpty(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((element) => withoutEmpty(element, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const isEmpty = typeof inner === 'object' && Object.keys((inner ?? {}) as object).length === 0;
      return [name, isEmpty && names.includes(name) ? null : withoutEmpty(inner, names)];
    }),
  );
}

function filled<T>(known: ReadonlyMap<string, string>, value: T): T {
  if (value === undefined) return value;
  const text = JSON.stringify(value).replace(/<(\w+)>/g, (whole, name: string) => known.get(name) ?? whole);
  return JSON.parse(text) as T;
}

function valueAt(value: unknown, place: string): unknown {
  return place.split('.').reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

/** The service says what is wrong with the type of a field in the words of its libraries. */
const CONVERSION = /(error converting input for field "[^"]+"|custom_metadata validation failed): [^]*/;

const CHANCE: readonly (readonly [RegExp, string])[] = [
  [/\b(?!0001)\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'an id'],
  [/\b(entity|group|kv|auth_\w+?|userpass|approle)_[0-9a-f]{8}\b/g, '$1_chance'],
  [/\bs\.[A-Za-z0-9]{24}\b/g, 'a token'],
  [/^[A-Za-z0-9]{24}$/g, 'an accessor'],
  [/^[A-Za-z0-9+/]{43}=$/g, 'a public key'],
  [/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g, 'a PEM'],
];

/** The value without what chance or time decides. */
function plain(known: ReadonlyMap<string, string>, value: unknown, unlike: readonly string[] = []): unknown {
  if (typeof value === 'string') {
    const named = [...known].reduce(
      (text, [name, one]) => (one === '' ? text : text.split(one).join(`<${name}>`)),
      value,
    );
    return CHANCE.reduce((text, [pattern, word]) => text.replace(pattern, word), named.replace(CONVERSION, '$1'));
  }
  if (typeof value === 'number' && value > 1_500_000_000 && value < 2_000_000_000) return 'seconds of a time';
  if (Array.isArray(value)) {
    const all = value.map((element) => plain(known, element, unlike));
    // The service does not sort ids.
    return all.every((one) => typeof one === 'string') ? all.sort() : all;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !unlike.includes(name))
      .map(([name, inner]) => [plain(known, name), plain(known, inner, unlike)] as const)
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
}
