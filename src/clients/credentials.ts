/** Tokens that other programs have stored for the user. */
import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import { isObject } from './json-api';
import type { Setting } from './settings';

/** The token file that the CLI of a secrets service keeps in the home directory. */
export function findTokenFile(name: string, env: NodeJS.ProcessEnv): Setting {
  const home = homeOf(env);
  const value = home && read(path.join(home, name))?.trim();
  return { ...(value && { found: { value, source: `~/${name}` } }), lookedAt: [`~/${name}`] };
}

/** The token for the host of this address: from `TF_TOKEN_<host>`, then from the `credentials` blocks of the Terraform CLI. */
export function findCliCredentials(address: string, env: NodeJS.ProcessEnv): Setting {
  const host = hostOf(address);
  const lookedAt = ['TF_TOKEN_<host>', '~/.terraform.d/*.tfrc.json'];
  if (host === undefined) return { lookedAt };
  for (const [name, value] of Object.entries(env)) {
    if (
      name.startsWith('TF_TOKEN_') &&
      value &&
      hostOf(`https://${decodeHost(name.slice('TF_TOKEN_'.length))}`) === host
    ) {
      return { found: { value, source: name }, lookedAt };
    }
  }
  const home = homeOf(env);
  const folder = home && path.join(home, '.terraform.d');
  for (const file of folder ? credentialFiles(folder) : []) {
    const value = tokenIn(read(path.join(folder!, file)), host);
    if (value) return { found: { value, source: `~/.terraform.d/${file}` }, lookedAt };
  }
  return { lookedAt };
}

/** Variable names cannot contain dots or dashes, which are written as `_` and `__`. */
function decodeHost(name: string): string {
  return name.replaceAll('__', '-').replaceAll('_', '.');
}

/** The normalized form in which hosts are compared: lowercase, in Punycode, without the default port. */
function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
}

/** The file written by `terraform login` takes precedence over files written by hand. */
function credentialFiles(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  const own = 'credentials.tfrc.json';
  return [
    ...names.filter((name) => name === own),
    ...names.filter((name) => name.endsWith('.tfrc.json') && name !== own).sort(),
  ];
}

/** `{"credentials": {"host": {"token": "…"}}}`. Terraform also accepts a list with one element in place of an object. */
function tokenIn(text: string | undefined, host: string): string | undefined {
  let document: unknown;
  try {
    document = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  const blocks = each(isObject(document) ? document.credentials : undefined).flatMap((block) => Object.entries(block));
  const [, body] = blocks.find(([name]) => hostOf(`https://${name}`) === host) ?? [];
  const token = each(body)[0]?.token;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

function each(value: unknown): Record<string, unknown>[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

function homeOf(env: NodeJS.ProcessEnv): string | undefined {
  return env.HOME || env.USERPROFILE;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
