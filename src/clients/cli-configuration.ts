/** The credentials in the CLI configuration of Terraform: https://developer.hashicorp.com/terraform/cli/config/config-file */
import { readdirSync, readFileSync, statSync } from 'fs';
import * as path from 'path';
import { HclObject, HclValue, readHcl } from './hcl';

/** The program that Terraform asks for the token of a host that has no `credentials` block. */
export interface CredentialsHelper {
  readonly name: string;
  readonly args: readonly string[];
}

export interface CliFile {
  readonly path: string;
  /** The path as messages show it. */
  readonly shown: string;
}

const MOST_BYTES = 1_048_576;

/**
 * The files of the configuration, in the order in which their `credentials` count: the file that TF_CLI_CONFIG_FILE names, then the one that
 * `terraform login` writes, then the others of the directory, and last `~/.terraformrc`, which a chosen file replaces.
 */
export function cliFiles(env: NodeJS.ProcessEnv): CliFile[] {
  const home = env.HOME || env.USERPROFILE;
  const variable = env.TF_CLI_CONFIG_FILE ? 'TF_CLI_CONFIG_FILE' : 'TERRAFORM_CONFIG';
  const chosen = env[variable];
  return [
    ...(chosen ? [{ path: chosen, shown: variable }] : []),
    ...(home ? filesOfDirectory(path.join(home, '.terraform.d')) : []),
    ...(home && !chosen ? [{ path: path.join(home, '.terraformrc'), shown: '~/.terraformrc' }] : []),
  ];
}

function filesOfDirectory(directory: string): CliFile[] {
  const own = 'credentials.tfrc.json';
  const names = namesIn(directory).filter((name) => /\.tfrc(\.json)?$/.test(name));
  return [...names.filter((name) => name === own), ...names.filter((name) => name !== own).sort()].map((name) => ({
    path: path.join(directory, name),
    shown: `~/.terraform.d/${name}`,
  }));
}

export function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

/** The token of a `credentials` block in this file. `isHost` compares the name of a block with the host that is asked for. */
export function tokenInFile(file: string, isHost: (name: string) => boolean): string | undefined {
  const [, body] =
    objectsIn(readConfiguration(file), 'credentials')
      .flatMap(entriesOf)
      .find(([name]) => isHost(name)) ?? [];
  const token = body?.token?.[0];
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** The first `credentials_helper` block of these files. */
export function credentialsHelperIn(files: readonly CliFile[]): CredentialsHelper | undefined {
  for (const file of files) {
    const [found] = objectsIn(readConfiguration(file.path), 'credentials_helper').flatMap(entriesOf);
    if (!found) continue;
    const [name, body] = found;
    const args = (body.args ?? []).flat().filter((argument) => typeof argument === 'string');
    return { name, args };
  }
  return undefined;
}

/** A file that is absent or that Terraform could not read, either, has no settings. */
function readConfiguration(file: string): HclObject {
  try {
    return statSync(file).size > MOST_BYTES ? {} : readHcl(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** The objects under a name. HCL and JSON allow a list in place of an object. */
function objectsIn(object: HclObject, name: string): HclObject[] {
  return (object[name] ?? [])
    .flatMap((value) => (Array.isArray(value) ? (value as readonly HclValue[]) : [value]))
    .filter(isObject);
}

/** The labelled blocks in an object, by their labels. */
function entriesOf(object: HclObject): [label: string, body: HclObject][] {
  return Object.keys(object).flatMap((label) =>
    objectsIn(object, label).map((body): [string, HclObject] => [label, body]),
  );
}

function isObject(value: HclValue): value is HclObject {
  return typeof value === 'object' && !Array.isArray(value);
}
