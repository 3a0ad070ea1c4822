/** The handlers of an object of any type. Only the service knows its members. */

import type { Resource } from '../../../clients/platform';
import { findNearest } from '../../../definition/checks/words';
import type { ConfigOf, StateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import { changedMembers, given, pick, toJson } from '../../any-object/members';
import { UNOWNED } from '../../any-object/notes';
import type { Change, Context, Json, ResourceContext, ResourceHandlers } from '../../contract';
import { undoCreation } from '../../creation';
import { InvalidConfig, NotFound, PartiallyCreated } from '../../errors';
import { collectionOf, listOf, proveGone, type Listed } from '../shared/any-object/absence';
import { createObject } from '../shared/any-object/creation';
import {
  documentOf,
  emptyOf,
  lackingMembers,
  membersOf,
  otherMembers,
  partRead,
  PARTS,
  removedFrom,
  sentMember,
  sentRelationships,
  type PartName,
} from '../shared/any-object/document';
import { pathsOf, pathWith, requestPath } from '../shared/any-object/object-path';
import { plannedObject, problemsOfMembers, unownedNames } from '../shared/any-object/plan';
import { isSecretName } from '../shared/any-object/secret-names';
import type { platformObject } from './definition';

export { platformObjectEphemeralResource } from './resource/ephemeral';

type Config = ConfigOf<typeof platformObject>;
type State = StateOf<typeof platformObject>;
type Known = Partial<State>;

type Sent = { readonly [name: string]: Json };

export const platformObjectResource: ResourceHandlers<typeof platformObject> = {
  modifyPlan: plannedObject,

  async create(context, config) {
    refuseFaults(config);
    if (config.alwaysExists) return take(context, config);
    const { type, createPath } = config;
    if (createPath === undefined) {
      throw new InvalidConfig(['createPath'], 'Configure the collection in which the object is created.');
    }
    const made = await createObject(context, { ...config, createPath }, { type, ...whole(config) });
    return readBackNew(context, config, made);
  },

  async read(context, known) {
    // An import only knows the path.
    if (known.type === undefined) return readImported(context, known);
    const id = known.id ?? known.path!;
    const at: Listed = { ...known, id };
    const found = await find(context, at, known);
    return found ? stateOf(found, id, known) : proveGone(context, at);
  },

  async update(context, change) {
    const { config, prior } = change;
    refuseFaults(config);
    await write(context, change);
    noteOwned(context, change);
    const found = await look(context, prior.id, config);
    refuseLacking(found, config);
    warnOfOthers(context, found, config, prior.id);
    return { ...stateOf(found, prior.id, config), path: config.path ?? prior.path, response: prior.response };
  },

  async delete(context, state) {
    const end = state.onDestroy ?? (state.alwaysExists ? 'forget' : 'delete');
    if (end === 'forget') return;
    const { platform, signal } = context;
    if ((await platform.remove(requestPath(state.id), { signal })) === 'absent') await proveGone(context, state);
  },

  /** Everything that is configured is ours. */
  restorePrivateState(privateState) {
    privateState.remember(UNOWNED, []);
  },
};

/** The plan rejects them, unless it could not know the members. */
function refuseFaults(config: Config): void {
  const [fault] = problemsOfMembers(config);
  if (fault) throw new InvalidConfig(fault.path, fault.detail);
}

/** Everything that is configured, as it is sent. */
function whole({ attributes, attributesWo, relationships }: Config): Sent {
  return body(toJson({ ...attributes, ...given(attributesWo) }) as Sent, toJson(relationships ?? {}) as Sent);
}

function body(attributes: Sent, relationships: Sent): Sent {
  return {
    attributes,
    ...(Object.keys(relationships).length > 0 && { relationships: sentRelationships(relationships) }),
  };
}

/** Objects that always exist are written to, not created. */
async function take(context: ResourceContext, config: Config) {
  const { platform, signal } = context;
  const id = config.path!;
  const found = await find(context, { id }, config);
  if (!found) {
    throw new NotFound(`There is nothing at \`${id}\`, or the token lacks the permission to read it. Check \`path\`.`);
  }
  const { type, updateMethod = 'patch' } = config;
  const before = documentOf(found);
  if (updateMethod !== 'none') {
    const data = { type, id: found.id, ...whole(config) };
    const method = updateMethod === 'put' ? 'PUT' : 'PATCH';
    await platform.send(method, requestPath(id), { data }, { signal, repeatable: true });
  }
  const after = await look(context, id, config);
  refuseLacking(after, config);
  warnOfOthers(context, after, config, id);
  return { ...stateOf(after, id, config), response: pick(before, config.responseFields) };
}

async function readBackNew(context: ResourceContext, config: Config, made: Resource) {
  const { platform } = context;
  const what = `The object \`${made.id}\` of the type \`${config.type}\``;
  const paths = config.path === undefined ? pathsOf(made) : [pathWith(config.path, made.id)];
  const [usual = ''] = paths;
  const response = pick(documentOf(made), config.responseFields);
  const known = {
    id: usual,
    objectId: made.id,
    type: config.type,
    createPath: config.createPath,
    path: config.path ?? usual,
    response,
  };
  for (const id of paths) {
    const found = await find({ platform: context.platform }, { id }, config, true).catch((error: Error) => {
      throw new PartiallyCreated(what, id, `cannot be read back: ${error.message}`, { known, isWhole: true });
    });
    if (!found) continue;
    const remove = () => platform.remove(requestPath(id));
    try {
      refuseLacking(found, config);
    } catch (error) {
      return undoCreation(
        { what, importId: id, known: { ...known, id }, remove },
        'without all of its members',
        error as Error,
      );
    }
    warnOfOthers(context, found, config, id);
    return { ...stateOf(found, id, { ...config, path: config.path ?? id }), response };
  }
  throw new PartiallyCreated(
    what,
    usual,
    `it is not at ${paths.map((path) => `\`${path}\``).join(' or ')}: set \`path\` to where it is, in which \`{id}\` stands for its ID`,
    { known, isWhole: true },
  );
}

