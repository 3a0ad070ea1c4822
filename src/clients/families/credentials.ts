/** Tokens that other programs stored for the user. */
import { readFileSync } from 'fs';
import * as path from 'path';
import { InvalidConnection } from '../errors';
import { credentialsHelperIn, platformsInFile, tokenInFile } from './cli-configuration';
import { cliPlaces, type CliPlaces } from './cli-places';
import { askHelper, findHelper } from './credentials-helper';
import type { Setting } from './settings';

/** The token file that the CLI of a secrets service keeps in the home directory. */
export function findTokenFile(name: string, env: NodeJS.ProcessEnv): Setting {
  const home = homeOf(env);
  const value = home && read(path.join(home, name))?.trim();
  return { ...(value && { found: { value, source: `~/${name}` } }), lookedAt: [`~/${name}`] };
}

/** The token in the file named by a variable, without surrounding white space. */
export function findTokenIn(variable: string, env: NodeJS.ProcessEnv): Setting {
  const file = env[variable];
  if (!file) return { lookedAt: [variable] };
  const store = {
    file,
    read: () => {
      const token = read(file)?.trim();
      if (!token) throw new Error(`the file in ${variable} cannot be read, or is empty`);
      return token;
    },
  };
  return { found: { value: read(file)?.trim() ?? '', source: variable, store }, lookedAt: [variable] };
}

/**
 * The token for the host of this address, as the Terraform CLI finds it: from `TF_TOKEN_<host>`, then from the `credentials` blocks of its
 * configuration, then from the credentials helper.
 */
export function findCliCredentials(address: string, env: NodeJS.ProcessEnv): Setting {
  const host = hostOf(address);
  const places = cliPlaces(env);
  const lookedAt = ['TF_TOKEN_<host>', ...places.lookedAt];
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
  const isHost = (name: string) => hostOf(`https://${name}`) === host;
  for (const file of places.files) {
    const value = tokenInFile(file.path, isHost);
    if (value === undefined) continue;
    const store = {
      file: file.path,
      read: () => {
        const token = tokenInFile(file.path, isHost);
        if (token === undefined) throw new Error(`${file.shown} has no token for ${host} any more`);
        return token;
      },
    };
    return { found: { value, source: file.shown, store }, lookedAt };
  }
  return fromHelper(places, host, env, lookedAt);
}

/** Throws `InvalidConnection` if the CLI's configuration redirects this host's requests elsewhere: the token is sent only to the host itself. */
export function refuseOtherHost(address: string, env: NodeJS.ProcessEnv): void {
  const host = hostOf(address);
  for (const file of cliPlaces(env).files) {
    const elsewhere = platformsInFile(
      file.path,
      (name) => host !== undefined && hostOf(`https://${name}`) === host,
    ).some((url) => withoutApi(url) !== withoutApi(address));
    if (!elsewhere) continue;
    throw new InvalidConnection(
      'platform',
      `The \`host\` block for ${host} in ${file.shown} names another address of the platform's API, which is not followed. Set TFE_ADDRESS to that address, with TFE_TOKEN, or remove the service \`tfe.v2\` from the block.`,
    );
  }
}

function withoutApi(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/+$/, '').replace(/\/api\/v2$/, '');
}

/** The program runs only when the first request needs its token: it may ask a keychain, and most processes send no request. */
function fromHelper(
  { files, plugins }: CliPlaces,
  host: string,
  env: NodeJS.ProcessEnv,
  lookedAt: readonly string[],
): Setting {
  const helper = credentialsHelperIn(files);
  if (!helper) return { lookedAt };
  const source = `the credentials helper "${helper.name}"`;
  const program = findHelper(
    helper,
    plugins.map((directory) => directory.path),
  );
  if (program === undefined) {
    const missing = `${source}, whose program terraform-credentials-${helper.name} is not in ${plugins[0]?.shown}`;
    return { lookedAt: [...lookedAt, missing] };
  }
  const store = {
    read: async () => {
      const token = await askHelper(program, helper, host, env).catch((error: Error) => {
        throw new Error(
          `${source} failed: ${error.message}. Run \`${path.basename(program)}\` with its arguments and \`get ${host}\` to see what it says`,
        );
      });
      if (token === undefined) throw new Error(`${source} has no token for ${host}`);
      return token;
    },
  };
  return { found: { value: '', source, store }, lookedAt: [...lookedAt, source] };
}

/** Variable names cannot contain dots or dashes, which are written as `_` and `__`. */
function decodeHost(name: string): string {
  return name.replaceAll('__', '-').replaceAll('_', '.');
}

/** The normalized form in which hosts are compared: lowercase, in Punycode, with the port unless it is that of https. */
function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, port } = new URL(address);
  return protocol === 'http:' && port === '' ? `${host}:80` : host;
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
