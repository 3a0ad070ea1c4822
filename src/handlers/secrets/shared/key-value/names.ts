/** The names of the secrets of a mount, in folders. */
import { path, segments } from '../../../../clients/secrets';
import type { Context } from '../../../contract';
import { look } from '../../../look';
import { explainMissingMount } from '../mounted-object';

/** The path that lists the secrets of a mount: the mount itself, or `<mount>/metadata`. */
export interface NamesPath {
  readonly mount: string;
  readonly folder?: string;
}

export function namesPath({ mount, folder }: NamesPath, prefix?: string): string {
  return [mount, folder, prefix].filter((part) => part !== undefined).join('/');
}

/** The names below a folder; folders end with a slash. */
export async function listFolder({ secrets, signal }: Context, at: NamesPath, prefix?: string): Promise<string[]> {
  const listed = await secrets.list(path`/${segments(namesPath(at, prefix))}`, { signal }).catch((error: Error) => {
    throw explainMissingMount(error, at);
  });
  return listed.sort();
}

/** All names below a folder, yielded as soon as their folder is listed. */
export async function* walk(context: Context, at: NamesPath, prefix?: string): AsyncIterable<string> {
  for (const name of await listFolder(context, at, prefix)) {
    const whole = prefix === undefined ? name : `${prefix}/${name}`;
    if (name.endsWith('/')) yield* walk(context, at, whole.replace(/\/$/, ''));
    else yield whole;
  }
}

/** The names of all secrets of a mount. If the service lists all depths at once and the token may use it, this takes one request. */
export async function* allNames(context: Context, at: NamesPath): AsyncIterable<string> {
  const { secrets, signal } = context;
  const whole = path`/${segments(namesPath(at))}`;
  const scanned = secrets.dialect === 'openbao' ? await look(() => secrets.scan(whole, { signal })) : undefined;
  if (scanned) yield* scanned.filter((name) => !name.endsWith('/')).sort();
  else yield* walk(context, at);
}

/** The names of a data source. */
export async function namesBelow(
  context: Context,
  at: NamesPath,
  { prefix, recursive }: { readonly prefix?: string; readonly recursive: boolean },
): Promise<string[]> {
  if (!recursive) return listFolder(context, at, prefix);
  const names: string[] = [];
  const outer = prefix === undefined ? 0 : prefix.length + 1;
  for await (const name of walk(context, at, prefix)) names.push(name.slice(outer));
  return names.sort();
}
