import { scryptSync } from 'crypto';
import { hashing, hashInMemory, hashSecret, isOutdated, matchesHash } from '../../src/plan/secret-hash';

const PEPPER = 'a pepper of more than enough characters';
const real = hashing.cost;

beforeEach(() => {
  hashing.cost = { N: 2 ** 8, r: 8, p: 1 };
});
afterEach(() => {
  hashing.cost = real;
  delete process.env.LINTEL_STATE_PEPPER;
});

/** The format of earlier versions. */
function earlierHash(secret: string): string {
  const salt = Buffer.from('0123456789abcdef');
  return `scrypt:16384:${salt.toString('base64')}:${scryptSync(secret, salt, 32, { N: 2 ** 14 }).toString('base64')}`;
}

test('uses the scrypt cost that OWASP recommends', () => {
  // N × r × p of the configurations that OWASP considers equivalent, from 2^17 × 8 × 1 down to 2^13 × 8 × 10.
  expect([
    [2 ** 17, 8, 1],
    [2 ** 16, 8, 2],
    [2 ** 15, 8, 3],
    [2 ** 14, 8, 5],
    [2 ** 13, 8, 10],
  ]).toContainEqual([real.N, real.r, real.p]);
});

test('takes 32 MiB for a hash, and less than 300 MiB for ten concurrent ones', async () => {
  hashing.cost = real;
  const before = process.memoryUsage.rss();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before);
  }, 5);
  const hashes = await Promise.all(Array.from({ length: 10 }, (_, index) => hashSecret(`secret ${index}`)));
  clearInterval(watch);
  expect(new Set(hashes).size).toBe(10);
  expect(most).toBeLessThan(300 * 1024 * 1024);
  expect(hashes[0]).toMatch(/^scrypt2:32768:8:3:/);
}, 60_000);

test('verifies hashes of earlier versions, and reports them as outdated', async () => {
  const hash = earlierHash('1234');
  expect(await matchesHash('1234', hash)).toBe(true);
  expect(await matchesHash('1235', hash)).toBe(false);
  hashing.cost = real;
  expect(isOutdated(hash)).toBe(true);
  expect(isOutdated('scrypt2:32768:8:3:AAAA:AAAA')).toBe(false);
});

test('salts hashes', async () => {
  const [one, other] = await Promise.all([hashSecret('1234'), hashSecret('1234')]);
  expect(one).not.toBe(other);
  expect([await matchesHash('1234', one), await matchesHash('1234', other), await matchesHash('12345', one)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('verifies a hash with a pepper only with that pepper, and distinguishes another pepper from another secret', async () => {
  process.env.LINTEL_STATE_PEPPER = PEPPER;
  const hash = await hashSecret('1234');
  expect(hash).not.toContain(PEPPER);
  expect([await matchesHash('1234', hash), await matchesHash('1235', hash)]).toEqual([true, false]);
  // The state alone does not allow a guess.
  const [, N, r, p, salt, expected] = hash.split(':');
  const guessed = scryptSync('1234', Buffer.from(salt, 'base64'), 32, { N: Number(N), r: Number(r), p: Number(p) });
  expect(guessed.toString('base64')).not.toBe(expected);
  process.env.LINTEL_STATE_PEPPER = `${PEPPER}, another`;
  await expect(matchesHash('1234', hash)).rejects.toThrow('another value of LINTEL_STATE_PEPPER');
  delete process.env.LINTEL_STATE_PEPPER;
  await expect(matchesHash('1234', hash)).rejects.toThrow('LINTEL_STATE_PEPPER, which is not set');
});

test('reveals only the same sixteen bits of the pepper', async () => {
  process.env.LINTEL_STATE_PEPPER = PEPPER;
  const reported = (await Promise.all([hashSecret('a'), hashSecret('b')])).map((hash) => hash.split(':')[6]);
  expect(reported[0]).toMatch(/^[0-9a-f]{4}$/);
  expect(reported[1]).toBe(reported[0]);
});

test('refuses a pepper that could be guessed', async () => {
  process.env.LINTEL_STATE_PEPPER = 'too short';
  await expect(hashSecret('1234')).rejects.toThrow('at least 16 characters');
});

test('verifies hashes without a pepper once there is one, and reports them as outdated', async () => {
  const hash = await hashSecret('1234');
  process.env.LINTEL_STATE_PEPPER = PEPPER;
  expect([await matchesHash('1234', hash), await matchesHash('1235', hash), isOutdated(hash)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('ignores a hash with a cost beyond the limit', async () => {
  expect(await matchesHash('x', 'scrypt2:1073741824:8:1:AAAA:AAAA')).toBe(false);
  expect(await matchesHash('x', 'scrypt2:32768:8:100000:AAAA:AAAA')).toBe(false);
  for (const hash of [
    'nonsense',
    'scrypt:16383:AAAA:AAAA',
    'scrypt2:1.5:8:1:AAAA:AAAA',
    'scrypt2:16384:8:-1:AAAA:AAAA',
    'scrypt:x',
  ]) {
    expect(await matchesHash('x', hash)).toBe(false);
  }
});

test('verifies an in-memory hash only in the same process', async () => {
  const hash = await hashInMemory('1234');
  expect([await matchesHash('1234', hash), await matchesHash('1235', hash), isOutdated(hash)]).toEqual([
    true,
    false,
    false,
  ]);
});
