import * as path from 'path';
import { describeOnOpenbao, SecretsService } from '../../support/openbao';
import { describeWithPostgresql, Postgresql } from '../../support/postgresql';
import { kept, RecordedResponses, testResponses, typed } from './compared';
import type { Differences, Reported } from './compared';
import { ASKS } from './openbao-asks';
import type { Ask } from './service';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-answers.json'));

function titleOf([method, where, body]: Ask, number: number): string {
  return `${number}: ${method} ${where} ${JSON.stringify(body) ?? ''}`.replace(/-----BEGIN[^"]*/g, 'PEM').trim();
}

const titles = ASKS.map(titleOf);

/** Known differences of the emulator, with the reason. */
const KEPT: Differences = kept(
  titles,
  '"ca_private_key":"b"',
  'it reads an authority when it signs, so that tests need no real one',
);

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
    beforeAll(async () => server().query('CREATE ROLE reporting LOGIN'));
    afterAll(async () => server().query('DROP ROLE reporting'));
    testResponses(kind, { titles, recorded, kept: KEPT, responses: async () => responses(service(), server()) });
  }),
);
