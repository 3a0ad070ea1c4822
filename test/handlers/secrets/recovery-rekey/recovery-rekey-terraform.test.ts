/** @tier complete */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { lintel, lintelFed } from '../../../cli/run-cli';
import { startEmulator, TestEmulator } from '../../../support/emulator';
import { settingsFor } from '../../../support/environments/environment';
import { InstalledFolder } from '../../../support/environments/installed';
import { terraformJson } from '../../../support/environments/resource';
import { people } from '../../../support/pgp';

const ADDRESS = 'lintel_recovery_rekey.this';

let service: TestEmulator;
let terraform: InstalledFolder;
let folder: string;

beforeEach(async () => {
  service = await startEmulator();
  terraform = InstalledFolder.create({ TF_LOG: 'TRACE' });
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-rekey-'));
  terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel: terraformJson(settingsFor(service)) } }));
});

afterEach(async () => {
  terraform.close();
  rmSync(folder, { recursive: true });
  await service.close();
});

const env = () => ({ LINTEL_SECRETS_ADDRESS: service.address, LINTEL_SECRETS_TOKEN: 'secrets-root' });
const state = () => terraform.instance(ADDRESS).attributes;
const shares = () => service.control.recoveryShares();
const oneLine = (text: string) => text.replace(/[\s│]+/g, ' ');

it('terraform starts a rekey and follows it while people submit shares, which appear in no state, plan or log', async () => {
  const holders = await people('Ada', 'Grace', 'Alan');
  const present = await shares();
  const configure = (year: string, more = '') =>
    terraform.configure(`
resource "lintel_recovery_rekey" "this" {
  secret_shares        = 3
  secret_threshold     = 2
  pgp_keys             = ${JSON.stringify(holders.map(({ publicKey }) => publicKey))}
  backup               = true
  require_verification = true
  triggers             = { year = "${year}" }
}
${more}`);
  const seen: string[] = [];
  const plan = async () => {
    const { stdout, stderr, status } = await terraform.run('plan', '-input=false', '-detailed-exitcode');
    seen.push(stdout, stderr);
    return { status, reported: oneLine(stdout + stderr) };
  };

  configure('2026');
  seen.push(await terraform.succeed('apply', '-auto-approve', '-input=false'));
  const { nonce } = state() as { nonce: string };
  expect(state()).toMatchObject({
    state: 'started',
    required: 1,
    pgp_fingerprints: holders.map(({ fingerprint }) => fingerprint),
  });
  expect(await plan()).toMatchObject({ status: 0 });

  const submitted = await lintelFed(
    present.keys[0],
    ['rekey', 'submit', '--nonce', nonce, '--output', path.join(folder, 'new')],
    env(),
  );
  expect(submitted).toMatchObject({ code: 0, stderr: '' });
  const files = readdirSync(path.join(folder, 'new')).sort();
  const encrypted = files.map((file) => readFileSync(path.join(folder, 'new', file)));
  const fresh = await Promise.all(holders.map(async (holder, index) => holder.open(encrypted[index])));
  expect((await plan()).reported).not.toContain('has ended');
  await terraform.apply();
  expect(state()).toMatchObject({ state: 'verifying', verification_progress: 0 });
  const { verification_nonce: verification } = state() as { verification_nonce: string };
  for (const share of fresh.slice(1)) {
    expect((await lintelFed(share, ['rekey', 'verify', '--nonce', verification], env())).code).toBe(0);
  }
  expect(await shares()).toEqual({ keys: fresh, threshold: 2 });

  const after = await plan();
  expect(after.status).toBe(0);
  expect(after.reported).toContain('Warning: The rekey of the recovery key has ended');
  expect(after.reported).toContain('or the service lost it when another node took over');
  await terraform.apply();
  expect(state()).toMatchObject({ state: 'ended', nonce, verification_nonce: null });
  expect((await plan()).reported).not.toContain('has ended');

  configure(
    '2026',
    `
ephemeral "lintel_recovery_key_backup" "this" {}

resource "lintel_database_connection" "this" {
  name        = "backup"
  plugin_name = "postgresql-database-plugin"
  password_wo = join(",", flatten([for fingerprint in ${ADDRESS}.pgp_fingerprints : ephemeral.lintel_recovery_key_backup.this.keys[fingerprint]]))
}`,
  );
  seen.push(await terraform.succeed('apply', '-auto-approve', '-input=false'));
  const [{ details }] = (await service.control.snapshot()).objects.databaseConnections as unknown as readonly {
    readonly details: unknown;
  }[];
  expect(JSON.stringify(details)).toContain(encrypted.map((bytes) => bytes.toString('hex')).join());
  expect((await lintel(['rekey', 'delete-backup', '--nonce', nonce], env())).code).toBe(0);

  configure('2027');
  expect((await plan()).status).toBe(2);
  seen.push(await terraform.succeed('apply', '-auto-approve', '-input=false'));
  expect(state()).toMatchObject({ state: 'started', required: 2 });
  expect(state().nonce).not.toBe(nonce);
  seen.push(terraform.stateText(), await terraform.succeed('destroy', '-auto-approve', '-input=false'));
  expect((await lintel(['rekey', 'status'], env())).stdout).toContain('No rekey of the recovery key is in progress');
  expect((await shares()).keys).toEqual(fresh);

  const log = readFileSync(terraform.logFile, 'utf8');
  expect(log).toContain('/sys/rekey-recovery-key/init');
  const texts = [...seen, log, submitted.stdout].join('\n');
  const secrets = [...present.keys, ...fresh, ...encrypted.map((bytes) => bytes.toString('hex'))];
  expect(
    secrets.filter((secret) =>
      [secret, Buffer.from(secret, 'hex').toString('base64')].some((spelling) => texts.includes(spelling)),
    ),
  ).toEqual([]);
}, 120_000);

it('terraform refuses to start a second rekey, and imports the running one by the command that the error names', async () => {
  const { body } = await service.request('POST', '/v1/sys/rekey-recovery-key/init', {
    body: { secret_shares: 3, secret_threshold: 2 },
  });
  const { nonce } = body as { nonce: string };
  terraform.configure('resource "lintel_recovery_rekey" "this" {\n  secret_shares    = 3\n  secret_threshold = 2\n}\n');
  const { stderr } = await terraform.run('apply', '-auto-approve', '-input=false');
  expect(oneLine(stderr)).toContain(
    `an attempt with the nonce ${nonce} is in progress, and \`lintel rekey status\` shows its progress`,
  );
  await terraform.succeed(
    'import',
    '-input=false',
    ...oneLine(stderr)
      .match(/terraform import (\S+) (\S+)/)!
      .slice(1)
      .map((word) => word.replace('<name>', 'this')),
  );
  expect(state().nonce).toBe(nonce);
  expect(await terraform.planIsEmpty()).toBe(true);
}, 60_000);
