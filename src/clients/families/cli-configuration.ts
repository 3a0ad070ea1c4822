/** The credentials in the CLI configuration of Terraform and OpenTofu. */
import { readFileSync, statSync } from 'fs';
import { parseHcl, type HclItem, type HclValue } from '../../hcl/parse-hcl';
import type { CliPlace } from './cli-places';

/** The program that Terraform asks for the token of a host that has no `credentials` block. */
export interface CredentialsHelper {
  readonly name: string;
  readonly args: readonly string[];
}

const MOST_BYTES = 1_048_576;

/** The token of a `credentials` block in this file. `isHost` matches the block's name against the requested host. */
export function tokenInFile(file: string, isHost: (name: string) => boolean): string | undefined {
  const [, body] = blocksIn(readConfiguration(file), 'credentials').find(([name]) => isHost(name)) ?? [];
  const token = body?.find(({ keys }) => keys[0]?.text === 'token')?.value;
  return token?.is === 'text' && token.text !== '' ? token.text : undefined;
}

/** The platform API addresses in the `host` blocks of this file. They replace the host's own service discovery. */
export function platformsInFile(file: string, isHost: (name: string) => boolean): readonly string[] {
  return blocksIn(readConfiguration(file), 'host')
    .filter(([name]) => isHost(name))
    .flatMap(([, body]) => body.filter(({ keys }) => keys[0]?.text === 'services'))
    .flatMap(({ value }) => objectsIn(value).flat())
    .filter(({ keys }) => /^tfe\.v2(\.|$)/.test(keys[0]?.text ?? ''))
    .flatMap(({ value }) => (value.is === 'text' ? [value.text] : []));
}

/** The first `credentials_helper` block of these files. */
export function credentialsHelperIn(files: readonly CliPlace[]): CredentialsHelper | undefined {
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

/** Files that are absent, or that Terraform cannot read either, count as empty. */
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
