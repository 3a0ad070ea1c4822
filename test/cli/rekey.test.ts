import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { lintel, lintelFed } from './run-cli';
import { Around, CTRL_C, describeWithTerminal, ENTER, sitDown, Sitting } from './terminal';
import { startEmulator, TestEmulator } from '../support/emulator';
import { people } from '../support/pgp';

const INIT = '/v1/sys/rekey-recovery-key/init';
const UPDATE = '/v1/sys/rekey-recovery-key/update';
const HIDDEN = '(not shown): ';
/** The shell then lets the command write no file. */
const NO_SPACE = 'ulimit -f 0; ';

let service: TestEmulator;
let folder: string;
const sitting: Sitting[] = [];
beforeEach(async () => {
  service = await startEmulator();
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-rekey-'));
});
afterEach(async () => {
  for (const one of sitting.splice(0)) one.kill();
  await service.close();
  rmSync(folder, { recursive: true });
});

const env = (token = 'secrets-root') => ({ LINTEL_SECRETS_ADDRESS: service.address, LINTEL_SECRETS_TOKEN: token });
const run = async (...args: string[]) => lintel(['rekey', ...args], env());
const feed = async (share: string, ...args: string[]) => lintelFed(share, ['rekey', ...args], env());
const sit = (args: readonly string[], around?: Around) => {
  const one = sitDown(['rekey', ...args], env(), around);
  sitting.push(one);
  return one;
};
const place = (name: string) => path.join(folder, name);
const shares = () => service.control.recoveryShares();
const status = async () => (await service.request('GET', INIT)).body;
const start = async (body: object) => (await service.request('POST', INIT, { body })).body.nonce as string;

/** A key of three shares, two of which are needed, in the place of the one at the start. */
async function split(): Promise<string[]> {
  const nonce = await start({ secret_shares: 3, secret_threshold: 2 });
  const [key] = (await shares()).keys;
  return (await service.request('POST', UPDATE, { body: { key, nonce } })).body.keys;
}

/** A share in which one digit is another. */
const mistyped = (share: string) => share.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));

