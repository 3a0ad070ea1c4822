import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { startEmulator, TestEmulator } from '../support/emulator';
import { InstalledFolder } from '../support/environments/installed';

jest.setTimeout(60_000);

let emulator: TestEmulator;
let home: string;
let terraform: InstalledFolder;

beforeEach(async () => {
  emulator = await startEmulator();
  home = mkdtempSync(path.join(tmpdir(), 'lintel-home-'));
});

afterEach(async () => {
  terraform.close();
  rmSync(home, { recursive: true });
  await emulator.close();
});

const TASK = `
resource "lintel_run_task" "scan" {
  organization = "acme"
  name         = "scan"
  url          = "https://scan.example.com"
}
`;

function open(environment: NodeJS.ProcessEnv = {}): InstalledFolder {
  terraform = InstalledFolder.create({
    HOME: home,
    TFE_ADDRESS: emulator.address,
    LINTEL_PLATFORM_DIALECT: 'standard',
    TF_LOG: 'TRACE',
    ...environment,
  });
  return terraform;
}

/** Installs a credentials helper that runs this shell script. */
function install(script: string): void {
  const plugins = path.join(home, '.terraform.d', 'plugins');
  mkdirSync(plugins, { recursive: true });
  const helper = path.join(plugins, 'terraform-credentials-store');
  writeFileSync(helper, `#!/bin/sh\necho canary-of-the-helper >&2\n${script}\n`);
  chmodSync(helper, 0o755);
  writeFileSync(
    path.join(home, '.terraform.d', 'own.tfrc'),
    'credentials_helper "store" {\n  args = ["--team=x"]\n}\n',
  );
}

it('the provider asks the credentials helper of the Terraform CLI, and shows nothing that it prints', async () => {
  const { host } = new URL(emulator.address);
  install(`[ "$1 $2 $3" = "--team=x get ${host}" ] && echo '{"token":"platform-root"}'`);
  await open().configure(TASK).apply();
  expect(await terraform.planIsEmpty()).toBe(true);
  const log = readFileSync(terraform.logFile, 'utf8');
  expect(log).toContain('platform response body');
  expect(log + terraform.stateText()).not.toMatch(/platform-root|canary-of-the-helper/);
});

it('a token that has ended is asked for again, and the request is repeated', async () => {
  const asked = path.join(home, 'asked');
  install(
    `if [ -e "${asked}" ]; then echo '{"token":"platform-root"}'; else touch "${asked}"; echo '{"token":"platform-ended"}'; fi`,
  );
  await open().configure(TASK).apply();
  const { requests } = await emulator.control.requests();
  expect(requests.filter(({ status }) => status === 401).map(({ count }) => count)).toEqual([1]);
  expect(readFileSync(terraform.logFile, 'utf8')).not.toMatch(/platform-(root|ended)/);
});

it('a file with a token that is not valid is named', async () => {
  const TFE_TOKEN_FILE = path.join(home, 'token');
  writeFileSync(TFE_TOKEN_FILE, 'platform-ended\n');
  const { status, stderr } = await open({ TFE_TOKEN_FILE })
    .configure(TASK)
    .run('apply', '-auto-approve', '-input=false');
  expect(status).toBe(1);
  expect(stderr.replace(/[\s│]+/g, ' ')).toContain('The token from TFE_TOKEN_FILE is not valid');
});
