import * as path from 'path';
import { describeOnOpenbao } from '../../support/openbao';
import type { SecretsService } from '../../support/openbao';
import { kept, RecordedResponses, testResponses } from './compared';
import type { Differences, Reported } from './compared';
import { MISTAKE_ASKS } from './openbao-mistake-asks';
import type { Ask } from './service';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-mistakes.json'));

const titleOf = ([method, where, body]: Ask, number: number): string =>
  `${number}: ${method} ${where} ${JSON.stringify(body) ?? ''}`.trim();

const titles = MISTAKE_ASKS.map(titleOf);

/** Known differences of the emulator, with the reason. */
const KEPT: Differences = {
  ...kept(titles, 'POST sys/leases/tidy', 'the emulator leaves no leases behind that could be tidied'),
  ...kept(
    titles,
    '"verify_connection":true',
    'without a server, the emulator is the database; `postgresql: always` refuses it',
  ),
  ...kept(titles, 'POST database/rotate-root/main', 'without a server, the emulator is the database'),
  ...kept(
    titles,
    ' cubbyhole',
    'the emulator keeps nothing in a cubbyhole: an operation that it lacks is not taken for an empty one',
  ),
  ...kept(titles, 'GET sys/plugins/catalog/database/none', 'the emulator has no catalog of plugins to read'),
};

/** Texts of errors and warnings that differ, with the reason. */
const KEPT_TEXTS: Differences = {
  ...kept(titles, '"orphan":"maybe"', 'the reason of the parser of Go is not repeated'),
  ...kept(titles, '"alt_names":"*bad*"', 'the name is refused before the end of the certificate is looked at'),
  ...kept(titles, 'AAAA', 'the reason of the parser of Go is not repeated'),
};

/** Fields that only later versions of OpenBao have. */
const LATER = ['allow_globs_in_identity_templates'];

/** What a client can rely on: the keys, whatever chance decides of the values. */
function keysOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? Object.keys(value)
        .filter((key) => !LATER.includes(key))
        .sort()
    : typeof value;
}

async function responses(service: SecretsService): Promise<Reported[]> {
  await service.data('POST', 'sys/mounts/authority', { type: 'pki' });
  const reported: Reported[] = [];
  for (const [method, where, body] of MISTAKE_ASKS) {
    const { status, body: response } = await service.ask(method, where, body);
    const { errors, warnings, data, auth } = (response ?? {}) as { [key: string]: any };
    reported.push({
      ask: titleOf([method, where, body], reported.length),
      status,
      ...(errors ? { errors } : {}),
      ...(warnings ? { warnings } : {}),
      ...(data ? { data: keysOf(data) } : {}),
      ...(auth ? { auth: keysOf(auth) } : {}),
    });
  }
  return reported;
}

describeOnOpenbao('OpenBao and the emulator take mistakes alike', (service, kind) =>
  testResponses(kind, {
    titles,
    recorded,
    kept: KEPT,
    keptTexts: KEPT_TEXTS,
    responses: async () => responses(service()),
  }),
);