describe('a ceremony of several people, each with a process of their own', () => {
  it('gives the new shares to whoever brings the last one, in a file that nobody else can read', async () => {
    const [ada, grace] = await split();
    const nonce = await start({ secret_shares: 5, secret_threshold: 3 });
    const first = await feed(ada, 'submit', '--nonce', nonce, '--output', place('ada'));
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toContain('1 of 2 shares submitted\nThe share counts. 1 more share of the present key is needed.');
    expect(readdirSync(folder)).toEqual([]);
    const last = await feed(`${grace}\n`, 'submit', '--nonce', nonce, '--output', place('new-shares'));
    expect(last).toMatchObject({ code: 0, stderr: '' });
    const { keys, threshold } = await shares();
    expect([threshold, readFileSync(place('new-shares'), 'utf8')]).toEqual([3, keys.map((key) => `${key}\n`).join('')]);
    expect(statSync(place('new-shares')).mode.toString(8)).toMatch(/600$/);
    expect(readdirSync(folder)).toEqual(['new-shares']);
    expect(last.stdout).toContain('The new key has 5 shares, of which 3 make it whole');
    for (const output of [first, last]) for (const share of [ada, grace, ...keys]) expect(output.stdout + output.stderr).not.toContain(share);
  });

  it('keeps the present key until the new shares are proven, also where that begins again', async () => {
    const before = await shares();
    const nonce = await start({ secret_shares: 3, secret_threshold: 2, require_verification: true });
    const { stdout } = await feed(before.keys[0], 'submit', '--nonce', nonce, '--output', place('new'));
    const verification = /lintel rekey verify --nonce (\S+)/.exec(stdout)![1];
    const fresh = readFileSync(place('new'), 'utf8').trim().split('\n');
    expect(await shares()).toEqual(before);
    expect((await feed(fresh[0], 'verify', '--nonce', verification)).stdout).toContain('[#-] 1 of 2 shares proven');
    const again = await run('restart-verification', '--nonce', verification);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    const renewed = /lintel rekey verify --nonce (\S+)/.exec(again.stdout)![1];
    expect(renewed).not.toBe(verification);
    expect(await feed(fresh[0], 'verify', '--nonce', verification)).toMatchObject({ code: 1, stderr: expect.stringContaining(`has the nonce ${renewed}, and not ${verification}; nothing was sent`) });
    for (const share of [fresh[2], fresh[1]]) expect((await feed(share, 'verify', '--nonce', renewed)).code).toBe(0);
    expect(await shares()).toEqual({ keys: fresh, threshold: 2 });
    expect(await run('status')).toMatchObject({ code: 0, stdout: expect.stringContaining('No rekey of the recovery key runs') });
  });

  it('is cancelled by its nonce, and the present key stays', async () => {
    const before = await shares();
    const nonce = await start({ secret_shares: 3, secret_threshold: 2, require_verification: true });
    await feed(before.keys[0], 'submit', '--nonce', nonce, '--output', place('new'));
    expect(await run('cancel', '--nonce', 'another')).toMatchObject({ code: 1, stderr: expect.stringContaining('nothing was sent') });
    expect(await run('cancel', '--nonce', nonce)).toMatchObject({ code: 0, stdout: expect.stringContaining('The new shares are void') });
    expect(await shares()).toEqual(before);
    expect(await run('cancel', '--nonce', nonce)).toMatchObject({ code: 1, stderr: expect.stringContaining('no rekey of the recovery key runs') });
  });

  it('gives encrypted shares as a file for each, and from the backup again, until that is deleted', async () => {
    const all = await people('Ada', 'Grace', 'Alan');
    const nonce = await start({ secret_shares: 3, secret_threshold: 2, backup: true, pgp_keys: all.map(({ publicKey }) => publicKey) });
    const [key] = (await shares()).keys;
    const { stdout } = await feed(key, 'submit', '--nonce', nonce, '--output', place('encrypted'));
    expect(stdout).toContain('gpg --decrypt');
    expect(await run('backup', '--output', place('backup'))).toMatchObject({ code: 0, stdout: expect.stringContaining(nonce) });
    const { keys } = await shares();
    expect(statSync(place('encrypted')).mode.toString(8)).toMatch(/700$/);
    for (const [index, holder] of all.entries()) {
      const file = path.join(place('encrypted'), `share-${index + 1}-${holder.fingerprint}.pgp`);
      expect(await holder.open(readFileSync(file))).toBe(keys[index]);
      expect(statSync(file).mode.toString(8)).toMatch(/600$/);
      const kept = readdirSync(place('backup')).find((name) => name.includes(holder.fingerprint))!;
      expect(await holder.open(readFileSync(path.join(place('backup'), kept)))).toBe(keys[index]);
    }
    expect(await run('delete-backup', '--nonce', 'another')).toMatchObject({ code: 1, stderr: expect.stringContaining('the backup has the nonce') });
    expect(await run('delete-backup', '--nonce', nonce)).toMatchObject({ code: 0, stdout: expect.stringContaining('The backup is deleted') });
    for (const verb of [['backup', '--output', place('none')], ['delete-backup', '--nonce', nonce]]) {
      expect(await run(...verb)).toMatchObject({ code: 1, stderr: expect.stringContaining('the service keeps no backup') });
    }
    expect(readdirSync(folder).sort()).toEqual(['backup', 'encrypted']);
  });

  it.each(['vault', 'openbao'] as const)('is the same with a service of the dialect %s, found by its own variables', async (dialect) => {
    const other = await startEmulator({ dialects: { secrets: dialect } });
    const init = dialect === 'openbao' ? '/v1/sys/rotate/recovery/init' : INIT;
    const [family, [key]] = [dialect === 'vault' ? 'VAULT' : 'BAO', (await other.control.recoveryShares()).keys];
    const theirs = { [`${family}_ADDR`]: other.address, [`${family}_TOKEN`]: 'secrets-root', HOME: folder };
    const { body } = await other.request('POST', init, { body: { secret_shares: 1, secret_threshold: 1, require_verification: true } });
    const { nonce } = (body.data ?? body) as { nonce: string };
    expect((await lintel(['rekey', 'status'], theirs)).stdout).toContain(nonce);
    expect((await lintelFed(Buffer.from(key, 'hex').toString('base64'), ['rekey', 'submit', '--nonce', nonce, '--output', place('new')], theirs)).code).toBe(0);
    expect((await lintel(['rekey', 'status'], theirs)).stdout).toContain('[-] 0 of 1 share proven');
    expect((await lintel(['rekey', 'cancel', '--nonce', nonce], theirs)).code).toBe(0);
    await other.close();
  });
});

