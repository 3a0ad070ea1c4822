import type { World } from '../../world';
import type { Fields } from '../fields';
import { readFlag, readNames, readText, readWhole } from '../fields';
import { badRequest, failure } from '../refusal';
import { ceremonies } from './ceremony';
import type { Ceremony } from './ceremony';
import { readPgpKeys } from './pgp';
import { rekeyRefusal } from './responses';

const SHORTEST_SHARE_BYTES = 16;
const LONGEST_SHARE_BYTES = 33;

/** Reads a new attempt from a body. The checks run in the same order as in Vault and OpenBao, which report some refusals as failures. */
export async function readCeremony(world: World, body: Fields): Promise<Ceremony> {
  const isOpenbao = world.dialects.secrets === 'openbao';
  const refuseSecond = () => {
    if (world.store.of(ceremonies).find('recovery')) throw rekeyRefusal(world, 'rekey already in progress');
  };
  const invalid = (text: string) => (isOpenbao ? badRequest : failure)(`invalid recovery configuration: ${text}`);
  // OpenBao first checks for a running attempt.
  if (isOpenbao) refuseSecond();
  const [shares, threshold] = [readWhole(body, 'secret_shares') ?? 0, readWhole(body, 'secret_threshold') ?? 0];
  const pgpKeys = (readNames(body, 'pgp_keys') ?? []).filter((key) => key !== '');
  const backup = readFlag(body, 'backup') ?? false;
  if (!isOpenbao && backup && pgpKeys.length === 0) {
    throw badRequest('cannot request a backup of the new keys without providing PGP keys for encryption');
  }
  if (pgpKeys.length > 0 && pgpKeys.length !== shares) throw badRequest('incorrect number of PGP keys for rekey');
  const wrong = wrongNumbers(shares, threshold);
  if (wrong !== undefined) throw invalid(wrong);
  const fingerprints = (
    await readPgpKeys(pgpKeys).catch(() => {
      throw invalid('error parsing PGP key');
    })
  ).map(({ fingerprint }) => fingerprint);
  refuseSecond();
  return {
    name: 'recovery',
    nonce: world.random.uuid(),
    startedAt: world.clock.now().toISOString(),
    shares,
    threshold,
    pgpKeys,
    fingerprints,
    backup,
    requireVerification: readFlag(body, 'require_verification') ?? false,
    supplied: [],
  };
}

/** Reads one share in hexadecimal or base64. */
export function readShare(world: World, body: Fields): string {
  const text = readText(body, 'key') ?? '';
  if (text === '') {
    throw badRequest(
      world.dialects.secrets === 'openbao'
        ? "missing required field 'key'"
        : "'key' must be specified in request body as JSON",
    );
  }
  const bytes = decoded(text);
  if (!bytes) throw badRequest("'key' must be a valid hex or base64 string");
  if (bytes.length < SHORTEST_SHARE_BYTES) {
    throw badRequest(`key is shorter than minimum ${SHORTEST_SHARE_BYTES} bytes`);
  }
  if (bytes.length > LONGEST_SHARE_BYTES) throw badRequest(`key is longer than maximum ${LONGEST_SHARE_BYTES} bytes`);
  return bytes.toString('hex');
}

export function readNonce(body: Fields): string {
  return readText(body, 'nonce') ?? '';
}

function wrongNumbers(shares: number, threshold: number): string | undefined {
  if (shares < 1) return 'shares must be at least one';
  if (threshold < 1) return 'threshold must be at least one';
  if (shares > 1 && threshold === 1) return 'threshold must be greater than one for multiple shares';
  if (shares > 255) return 'shares must be less than 256';
  return threshold > shares ? 'threshold cannot be larger than shares' : undefined;
}

function decoded(text: string): Buffer | undefined {
  if (/^(?:[0-9a-f]{2})+$/i.test(text)) return Buffer.from(text, 'hex');
  return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)
    ? Buffer.from(text, 'base64')
    : undefined;
}
