import { existsSync, readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import { PASSWORD_POLICY_ASKS } from './openbao-password-policy-asks';
import type { Ask } from './service';
import { describeOnOpenbao, type SecretsService } from '../../support/openbao';

const FILE = path.join(__dirname, 'openbao-password-policies.json');
const recorded = (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []) as readonly Reported[];

/** The parts of a response that clients use. */
interface Reported {
  readonly ask: string;
  readonly status: number;
  readonly errors?: readonly string[];
  readonly data?: unknown;
}

const titleOf = ([method, where, body]: Ask, number: number): string =>
  `${number}: ${method} ${where} ${JSON.stringify(body) ?? ''}`.trim();

async function responses(service: SecretsService): Promise<Reported[]> {
  const reported: Reported[] = [];
  for (const [method, where, body] of PASSWORD_POLICY_ASKS) {
    const { status, body: response } = await service.ask(method, where, body);
    const { errors, data } = response ?? {};
    reported.push({
      ask: titleOf([method, where, body], reported.length),
      status,
      ...(errors ? { errors } : {}),
      ...(data ? { data: withoutChance(data) } : {}),
    });
  }
  return reported;
}

/** Of a password, the length is compared: see the emulator's own tests for its characters. */
function withoutChance(data: { readonly password?: string }): unknown {
  return data.password === undefined ? data : { ...data, password: [...data.password].length };
}

/** Error messages are recorded for readers; clients use the status. */
const comparable = ({ errors = [], ...reported }: Reported): object => ({ ...reported, errors: errors.length });

describeOnOpenbao('Password policies get the recorded responses', (service, kind) => {
  let reported: readonly Reported[];
  beforeAll(async () => {
    reported = await responses(service());
    if (kind === 'server' && process.env.RECORD_OPENBAO) {
      writeFileSync(FILE, `[\n${reported.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
    }
  }, 60_000);

  it.each(PASSWORD_POLICY_ASKS.map(titleOf))('to %s', (title) => {
    const [response, known] = [reported, recorded].map((all) => comparable(all.find(({ ask }) => ask === title)!));
    expect(response).toEqual(known);
  });

  it('without requests that are not recorded', () => {
    expect(recorded.map(({ ask }) => ask)).toEqual(reported.map(({ ask }) => ask));
  });
});
