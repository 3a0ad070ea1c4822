import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'fs';
import * as path from 'path';
import { dataFolder } from '../stack/plan-stack';
import { runTerraform } from '../stack/run-terraform';
import { Failure } from '../failure';

/** A stack in another place, and what terraform is started with there. */
export interface MirroredStack {
  readonly directory: string;
  readonly environment: { readonly [name: string]: string };
}

/**
 * The stack once more, below a scratch folder, with this state in a file in place of its backend. Its files are links, and so is all that
 * stands beside it and above, so that relative paths lead where they lead from the stack. Nothing of the stack itself is touched.
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
  // Override files win over all others of their folder, and the last of them wins over the rest.
  const backend = { local: workspace === 'default' ? { path: file } : { workspace_dir: states } };
  writeFileSync(path.join(mirror, 'zz_lintel_override.tf.json'), JSON.stringify({ terraform: { backend } }));
  const environment = { TF_DATA_DIR: path.join(scratch, 'data'), TF_WORKSPACE: workspace };
  await initialize(mirror, dataFolder(real), environment);
  return { directory: mirror, environment };
}

/** Every folder above the stack with what is in it; answers the place of the stack, which is empty yet. */
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

/** A folder that may not be listed has nothing that the stack could name. */
function linkEntries(from: string, to: string, isLeftOut: (name: string) => boolean): void {
  for (const name of namesIn(from).filter((one) => !isLeftOut(one))) symlinkSync(path.join(from, name), path.join(to, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** With the providers and modules that the stack was initialized with: nothing is downloaded. */
async function initialize(mirror: string, data: string, environment: MirroredStack['environment']): Promise<void> {
  mkdirSync(environment.TF_DATA_DIR);
  const [modules, providers] = [path.join(data, 'modules'), path.join(data, 'providers')];
  if (existsSync(modules)) symlinkSync(modules, path.join(environment.TF_DATA_DIR, 'modules'));
  const args = ['init', '-input=false', '-no-color', '-get=false', ...existsSync(providers) ? [`-plugin-dir=${providers}`] : []];
  const run = await runTerraform(mirror, args, { environment });
  if (run.exitCode !== 0) throw new Failure(run.stderr || run.stdout);
}

/** The one that is selected, as terraform itself looks it up. */
function workspaceOf(directory: string): string {
  const selected = path.join(dataFolder(directory), 'environment');
  return process.env.TF_WORKSPACE || (existsSync(selected) ? readFileSync(selected, 'utf8').trim() : '') || 'default';
}
