/** @tier complete */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { startEmulator, TestEmulator } from '../support/emulator';
import { people } from '../support/pgp';
import { lintel, lintelFed } from './run-cli';
import { Around, CTRL_C, describeWithTerminal, ENTER, sitDown, Sitting } from './terminal';

const INIT = '/v1/sys/rekey-recovery-key/init';
const UPDATE = '/v1/sys/rekey-recovery-key/update';
const HIDDEN = '(not shown): ';
/** Makes the shell forbid the command to write files. */
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

/** Replaces the initial key with a key of three shares and a threshold of two. */
async function split(): Promise<string[]> {
  const nonce = await start({ secret_shares: 3, secret_threshold: 2 });
  const [key] = (await shares()).keys;
  return (await service.request('POST', UPDATE, { body: { key, nonce } })).body.keys;
}

/** Changes one digit of a share. */
const mistyped = (share: string) => share.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));

describe('a rekey by several holders in separate processes', () => {
  it('writes the new shares for the holder of the last required share, to a file that only they can read', async () => {
    const [ada, grace] = await split();
    const nonce = await start({ secret_shares: 5, secret_threshold: 3 });
    const first = await feed(ada, 'submit', '--nonce', nonce, '--output', place('ada'));
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toContain(
      '1 of 2 shares submitted\nThe share was accepted. 1 more share of the current key is required.',
    );
    expect(readdirSync(folder)).toEqual([]);
    const last = await feed(`${grace}\n`, 'submit', '--nonce', nonce, '--output', place('new-shares'));
    expect(last).toMatchObject({ code: 0, stderr: '' });
    const { keys, threshold } = await shares();
    expect([threshold, readFileSync(place('new-shares'), 'utf8')]).toEqual([3, keys.map((key) => `${key}\n`).join('')]);
    expect(statSync(place('new-shares')).mode.toString(8)).toMatch(/600$/);
    expect(readdirSync(folder)).toEqual(['new-shares']);
    expect(last.stdout).toContain('The new key has 5 shares with a threshold of 3');
    for (const output of [first, last]) {
      for (const share of [ada, grace, ...keys]) expect(output.stdout + output.stderr).not.toContain(share);
    }
  });

  it('keeps the current key until the new shares are verified, even if the verification is restarted', async () => {
    const before = await shares();
    const nonce = await start({ secret_shares: 3, secret_threshold: 2, require_verification: true });
    const { stdout } = await feed(before.keys[0], 'submit', '--nonce', nonce, '--output', place('new'));
    const verification = /lintel rekey verify --nonce (\S+)/.exec(stdout)![1];
    const fresh = readFileSync(place('new'), 'utf8').trim().split('\n');
    expect(await shares()).toEqual(before);
    expect((await feed(fresh[0], 'verify', '--nonce', verification)).stdout).toContain('[#-] 1 of 2 shares verified');
    expect(JSON.parse((await run('status', '--json')).stdout)).toMatchObject({
      address: service.address,
      started: true,
      secretShares: 3,
      secretThreshold: 2,
      verification: { nonce: verification, progress: 1 },
    });
    const again = await run('restart-verification', '--nonce', verification);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    const renewed = /lintel rekey verify --nonce (\S+)/.exec(again.stdout)![1];
    expect(renewed).not.toBe(verification);
    expect(await feed(fresh[0], 'verify', '--nonce', verification)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`has the nonce ${renewed}, not ${verification}. Nothing was sent`),
    });
    for (const share of [fresh[2], fresh[1]]) expect((await feed(share, 'verify', '--nonce', renewed)).code).toBe(0);
    expect(await shares()).toEqual({ keys: fresh, threshold: 2 });
    expect(await run('status')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('No rekey of the recovery key is in progress'),
    });
  });

  it('is cancelled by its nonce, and the current key remains in effect', async () => {
    const before = await shares();
    const nonce = await start({ secret_shares: 3, secret_threshold: 2, require_verification: true });
    await feed(before.keys[0], 'submit', '--nonce', nonce, '--output', place('new'));
    expect(await run('cancel', '--nonce', 'another')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nothing was sent'),
    });
    expect(await run('cancel', '--nonce', nonce)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('The new shares are void'),
    });
    expect(await shares()).toEqual(before);
    expect(await run('cancel', '--nonce', nonce)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no rekey of the recovery key is in progress'),
    });
  });

  it('writes each encrypted share to its own file, and again from the backup until it is deleted', async () => {
    const all = await people('Ada', 'Grace', 'Alan');
    const nonce = await start({
      secret_shares: 3,
      secret_threshold: 2,
      backup: true,
      pgp_keys: all.map(({ publicKey }) => publicKey),
    });
    const [key] = (await shares()).keys;
    const { stdout } = await feed(key, 'submit', '--nonce', nonce, '--output', place('encrypted'));
    expect(stdout).toContain('gpg --decrypt');
    expect(await run('backup', '--output', place('backup'))).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(nonce),
    });
    const { keys } = await shares();
    expect(statSync(place('encrypted')).mode.toString(8)).toMatch(/700$/);
    for (const [index, holder] of all.entries()) {
      const file = path.join(place('encrypted'), `share-${index + 1}-${holder.fingerprint}.pgp`);
      expect(await holder.open(readFileSync(file))).toBe(keys[index]);
      expect(statSync(file).mode.toString(8)).toMatch(/600$/);
      const kept = readdirSync(place('backup')).find((name) => name.includes(holder.fingerprint))!;
      expect(await holder.open(readFileSync(path.join(place('backup'), kept)))).toBe(keys[index]);
    }
    expect(await run('delete-backup', '--nonce', 'another')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the backup has the nonce'),
    });
    expect(await run('delete-backup', '--nonce', nonce)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('The backup has been deleted'),
    });
    for (const verb of [
      ['backup', '--output', place('none')],
      ['delete-backup', '--nonce', nonce],
    ]) {
      expect(await run(...verb)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('the service has no backup'),
      });
    }
    expect(readdirSync(folder).sort()).toEqual(['backup', 'encrypted']);
  });

  it.each(['vault', 'openbao'] as const)(
    'works with a service of the dialect %s, configured with its own variables',
    async (dialect) => {
      const other = await startEmulator({ dialects: { secrets: dialect } });
      const init = dialect === 'openbao' ? '/v1/sys/rotate/recovery/init' : INIT;
      const [family, [key]] = [dialect === 'vault' ? 'VAULT' : 'BAO', (await other.control.recoveryShares()).keys];
      const theirs = { [`${family}_ADDR`]: other.address, [`${family}_TOKEN`]: 'secrets-root', HOME: folder };
      const { body } = await other.request('POST', init, {
        body: { secret_shares: 1, secret_threshold: 1, require_verification: true },
      });
      const { nonce } = (body.data ?? body) as { nonce: string };
      expect((await lintel(['rekey', 'status'], theirs)).stdout).toContain(nonce);
      expect(
        (
          await lintelFed(
            Buffer.from(key, 'hex').toString('base64'),
            ['rekey', 'submit', '--nonce', nonce, '--output', place('new')],
            theirs,
          )
        ).code,
      ).toBe(0);
      expect((await lintel(['rekey', 'status'], theirs)).stdout).toContain('[-] 0 of 1 share verified');
      expect((await lintel(['rekey', 'cancel', '--nonce', nonce], theirs)).code).toBe(0);
      await other.close();
    },
  );
});

