import { existsSync, readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import { ASKS } from './openbao-asks';
import type { Ask } from './service';
import { describeOnOpenbao, SecretsService } from '../../support/openbao';
import { describeWithPostgresql, Postgresql } from '../../support/postgresql';

const FILE = path.join(__dirname, 'openbao-answers.json');
const recorded = (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []) as readonly Reported[];

/** The parts of a response that clients use. */
interface Reported {
  readonly ask: string;
  readonly status: number;
  readonly errors?: readonly string[];
  /** The type of each key, and the value if it is constant. */
  readonly data?: unknown;
}

function titleOf([method, where, body]: Ask, number: number): string {
  return `${number}: ${method} ${where} ${JSON.stringify(body) ?? ''}`.replace(/-----BEGIN[^"]*/g, 'PEM').trim();
}

/** Known differences of the emulator, with the reason. */
const KEPT: { readonly [ask: string]: string } = {
  [titleWith('none-database-plugin')]:
    "it takes the name of any plugin, so that what is done with one of somebody's own can be tried",
  [titleWith('"ca_private_key":"b"')]: 'it reads an authority when it signs, so that tests need no real one',
};

function titleWith(text: string): string {
  return ASKS.map(titleOf).find((title) => title.includes(text))!;
}

/** Keys of later versions only. */
const LATER = ['allow_globs_in_identity_templates'];

/** Every response, in order. */
async function responses(service: SecretsService, server: Postgresql): Promise<Reported[]> {
  const { username, password } = server.administrator;
  const connection = {
    plugin_name: 'postgresql-database-plugin',
    connection_url: server.connectionUrl,
    username,
    password,
    allowed_roles: '*',
  };
  await service.data('POST', 'database/config/orders', connection);
  await service.ask('POST', 'pki/root/generate/internal', {
    common_name: 'Root',
    key_type: 'ec',
    ttl: '8760h',
    issuer_name: 'compared',
  });
  await service.ask('POST', 'pki/config/issuers', { default: 'compared' });
  const reported: Reported[] = [];
  for (const [method, where, body] of ASKS) {
    const { status, body: response } = await service.ask(method, where, body);
    const { errors, data } = response ?? {};
    reported.push({
      ask: titleOf([method, where, body], reported.length),
      status,
      ...(errors ? { errors } : {}),
      ...(data ? { data: typed(data) } : {}),
    });
  }
  return reported;
}

/** Random and time-dependent values are compared by type. */
function typed(value: unknown, key = ''): unknown {
  if (CHANCE.test(key)) return Array.isArray(value) ? 'list' : typeof value;
  if (Array.isArray(value)) return value.map((element) => typed(element));
  return typeof value === 'object' && value !== null ? typedFields(value) : value;
}

function typedFields(fields: object): object {
  const known = Object.entries(fields)
    .filter(([name]) => !LATER.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(known.map(([name, value]) => [name, typed(value, name)]));
}

const CHANCE =
  /^(username|password|ttl|last_vault_rotation|certificate|issuing_ca|private_key|serial_number|expiration|connection_url|csr|issuer_id|key_id|revocation_time.*|.*_key_id|ca_chain|authority.*|not_before|revocation_signature_algorithm)$/;

describeWithPostgresql('OpenBao and the emulator in its dialect', (server) =>
  describeOnOpenbao('respond alike', (service, kind) => {
    let reported: readonly Reported[];
    beforeAll(async () => {
      await server().query('CREATE ROLE reporting LOGIN');
      reported = await responses(service(), server());
      if (kind === 'server' && process.env.RECORD_OPENBAO) {
        writeFileSync(FILE, `[\n${reported.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
      }
    }, 60_000);
    afterAll(async () => {
      await server().query('DROP ROLE reporting');
    });

    it.each(ASKS.map(titleOf))('to %s', (title) => {
      const [response, known] = [reported, recorded].map((all) => comparable(all.find(({ ask }) => ask === title)!));
      if (kind === 'emulator' && KEPT[title] !== undefined) {
        expect(response).not.toEqual(known);
      } else {
        expect(response).toEqual(known);
      }
    });

    it('without requests that are not recorded', () => {
      expect(recorded.map(({ ask }) => ask)).toEqual(reported.map(({ ask }) => ask));
      expect(Object.keys(KEPT).filter((title) => !reported.some(({ ask }) => ask === title))).toEqual([]);
    });
  }),
);

/** Error messages are recorded for readers; clients use the status. */
function comparable({ errors = [], ...reported }: Reported): object {
  return { ...reported, errors: errors.length };
}
