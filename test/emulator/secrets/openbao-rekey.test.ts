import * as path from 'path';
import { startEmulator } from '../../support/emulator';
import { describeGiven } from '../../support/needed';
import { serviceAt, startSelfUnsealingOpenbao, type SecretsService } from '../../support/openbao';
import { person } from '../../support/pgp';
import { RecordedResponses, testResponses, typed, type Reported } from './compared';

const AT = 'sys/rotate/recovery';
const recorded = new RecordedResponses(path.join(__dirname, 'openbao-rekey.json'));

/** Requests in order. `SHARE` is the share of the current key, `KEY` a PGP key, `NONCE` the attempt's, `VERIFICATION` that of its verification. */
const ASKS: readonly (readonly [method: string, end: string, body?: Readonly<Record<string, unknown>>])[] = [
  ['GET', 'init'],
  ['GET', 'verify'],
  ['DELETE', 'verify'],
  ['DELETE', 'init'],
  ['POST', 'update', { key: 'SHARE', nonce: 'x' }],
  ['POST', 'verify', { key: 'SHARE', nonce: 'x' }],
  ['POST', 'init', { secret_shares: 1, secret_threshold: 2 }],
  ['POST', 'init', { secret_shares: 2, secret_threshold: 2 }],
  ['GET', 'init'],
  ['GET', 'verify'],
  ['POST', 'init', { secret_shares: 1, secret_threshold: 1 }],
  ['POST', 'verify', { key: 'SHARE', nonce: 'NONCE' }],
  ['POST', 'update', {}],
  ['DELETE', 'init'],
  ['POST', 'init', { secret_shares: 1, secret_threshold: 1, pgp_keys: 'KEY', backup: true }],
  ['GET', 'init'],
  ['DELETE', 'init'],
  ['POST', 'init', { secret_shares: 1, secret_threshold: 1, require_verification: true }],
  ['GET', 'init'],
  ['POST', 'update', { key: 'SHARE', nonce: 'NONCE' }],
  ['GET', 'init'],
  ['GET', 'verify'],
  ['POST', 'update', { key: 'SHARE', nonce: 'NONCE' }],
  ['POST', 'verify', { key: 'SHARE', nonce: 'VERIFICATION' }],
  ['GET', 'verify'],
  ['DELETE', 'init'],
  ['POST', 'init', { secret_shares: 1, secret_threshold: 1 }],
  ['POST', 'update', { key: 'SHARE', nonce: 'NONCE' }],
  ['GET', 'init'],
  ['GET', 'backup'],
];

const TITLES = ASKS.map(([method, end, body], number) => {
  return `${number}: ${method} ${end} ${JSON.stringify(body) ?? ''}`.trim();
});

const CHANCE = /^(?:nonce|verification_nonce|keys|keys_base64|pgp_fingerprints)$/;

async function responses(service: SecretsService, share: string): Promise<Reported[]> {
  const reported: Reported[] = [];
  const known: Record<string, string> = { SHARE: share, KEY: (await person('keeper')).publicKey };
  for (const [index, [method, end, body]] of ASKS.entries()) {
    const sent =
      body && Object.fromEntries(Object.entries(body).map(([key, value]) => [key, known[String(value)] ?? value]));
    const { status, body: response } = await service.ask(method, `${AT}/${end}`, sent);
    const { errors, data } = (response ?? {}) as { errors?: string[]; data?: Record<string, string> };
    if (end === 'init' && data?.nonce) known.NONCE = data.nonce;
    if (data?.verification_nonce) known.VERIFICATION = data.verification_nonce;
    reported.push({
      ask: TITLES[index]!,
      status,
      ...(errors ? { errors } : {}),
      ...(data ? { data: shown(data) } : {}),
    });
  }
  return reported;
}

/** A nonce is one, or empty. */
function shown(data: Readonly<Record<string, unknown>>): unknown {
  const values = Object.fromEntries(Object.entries(data).filter(([, value]) => value === '' || value === null));
  return { ...(typed(data, CHANCE) as object), ...values };
}

function compare(kind: 'emulator' | 'server', start: () => Promise<{ service: SecretsService; share: string }>): void {
  testResponses(kind, {
    titles: TITLES,
    recorded,
    responses: async () => {
      const { service, share } = await start();
      try {
        return await responses(service, share);
      } finally {
        await service.close();
      }
    },
  });
}

describe('A rekey of the recovery key, on the emulator, responds as OpenBao does', () => {
  compare('emulator', async () => {
    const emulator = await startEmulator({ dialects: { secrets: 'openbao' } });
    const { keys } = await emulator.control.recoveryShares();
    const service = serviceAt(emulator.address, 'secrets-root', async () => emulator.close());
    return { service, share: keys[0]! };
  });
});

describeGiven('A rekey of the recovery key, on an OpenBao that unseals itself,', 'LINTEL_TEST_OPENBAO', (program) => {
  compare('server', async () => startSelfUnsealingOpenbao(program));
});