/** `own`: reads the object itself, not a page of its list, which may be stale. Without a signal, an interrupt does not end the read. */
async function find(
  { platform, signal }: Pick<Context, 'platform'> & Partial<Pick<Context, 'signal'>>,
  at: Listed,
  { query, alwaysExists }: Pick<Known, 'query' | 'alwaysExists'>,
  own = false,
): Promise<Resource | undefined> {
  const path = requestPath(at.id);
  const list = listOf(at);
  const isListed = !own && !alwaysExists && query === undefined && list !== undefined && at.objectId !== undefined;
  return isListed
    ? platform.findIn(list, path, at.objectId!, { signal })
    : (await platform.find(path, query, { signal }))?.data;
}

/** The object after a write. */
async function look(context: Context, id: string, config: Config): Promise<Resource> {
  const found = await find({ platform: context.platform }, { id }, config, true);
  if (!found) throw new NotFound(`The object \`${id}\` was written, but does not exist when it is read back.`);
  return found;
}

/** The configured members, and the values of the state from a read. */
function stateOf(found: Resource, id: string, known: Known) {
  const read = membersOf(found);
  return {
    id,
    objectId: found.id,
    type: found.type,
    createPath: known.createPath,
    path: known.path ?? id,
    attributes: partRead('attributes', known.attributes, read.attributes, known),
    relationships: partRead('relationships', known.relationships, read.relationships, known),
    response: known.response,
    output: pick(documentOf(found), known.readFields),
  };
}

/** Includes every member whose name does not suggest a secret. Members that are not configured leave the state with the next change. */
async function readImported(context: ResourceContext, known: Known) {
  const id = known.id ?? known.path!;
  const found = await find(context, { id }, known, true);
  if (!found) return undefined;
  const state = importedState(found, id, known);
  context.privateState.remember(
    UNOWNED,
    PARTS.flatMap((part) => Object.keys(state[part]).map((name) => `${part}.${name}`)),
  );
  return { ...state, createPath: await collectionOf(context, found, state.relationships) };
}

/** The state of an object of which only the path is known. */
export function importedState(found: Resource, path: string, known: Known = {}) {
  const { attributes, relationships } = membersOf(found);
  return { ...stateOf(found, path, { ...known, path }), attributes: withoutSecrets(attributes), relationships };
}