describe('a mistake', () => {
  let present: string[];
  let nonce: string;
  beforeEach(async () => {
    present = await split();
    nonce = await start({ secret_shares: 1, secret_threshold: 1, require_verification: true });
  });
  const submit = async (share: string, reported = nonce) => feed(share, 'submit', '--nonce', reported, '--output', place('new'));

  it('with a share costs everybody the shares so far, which it says', async () => {
    await submit(present[0]);
    expect(await submit(mistyped(present[1]))).toMatchObject({ code: 1, stderr: expect.stringMatching(/at least one is wrong\. The service has forgotten all of them\. Everybody submits theirs again/) });
    expect(await status()).toMatchObject({ nonce, progress: 0 });
    expect(existsSync(place('new'))).toBe(false);
  });

  it('with a new share makes the proof begin again, with another nonce to look up', async () => {
    await submit(present[0]);
    const { stdout } = await submit(present[1]);
    const verification = /verify --nonce (\S+)/.exec(stdout)![1];
    expect(await feed(present[2], 'verify', '--nonce', verification)).toMatchObject({ code: 1, stderr: expect.stringMatching(/another nonce\. Look it up with lintel rekey status/) });
    const [fresh] = readFileSync(place('new'), 'utf8').trim().split('\n');
    const renewed = /verify --nonce (\S+)/.exec((await run('status')).stdout)![1];
    expect((await feed(fresh, 'verify', '--nonce', renewed)).stdout).toContain('The new recovery key is in force');
  });

  it.each([
    ['another nonce', async () => submit(present[0], 'another'), /has the nonce \S+, and not another; nothing was sent/],
    ['a share that counts already', async () => submit(present[0]).then(async () => submit(present[0])), /counts already/],
    ['what is no share', async () => submit('my share'), /that is no share, and nothing was sent/],
    ['two shares', async () => submit(`${present[0]}\n${present[1]}`), /one share is hexadecimal, or base64, without anything else/],
    ['a share that is cut off', async () => submit(present[0].slice(0, 20)), /that is no share of this service \(.*shorter/],
    ['nothing', async () => submit(''), /no share was given, and nothing was sent/],
    ['far too much', async () => submit('ab'.repeat(5000)), /too long for one share/],
    ['a share of the present key as a new one', async () => feed(present[0], 'verify', '--nonce', nonce), /are not given out yet: 0 of 2 shares of the present key were submitted\. First: lintel rekey submit/],
    ['a place that is taken', async () => {
      writeFileSync(place('new'), 'mine');
      return submit(present[0]);
    }, /is there already, and nothing was sent/],
    ['a place that cannot be', async () => feed(present[0], 'submit', '--nonce', nonce, '--output', place('none/new')), /could not be written to .*, and nothing was sent: ENOENT/],
  ])('is told with the next step: %s', async (_, act, words) => {
    const { code, stderr } = await act();
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(words) });
    expect(stderr).not.toContain(present[0]);
    if (existsSync(place('new'))) expect(readFileSync(place('new'), 'utf8')).toBe('mine');
  });

  it('is to go on after the verification has begun, or after a failover', async () => {
    await submit(present[0]);
    await submit(present[1]);
    expect(await feed(present[0], 'submit', '--nonce', nonce, '--output', place('more'))).toMatchObject({ code: 1, stderr: expect.stringContaining('Now the new ones are proven: lintel rekey verify --nonce') });
    await service.request('POST', '/_emulator/failover');
    expect(await submit(present[0])).toMatchObject({ code: 1, stderr: expect.stringContaining('started by the Terraform resource lintel_recovery_rekey') });
  });

  it('is to verify what asks for no verification', async () => {
    await service.request('DELETE', INIT);
    const other = await start({ secret_shares: 1, secret_threshold: 1 });
    expect(await feed(present[0], 'verify', '--nonce', other)).toMatchObject({ code: 1, stderr: expect.stringContaining('asks for no verification') });
  });

  it.each([
    [['submit'], '--nonce is needed where the input is no terminal'],
    [['submit', '--nonce', 'x'], '--output is needed where the output is no terminal: shares are never written to a pipe'],
    [['submit', '--nonce', 'x', '--output', '-'], 'shares are never written to a pipe'],
    [['submit', '--nonce', 'x', '--output', '/dev/stdout'], 'shares are never written to a pipe'],
    [['backup'], '--output is needed'],
    [['verify'], '--nonce is needed'], [['cancel'], '--nonce is needed'], [['restart-verification'], '--nonce is needed'], [['delete-backup'], '--nonce is needed'],
    [['submit', 'a-share'], 'too many arguments'],
    [['status', '--address', 'secrets.example.com'], 'It must be an address'],
  ])('in the command %j is wrong usage', async (args, words) => {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(words) });
    expect(await status()).toMatchObject({ progress: 0 });
  });
});

