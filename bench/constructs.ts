import { spawnSync } from 'child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { median, Row } from './row';

const ROOT = path.join(__dirname, '..');
const RUNS = 9;
const COUNT = 5000;

/** The cost of the constructs beyond cdktf's own: loading and synthesis. */
export async function measureConstructs(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-bench-'));
  try {
    const program = (name: string, code: string) => {
      const file = path.join(folder, name);
      writeFileSync(
        file,
        `const cdktf = require(${JSON.stringify(path.join(ROOT, 'node_modules', 'cdktf'))});\n${code}`,
      );
      return () => milliseconds(file);
    };
    const lintel = `const lintel = require(${JSON.stringify(ROOT)});`;
    const alone = program('alone.js', '');
    const both = program('both.js', lintel);
    // A construct is loaded on first access.
    const named = program('named.js', `${lintel}\nlintel.platform.RunTask;`);
    const plain = program(
      'plain.js',
      synthesis(
        `class Task extends cdktf.TerraformResource {
      constructor(scope, id, props) { super(scope, id, { terraformResourceType: 'lintel_run_task' }); this.props = props; }
      synthesizeAttributes() { return this.props; }
    }`,
        'Task',
      ),
    );
    const ours = program('ours.js', synthesis(lintel, 'lintel.platform.RunTask'));
    const loads = interleaved(() => both() - alone());
    const syntheses = interleaved(() => (ours() - named()) / (plain() - alone()));
    return [
      {
        what: 'to load the constructs, over cdktf',
        value: loads,
        unit: 'ms',
        limit: 25,
        how: `a process of its own each; median of ${RUNS} interleaved pairs`,
      },
      {
        what: `synthesis of ${COUNT} run tasks`,
        value: syntheses,
        unit: 'times',
        limit: 1.2,
        how: `to ${COUNT} plain TerraformResources, loading left out; median of ${RUNS} interleaved pairs`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function synthesis(prelude: string, type: string): string {
  return `${prelude}
    const app = new cdktf.App({ outdir: require('fs').mkdtempSync(require('path').join(require('os').tmpdir(), 'lintel-synth-')), skipValidation: true });
    const stack = new cdktf.TerraformStack(app, 'stack');
    for (let index = 0; index < ${COUNT}; index++) {
      new ${type}(stack, 'task-' + index, { organization: 'acme', name: 'task-' + index, url: 'https://hooks.example.com/' + index, description: 'Task ' + index });
    }
    app.synth();
    require('fs').rmSync(app.outdir, { recursive: true });`;
}

function interleaved(measure: () => number): number {
  return median(Array.from({ length: RUNS + 1 }, measure).slice(1));
}

function milliseconds(file: string): number {
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, [file], {
    encoding: 'utf8',
    env: { ...process.env, JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' },
  });
  if (status !== 0) throw new Error(stderr);
  return Number(process.hrtime.bigint() - start) / 1e6;
}
