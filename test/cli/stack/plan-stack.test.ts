import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { withoutObjects } from '../../../src/cli/drift/state-file';
import { planStack } from '../../../src/cli/stack/plan-stack';
import { runTerraform } from '../../../src/cli/stack/run-terraform';
import { findTerraform } from '../../../src/cli/stack/terraform-program';
import { openTerraformEnvironment, TerraformEnvironment } from '../../support/environments/terraform-environment';

const before = { ...process.env };
let scratch: string;

beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'lintel-test-'));
});

afterEach(() => {
  process.env = { ...before };
  rmSync(scratch, { recursive: true, force: true });
});

/** Writes a fake terraform program. */
function standIn(name: string, script: string): string {
  const file = path.join(scratch, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe('the program that plans a stack', () => {
  it('is TERRAFORM_BINARY_NAME, or else terraform or tofu from the PATH', () => {
    process.env.PATH = scratch;
    const tofu = standIn('tofu', '');
    expect(findTerraform()).toBe(tofu);
    const terraform = standIn('terraform', '');
    expect(findTerraform()).toBe(terraform);
    process.env.TERRAFORM_BINARY_NAME = 'tofu';
    expect(findTerraform()).toBe(tofu);
    process.env.TERRAFORM_BINARY_NAME = terraform;
    expect(findTerraform()).toBe(terraform);
  });

  it('is reported with installation links if it is missing', () => {
    process.env.PATH = scratch;
    mkdirSync(path.join(scratch, 'terraform'));
    expect(() => findTerraform()).toThrow(
      /neither terraform nor tofu is on the PATH\. Install one of them[^]*opentofu\.org/,
    );
    process.env.TERRAFORM_BINARY_NAME = 'tofo';
    expect(() => findTerraform()).toThrow('TERRAFORM_BINARY_NAME is tofo, which does not exist or is not executable.');
  });
});

it('withoutObjects removes objects from a state by their addresses', () => {
  const instances = [{ index_key: 'a.b' }, { index_key: 'say "${x}"' }, { index_key: 'kept' }];
  const resources = [
    { module: 'module.network["x"]', type: 'lintel_policy', name: 'p', instances: [{}] },
    { type: 'lintel_run_task', name: 't', instances },
    { type: 'lintel_run_task', name: 'numbered', instances: [{ index_key: 0 }, { index_key: 1 }] },
  ];
  const gone = [
    'module.network["x"].lintel_policy.p',
    'lintel_run_task.t["a.b"]',
    'lintel_run_task.t["say \\"$${x}\\""]',
    'lintel_run_task.numbered[0]',
  ];
  expect(JSON.parse(withoutObjects(JSON.stringify({ version: 4, serial: 7, resources }), gone))).toEqual({
    version: 4,
    serial: 7,
    resources: [
      { type: 'lintel_run_task', name: 't', instances: [{ index_key: 'kept' }] },
      { type: 'lintel_run_task', name: 'numbered', instances: [{ index_key: 1 }] },
    ],
  });
  expect(() => withoutObjects('{"version":5}', [])).toThrow('unsupported state version 5. Lintel supports version 4.');
});

describe('a terraform process', () => {
  it('returns its exit code and output, and reports each line as it arrives', async () => {
    process.env.TERRAFORM_BINARY_NAME = standIn(
      'terraform',
      'echo "in $PWD with $1"; echo "and $TF_VAR_name"; echo wrong >&2; exit 3',
    );
    process.env.TF_VAR_name = 'a variable';
    const lines: string[] = [];
    expect(await runTerraform(scratch, ['plan'], { onLine: (line) => lines.push(line) })).toEqual({
      exitCode: 3,
      stdout: `in ${scratch} with plan\nand a variable\n`,
      stderr: 'wrong\n',
    });
    expect(lines).toEqual([`in ${scratch} with plan`, 'and a variable']);
  });

  it('receives each interrupt once, and is awaited until it exits', async () => {
    process.env.TERRAFORM_BINARY_NAME = standIn(
      'terraform',
      'trap "echo interrupted >> ended; exit 1" INT; echo ready; while :; do sleep 0.05; done',
    );
    const running = runTerraform(scratch, ['plan'], { onLine: () => process.emit('SIGINT') });
    await expect(running).rejects.toThrow('interrupted.');
    expect(readdirSync(scratch).sort()).toEqual(['ended', 'terraform']);
  });
});

describe('planning a stack', () => {
  let environment: TerraformEnvironment;

  beforeAll(async () => {
    environment = await openTerraformEnvironment();
    environment.terraform.write(
      'task.tf',
      'resource "lintel_run_task" "scan" {\n  organization = "acme"\n  name = "image-scan"\n  url = "https://scanner.example.com/"\n}\n',
    );
  });
  afterAll(async () => environment.close());
  beforeEach(() => {
    Object.assign(process.env, environment.variables);
  });

  it('initializes the stack if needed, and returns the plan', async () => {
    const steps: string[] = [];
    const planned = await planStack(environment.terraform.folder, { onProgress: ({ step }) => steps.push(step) });
    expect(steps).toEqual(['initializing', 'planning']);
    expect(planned.plan.resource_changes).toMatchObject([
      { address: 'lintel_run_task.scan', change: { actions: ['create'] } },
    ]);
    expect(existsSync(path.join(environment.terraform.folder, 'terraform.tfstate'))).toBe(false);
  });

  it('saves the plan in a private file outside of the stack, and removes it', async () => {
    // The fake program inspects the files of the first run.
    process.env.TERRAFORM_BINARY_NAME = standIn(
      'terraform',
      `"${findTerraform()}" "$@" || exit
      for argument; do case "$argument" in -out=*) file="\${argument#-out=}"; echo "$file" > "${scratch}/file"; stat -c %a "$file" "$(dirname "$file")" > "${scratch}/modes";; esac; done`,
    );
    const files = readdirSync(environment.terraform.folder);
    await planStack(environment.terraform.folder);
    expect(readFileSync(path.join(scratch, 'modes'), 'utf8')).toBe('600\n700\n');
    const file = readFileSync(path.join(scratch, 'file'), 'utf8').trim();
    expect([
      path.isAbsolute(file),
      file.startsWith(environment.terraform.folder),
      existsSync(path.dirname(file)),
    ]).toEqual([true, false, false]);
    expect(readdirSync(environment.terraform.folder)).toEqual(files);
  });

  it('fails with all errors of terraform and their locations', async () => {
    environment.terraform.write(
      'wrong.tf',
      'resource "lintel_run_task" "wrong" {\n  organization = "acme"\n  name = "a b"\n  url = "nowhere"\n}\n',
    );
    const error: Error = await planStack(environment.terraform.folder).then(
      () => {
        throw new Error('it was planned');
      },
      (refused: Error) => refused,
    );
    rmSync(path.join(environment.terraform.folder, 'wrong.tf'));
    expect(error.message).toContain(`terraform plan failed in ${environment.terraform.folder} (exit code 1):`);
    expect(error.message).toMatch(/`name` \(lintel_run_task\.wrong, wrong\.tf, line 3\)\n\n {2}"a b" is not allowed\./);
    // An address may contain a password, so the provider reports no attribute path, and Terraform names the line of the resource.
    expect(error.message).toMatch(
      /`url` \(lintel_run_task\.wrong, wrong\.tf, line 1\)\n\n {2}"nowhere" is not an absolute URL\./,
    );
  });

  it('fails with the output of terraform if the configuration cannot be parsed', async () => {
    environment.terraform.write('wrong.tf', 'resource {\n');
    await expect(planStack(environment.terraform.folder)).rejects.toThrow(
      /terraform init failed in .* \(exit code 1\):[^]*on wrong\.tf line 1/,
    );
    mkdirSync(path.join(environment.terraform.folder, '.terraform'));
    await expect(planStack(environment.terraform.folder)).rejects.toThrow(
      /terraform plan failed in .* \(exit code 1\):[^]*\(wrong\.tf, line 1\)/,
    );
    for (const name of ['wrong.tf', '.terraform']) {
      rmSync(path.join(environment.terraform.folder, name), { recursive: true });
    }
  });

  it('rejects a path that is not the folder of a stack', async () => {
    await expect(planStack(path.join(scratch, 'nowhere'))).rejects.toThrow(
      `the folder ${scratch}/nowhere does not exist.`,
    );
    await expect(planStack(path.join(scratch, 'stacks', 'nowhere'))).rejects.toThrow(
      'Run `cdktn synth` or `cdktf synth` to create it.',
    );
    mkdirSync(path.join(scratch, 'stacks'));
    writeFileSync(path.join(scratch, 'manifest.json'), '{"stacks":{"network":{},"platform-team":{}}}');
    await expect(planStack(path.join(scratch, 'stacks', 'platfrom-team'))).rejects.toThrow(
      'The stacks are: network, platform-team.',
    );
    symlinkSync(findTerraform(), path.join(scratch, 'file'));
    await expect(planStack(path.join(scratch, 'file'))).rejects.toThrow('is not a folder.');
  });
});
