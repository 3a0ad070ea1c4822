import { execFileSync } from 'child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { runTasks } from './configurations';
import { Row, median } from './row';
import { Start, startProvider } from './start';
import { withEmulator, Workspace } from './terraform';
import { hostNode } from '../generate/release/runtimes';
import { muslLoader } from '../test/release/musl-system';
import { createClientCertificate } from '../test/support/client-certificate';
import { providerExecutable } from '../test/support/plugin-process';

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
    const { start, onSameNode, onMusl, memory } = await compareStarts(launcher, await onLoader(installed, folder));
    const commands = await compareCommands(installed);
    const how = `medians of ${STARTS} interleaved starts, to the script's on the Node.js of`;
    return [
      ...archives.map(({ platform, bytes }) => ({
        what: `archive for ${platform}`,
        value: bytes / 1e6,
        unit: 'MB' as const,
        limit: platform.startsWith('linux') ? 75 : 40,
        how: 'in millions of bytes',
      })),
      {
        what: 'executables for Linux, unpacked',
        value: sizeOf(installed) / 1e6,
        unit: 'MB',
        limit: 250,
        how: 'what Terraform hashes with each command',
      },
      {
        what: 'executable: start to schema response',
        value: onSameNode,
        unit: 'times',
        limit: 1.3,
        how: `${how} the executable`,
      },
      {
        what: 'executable: start to schema response, script on an older Node.js',
        value: start,
        unit: 'times',
        limit: 1.3,
        how: `${how} this table`,
      },
      {
        what: 'executable: start to schema response on musl',
        value: onMusl,
        unit: 'times',
        limit: 1.6,
        how: `${how} the executable, which is for glibc`,
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

/**
 * The executable for musl, on a system without musl: the kernel reads the path of the loader from the file, where another takes its place. Nothing is
 * between it and its start, which entering a system with musl would be.
 */
async function onLoader(installed: string, folder: string): Promise<string> {
  const place = path.join(folder, 'on-musl');
  mkdirSync(place);
  const names = readdirSync(installed);
  for (const name of names.filter((one) => one.startsWith('lib') && one.includes('.so'))) {
    copyFileSync(path.join(installed, name), path.join(place, name));
  }
  const usual = Buffer.from('/lib/ld-musl-x86_64.so.1\0');
  const loader = Buffer.alloc(usual.length);
  loader.write(`${folder}/l`);
  if (loader.at(-1) !== 0) throw new Error(`The path of the folder for temporary files is too long: ${folder}.`);
  symlinkSync(await muslLoader(), loader.toString().replace(/\0+$/, ''));
  const bytes = readFileSync(path.join(installed, 'lintel-musl'));
  loader.copy(bytes, bytes.indexOf(usual));
  const program = path.join(place, 'lintel-musl');
  writeFileSync(program, bytes, { mode: 0o755 });
  return program;
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((total, name) => total + statSync(path.join(folder, name)).size, 0);
}

interface Starts {
  /** To the script on the Node.js of this process, on that of the executable, and of the executable for musl to the latter. */
  readonly start: number;
  readonly onSameNode: number;
  readonly onMusl: number;
  readonly memory: number;
}

async function compareStarts(launcher: string, musl: string): Promise<Starts> {
  const client = await createClientCertificate();
  const environment = { ...process.env, NODE_EXTRA_CA_CERTS: undefined };
  const node = await hostNode();
  const starting = (program: string, runtime = process.execPath) =>
    startProvider(client, environment, program, runtime);
  const programs = {
    own: () => starting(launcher),
    musl: () => starting(musl),
    script: () => starting(providerExecutable()),
    same: () => starting(providerExecutable(), node),
  };
  const starts = { own: [], musl: [], script: [], same: [] } as Record<keyof typeof programs, Start[]>;
  for (let run = 0; run <= STARTS; run++) {
    for (const [name, start] of Object.entries(programs) as [keyof typeof programs, () => Promise<Start>][]) {
      const measured = await start();
      // The first one reads from the disk.
      if (run > 0) starts[name].push(measured);
    }
  }
  const schema = (name: keyof typeof programs) => median(starts[name].map((start) => start.schema));
  return {
    start: schema('own') / schema('script'),
    onSameNode: schema('own') / schema('same'),
    onMusl: schema('musl') / schema('same'),
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
