import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'crypto';
import { pepper, pepperFingerprint } from './pepper';

/** What scrypt is made with; it takes 128 × `N` × `r` bytes. */
interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * Of those that OWASP recommends as equal this is the one of 32 MiB, which takes about a quarter of a second on a small machine: 2^17 × 8 × 1 takes
 * twice as long where memory is slow, and four times as much of it. The object is for tests, whose secrets nobody wants.
 */
export const hashing: { cost: Cost } = { cost: { N: 2 ** 15, r: 8, p: 3 } };

/** A state may come from anybody: one that asks for more is not worth the memory. */
const MOST: Cost = { N: 2 ** 17, r: 8, p: 10 };
const LENGTH = 32;

/** How a value is kept that nobody compares, since a version says when it changes. */
export const NOT_HASHED = 'version';

/** How the earlier value of a secret is kept. */
export type Hash = (secret: string) => Promise<string>;

/** The hash was made with another pepper, or with one where there is none now: nothing can be said of any value. */
export class UnverifiableHash extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnverifiableHash';
  }
}

/** A salted, slow hash of a secret, as text that says how it was made: also whether with a pepper, and by 16 bits with which. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const { N, r, p } = hashing.cost;
  const derived = await derive(peppered(secret), salt, hashing.cost);
  return ['scrypt2', N, r, p, salt.toString('base64'), derived.toString('base64'), ...pepper() === undefined ? [] : [pepperFingerprint()]].join(':');
}

/** For what is kept in no state: only this process can make it, and whoever has its memory has the secret itself. */
export function hashInMemory(secret: string): Promise<string> {
  return Promise.resolve(`memory:${createHmac('sha256', PROCESS_KEY).update(secret.normalize('NFC')).digest('base64')}`);
}

const PROCESS_KEY = randomBytes(32);

/** Whether this is the secret that the hash was made of; throws {@link UnverifiableHash}. */
export async function matchesHash(secret: string, hash: string): Promise<boolean> {
  if (hash.startsWith('memory:')) return hash === await hashInMemory(secret);
  const made = parse(hash);
  if (!made) return false;
  if (made.fingerprint !== undefined) requirePepper(made.fingerprint);
  // Asked several times in one plan, and each time costs what it is meant to cost an attacker.
  const question = createHash('sha256').update(JSON.stringify([PROCESS_KEY.toString('base64'), hash, secret])).digest('base64');
  const known = responses.get(question);
  if (known !== undefined) return known;
  const derived = await derive(made.fingerprint === undefined ? secret.normalize('NFC') : peppered(secret), made.salt, made.cost);
  const matches = made.expected.length === derived.length && timingSafeEqual(derived, made.expected);
  if (responses.size < MOST_RESPONSES) responses.set(question, matches);
  return matches;
}

const responses = new Map<string, boolean>();
const MOST_RESPONSES = 1_000;

/** Whether a hash would be made otherwise now: at another cost, or with a pepper that there was none of. */
export function isOutdated(hash: string): boolean {
  const made = parse(hash);
  if (!made) return false;
  const { N, r, p } = hashing.cost;
  return made.cost.N * made.cost.r * made.cost.p < N * r * p || (made.fingerprint === undefined && pepper() !== undefined);
}

interface MadeHash {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly expected: Buffer;
  readonly fingerprint?: string;
}

/** `scrypt:N:salt:hash` is what earlier versions made. */
function parse(hash: string): MadeHash | undefined {
  const parts = hash.split(':');
  const [N, r, p, salt, expected, fingerprint] = parts[0] === 'scrypt' ? [parts[1], '8', '1', parts[2], parts[3]] : parts[0] === 'scrypt2' ? parts.slice(1) : [];
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const isPossible = Number.isInteger(Math.log2(cost.N)) && Number.isInteger(cost.r) && Number.isInteger(cost.p) && cost.N > 1 && cost.r > 0 && cost.p > 0;
  if (!expected || !isPossible || cost.N > MOST.N || cost.r > MOST.r || cost.p > MOST.p) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64'), expected: Buffer.from(expected, 'base64'), fingerprint };
}

function requirePepper(fingerprint: string): void {
  if (pepper() === undefined) throw new UnverifiableHash('its hash in the state was made with LINTEL_STATE_PEPPER, which is not set');
  if (pepperFingerprint() !== fingerprint) throw new UnverifiableHash('its hash in the state was made with another value of LINTEL_STATE_PEPPER');
}

function peppered(secret: string): string | Buffer {
  const text = secret.normalize('NFC');
  const key = pepper();
  return key === undefined ? text : createHmac('sha256', key).update(text).digest();
}

/** Two at a time: that is what the processor and the memory have to spare, however many objects are planned at once. */
const MOST_AT_ONCE = 2;
const waiting: (() => void)[] = [];
let running = 0;

async function derive(secret: string | Buffer, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await new Promise((resolve, reject) => {
      scrypt(secret, salt, LENGTH, { N, r, p, maxmem: 256 * (N + p) * r + 2 ** 20 }, (error, key) => (error ? reject(error) : resolve(key)));
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
