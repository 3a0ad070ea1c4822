/** What a mount holds, which is lost if the mount is destroyed. */
import { mountWords, servedPath, within, type MountKind, type MountPlace } from './mount-place';
import { ApiError, NotPermitted } from '../../../../clients/errors';
import { path, segments } from '../../../../clients/secrets';
import type { Context } from '../../../contract';
import { HasContent } from '../../../errors';

/** Where an engine has objects: lists, and single objects such as a configuration. */
interface Holdings {
  readonly lists: readonly string[];
  readonly objects?: readonly string[];
}

const ROLES: Holdings = { lists: ['role'] };

/** By kind and type. Of other types, only leases are looked for. */
const HOLDINGS: { readonly [kind in MountKind]: { readonly [type: string]: Holdings } } = {
  secrets: {
    database: { lists: ['config', 'roles', 'static-roles'] },
    pki: { lists: ['issuers', 'keys', 'roles'] },
    kubernetes: { lists: ['roles'], objects: ['config'] },
    terraform: { lists: ['role'], objects: ['config'] },
    keymgmt: { lists: ['kms', 'key'] },
  },
  auth: {
    jwt: ROLES,
    oidc: ROLES,
    kubernetes: ROLES,
    approle: ROLES,
    cert: { lists: ['certs'] },
    userpass: { lists: ['users'] },
    ldap: { lists: ['users', 'groups'] },
    aws: { lists: ['roles'] },
  },
};

export interface MountContent {
  /** What was found, in words. */
  readonly found: readonly string[];
  /** The paths that the token may not read. */
  readonly hidden: readonly string[];
}

interface Mounted extends MountPlace {
  readonly type?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** Looks for leases, and for the engine's objects. */
export async function contentOf(context: Context, kind: MountKind, mounted: Mounted): Promise<MountContent> {
  const { namespace } = mounted;
  const base = servedPath(kind, mounted);
  const { lists, objects = [] } = holdingsOf(kind, mounted);
  const hidden: string[] = [];
  const unlessHidden = async (at: string, read: () => Promise<string | undefined>) => {
    try {
      return await read();
    } catch (error) {
      if (isAbsent(error)) return undefined;
      if (!isHidden(error)) throw error;
      hidden.push(within(namespace, at));
      return undefined;
    }
  };
  const { secrets, signal } = context;
  const list = (at: string, words: (names: readonly string[]) => string) =>
    unlessHidden(at, async () => {
      const names = await secrets.list(path`/${segments(within(namespace, at))}`, { signal });
      return names.length === 0 ? undefined : words(names);
    });
  const leases = `sys/leases/lookup/${base}`;
  const found = [
    await list(leases, (names) => `leases of ${quotedNames(names.map((name) => `${base}/${name}`))}`),
    ...(await inTurn(lists, (collection) =>
      list(`${base}/${collection}`, (names) => `${quotedNames(names)} in \`${collection}\``),
    )),
    ...(await inTurn(objects, (object) =>
      unlessHidden(`${base}/${object}`, async () => {
        const at = path`/${segments(within(namespace, `${base}/${object}`))}`;
        return (await secrets.find(at, undefined, { signal })) ? `\`${object}\`` : undefined;
      }),
    )),
  ];
  return { found: found.filter((words) => words !== undefined), hidden };
}

/** Refuses to destroy a mount with content. What could not be looked at is said in a warning. */
export async function refuseContent(context: Context, kind: MountKind, mounted: Mounted): Promise<void> {
  const { found, hidden } = await contentOf(context, kind, mounted);
  const words = mountWords(kind, mounted);
  if (found.length > 0) {
    throw new HasContent(
      `${words} is not destroyed, because it has content that would be lost: ${found.join('; ')}. Remove it first, or set \`forceDestroy\` to true, apply that, and destroy the mount then.`,
    );
  }
  if (hidden.length > 0) {
    context.warn(
      'content-unknown',
      'The mount was destroyed without a look at all of its content',
      `${words} may have had content that the token may not list: ${quotedNames(hidden)}.`,
    );
  }
}

function holdingsOf(kind: MountKind, { type = '', options }: Mounted): Holdings {
  // The first level of the paths; the second version has them below `metadata`.
  if (kind === 'secrets' && type === 'kv') return { lists: [options?.version === '2' ? 'metadata' : ''] };
  return HOLDINGS[kind][type] ?? { lists: [] };
}

const MOST_NAMES = 5;

/** The first names, and how many there are besides. */
export function quotedNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => `\`${name}\``);
  const left = names.length - shown.length;
  return shown.join(', ') + (left > 0 ? ` and ${left} more` : '');
}

async function inTurn<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}

/** The mount does not exist any more, or its type has no such objects. */
function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function isHidden(error: unknown): boolean {
  return error instanceof NotPermitted || (error instanceof ApiError && error.status === 403);
}
