/** Programs that keep credentials for Terraform: https://developer.hashicorp.com/terraform/internals/credentials-helpers */
import { execFile } from 'child_process';
import * as path from 'path';
import { isObject } from '../json-api';
import type { CredentialsHelper } from './cli-configuration';
import { namesIn } from './cli-places';

/** A helper may ask the user's keychain, but must not block Terraform forever. */
const MOST_MS = 10_000;
const MOST_BYTES = 65_536;

/** The path of the program if one of these directories contains it; the newest if there are several versions. */
export function findHelper({ name }: CredentialsHelper, directories: readonly string[]): string | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined;
  const pattern = new RegExp(`^terraform-credentials-${name}(_v([0-9.]+))?(\\.exe)?$`);
  const found = directories.flatMap((directory) =>
    namesIn(directory).flatMap((file) => {
      const match = pattern.exec(file);
      return match ? [{ program: path.join(directory, file), version: match[2] ?? '0' }] : [];
    }),
  );
  return found.sort((one, other) => compareVersions(other.version, one.version))[0]?.program;
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/**
 * Asks the program for a host's token. Returns undefined if it has none. Rejects with a sentence that never contains the program's output, which may
 * be a secret.
 */
export async function askHelper(
  program: string,
  { args }: CredentialsHelper,
  host: string,
  env: NodeJS.ProcessEnv,
  milliseconds = MOST_MS,
): Promise<string | undefined> {
  const printed = await run(program, [...args, 'get', host], env, milliseconds);
  let document: unknown;
  try {
    document = JSON.parse(printed);
  } catch {
    throw new Error('it printed something other than a JSON object');
  }
  if (!isObject(document)) throw new Error('it printed something other than a JSON object');
  return typeof document.token === 'string' && document.token !== '' ? document.token : undefined;
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv, milliseconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      args,
      { env, timeout: milliseconds, killSignal: 'SIGKILL', maxBuffer: MOST_BYTES, encoding: 'utf8' },
      (error, stdout) => {
        if (!error) return resolve(stdout);
        reject(new Error(reasonOf(error, milliseconds)));
      },
    );
    // A helper that prompts must not wait for input that nobody can give.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end();
  });
}

function reasonOf(error: Error & { code?: unknown; killed?: boolean; signal?: unknown }, milliseconds: number): string {
  if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return `it printed more than ${MOST_BYTES} bytes`;
  if (error.killed) return `it did not end within ${milliseconds / 1_000} seconds`;
  if (typeof error.code === 'number') return `it ended with status ${error.code}`;
  if (typeof error.code === 'string') return `it could not be run (${error.code})`;
  return `it was ended by ${String(error.signal)}`;
}
