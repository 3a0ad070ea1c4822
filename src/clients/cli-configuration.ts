/** The credentials in the CLI configuration of Terraform: https://developer.hashicorp.com/terraform/cli/config/config-file */
import { readdirSync, readFileSync, statSync } from 'fs';
import * as path from 'path';
import { parseHcl, type HclItem, type HclValue } from '../hcl/parse-hcl';

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
  const [, body] = blocksIn(readConfiguration(file), 'credentials').find(([name]) => isHost(name)) ?? [];
  const token = body?.find(({ keys }) => keys[0]?.text === 'token')?.value;
  return token?.is === 'text' && token.text !== '' ? token.text : undefined;
}

/** The first `credentials_helper` block of these files. */
export function credentialsHelperIn(files: readonly CliFile[]): CredentialsHelper | undefined {
  for (const file of files) {
    const [found] = blocksIn(readConfiguration(file.path), 'credentials_helper');
    if (!found) continue;
    const [name, body] = found;
    const args = body
      .filter(({ keys }) => keys[0]?.text === 'args')
      .flatMap(({ value }) => elementsOf(value))
      .flatMap((argument) => (argument.is === 'text' ? [argument.text] : []));
    return { name, args };
  }
  return undefined;
}

/** A file that is absent or that Terraform cannot read either has no settings. */
function readConfiguration(file: string): readonly HclItem[] {
  try {
    return statSync(file).size > MOST_BYTES ? [] : (parseHcl(readFileSync(file, 'utf8')).items ?? []);
  } catch {
    return [];
  }
}

/** The labelled blocks under a name, by their labels: `name "label" { … }`, or an object of objects, as in JSON. */
function blocksIn(items: readonly HclItem[], name: string): [label: string, body: readonly HclItem[]][] {
  return items
    .filter(({ keys }) => keys[0]?.text === name)
    .flatMap(({ keys: [, label], value }) =>
      objectsIn(value).flatMap((object) => (label === undefined ? entriesOf(object) : [entryOf(label.text, object)])),
    );
}

function entriesOf(items: readonly HclItem[]): [label: string, body: readonly HclItem[]][] {
  return items.flatMap(({ keys: [label], value }) => objectsIn(value).map((body) => entryOf(label?.text ?? '', body)));
}

function entryOf(label: string, body: readonly HclItem[]): [label: string, body: readonly HclItem[]] {
  return [label, body];
}

/** The members of each object. HCL and JSON allow a list in place of an object. */
function objectsIn(value: HclValue): (readonly HclItem[])[] {
  return elementsOf(value).flatMap((element) => (element.is === 'object' ? [element.items] : []));
}

function elementsOf(value: HclValue): readonly HclValue[] {
  return value.is === 'list' ? value.elements : [value];
}