describe('where there is no space for the new shares', () => {
  it.each([
    ['and they are not in force yet', { require_verification: true }, /The present key stays in force: run lintel rekey cancel --nonce /],
    ['and they are in force', {}, /ask whoever runs the service at once/],
  ])('says how to go on, %s', async (_, more, words) => {
    const [key] = (await shares()).keys;
    const nonce = await start({ secret_shares: 2, secret_threshold: 2, ...more });
    const { code, stdout, stderr } = await lintelFed(key, ['rekey', 'submit', '--nonce', nonce, '--output', place('new')], env(), NO_SPACE);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(words) });
    for (const share of (await shares()).keys) expect(stdout + stderr).not.toContain(share);
  });
});

describe('where the answer is lost', () => {
  const lose = async (path_ = '/v1/sys/rekey-recovery-key/update') => service.control.faults([{ method: 'POST', path: path_, reset: 'after', times: 1 }]);

  it('says whether the share may count', async () => {
    const [ada] = await split();
    const nonce = await start({ secret_shares: 1, secret_threshold: 1 });
    await lose();
    expect(await feed(ada, 'submit', '--nonce', nonce, '--output', place('new'))).toMatchObject({ code: 1, stderr: expect.stringContaining('1 of 2. If nobody else has submitted one, it is yours') });
    await service.control.faults([{ method: 'POST', path: UPDATE, reset: 'before', times: 1 }]);
    expect(await feed(ada, 'submit', '--nonce', nonce, '--output', place('new'))).toMatchObject({ code: 1, stderr: expect.stringContaining('the share does not count. Submit it again') });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says where to look after a new share, and what failed where the service did', async () => {
    const nonce = await start({ secret_shares: 1, secret_threshold: 1, require_verification: true });
    const [key] = (await shares()).keys;
    await service.control.faults([{ method: 'POST', path: UPDATE, status: 500, times: 1 }]);
    expect(await feed(key, 'submit', '--nonce', nonce, '--output', place('new'))).toMatchObject({ code: 1, stderr: expect.stringMatching(/the service failed \(.*500.*\), and the share does not count/) });
    const { stdout } = await feed(key, 'submit', '--nonce', nonce, '--output', place('new'));
    await lose('/v1/sys/rekey-recovery-key/verify');
    const verification = /verify --nonce (\S+)/.exec(stdout)![1];
    const proven = await feed(readFileSync(place('new'), 'utf8'), 'verify', '--nonce', verification);
    expect(proven).toMatchObject({ code: 1, stderr: expect.stringContaining('lintel rekey status shows what became of it') });
    expect((await run('status')).stdout).toContain('No rekey of the recovery key runs');
  });

  it('says how to go on where the new shares were in it', async () => {
    const nonce = await start({ secret_shares: 2, secret_threshold: 2, require_verification: true });
    const before = await shares();
    await lose();
    const lost = await feed(before.keys[0], 'submit', '--nonce', nonce, '--output', place('new'));
    expect(lost).toMatchObject({ code: 1, stderr: expect.stringContaining(`The present key stays in force: run lintel rekey cancel --nonce ${nonce}`) });
    expect(await shares()).toEqual(before);
  });

  it('says where they are where no verification was asked for', async () => {
    const [ada] = await people('Ada');
    const nonce = await start({ secret_shares: 1, secret_threshold: 1, backup: true, pgp_keys: [ada.publicKey] });
    const [key] = (await shares()).keys;
    await lose();
    expect(await feed(key, 'submit', '--nonce', nonce, '--output', place('new'))).toMatchObject({ code: 1, stderr: expect.stringContaining('Get them with lintel rekey backup') });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the service', () => {
  it.each([
    ['is not named', {}, 'it is not said where the secrets service is. Set LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_TOKEN'],
    ['is named without a token', { LINTEL_SECRETS_ADDRESS: 'http://127.0.0.1:9' }, 'there is no token of the secrets service that belongs to LINTEL_SECRETS_ADDRESS'],
    ['cannot be reached', { LINTEL_SECRETS_ADDRESS: 'http://127.0.0.1:9', LINTEL_SECRETS_TOKEN: 'x' }, 'cannot be reached'],
    ['hears its token without encryption', { LINTEL_SECRETS_ADDRESS: 'http://secrets.invalid', LINTEL_SECRETS_TOKEN: 'x' }, 'warning: The token of the secrets service (from LINTEL_SECRETS_TOKEN) is sent to secrets.invalid without encryption'],
    ['has no such dialect', { LINTEL_SECRETS_ADDRESS: 'http://127.0.0.1:9', LINTEL_SECRETS_TOKEN: 'x', LINTEL_SECRETS_DIALECT: 'cellar' }, 'LINTEL_SECRETS_DIALECT must be one of'],
  ])('that %s is told so', async (_, variables, words) => {
    const none = { LINTEL_SECRETS_ADDRESS: '', LINTEL_SECRETS_TOKEN: '', VAULT_ADDR: '', BAO_ADDR: '' };
    expect(await lintel(['rekey', 'status'], { ...none, ...variables })).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(words) });
  });

  it('that refuses the token, or has its paths elsewhere, is told so', async () => {
    expect(await lintel(['rekey', 'status'], env('secrets-none'))).toMatchObject({ code: 1, stderr: expect.stringContaining('the service refuses the token') });
    expect(await run('status', '--dialect', 'openbao')).toMatchObject({ code: 1 });
    const moved = await startEmulator({ dialects: { secrets: 'openbao' } });
    const theirs = { LINTEL_SECRETS_ADDRESS: moved.address, LINTEL_SECRETS_TOKEN: 'secrets-root', LINTEL_SECRETS_DIALECT: 'vault' };
    expect(await lintel(['rekey', 'status'], theirs)).toMatchObject({ code: 1, stderr: expect.stringContaining('try --dialect openbao') });
    expect((await lintel(['rekey', 'status', '--dialect', 'openbao'], theirs)).code).toBe(0);
    await moved.close();
    await service.control.settings({ seal: 'shamir' });
    expect(await run('status')).toMatchObject({ code: 1, stderr: expect.stringContaining('has no recovery key that could be replaced') });
  });

  it('is found by options too, with the token in a file', async () => {
    writeFileSync(place('token'), 'secrets-root\n');
    const none = { LINTEL_SECRETS_ADDRESS: '', LINTEL_SECRETS_TOKEN: '' };
    const options = ['--address', service.address, '--token-file', place('token')];
    expect(await lintel(['rekey', 'status', ...options], none)).toMatchObject({ code: 0, stdout: expect.stringContaining(service.address) });
    expect(await lintel(['rekey', 'status', '--address', service.address, '--token-file', place('none')], none)).toMatchObject({ code: 1, stderr: expect.stringContaining('ENOENT') });
  });
});

