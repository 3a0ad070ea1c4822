import * as path from 'path';
import { describeOnOpenbao } from '../../support/openbao';
import type { SecretsService } from '../../support/openbao';
import { RecordedResponses, testResponses, typed } from '../secrets/compared';
import type { Reported } from '../secrets/compared';
import type { Ask } from '../secrets/service';
import { AUTHORITY_ASKS } from './openbao-authority-asks';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-authority.json'));

/** A field that only later versions of OpenBao have. */
const LATER = ['allow_globs_in_identity_templates'];

/** What chance or time decides. */
const CHANCE =
  /^(?:certificate|ca_chain|issuing_ca|crl|serial_number|expiration|revocation_time|revocation_time_rfc3339|key|created_on|subject_key_id|time_\w+|acme_orders_deleted_count|private_key|last_auto_tidy_finished)$/;

const titleOf = ([method, where, body]: Ask, number: number): string =>
  `${number}: ${method} ${where}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;

/** Every response, in order. IDs are numbered as they first appear. */
async function responses(service: SecretsService): Promise<Reported[]> {
  await service.data('POST', 'sys/mounts/ca', { type: 'pki', config: { max_lease_ttl: '8760h' } });
  const ids = new Map<string, string>();
  const numbered = (text: string): string =>
    text
      .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
        if (!ids.has(id)) ids.set(id, `ID${ids.size + 1}`);
        return ids.get(id)!;
      })
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z?(?:\+00:00)?/g, 'TIME');
  const plain = (value: unknown): unknown => JSON.parse(numbered(JSON.stringify(value))) as unknown;
  const reported: Reported[] = [];
  for (const [method, where, body] of AUTHORITY_ASKS) {
    let { status, body: response } = await service.ask(method, where, body);
    // A real server tidies in the background; what is recorded is the end of it.
    while (response?.data?.state === 'Running') ({ status, body: response } = await service.ask(method, where, body));
    const { errors, warnings, data } = (response ?? {}) as {
      readonly errors?: readonly string[];
      readonly warnings?: readonly string[];
      readonly data?: object;
    };
    reported.push({
      ask: titleOf([method, where, body], reported.length),
      status,
      ...(errors ? { errors: plain(errors) as string[] } : {}),
      ...(warnings ? { warnings: plain(warnings) as string[] } : {}),
      ...(data ? { data: sorted(typed(plain(data), CHANCE, LATER)) } : {}),
    });
  }
  return reported;
}

/** The keys of a list are in the order of their IDs, which is chance. */
function sorted(data: unknown): unknown {
  const { keys, key_info: info } = data as { readonly keys?: readonly string[]; readonly key_info?: object };
  if (!keys) return data;
  const entries = Object.entries(info ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  return { keys: [...keys].sort(), ...(info ? { key_info: Object.fromEntries(entries) } : {}) };
}

const titles = AUTHORITY_ASKS.map(titleOf);

describeOnOpenbao('OpenBao and the emulator agree on the life of an authority', (service, kind) =>
  testResponses(kind, { titles, recorded, responses: async () => responses(service()) }),
);
