import type { Dialects, Settings } from '../../../src/emulator/settings';
import { startEmulator } from '../../support/emulator';
import type { Reply, TestEmulator } from '../../support/emulator';

export type Dialect = Dialects['secrets'];
/** Method, path below `/v1`, body. */
export type Ask = readonly [method: string, path: string, body?: unknown];

/** One rule of the service: a request and its response. */
export interface Row {
  /** A sentence. */
  readonly rule: string;
  /** If absent, all three. */
  readonly dialects?: readonly Dialect[];
  readonly settings?: Partial<Settings>;
  /** Sent first; each must succeed. */
  readonly given?: readonly Ask[];
  readonly ask: Ask;
  readonly status: number;
  /** The expected `data`. */
  readonly data?: unknown;
  /** The expected error, as text or pattern. */
  readonly error?: string | RegExp;
  readonly warnings?: readonly string[];
  /** A request afterwards and its expected `data`; null expects a 404. */
  readonly then?: readonly [Ask, unknown];
}

export const ALL: readonly Dialect[] = ['standard', 'vault', 'openbao'];
export const REAL: readonly Dialect[] = ['vault', 'openbao'];

/** The error of a refusal with status 500. */
export const wrapped = (text: string) => `1 error occurred:\n\t* ${text}\n\n`;

/** An emulator for each dialect, reset before each test. */
export class SecretsServices {
  private readonly emulators = new Map<Dialect, TestEmulator>();

  constructor(dialects: readonly Dialect[] = ALL, settings: Partial<Settings> = {}) {
    beforeAll(async () => {
      for (const secrets of dialects) {
        this.emulators.set(secrets, await startEmulator({ dialects: { secrets }, settings }));
      }
    });
    beforeEach(async () => {
      for (const emulator of this.emulators.values()) await emulator.control.reset();
    });
    afterAll(async () => {
      for (const emulator of this.emulators.values()) await emulator.close();
    });
  }

  emulator(dialect: Dialect = 'standard'): TestEmulator {
    return this.emulators.get(dialect)!;
  }

  async ask([method, path, body]: Ask, dialect: Dialect = 'standard'): Promise<Reply> {
    return this.emulator(dialect).request(method, `/v1/${path}`, { body });
  }

  /** The data of a response, which must be a success. */
  async data(ask: Ask, dialect: Dialect = 'standard'): Promise<any> {
    const { status, body } = await this.ask(ask, dialect);
    if (status >= 300) throw new Error(`${ask[0]} ${ask[1]}: ${status} ${JSON.stringify(body)}`);
    return body?.data;
  }

  /** One test for each row and dialect. */
  table(rows: readonly Row[]): void {
    for (const row of rows) {
      const dialects = row.dialects ?? ALL;
      for (const dialect of dialects) {
        it(dialects.length === 1 && dialect === 'standard' ? row.rule : `${row.rule} (${dialect})`, async () =>
          this.check(row, dialect),
        );
      }
    }
  }

  private async check(row: Row, dialect: Dialect): Promise<void> {
    if (row.settings) await this.emulator(dialect).control.settings(row.settings);
    for (const ask of row.given ?? []) await this.data(ask, dialect);
    const { status, body } = await this.ask(row.ask, dialect);
    expect({ status, errors: body?.errors }).toEqual({ status: row.status, errors: expectedErrors(row) });
    if (row.status < 300 && row.data !== undefined) expect(body.data).toEqual(row.data);
    if (row.warnings) expect(body.warnings).toEqual(dialect === 'standard' ? row.warnings.join('\n') : row.warnings);
    if (row.then) {
      const after = await this.ask(row.then[0], dialect);
      expect(after.status === 404 ? null : after.body.data).toEqual(row.then[1]);
    }
  }
}

function expectedErrors({ status, error }: Row): unknown {
  if (status < 300) return undefined;
  if (error === undefined) return [];
  return [typeof error === 'string' ? error : expect.stringMatching(error)];
}
