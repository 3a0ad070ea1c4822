import * as path from 'path';
import { comparable, RecordedResponses, typed } from './compared';
import type { Reported } from './compared';
import { ASKS } from './openbao-asks';
import type { Ask } from './service';
import { describeOnOpenbao, SecretsService } from '../../support/openbao';
import { describeWithPostgresql, Postgresql } from '../../support/postgresql';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-answers.json'));

function titleOf([method, where, body]: Ask, number: number): string {
  return `${number}: ${method} ${where} ${JSON.stringify(body) ?? ''}`.replace(/-----BEGIN[^"]*/g, 'PEM').trim();
}

/** Known differences of the emulator, with the reason. */
const KEPT: { readonly [ask: string]: string } = {
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
      ...(data ? { data: typed(data, CHANCE, LATER) } : {}),
    });
  }
  return reported;
}

/** Random and time-dependent values are compared by type. */
const CHANCE =
  /^(username|password|ttl|last_vault_rotation|certificate|issuing_ca|private_key|serial_number|expiration|connection_url|csr|issuer_id|key_id|revocation_time.*|.*_key_id|ca_chain|authority.*|not_before|revocation_signature_algorithm)$/;

describeWithPostgresql('OpenBao and the emulator in its dialect', (server) =>
  describeOnOpenbao('respond alike', (service, kind) => {
    let reported: readonly Reported[];
    beforeAll(async () => {
      await server().query('CREATE ROLE reporting LOGIN');
      reported = await responses(service(), server());
      if (kind === 'server' && process.env.RECORD_OPENBAO) {
        recorded.write(reported);
      }
    }, 60_000);
    afterAll(async () => {
      await server().query('DROP ROLE reporting');
    });

    it.each(ASKS.map(titleOf))('to %s', (title) => {
      const response = comparable(reported.find(({ ask }) => ask === title)!);
      const known = comparable(recorded.find(title));
      if (kind === 'emulator' && KEPT[title] !== undefined) {
        expect(response).not.toEqual(known);
      } else {
        expect(response).toEqual(known);
      }
    });

    it('without requests that are not recorded', () => {
      expect(recorded.all.map(({ ask }) => ask)).toEqual(reported.map(({ ask }) => ask));
      expect(Object.keys(KEPT).filter((title) => !reported.some(({ ask }) => ask === title))).toEqual([]);
    });
  }),
);
