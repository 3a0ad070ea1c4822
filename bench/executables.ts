import { execFileSync } from 'child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { runTasks } from './configurations';
import { Row, median } from './row';
import { startProvider } from './start';
import { withEmulator, Workspace } from './terraform';
import { createClientCertificate } from '../test/support/client-certificate';
import { providerExecutable } from '../test/support/plugin-process';

const ROOT = path.join(__dirname, '..');
const STARTS = 25;
const PAIRS = Number(process.env.BENCH_RUNS ?? 9);
const COUNT = 1000;

/** The executables of a release for Linux, to the script that is in the npm package. Elsewhere nothing is measured. */
export async function measureExecutables(): Promise<Row[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-bench-'));
  try {
    const { archive, installed } = makeRelease(folder);
    const launcher = path.join(
      installed,
      readdirSync(installed).find((name) => name.startsWith('terraform-provider-'))!,
    );
    const { start, memory } = await compareStarts(launcher);
    const commands = await compareCommands(installed);
    const how = `medians of ${STARTS} interleaved pairs, to the script's on the Node.js of this table`;
    return [
      {
        what: 'archive with executables for Linux',
        value: statSync(archive).size / 1e6,
        unit: 'MB',
        limit: 75,
        how: 'amd64, for glibc and for musl; in millions of bytes',
      },
      {
        what: 'executables for Linux, unpacked',
        value: sizeOf(installed) / 1e6,
        unit: 'MB',
        limit: 250,
        how: 'what Terraform hashes with each command',
      },
      { what: 'executable: start to schema response', value: start, unit: 'times', limit: 1.3, how },
      {
        what: 'executable: resident memory after the schema',
        value: memory,
        unit: 'MiB',
        limit: 80,
        how: `median of ${STARTS} starts`,
      },
      {
        what: 'executable: validate',
        value: commands.validate,
        unit: 'times',
        limit: 2,
        how: `terraform validate, wall; to the script's; ${PAIRS} interleaved pairs`,
      },
      {
        what: `executable: plan of ${COUNT} unchanged run tasks`,
        value: commands.plan,
        unit: 'times',
        limit: 1.03,
        how: `terraform plan, wall; to the script's; ${PAIRS} interleaved pairs`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeRelease(folder: string): { readonly archive: string; readonly installed: string } {
  const [output, installed] = ['release', 'installed'].map((name) => path.join(folder, name));
  execFileSync('npx', ['tsx', 'generate/release/main.ts', '--platform', 'linux_amd64', '--output', output], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const archive = path.join(
    output,
    readdirSync(output).find((name) => name.endsWith('.zip'))!,
  );
  execFileSync('unzip', ['-q', archive, '-d', installed]);
  return { archive, installed };
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((total, name) => total + statSync(path.join(folder, name)).size, 0);
}

async function compareStarts(launcher: string): Promise<{ readonly start: number; readonly memory: number }> {
  const client = await createClientCertificate();
  const environment = { ...process.env, NODE_EXTRA_CA_CERTS: undefined };
  const [own, script] = [launcher, providerExecutable()].map(
    (program) => () => startProvider(client, environment, program),
  );
  await own();
  await script();
  const pairs = [];
  for (let run = 0; run < STARTS; run++) pairs.push({ own: await own(), script: await script() });
  const start = median(pairs.map((pair) => pair.own.schema)) / median(pairs.map((pair) => pair.script.schema));
  return { start, memory: median(pairs.map((pair) => pair.own.memory)) / 1024 / 1024 };
}

/** Terraform's own work with a large folder is in these. */
async function compareCommands(installed: string): Promise<{ readonly validate: number; readonly plan: number }> {
  return withEmulator(async (emulator, folder) => {
    const script = new Workspace(folder, emulator.environment, runTasks(COUNT));
    const alter = (place: string) => {
      rmSync(place, { recursive: true });
      cpSync(installed, place, { recursive: true });
    };
    const own = new Workspace(folder, emulator.environment, runTasks(COUNT), { alter });
    script.apply();
    own.copyState(script);
    const ratio = (of: (workspace: Workspace) => number) =>
      median(Array.from({ length: PAIRS + 1 }, () => of(own) / of(script)).slice(1));
    return { plan: ratio((workspace) => workspace.plan()), validate: ratio((workspace) => workspace.validate()) };
  });
}
