/** @tier complete */
import { spawnSync } from 'child_process';
import { writeFileSync } from 'fs';
import * as path from 'path';
import type { Settings } from '../../../src/emulator/settings';
import type { Snapshot } from '../../../src/emulator/world';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';
import { withProvider } from '../../support/go-providers';
import type { Run } from '../../support/go-providers';
import { describeGiven } from '../../support/needed';

/** Starts an emulator, and runs Terraform against it. */
async function withEmulator(
  { folder, run }: ReturnType<typeof withProvider>,
  work: (run: (...words: readonly string[]) => ReturnType<Run>, emulator: TestEmulator) => Promise<void>,
  settings: Partial<Settings> = {},
): Promise<void> {
  const emulator = await startEmulator({ dialects: { platform: 'hcp' }, settings, tls: true, direct: true });
  try {
    writeFileSync(path.join(folder, 'ca.pem'), emulator.ca!);
    const env = {
      TFE_HOSTNAME: new URL(emulator.address).host,
      TFE_TOKEN: 'platform-root',
      SSL_CERT_FILE: path.join(folder, 'ca.pem'),
    };
    await work((...words) => run(env, ...words), emulator);
    expect((await emulator.control.requests()).requests.filter(({ operation }) => operation === null)).toEqual([]);
  } finally {
    await emulator.close();
  }
}

it('has configurations in the style of terraform fmt', () => {
  const folder = path.join(__dirname, '..', '..', 'support', 'go-providers');
  const { status, stdout } = spawnSync('terraform', ['fmt', '-check', '-diff', folder], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});

describeGiven("HCP Terraform's provider", 'LINTEL_TEST_PEERS', (providers) => {
  const tasks = withProvider('tfe', 'tfe.tf', providers);
  const workspaces = withProvider('tfe', 'tfe-workspaces.tf', providers);
  const older = withProvider('tfe', 'tfe-older-release.tf', providers);

  it('applies run tasks quietly, imports and destroys', async () => {
    await withEmulator(tasks, async (run, emulator) => {
      await run('apply', '-auto-approve');
      await run('plan', '-detailed-exitcode');
      await run('state', 'rm', 'tfe_workspace_run_task.app');
      await run('import', 'tfe_workspace_run_task.app', 'acme/app/scan');
      await run('plan', '-detailed-exitcode');
      await run('destroy', '-auto-approve');
      expect((await emulator.control.requests()).requests.length).toBeGreaterThan(6);
    });
  }, 120_000);

  it('does the same with workspaces, and with what belongs to them, changes them and looks them up', async () => {
    await withEmulator(workspaces, async (run, emulator) => {
      const output = async (name: string) =>
        JSON.parse(await run('output', '-json', name)) as Readonly<Record<string, unknown>>;
      const before = await emulator.control.snapshot();
      await run('apply', '-auto-approve');
      await run('plan', '-detailed-exitcode');
      expect(await output('found')).toEqual(FOUND);
      const changed = ['-var', 'changed=true'];
      await run('apply', '-auto-approve', ...changed);
      // What is computed from other objects shows them as they were.
      await run('apply', '-refresh-only', '-auto-approve', ...changed);
      await run('plan', '-detailed-exitcode', ...changed);
      expect(await output('found')).toEqual(FOUND_AFTER_CHANGES);
      for (const [address, id] of Object.entries(await output('imports'))) {
        await run('state', 'rm', address);
        await run('import', ...changed, address, String(id));
      }
      await run('plan', '-detailed-exitcode', ...changed);
      await run('destroy', '-auto-approve', ...changed);
      expect(counts(await emulator.control.snapshot())).toEqual(counts(before));
    });
  }, 300_000);

  it('knows an older release by what it lacks', async () => {
    const lacks = {
      settingOverwrites: false,
      tagBindings: false,
      safeDelete: false,
      moduleFolders: false,
      includeVariables: false,
    };
    await withEmulator(
      older,
      async (run) => {
        for (const [changed, mode] of [
          [false, 'local'],
          [true, 'remote'],
        ] as const) {
          await run('apply', '-auto-approve', '-var', `changed=${changed}`);
          await run('plan', '-detailed-exitcode', '-var', `changed=${changed}`);
          expect(JSON.parse(await run('output', '-json', 'found'))).toEqual({
            modes: ['remote', mode],
            tagged: ['tagged'],
          });
        }
        await run('destroy', '-auto-approve');
      },
      lacks,
    );
  }, 120_000);
});

/** How many objects of each kind there are. */
function counts({ objects }: Snapshot): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(objects).flatMap(([kind, all]) => (all.length > 0 ? [[kind, all.length]] : [])),
  );
}

const GUESTS = { sentinel_mocks: 'read', state_versions: 'read-outputs', variables: 'read', policy_overrides: false };
const GUESTS_OF_PROJECT = { ...GUESTS, runs: 'plan', delete: false, locking: true, move: false, run_tasks: true };
const INHERITED = { 'agent-pool': false, 'execution-mode': false };

/** What the configuration looks up of what it has made. */
const FOUND = {
  access: { ...GUESTS, run_tasks: true, runs: 'plan', workspace_locking: false },
  connection: [false, 1],
  inherits: ['agent', { stage: 'test', team: 'core' }],
  key: true,
  members: [3, 1],
  memberships: ['ou-ada', 'ou-mary'],
  module: ['branch', 'setup_complete', [['main', 'modules/tunnel']], ['1.2.3'], [true]],
  no_code: [true, '1.0.0'],
  pool: [false, ['ws-app', 'ws-network'], 2, ['ws-network']],
  project: ['Where gophers live.', ['burrow', 'inherits'], { stage: 'test', team: 'core' }],
  project_access: [
    { settings: 'read', teams: 'read', variable_sets: 'write' },
    { ...GUESTS_OF_PROJECT, create: false },
  ],
  projects: ['Default Project', 'payments', 'tunnels'],
  set: ['tools / gophers', true, ['ws-network'], 1],
  team: true,
  teams: ['diggers', 'guests', 'owners', 'platform', 'visitors'],
  variables: [['HIDDEN', 'TOKEN', 'region', 'zones'], ['spade']],
  workspace: [
    'burrow',
    'agent',
    { alone: '', stage: 'test', team: 'core' },
    '1.9.8',
    INHERITED,
    false,
    'acme/policy-library',
  ],
  workspaces: [['burrow', 'inherits'], ['tagged']],
};

const FOUND_AFTER_CHANGES = {
  ...FOUND,
  access: { ...FOUND.access, runs: 'apply', workspace_locking: true },
  inherits: ['local', { team: 'edge' }],
  module: ['branch', 'setup_complete', [['next', 'modules/tunnel']], ['1.2.3'], [false]],
  no_code: [false, '1.1.0'],
  pool: [false, ['ws-app'], 1, ['ws-app']],
  project: ['', ['inherits'], { team: 'edge' }],
  project_access: [
    { settings: 'update', teams: 'read', variable_sets: 'write' },
    { ...GUESTS_OF_PROJECT, create: true },
  ],
  projects: ['Default Project', 'deep tunnels', 'payments'],
  set: ['gophers', false, ['ws-network'], 1],
  teams: ['guests', 'miners', 'owners', 'platform', 'visitors'],
  workspace: ['warren', 'remote', { stage: 'live' }, '~> 1.10', INHERITED, false, 'acme/policy-library'],
  workspaces: [['warren'], ['tagged']],
};
