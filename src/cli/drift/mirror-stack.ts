import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'fs';
import * as path from 'path';
import { Failure } from '../failure';
import { dataFolder } from '../stack/plan-stack';
import { runTerraform } from '../stack/run-terraform';

/** A copy of a stack, and the environment variables for Terraform. */
export interface MirroredStack {
  readonly directory: string;
  readonly environment: { readonly TF_DATA_DIR: string; readonly TF_WORKSPACE: string };
}

/**
 * Mirrors the stack in a scratch folder, with the given state in a local file instead of its backend. Links the files of the stack and the entries of
 * all folders above it, so that relative paths still resolve. Does not change the stack.
 */
export async function mirrorStack(directory: string, scratch: string, state: string): Promise<MirroredStack> {
  const real = realpathSync(directory);
  const mirror = linkSurroundings(real, path.join(scratch, 'mirror'));
  linkEntries(real, mirror, (name) => /^(?:\.terraform|terraform\.tfstate.*)$/.test(name));
  const workspace = workspaceOf(directory);
  const states = path.join(scratch, 'states');
  mkdirSync(path.join(states, workspace), { recursive: true });
  const file = path.join(states, workspace, 'terraform.tfstate');
  writeFileSync(file, state, { mode: 0o600 });
  // Override files take precedence over the other files, and the last one over other override files.
  const backend = { local: workspace === 'default' ? { path: file } : { workspace_dir: states } };
  writeFileSync(path.join(mirror, 'zz_lintel_override.tf.json'), JSON.stringify({ terraform: { backend } }));
  const environment = { TF_DATA_DIR: path.join(scratch, 'data'), TF_WORKSPACE: workspace };
  await initialize(mirror, dataFolder(real), environment);
  return { directory: mirror, environment };
}

/** Links the entries of every folder above the stack. Returns the mirror's folder of the stack, which is still empty. */
function linkSurroundings(real: string, top: string): string {
  let [from, to] = [path.parse(real).root, top];
  mkdirSync(to);
  for (const part of path.relative(from, real).split(path.sep)) {
    linkEntries(from, to, (name) => name === part);
    [from, to] = [path.join(from, part), path.join(to, part)];
    mkdirSync(to);
  }
  return to;
}

/** Skips folders that cannot be listed. */
function linkEntries(from: string, to: string, isLeftOut: (name: string) => boolean): void {
  for (const name of namesIn(from).filter((one) => !isLeftOut(one))) {
    symlinkSync(path.join(from, name), path.join(to, name));
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Initializes the mirror with the stack's installed providers and modules. Downloads nothing. */
async function initialize(mirror: string, data: string, environment: MirroredStack['environment']): Promise<void> {
  mkdirSync(environment.TF_DATA_DIR);
  const [modules, providers] = [path.join(data, 'modules'), path.join(data, 'providers')];
  if (existsSync(modules)) symlinkSync(modules, path.join(environment.TF_DATA_DIR, 'modules'));
  const args = [
    'init',
    '-input=false',
    '-no-color',
    '-get=false',
    ...(existsSync(providers) ? [`-plugin-dir=${providers}`] : []),
  ];
  const run = await runTerraform(mirror, args, { environment });
  if (run.exitCode !== 0) throw new Failure('terraform-failed', run.stderr || run.stdout);
}

/** The selected workspace, resolved as Terraform does. */
function workspaceOf(directory: string): string {
  const selected = path.join(dataFolder(directory), 'environment');
  return process.env.TF_WORKSPACE || (existsSync(selected) ? readFileSync(selected, 'utf8').trim() : '') || 'default';
}