describe('help', () => {
  it('teaches the ceremony, and every verb helps', async () => {
    const { code, stdout } = await lintel(['rekey', '--help']);
    expect(code).toBe(0);
    for (const words of ['lintel_recovery_rekey', 'lintel rekey submit', 'lintel rekey verify', 'LINTEL_SECRETS_ADDRESS', 'Exit codes']) expect(stdout).toContain(words);
    const verbs = [...stdout.split('Commands:')[1].split('The ceremony')[0].matchAll(/^ {2}([\w-]+)/gm)].map(([, name]) => name);
    expect(verbs).toEqual(['status', 'submit', 'verify', 'restart-verification', 'cancel', 'backup', 'delete-backup']);
    for (const verb of verbs) expect(await run(verb, '--help')).toMatchObject({ code: 0, stdout: expect.stringContaining(`Usage: lintel rekey ${verb}`) });
  });
});

describeWithTerminal('people at terminals', () => {
  /** Confirms the nonce and gives a share. */
  const give = async (one: Sitting, share: string) => {
    await one.until('[y/N] ');
    one.type(`y${ENTER}`);
    await one.until(HIDDEN);
    one.type(`${share}${ENTER}`);
  };

  it('see the nonce and how far it is, and no share but the new ones, once', async () => {
    const [ada, grace] = await split();
    const nonce = await start({ secret_shares: 2, secret_threshold: 2 });
    const first = sit(['submit']);
    await give(first, ada);
    const seen = await first.finished;
    expect(seen.code).toBe(0);
    expect(seen.output).toContain(`has the nonce \u001b[1m${nonce}`);
    expect(seen.output).toContain('[\u001b[32m█\u001b[39m░] 1 of 2 shares submitted');
    const last = sit(['submit']);
    await give(last, grace);
    const { output, code } = await last.finished;
    const { keys } = await shares();
    expect(code).toBe(0);
    for (const [index, key] of keys.entries()) expect(output.split(`share ${index + 1}  ${key}`)).toHaveLength(2);
    for (const share of [ada, grace]) expect(seen.output + output).not.toContain(share);
  });

  it('type corrections, and paste both answers at once', async () => {
    const [ada] = await split();
    await start({ secret_shares: 1, secret_threshold: 1 });
    const one = sit(['submit']);
    await one.until('[y/N] ');
    one.type(`nx\u007f\u007fyes${ENTER}wrong\u0015${ada.slice(0, 10)}0\u007f\u001b[D${ada.slice(10)}${ENTER}`);
    expect(await one.finished).toMatchObject({ code: 0, output: expect.stringContaining('1 of 2 shares submitted') });
    expect(await status()).toMatchObject({ progress: 1 });
  });

  it('give nothing to a rekey that they were not told of', async () => {
    const [key] = (await shares()).keys;
    await start({ secret_shares: 1, secret_threshold: 1 });
    const one = sit(['submit']);
    await one.until('[y/N] ');
    one.type(ENTER);
    expect(await one.finished).toMatchObject({ code: 1, output: expect.stringContaining('nothing was sent. Ask whoever started the rekey') });
    expect((await shares()).keys).toEqual([key]);
  });

  it('stop with Ctrl-C before anything is sent, and have their terminal back as it was', async () => {
    const before = await shares();
    const nonce = await start({ secret_shares: 1, secret_threshold: 1 });
    const one = sit(['submit', '--nonce', nonce, '--output', place('new')], { then: '; echo "ended with $?"; stty -a' });
    await one.until(HIDDEN);
    one.type(`${before.keys[0]}${CTRL_C}`);
    const { output } = await one.finished;
    expect(output).toContain('interrupted, and nothing was sent');
    expect(output).toContain('ended with 130');
    expect(output).toMatch(/(?<!-)\becho\b/);
    expect(output).not.toContain(before.keys[0]);
    expect([await shares(), readdirSync(folder)]).toEqual([before, []]);
  });

  it('go on with a proof that was interrupted', async () => {
    const nonce = await start({ secret_shares: 3, secret_threshold: 2, require_verification: true });
    await feed((await shares()).keys[0], 'submit', '--nonce', nonce, '--output', place('new'));
    const fresh = readFileSync(place('new'), 'utf8').trim().split('\n');
    const first = sit(['verify']);
    await give(first, fresh[0]);
    expect((await first.finished).code).toBe(0);
    const second = sit(['verify']);
    await second.until('[y/N] ');
    second.type(`y${ENTER}`);
    await second.until(HIDDEN);
    second.type(CTRL_C);
    expect(await second.finished).toMatchObject({ code: 130, output: expect.stringContaining('1 of 2 shares proven') });
    const { stdout } = await run('status');
    expect(stdout).toContain('1 of 2 shares proven');
    const [, command] = /Next: each holder of a new share runs {2}lintel rekey (.+)/.exec(stdout)!;
    expect((await feed(fresh[2], ...command.split(' '))).stdout).toContain('The new recovery key is in force');
  });

  it('who press Ctrl-C while the answer is under way still get the shares that are in it', async () => {
    const [key] = (await shares()).keys;
    const nonce = await start({ secret_shares: 1, secret_threshold: 1 });
    await service.control.faults([{ method: 'POST', path: UPDATE, latencyMs: 2_000, times: 1 }]);
    const one = sit(['submit', '--nonce', nonce]);
    await one.until(HIDDEN);
    one.type(`${key}${ENTER}`);
    await one.until('Waiting for the service');
    one.type(CTRL_C);
    await one.until('The answer is waited for');
    const { code, output } = await one.finished;
    expect(code).toBe(0);
    expect(output).toContain((await shares()).keys[0]);
  });

  it('see the new shares where they could not be written', async () => {
    const [key] = (await shares()).keys;
    const nonce = await start({ secret_shares: 2, secret_threshold: 2 });
    const one = sit(['submit', '--nonce', nonce, '--output', place('new')], { first: NO_SPACE });
    await one.until(HIDDEN);
    one.type(`${key}${ENTER}`);
    const { code, output } = await one.finished;
    expect([code, readdirSync(folder)]).toEqual([0, []]);
    expect(output).toContain('They could not be written (EFBIG');
    for (const share of (await shares()).keys) expect(output).toContain(share);
  });

  it('read encrypted shares off the screen, and the backup', async () => {
    const [ada] = await people('Ada');
    const nonce = await start({ secret_shares: 1, secret_threshold: 1, backup: true, pgp_keys: [ada.publicKey] });
    const [key] = (await shares()).keys;
    const one = sit(['submit', '--nonce', nonce]);
    await one.until(HIDDEN);
    one.type(`${key}${ENTER}`);
    const [fresh, kept] = [(await one.finished).output, (await sit(['backup']).finished).output];
    for (const output of [fresh, kept]) {
      const shown = new RegExp(`encrypted for ${ada.fingerprint}:\\r\\n(\\S+)`).exec(output)![1];
      expect(await ada.open(Buffer.from(shown, 'base64'))).toBe((await shares()).keys[0]);
    }
  });

  it('confirm what ends a rekey, begins a proof again or deletes a backup', async () => {
    const [ada] = await people('Ada');
    const nonce = await start({ secret_shares: 1, secret_threshold: 1, backup: true, pgp_keys: [ada.publicKey], require_verification: true });
    await feed((await shares()).keys[0], 'submit', '--nonce', nonce, '--output', place('new'));
    for (const verb of ['restart-verification', 'cancel', 'delete-backup']) {
      const refused = sit([verb]);
      await refused.until('[y/N] ');
      refused.type(`n${ENTER}`);
      expect((await refused.finished).code).toBe(1);
      const confirmed = sit([verb]);
      await confirmed.until('[y/N] ');
      confirmed.type(`y${ENTER}`);
      expect((await confirmed.finished).code).toBe(0);
    }
    expect(await status()).toMatchObject({ started: false });
  });

  it('see a plain picture in continuous integration', async () => {
    await start({ secret_shares: 1, secret_threshold: 1 });
    const one = sitDown(['rekey', 'status'], { ...env(), CI: 'true', NO_COLOR: '1' });
    sitting.push(one);
    const { output } = await one.finished;
    expect(output).toContain('[-] 0 of 1 share submitted');
    expect(output).not.toContain('\u001b');
  });
});

it('leaves a folder that cannot be written alone', async () => {
  mkdirSync(place('taken'));
  const nonce = await start({ secret_shares: 1, secret_threshold: 1 });
  expect(await feed((await shares()).keys[0], 'submit', '--nonce', nonce, '--output', place('taken'))).toMatchObject({ code: 1, stderr: expect.stringContaining('is there already') });
  expect(await status()).toMatchObject({ started: true, progress: 0 });
});
