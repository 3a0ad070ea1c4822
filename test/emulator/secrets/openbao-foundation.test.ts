import * as path from 'path';
import { RecordedResponses, testResponses, typed } from './compared';
import type { Reported } from './compared';
import { STEPS } from './openbao-foundation-asks';
import type { Step } from './openbao-foundation-asks';
import { describeOnOpenbao } from '../../support/openbao';
import type { SecretsService } from '../../support/openbao';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-foundation-responses.json'));

/** What chance, time or the version of the server decides. */
const CHANCE =
  /^(accessor|wrapped_accessor|client_token|token|uuid|id|entity_id|creation_time|creation_ttl|expire_time|issue_time|last_renewal.*|last_updated_time|expiration_time|modified|migration_id|role_id|secret_id|secret_id_accessor|ttl|lease_duration|running_plugin_version|jwt_validation_pubkeys)$/;

const titles = STEPS.map(titleOf);

function titleOf({ method, path: where, body, token, headers }: Step, number: number): string {
  const sent = [
    body && JSON.stringify(body),
    token === null ? 'without a token' : token && `with ${token}`,
    headers && JSON.stringify(headers),
  ];
  const text = [`${number}: ${method} ${where}`, ...sent.filter((part) => part)].join(' ');
  return text.replace(/-----BEGIN[^"]*/g, 'PEM');
}

/** Every response, in order. */
async function responses(service: SecretsService): Promise<Reported[]> {
  const names = new Map<string, string>();
  const filled = (text: string) => text.replace(/<(\w+)>/g, (whole, name: string) => names.get(name) ?? whole);
  const reported: Reported[] = [];
  for (const [number, step] of STEPS.entries()) {
    const { method, path: where, token, headers, keep = {} } = step;
    const sent = step.body && (JSON.parse(filled(JSON.stringify(step.body))) as object);
    const { status, body } = await service.ask(method, filled(where), sent, {
      ...headers,
      ...(token === undefined ? {} : { 'X-Vault-Token': token && filled(token) }),
    });
    for (const [name, at] of Object.entries(keep)) {
      const found = at.split('.').reduce<any>((value, key) => value?.[key], body);
      if (found !== undefined) names.set(name, String(found));
    }
    const { errors, warnings, data, auth, wrap_info } = body ?? {};
    const shown = Object.entries({ data, auth, wrap_info }).filter(([, value]) => value);
    reported.push({
      ask: titleOf(step, number),
      status,
      ...(errors ? { errors } : {}),
      ...(warnings ? { warnings } : {}),
      ...Object.fromEntries(shown.map(([name, value]) => [name, typed(value, CHANCE)])),
    });
  }
  return reported;
}

describeOnOpenbao('OpenBao and the emulator respond alike about mounts, tokens and policies', (service, kind) =>
  testResponses(kind, { titles, recorded, responses: async () => responses(service()) }),
);
