import { spawn, spawnSync } from 'child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { median, Row } from './row';

const ROOT = path.join(__dirname, '..');
const COUNT = Number(process.env.BENCH_COUNT ?? 1000);
const RUNS = Number(process.env.BENCH_RUNS ?? 7);

/** `terraform plan` of many unchanged run tasks, against as many of Terraform's own `terraform_data` with the same values. */
export async function measurePlan(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-bench-'));
  const emulator = await startEmulator();
  try {
    const environment = { ...process.env, CHECKPOINT_DISABLE: '1', LINTEL_PLATFORM_ADDRESS: emulator.address, LINTEL_PLATFORM_TOKEN: 'platform-root' };
    const ours = prepare(path.join(folder, 'ours'), RUN_TASKS, environment);
    const theirs = prepare(path.join(folder, 'theirs'), TERRAFORM_DATA, environment);
    const ratios: number[] = [];
    for (let run = 0; run <= RUNS; run++) {
      const ratio = ours.plan() / theirs.plan();
      if (run > 0) ratios.push(ratio);
    }
    const peak = ours.peakMemory();
    return [
      { what: `plan of ${COUNT} unchanged run tasks`, value: median(ratios), unit: 'times', limit: 2.0, how: `terraform plan, wall; to ${COUNT} terraform_data with the same values; ${RUNS} interleaved pairs` },
      { what: `provider's peak memory at ${COUNT}`, value: peak, unit: 'MiB', limit: 70, how: 'largest resident set of the provider processes of one plan' },
    ];
  } finally {
    emulator.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const VALUES = `
    organization = "acme"
    name         = "task-\${count.index}"
    url          = "https://hooks.example.com/\${count.index}"
    description  = "Task \${count.index}"
`;
const RUN_TASKS = `
terraform {
  required_providers {
    lintel = { source = "registry.terraform.io/lintel/lintel" }
  }
}
resource "lintel_run_task" "it" {
  count = ${COUNT}
  ${VALUES}
}`;
const TERRAFORM_DATA = `
resource "terraform_data" "it" {
  count = ${COUNT}
  input = {${VALUES}}
}`;

function prepare(folder: string, hcl: string, environment: NodeJS.ProcessEnv) {
  spawnSync('mkdir', ['-p', folder]);
  writeFileSync(path.join(folder, 'main.tf'), hcl);
  const mirror = path.join(folder, 'mirror');
  const packageFolder = path.join(mirror, 'registry.terraform.io', 'lintel', 'lintel', '0.1.0', `${process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`);
  spawnSync('mkdir', ['-p', packageFolder]);
  spawnSync('cp', ['-r', `${path.join(ROOT, 'lib', 'bundle', 'provider')}/.`, packageFolder]);
  const terraform = (args: readonly string[], more: NodeJS.ProcessEnv = {}) => {
    const { status, stdout, stderr } = spawnSync('terraform', args, { cwd: folder, env: { ...environment, ...more }, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
    if (status !== 0) throw new Error(`terraform ${args.join(' ')}: ${stdout}\n${stderr}`);
    return stdout;
  };
  terraform(['init', `-plugin-dir=${mirror}`]);
  terraform(['apply', '-auto-approve']);
  return {
    plan: () => {
      const start = process.hrtime.bigint();
      const output = terraform(['plan', '-input=false']);
      const nanoseconds = Number(process.hrtime.bigint() - start);
      if (!output.includes('No changes')) throw new Error('the plan is not empty');
      return nanoseconds;
    },
    peakMemory: () => {
      const report = path.join(folder, 'memory');
      spawnSync('mkdir', ['-p', report]);
      const hook = path.join(folder, 'memory.js');
      // Not resourceUsage().maxRSS: Linux carries that over exec, so it counts Terraform itself, which forked us.
      writeFileSync(hook, `const fs = require('fs');
        process.on('exit', () => fs.writeFileSync(${JSON.stringify(report)} + '/' + process.pid, /VmHWM:\\s*(\\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1]));`);
      terraform(['plan', '-input=false'], { NODE_OPTIONS: `--require=${hook}` });
      return Math.max(...readdirSync(report).map((name) => Number(readFileSync(path.join(report, name), 'utf8')))) / 1024;
    },
  };
}

async function startEmulator(): Promise<{ address: string; stop: () => void }> {
  const child = spawn(process.execPath, [path.join(ROOT, 'bin', 'lintel'), 'emulator', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (data) => {
      printed += data;
      const found = /LINTEL_PLATFORM_ADDRESS=['"]?(https?:\/\/[^\s'"]+)/.exec(printed);
      if (found) resolve(found[1]);
    });
    child.on('exit', (status) => reject(new Error(`the emulator ended with status ${status}`)));
  });
  return { address, stop: () => child.kill('SIGTERM') };
}
