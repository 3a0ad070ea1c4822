/** The location of a key-value secret. */
import { optionalObjectAt, optionalTextAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import type { Problem } from '../../../../definition/problem';
import type { Context } from '../../../contract';
import { look } from '../../../look';

export interface SecretPlace {
  readonly mount: string;
  readonly name: string;
}

interface KeyValueMount {
  readonly path: string;
  readonly type: string;
  readonly version: '1' | '2';
}

/**
 * The mount that serves a path, as seen by every client that may use the mount. The path may begin with a
 * namespace. Undefined if the token cannot see one.
 */
async function mountAt(
  { secrets, signal }: Pick<Context, 'secrets'> & Partial<Pick<Context, 'signal'>>,
  full: string,
): Promise<KeyValueMount | undefined> {
  const parts = full.split('/');
  for (let length = 0; length < parts.length; length += 1) {
    const namespace = parts.slice(0, length);
    const at = [...namespace, 'sys/internal/ui/mounts', ...parts.slice(length)].join('/');
    const found = await look(() => secrets.get(path`/${segments(at)}`, undefined, { signal }));
    const served = found && optionalTextAt(found.data, 'path')?.replace(/\/+$/, '');
    if (!found || !served) continue;
    const options = optionalObjectAt(found.data, 'options');
    return {
      path: [...namespace, served].join('/'),
      type: optionalTextAt(found.data, 'type') ?? '',
      version: (options && optionalTextAt(options, 'version')) === '2' ? '2' : '1',
    };
  }
  return undefined;
}

/** Splits the path of a secret after its mount or, if the token cannot see one, after the first segment. `folder`: `data` or `metadata`. */
export async function splitPath(context: Context, full: string, folder?: string): Promise<SecretPlace> {
  const found = await mountAt(context, full);
  const mount = found?.path ?? full.slice(0, full.indexOf('/'));
  const rest = full.slice(mount.length + 1);
  return { mount, name: folder !== undefined && rest.startsWith(`${folder}/`) ? rest.slice(folder.length + 1) : rest };
}

/** The type of the provider that manages secrets of the mount's version. */
const TYPES = { '1': 'lintel_kv_secret_v1', '2': 'lintel_kv_secret' } as const;

/** Rejects a mount of the other version. Plans of many secrets share one read. */
export async function versionProblems(
  context: Context,
  mount: string | undefined,
  wanted: '1' | '2',
): Promise<Problem[]> {
  if (mount === undefined) return [];
  const found = await mountOnce(context, mount);
  if (!found || found.path !== mount) return [];
  const { type, version } = found;
  if (type === 'kv' && version === wanted) return [];
  const detail =
    type === 'kv'
      ? `The mount \`${mount}\` has version ${version}, whose secrets \`${TYPES[version]}\` manages.`
      : `The mount \`${mount}\` is of the type \`${type}\`, and not a key-value engine.`;
  return [{ path: ['mount'], severity: 'error', code: 'value-invalid', summary: 'Another engine', detail }];
}

async function mountOnce({ secrets, signal }: Context, mount: string): Promise<KeyValueMount | undefined> {
  return secrets.readShared(`key-value mount ${mount}`, async () => mountAt({ secrets }, mount), signal);
}
