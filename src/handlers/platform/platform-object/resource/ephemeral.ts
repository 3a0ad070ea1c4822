import type { Resource } from '../../../../clients/platform';
import type { ArgumentsOf } from '../../../../definition/data-source';
import { given, toJson } from '../../../any-object/members';
import type { Context, EphemeralResourceHandlers, Json } from '../../../contract';
import { InvalidConfig, NotFound, PossiblyCreated, Unfinished } from '../../../errors';
import { sendObject } from '../../shared/any-object/creation';
import { documentOf } from '../../shared/any-object/document';
import { pathsOf, requestPath } from '../../shared/any-object/object-path';
import { operationAt } from '../../shared/any-object/own-types';
import { problemsOfMembers } from '../../shared/any-object/plan';
import type { platformObjectEphemeral } from '../definition';

interface Arguments extends ArgumentsOf<typeof platformObjectEphemeral> {}

/** Possible paths of an object that closing deletes, and the list that then lacks it. */
type KeptObject = { readonly id: string; readonly paths: readonly string[]; readonly list: string };

export const platformObjectEphemeralResource: EphemeralResourceHandlers<typeof platformObjectEphemeral> = {
  async open(context, config) {
    refuseFaults(config);
    const { path, type, createPath, deleteOnClose } = config;
    if (path !== undefined) return { result: { data: documentOf(await read(context, path)) } };
    const made = await create(context, { ...config, type: type!, createPath: createPath! });
    const result = { data: documentOf(made) };
    const paths = pathsOf(made);
    if (!deleteOnClose) {
      context.warn(
        'write-repeated',
        'The object is created twice',
        `Each plan and each apply creates an object of the type \`${type}\`, and \`${paths[0]}\` stays. For an object that is to stay, use the resource \`lintel_platform_object\`.`,
      );
      return { result };
    }
    const kept: KeptObject = { id: made.id, paths, list: createPath! };
    return { result, kept, remains: `the object ${paths[0]}` };
  },

  async close(context, kept) {
    if (kept === undefined) return;
    const { platform } = context;
    const { id, paths, list } = kept as KeptObject;
    for (const path of paths) {
      // Another object may be at the path that the response named.
      if (paths.length > 1 && (await platform.find(requestPath(path)))?.data.id !== id) continue;
      if ((await platform.remove(requestPath(path))) === 'removed') return;
    }
    const isGone = await platform.provenGone(requestPath(list), id);
    if (!isGone) throw new NotFound(`The object \`${id}\` is in \`${list}\`, but not at ${inWords(paths)}: delete it.`);
  },
};

function inWords(paths: readonly string[]): string {
  return paths.map((path) => `\`${path}\``).join(' or ');
}

function refuseFaults(config: Arguments): void {
  const [fault] = problemsOfMembers(config);
  if (fault) throw new InvalidConfig(fault.path, fault.detail);
  for (const name of ['path', 'createPath'] as const) {
    const operation = config[name] === undefined ? undefined : operationAt(config[name]);
    if (!operation) continue;
    throw new InvalidConfig([name], `\`${config[name]}\` is ${operation.what}. Use ${operation.instead}.`);
  }
}

async function read({ platform, signal }: Context, path: string): Promise<Resource> {
  const found = await platform.find(requestPath(path), undefined, { signal });
  if (found) return found.data;
  throw new NotFound(`There is nothing at \`${path}\`, or the token lacks the permission to read it.`);
}

/**
 * With a lost response, the values that only it contained are lost too, and a new object in the list may belong to
 * another run: it is reported, not deleted.
 */
async function create(context: Context, config: Arguments & { readonly type: string; readonly createPath: string }) {
  const { type, createPath, attributes, attributesWo } = config;
  const sent = toJson({ ...attributes, ...given(attributesWo) }) as { readonly [name: string]: Json };
  const { made, found } = await sendObject(context, config, { type, attributes: sent }).catch((error: Error) => {
    if (!(error instanceof PossiblyCreated)) throw error;
    throw new Unfinished(`${error.message}. If \`${createPath}\` has it, delete it: nothing of this run will.`);
  });
  if (made) return made.data;
  throw new Unfinished(
    `The response to the creation of an object of the type \`${type}\` was lost, and with it what only the response has. \`${pathsOf(found)[0]}\` is new in \`${createPath}\` and equals what was sent: delete it unless somebody else has created it, and run this again.`,
  );
}