describe('a mistake by a holder of a share', () => {
  let present: string[];
  let nonce: string;
  beforeEach(async () => {
    present = await split();
    nonce = await start({ secret_shares: 1, secret_threshold: 1, require_verification: true });
  });
  const submit = async (share: string, given = nonce) =>
    feed(share, 'submit', '--nonce', given, '--output', place('new'));

  it('in a current share discards all submitted shares, which the message says', async () => {
    await submit(present[0]);
    expect(await submit(mistyped(present[1]))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /at least one is wrong\. The service has discarded all of them\. All holders must submit their shares again/,
      ),
    });
    expect(await status()).toMatchObject({ nonce, progress: 0 });
    expect(existsSync(place('new'))).toBe(false);
  });

  it('in a new share restarts the verification with a new nonce', async () => {
    await submit(present[0]);
    const { stdout } = await submit(present[1]);
    const verification = /verify --nonce (\S+)/.exec(stdout)![1];
    expect(await feed(present[2], 'verify', '--nonce', verification)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/a new nonce to the verification\. Get it from lintel rekey status/),
    });
    const [fresh] = readFileSync(place('new'), 'utf8').trim().split('\n');
    const renewed = /verify --nonce (\S+)/.exec((await run('status')).stdout)![1];
    expect((await feed(fresh, 'verify', '--nonce', renewed)).stdout).toContain('The new recovery key is in effect');
  });

  it.each([
    ['another nonce', async () => submit(present[0], 'another'), /has the nonce \S+, not another\. Nothing was sent/],
    [
      'a share that has already been submitted',
      async () => submit(present[0]).then(async () => submit(present[0])),
      /has already been submitted/,
    ],
    ['a text that is not a share', async () => submit('my share'), /this is not a share: .* Nothing was sent/],
    [
      'two shares',
      async () => submit(`${present[0]}\n${present[1]}`),
      /a share is a single hexadecimal or base64 text/,
    ],
    [
      'a truncated share',
      async () => submit(present[0].slice(0, 20)),
      /this is not a share of this service \(.*shorter/,
    ],
    ['an empty input', async () => submit(''), /the share is empty\. Nothing was sent/],
    ['an input that is far too long', async () => submit('ab'.repeat(5000)), /too long for a share/],
    [
      'a share of the current key in place of a new one',
      async () => feed(present[0], 'verify', '--nonce', nonce),
      /do not exist yet: 0 of 2 shares of the current key have been submitted\. Submit shares first: lintel rekey submit/,
    ],
    [
      'an output path that exists',
      async () => {
        writeFileSync(place('new'), 'mine');
        return submit(present[0]);
      },
      /already exists\. Nothing was sent/,
    ],
    [
      'an output path that cannot be created',
      async () => feed(present[0], 'submit', '--nonce', nonce, '--output', place('none/new')),
      /cannot write the shares to .*: ENOENT.* Nothing was sent/,
    ],
  ])('is reported with the next step: %s', async (_, act, message) => {
    const { code, stderr } = await act();
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(message) });
    expect(stderr).not.toContain(present[0]);
    if (existsSync(place('new'))) expect(readFileSync(place('new'), 'utf8')).toBe('mine');
  });

  it('such as submitting a share during the verification or after a failover, fails with the next step', async () => {
    await submit(present[0]);
    await submit(present[1]);
    expect(await feed(present[0], 'submit', '--nonce', nonce, '--output', place('more'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Verify the new shares: lintel rekey verify --nonce'),
    });
    await service.request('POST', '/_emulator/failover');
    expect(await submit(present[0])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The Terraform resource lintel_recovery_rekey starts one'),
    });
  });

  it('such as verifying without verification, fails with the next step', async () => {
    await service.request('DELETE', INIT);
    const other = await start({ secret_shares: 1, secret_threshold: 1 });
    expect(await feed(present[0], 'verify', '--nonce', other)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('does not require verification'),
    });
  });

  it.each([
    [['submit'], '--nonce is required if standard input is not a terminal'],
    [
      ['submit', '--nonce', 'x'],
      '--output is required if standard output is not a terminal: shares are never written to a pipe',
    ],
    [['submit', '--nonce', 'x', '--output', '-'], 'Shares are never written to a pipe'],
    [['submit', '--nonce', 'x', '--output', '/dev/stdout'], 'Shares are never written to a pipe'],
    // Memory is no device: the next thing that is wrong is reported.
    [['submit', '--output', '/dev/shm/new-shares'], '--nonce is required if standard input is not a terminal'],
    [['backup'], '--output is required'],
    [['verify'], '--nonce is required'],
    [['cancel'], '--nonce is required'],
    [['restart-verification'], '--nonce is required'],
    [['delete-backup'], '--nonce is required'],
    [['submit', 'a-share'], 'too many arguments'],
    [['status', '--address', 'secrets.example.com'], 'Must be a URL'],
  ])('such as %j exits with 2', async (args, words) => {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(words) });
    expect(await status()).toMatchObject({ progress: 0 });
  });
});

