import { execFileSync } from 'child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { createClientCertificate } from '../test/support/client-certificate';
import { providerExecutable } from '../test/support/plugin-process';
import { runTasks } from './configurations';
import { Row, median } from './row';
import { Start, startProvider } from './start';
import { withEmulator, Workspace } from './terraform';

const ROOT = path.join(__dirname, '..');
const STARTS = 25;
const PAIRS = Number(process.env.BENCH_RUNS ?? 9);
const COUNT = 1000;

/** The executables of a release for Linux, to the script that is in the npm package. Elsewhere nothing is measured. */
export async function measureExecutables(): Promise<Row[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-'));
  try {
    const { archives, installed } = makeRelease(folder);
    const launcher = path.join(
      installed,
      readdirSync(installed).find((name) => name.startsWith('terraform-provider-'))!,
    );
    const { start, memory } = await compareStarts(launcher);
    const commands = await compareCommands(installed);
    const how = `medians of ${STARTS} interleaved starts, to the script's on Node.js`;
    return [
      ...archives.map(({ platform, bytes }) => ({
        what: `archive for ${platform}`,
        value: bytes / 1e6,
        unit: 'MB' as const,
        limit: 60,
        how: 'in millions of bytes',
      })),
      {
        what: 'executable for Linux, unpacked',
        value: sizeOf(installed) / 1e6,
        unit: 'MB',
        limit: 135,
        how: 'what Terraform hashes with each command',
      },
      {
        what: 'executable: start to schema response',
        value: start,
        unit: 'times',
        limit: 0.6,
        how,
      },
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

interface Archive {
  /** As `linux_amd64`. */
  readonly platform: string;
  readonly bytes: number;
}

/** A release for every platform, and the archive for this one, as Terraform unpacks it. */
function makeRelease(folder: string): { readonly archives: readonly Archive[]; readonly installed: string } {
  const [output, installed] = ['release', 'installed'].map((name) => path.join(folder, name));
  execFileSync('npx', ['tsx', 'generate/release/main.ts', '--output', output], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const archives = readdirSync(output).flatMap((name) => {
    const platform = /_([a-z]+_[a-z0-9]+)\.zip$/.exec(name)?.[1];
    return platform === undefined ? [] : [{ platform, name, bytes: statSync(path.join(output, name)).size }];
  });
  const { name } = archives.find(({ platform }) => platform === 'linux_amd64')!;
  execFileSync('unzip', ['-q', path.join(output, name), '-d', installed]);
  return { archives, installed };
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((total, name) => total + statSync(path.join(folder, name)).size, 0);
}

interface Starts {
  /** To the script on the Node.js of this process. */
  readonly start: number;
  readonly memory: number;
}

async function compareStarts(executable: string): Promise<Starts> {
  const client = await createClientCertificate();
  const environment = { ...process.env, NODE_EXTRA_CA_CERTS: undefined, LINTEL_RUNTIME: 'node' };
  const starts: Record<'own' | 'script', Start[]> = { own: [], script: [] };
  for (let run = 0; run <= STARTS; run++) {
    for (const [name, program] of [
      ['own', executable],
      ['script', providerExecutable()],
    ] as const) {
      const measured = await startProvider(client, environment, program, process.execPath);
      // The first one reads from the disk.
      if (run > 0) starts[name].push(measured);
    }
  }
  const schema = (name: keyof typeof starts) => median(starts[name].map((start) => start.schema));
  return {
    start: schema('own') / schema('script'),
    memory: median(starts.own.map((start) => start.memory)) / 1024 / 1024,
  };
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
