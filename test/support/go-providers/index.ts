import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { runProgram } from '../run-program';

/** Runs Terraform, and returns what it printed. */
export type Run = (env: Readonly<Record<string, string>>, ...words: readonly string[]) => Promise<string>;

/** Runs Terraform with a provider that is given as a program, in a folder with one of the configurations here. */
export function withProvider(
  name: 'tfe' | 'vault',
  configuration: string,
  providers: string,
): { readonly folder: string; readonly run: Run } {
  const folder = mkdtempSync(path.join(tmpdir(), `lintel-provider-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(path.join(__dirname, configuration), path.join(folder, 'main.tf'));
  const settings = path.join(folder, 'settings.tfrc');
  const overrides = `dev_overrides {\n"hashicorp/${name}" = "${path.resolve(providers)}"\n}`;
  writeFileSync(settings, `provider_installation {\n${overrides}\ndirect {}\n}\n`);
  const run: Run = async (env, ...words) => {
    const given = { ...process.env, ...env, TF_CLI_CONFIG_FILE: settings };
    const { status, stdout, stderr } = await runProgram('terraform', [...words], { cwd: folder, env: given });
    if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
    return stdout;
  };
  return { folder, run };
}