describe('lintel rekey submit, if the new shares cannot be written,', () => {
  it.each([
    [
      'before the new key is in effect',
      { require_verification: true },
      /The current key remains in effect: run lintel rekey cancel --nonce /,
    ],
    ['and the new key is in effect', {}, /contact the operators of the service immediately/],
  ])('says what to do, %s', async (_, more, words) => {
    const [key] = (await shares()).keys;
    const nonce = await start({ secret_shares: 2, secret_threshold: 2, ...more });
    const { code, stdout, stderr } = await lintelFed(
      key,
      ['rekey', 'submit', '--nonce', nonce, '--output', place('new')],
      env(),
      NO_SPACE,
    );
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(words) });
    for (const share of (await shares()).keys) expect(stdout + stderr).not.toContain(share);
  });
});

describe('lintel rekey, if a response is lost,', () => {
  const lose = async (path_ = '/v1/sys/rekey-recovery-key/update') =>
    service.control.faults([{ method: 'POST', path: path_, reset: 'after', times: 1 }]);

  it('says whether the share was accepted', async () => {
    const [ada] = await split();
    const nonce = await start({ secret_shares: 1, secret_threshold: 1 });
    await lose();
    expect(await feed(ada, 'submit', '--nonce', nonce, '--output', place('new'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('1 of 2. It is yours unless another holder has submitted one'),
    });
    await service.control.faults([{ method: 'POST', path: UPDATE, reset: 'before', times: 1 }]);
    expect(await feed(ada, 'submit', '--nonce', nonce, '--output', place('new'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the share was not accepted. Submit it again'),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refers to the status after a verification, and reports an error of the service', async () => {
    const nonce = await start({ secret_shares: 1, secret_threshold: 1, require_verification: true });
    const [key] = (await shares()).keys;
    await service.control.faults([{ method: 'POST', path: UPDATE, status: 500, times: 1 }]);
    expect(await feed(key, 'submit', '--nonce', nonce, '--output', place('new'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/the service failed \(.*500.*\), and the share was not accepted/),
    });
    const { stdout } = await feed(key, 'submit', '--nonce', nonce, '--output', place('new'));
    await lose('/v1/sys/rekey-recovery-key/verify');
    const verification = /verify --nonce (\S+)/.exec(stdout)![1];
    const proven = await feed(readFileSync(place('new'), 'utf8'), 'verify', '--nonce', verification);
    expect(proven).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Run lintel rekey status to see whether the request took effect'),
    });
    expect((await run('status')).stdout).toContain('No rekey of the recovery key is in progress');
  });

  it('says how to continue if the new shares were in it', async () => {
    const nonce = await start({ secret_shares: 2, secret_threshold: 2, require_verification: true });
    const before = await shares();
    await lose();
    const lost = await feed(before.keys[0], 'submit', '--nonce', nonce, '--output', place('new'));
    expect(lost).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`The current key remains in effect: run lintel rekey cancel --nonce ${nonce}`),
    });
    expect(await shares()).toEqual(before);
  });

  it('refers to the backup if no verification was required', async () => {
    const [ada] = await people('Ada');
    const nonce = await start({ secret_shares: 1, secret_threshold: 1, backup: true, pgp_keys: [ada.publicKey] });
    const [key] = (await shares()).keys;
    await lose();
    expect(await feed(key, 'submit', '--nonce', nonce, '--output', place('new'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Read them with lintel rekey backup'),
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('lintel rekey with a service', () => {
  it.each([
    [
      'that is not configured',
      {},
      'the address of the secrets service is not configured. Set LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_TOKEN',
    ],
    [
      'that is configured without a token',
      { LINTEL_SECRETS_ADDRESS: 'http://127.0.0.1:9' },
      'no token of the secrets service is configured to go with LINTEL_SECRETS_ADDRESS',
    ],
    [
      'that cannot be reached',
      { LINTEL_SECRETS_ADDRESS: 'http://127.0.0.1:9', LINTEL_SECRETS_TOKEN: 'x' },
      'cannot be reached',
    ],
    [
      'whose address is unencrypted',
      { LINTEL_SECRETS_ADDRESS: 'http://secrets.invalid', LINTEL_SECRETS_TOKEN: 'x' },
      'warning: The token of the secrets service (from LINTEL_SECRETS_TOKEN) is sent to secrets.invalid without encryption',
    ],
    [
      'whose dialect is unknown',
      { LINTEL_SECRETS_ADDRESS: 'http://127.0.0.1:9', LINTEL_SECRETS_TOKEN: 'x', LINTEL_SECRETS_DIALECT: 'cellar' },
      'LINTEL_SECRETS_DIALECT must be one of',
    ],
  ])('%s reports the problem', async (_, variables, words) => {
    const none = { LINTEL_SECRETS_ADDRESS: '', LINTEL_SECRETS_TOKEN: '', VAULT_ADDR: '', BAO_ADDR: '' };
    expect(await lintel(['rekey', 'status'], { ...none, ...variables })).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(words),
    });
  });

  it('that rejects the token, or that has other paths, reports the problem', async () => {
    expect(await lintel(['rekey', 'status'], env('secrets-none'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the service rejects the token'),
    });
    expect(await run('status', '--dialect', 'openbao')).toMatchObject({ code: 1 });
    const moved = await startEmulator({ dialects: { secrets: 'openbao' } });
    const theirs = {
      LINTEL_SECRETS_ADDRESS: moved.address,
      LINTEL_SECRETS_TOKEN: 'secrets-root',
      LINTEL_SECRETS_DIALECT: 'vault',
    };
    expect(await lintel(['rekey', 'status'], theirs)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('try --dialect openbao'),
    });
    expect((await lintel(['rekey', 'status', '--dialect', 'openbao'], theirs)).code).toBe(0);
    await moved.close();
    await service.control.settings({ seal: 'shamir' });
    expect(await run('status')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the service has no recovery key'),
    });
  });

  it('that is given by --address and --token-file needs no variables', async () => {
    writeFileSync(place('token'), 'secrets-root\n');
    const none = { LINTEL_SECRETS_ADDRESS: '', LINTEL_SECRETS_TOKEN: '' };
    const options = ['--address', service.address, '--token-file', place('token')];
    expect(await lintel(['rekey', 'status', ...options], none)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(service.address),
    });
    expect(
      await lintel(['rekey', 'status', '--address', service.address, '--token-file', place('none')], none),
    ).toMatchObject({ code: 1, stderr: expect.stringContaining('ENOENT') });
  });
});

describe('lintel rekey --help', () => {
  it('explains the procedure, and every subcommand prints its help', async () => {
    const { code, stdout } = await lintel(['rekey', '--help']);
    expect(code).toBe(0);
    for (const words of [
      'lintel_recovery_rekey',
      'lintel rekey submit',
      'lintel rekey verify',
      'LINTEL_SECRETS_ADDRESS',
      'Exit codes',
    ]) {
      expect(stdout).toContain(words);
    }
    const verbs = [
      ...stdout
        .split('Commands:')[1]
        .split('Procedure')[0]
        .matchAll(/^ {2}([\w-]+)/gm),
    ].map(([, name]) => name);
    expect(verbs).toEqual(['status', 'submit', 'verify', 'restart-verification', 'cancel', 'backup', 'delete-backup']);
    for (const verb of verbs) {
      expect(await run(verb, '--help')).toMatchObject({
        code: 0,
        stdout: expect.stringContaining(`Usage: lintel rekey ${verb}`),
      });
    }
  });
});

describeWithTerminal('holders of shares at a terminal', () => {
  /** Confirms the nonce and enters a share. */
  const give = async (one: Sitting, share: string) => {
    await one.until('[y/N] ');
    one.type(`y${ENTER}`);
    await one.until(HIDDEN);
    one.type(`${share}${ENTER}`);
  };

  it('see the nonce, the progress, and the new shares once, but no current share', async () => {
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

  it('can correct their input, and paste both lines at once', async () => {
    const [ada] = await split();
    await start({ secret_shares: 1, secret_threshold: 1 });
    const one = sit(['submit']);
    await one.until('[y/N] ');
    one.type(`nx\u007f\u007fyes${ENTER}wrong\u0015${ada.slice(0, 10)}0\u007f\u001b[D${ada.slice(10)}${ENTER}`);
    expect(await one.finished).toMatchObject({ code: 0, output: expect.stringContaining('1 of 2 shares submitted') });
    expect(await status()).toMatchObject({ progress: 1 });
  });

  it('submit nothing if they do not confirm the nonce', async () => {
    const [key] = (await shares()).keys;
    await start({ secret_shares: 1, secret_threshold: 1 });
    const one = sit(['submit']);
    await one.until('[y/N] ');
    one.type(ENTER);
    expect(await one.finished).toMatchObject({
      code: 1,
      output: expect.stringContaining('nothing was sent. Ask the person who started the rekey'),
    });
    expect((await shares()).keys).toEqual([key]);
  });

  it('can press Ctrl-C before anything is sent, and the terminal is restored', async () => {
    const before = await shares();
    const nonce = await start({ secret_shares: 1, secret_threshold: 1 });
    const one = sit(['submit', '--nonce', nonce, '--output', place('new')], {
      then: '; echo "ended with $?"; stty -a',
    });
    await one.until(HIDDEN);
    one.type(`${before.keys[0]}${CTRL_C}`);
    const { output } = await one.finished;
    expect(output).toContain('interrupted. Nothing was sent');
    expect(output).toContain('ended with 130');
    expect(output).toMatch(/(?<!-)\becho\b/);
    expect(output).not.toContain(before.keys[0]);
    expect([await shares(), readdirSync(folder)]).toEqual([before, []]);
  });

  it('can continue an interrupted verification', async () => {
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
    expect(await second.finished).toMatchObject({
      code: 130,
      output: expect.stringContaining('1 of 2 shares verified'),
    });
    const { stdout } = await run('status');
    expect(stdout).toContain('1 of 2 shares verified');
    const [, command] = /Next: each holder of a new share runs {2}lintel rekey (.+)/.exec(stdout)!;
    expect((await feed(fresh[2], ...command.split(' '))).stdout).toContain('The new recovery key is in effect');
  });

  it('who press Ctrl-C while waiting for the response still get the shares in it', async () => {
    const [key] = (await shares()).keys;
    const nonce = await start({ secret_shares: 1, secret_threshold: 1 });
    await service.control.faults([{ method: 'POST', path: UPDATE, latencyMs: 2_000, times: 1 }]);
    const one = sit(['submit', '--nonce', nonce]);
    await one.until(HIDDEN);
    one.type(`${key}${ENTER}`);
    await one.until('Waiting for the service');
    one.type(CTRL_C);
    await one.until('Still waiting for the response');
    const { code, output } = await one.finished;
    expect(code).toBe(0);
    expect(output).toContain((await shares()).keys[0]);
  });

  it('see the new shares if they cannot be written to a file', async () => {
    const [key] = (await shares()).keys;
    const nonce = await start({ secret_shares: 2, secret_threshold: 2 });
    const one = sit(['submit', '--nonce', nonce, '--output', place('new')], { first: NO_SPACE });
    await one.until(HIDDEN);
    one.type(`${key}${ENTER}`);
    const { code, output } = await one.finished;
    expect([code, readdirSync(folder)]).toEqual([0, []]);
    expect(output).toContain('The shares could not be written to a file (EFBIG');
    for (const share of (await shares()).keys) expect(output).toContain(share);
  });

  it('see encrypted shares on the screen, and those of the backup', async () => {
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

  it('must confirm the nonce to cancel a rekey, restart a verification or delete a backup', async () => {
    const [ada] = await people('Ada');
    const nonce = await start({
      secret_shares: 1,
      secret_threshold: 1,
      backup: true,
      pgp_keys: [ada.publicKey],
      require_verification: true,
    });
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

  it('see plain characters in CI', async () => {
    await start({ secret_shares: 1, secret_threshold: 1 });
    const one = sitDown(['rekey', 'status'], { ...env(), CI: 'true', NO_COLOR: '1' });
    sitting.push(one);
    const { output } = await one.finished;
    expect(output).toContain('[-] 0 of 1 share submitted');
    expect(output).not.toContain('\u001b');
  });
});

it('lintel rekey submit refuses to overwrite an existing folder', async () => {
  mkdirSync(place('taken'));
  const nonce = await start({ secret_shares: 1, secret_threshold: 1 });
  expect(await feed((await shares()).keys[0], 'submit', '--nonce', nonce, '--output', place('taken'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('already exists'),
  });
  expect(await status()).toMatchObject({ started: true, progress: 0 });
});
