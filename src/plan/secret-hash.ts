import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'crypto';
import { pepper, pepperFingerprint } from './pepper';

/** The parameters of scrypt, which takes 128 × `N` × `r` bytes of memory. */
interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * Of the equivalent parameters that OWASP recommends, these take 32 MiB and about a quarter of a second on a small machine; 2^17 × 8 × 1 takes four
 * times as much memory, and twice as long if memory is slow. An object, so that tests can lower the cost.
 */
export const hashing: { cost: Cost } = { cost: { N: 2 ** 15, r: 8, p: 3 } };

/** The maximum cost that is accepted from a state, which may come from an untrusted source. */
const MOST: Cost = { N: 2 ** 17, r: 8, p: 10 };
const LENGTH = 32;

/** Stored in place of a hash if a version is configured, so that the value is never compared. */
export const NOT_HASHED = 'version';

/** Hashes a secret for later comparison. */
export type Hash = (secret: string) => Promise<string>;

/** The hash was made with another pepper, or with a pepper that is no longer set: no value can be compared with it. */
export class UnverifiableHash extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnverifiableHash';
  }
}

/** Returns a salted, slow hash of a secret, as text that includes its parameters and 16 bits that identify the pepper, if one was used. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const { N, r, p } = hashing.cost;
  const derived = await derive(peppered(secret), salt, hashing.cost);
  return [
    'scrypt2',
    N,
    r,
    p,
    salt.toString('base64'),
    derived.toString('base64'),
    ...(pepper() === undefined ? [] : [pepperFingerprint()]),
  ].join(':');
}

/** Returns a fast hash that never leaves this process: anyone who can read its memory can read the secret itself. */
export function hashInMemory(secret: string): Promise<string> {
  return Promise.resolve(
    `memory:${createHmac('sha256', PROCESS_KEY).update(secret.normalize('NFC')).digest('base64')}`,
  );
}

const PROCESS_KEY = randomBytes(32);

/** Whether the hash was made from this secret. Throws {@link UnverifiableHash}. */
export async function matchesHash(secret: string, hash: string): Promise<boolean> {
  if (hash.startsWith('memory:')) return hash === (await hashInMemory(secret));
  const made = parse(hash);
  if (!made) return false;
  if (made.fingerprint !== undefined) requirePepper(made.fingerprint);
  // Cached, because one plan compares a value several times, and each comparison is expensive by design.
  const cacheKey = createHash('sha256')
    .update(JSON.stringify([PROCESS_KEY.toString('base64'), hash, secret]))
    .digest('base64');
  const known = comparisons.get(cacheKey);
  if (known !== undefined) return known;
  const derived = await derive(
    made.fingerprint === undefined ? secret.normalize('NFC') : peppered(secret),
    made.salt,
    made.cost,
  );
  const matches = made.expected.length === derived.length && timingSafeEqual(derived, made.expected);
  if (comparisons.size < MOST_COMPARISONS) comparisons.set(cacheKey, matches);
  return matches;
}

const comparisons = new Map<string, boolean>();
const MOST_COMPARISONS = 1_000;

/** Whether a new hash would differ in its parameters: a higher cost, or a pepper that was not set before. */
export function isOutdated(hash: string): boolean {
  const made = parse(hash);
  if (!made) return false;
  const { N, r, p } = hashing.cost;
  return (
    made.cost.N * made.cost.r * made.cost.p < N * r * p || (made.fingerprint === undefined && pepper() !== undefined)
  );
}

interface MadeHash {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly expected: Buffer;
  readonly fingerprint?: string;
}

/** Earlier versions wrote `scrypt:N:salt:hash`. */
function parse(hash: string): MadeHash | undefined {
  const parts = hash.split(':');
  const [N, r, p, salt, expected, fingerprint] =
    parts[0] === 'scrypt' ? [parts[1], '8', '1', parts[2], parts[3]] : parts[0] === 'scrypt2' ? parts.slice(1) : [];
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const isPossible =
    Number.isInteger(Math.log2(cost.N)) &&
    Number.isInteger(cost.r) &&
    Number.isInteger(cost.p) &&
    cost.N > 1 &&
    cost.r > 0 &&
    cost.p > 0;
  if (salt === undefined || !expected || !isPossible || cost.N > MOST.N || cost.r > MOST.r || cost.p > MOST.p) {
    return undefined;
  }
  return { cost, salt: Buffer.from(salt, 'base64'), expected: Buffer.from(expected, 'base64'), fingerprint };
}

function requirePepper(fingerprint: string): void {
  if (pepper() === undefined) {
    throw new UnverifiableHash('its hash in the state was made with LINTEL_STATE_PEPPER, which is not set');
  }
  if (pepperFingerprint() !== fingerprint) {
    throw new UnverifiableHash('its hash in the state was made with another value of LINTEL_STATE_PEPPER');
  }
}

function peppered(secret: string): string | Buffer {
  const text = secret.normalize('NFC');
  const key = pepper();
  return key === undefined ? text : createHmac('sha256', key).update(text).digest();
}

/** Limits CPU and memory use, however many objects are planned at once. */
const MOST_AT_ONCE = 2;
const waiting: (() => void)[] = [];
let running = 0;

async function derive(secret: string | Buffer, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await new Promise((resolve, reject) => {
      scrypt(secret, salt, LENGTH, { N, r, p, maxmem: 256 * (N + p) * r + 2 ** 20 }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