function withoutSecrets(attributes: Values): Values {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => value !== undefined && !isSecretName(name)),
  );
}

/** Sends the changes, unless nothing of the object changed. */
async function write(context: ResourceContext, change: Change<typeof platformObject>): Promise<void> {
  const { config, prior, changed, secretKeys } = change;
  const { platform, signal } = context;
  const { type, updateMethod = 'patch' } = config;
  const isWritten = (['attributes', 'attributesWo', 'relationships'] as const).some((name) => changed.has(name));
  if (!isWritten || updateMethod === 'none') return;
  const data = { type, id: prior.objectId };
  const path = requestPath(prior.id);
  const unowned = context.privateState.recall<readonly string[]>(UNOWNED) ?? [];
  const emptied = (part: PartName) => {
    const removed = removedFrom(prior[part], config[part] ?? {}, unownedNames(part, unowned));
    return Object.fromEntries(
      removed.filter(({ path: name }) => !name.includes('.')).map(({ path: name, value }) => [name, emptyOf(value)]),
    );
  };
  const secret = given(config.attributesWo);
  const { sent = [], removed = [] } = secretKeys.attributesWo ?? {};
  // Only hashes of secrets are known; secrets are texts, and the service refuses null for a text.
  const withoutSecret = Object.fromEntries(removed.map((name) => [name, '']));
  if (updateMethod === 'put') {
    const { attributes, relationships } = whole(config);
    const all = { ...(attributes as Sent), ...emptied('attributes'), ...withoutSecret };
    await platform.send(
      'PUT',
      path,
      { data: { ...data, attributes: all, ...(relationships !== undefined && { relationships }) } },
      { signal },
    );
    return;
  }
  const differing = (part: PartName): Sent => {
    if (!changed.has(part)) return {};
    const was = prior[part] ?? {};
    const members = changedMembers(config[part] ?? {}, was);
    const isOwn = (name: string) => !unownedNames(part, unowned).includes(name);
    return {
      ...Object.fromEntries(
        Object.entries(members).map(([name, value]) => [
          name,
          isOwn(name) ? sentMember(value, was[name]) : toJson(value),
        ]),
      ),
      ...emptied(part),
    };
  };
  const attributes = {
    ...differing('attributes'),
    ...(toJson(Object.fromEntries(sent.map((name) => [name, secret[name]]))) as Sent),
    ...withoutSecret,
  };
  await platform.send(
    'PATCH',
    path,
    { data: { ...data, ...body(attributes, differing('relationships')) } },
    { signal },
  );
}

/** Everything configured from now on is ours; unchanged parts that an import found still are not. */
function noteOwned({ privateState }: ResourceContext, { changed }: Change<typeof platformObject>): void {
  const unowned = privateState.recall<readonly string[]>(UNOWNED);
  const left = unowned?.filter((path) => !PARTS.some((part) => changed.has(part) && path.startsWith(`${part}.`)));
  privateState.remember(UNOWNED, left && left.length > 0 ? left : undefined);
}

/** The service silently ignores members that it does not know. */
function refuseLacking(found: Resource, config: Config): void {
  const read = membersOf(found);
  for (const part of PARTS) {
    const [path] = lackingMembers(part, config[part], read[part], config);
    if (path === undefined) continue;
    const name = path.slice(part.length + 1);
    const nearest = findNearest(name, Object.keys(read[part]));
    throw new InvalidConfig(
      [part, ...name.split('.')],
      `The service did not take \`${path}\`${
        nearest === undefined || nearest === name
          ? `, or never returns it. ${part === 'attributes' ? 'If it is taken and never returned, it belongs to `attributesWo`' : 'If it is taken and never returned, name it in `ignore`'}.`
          : `; it has \`${nearest}\`.`
      }`,
    );
  }
}

function warnOfOthers(context: Context, found: Resource, config: Config, id: string): void {
  const read = membersOf(found);
  for (const path of PARTS.flatMap((part) => otherMembers(part, config[part], read[part], config))) {
    context.warn(
      'value-stored-differently',
      'The service stores another value',
      `\`${path}\` of \`${id}\` reads otherwise than it was written. The service ignores it or changes it, and every plan will show the difference: configure what is read, or name it in \`ignore\`.`,
    );
  }
}
