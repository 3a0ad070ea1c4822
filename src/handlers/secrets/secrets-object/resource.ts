/** The handlers of an object at any path. Only the service knows its type. */

import { ApiError, MissingMount } from '../../../clients/errors';
import type { Envelope } from '../../../clients/secrets';
import type { ArgumentsOf } from '../../../definition/data-source';
import type { ConfigOf, StateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import { bodyRead, differingMembers, missingMembers } from '../../any-object/comparison';
import { changedMembers, fromJson, given, pick, secretsIn, toJson } from '../../any-object/members';
import { removedMembers, UNOWNED, UNRETURNED, unreturnedOf, wasApplied } from '../../any-object/notes';
import type { Context, EphemeralResourceHandlers, Json, Kept, ResourceContext, ResourceHandlers } from '../../contract';
import { sendCreation } from '../../creation';
import { AlreadyExists, InvalidConfig, NotFound, PartiallyCreated } from '../../errors';
import { describe } from '../shared/any-path/description';
import { fullPath, requestPath, splitImportId, type Located } from '../shared/any-path/object-path';
import { plannedObject } from '../shared/any-path/plan';
import { isSecretName } from '../shared/any-path/secret-names';
import { emptied } from '../shared/any-path/update-body';
import { keepToken, tokenHandlers } from '../shared/credentials/issued-token';
import { leaseHandlers, leaseOf } from '../shared/credentials/lease';
import { seconds } from '../shared/fields';
import { isNoMount } from '../shared/mounts/mount-requests';
import { refuseNamespace } from '../shared/system-object';
import type { secretsObject, secretsObjectEphemeral } from './definition';

type Config = ConfigOf<typeof secretsObject>;
type State = StateOf<typeof secretsObject>;
type Known = Partial<State>;

export const secretsObjectResource: ResourceHandlers<typeof secretsObject> = {
  modifyPlan: plannedObject,

  async create(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    refuseSecrets(config);
    const response = await send(context, config);
    const known = {
      ...located(config),
      response: pick(fromJson(response && answerOf(response)), config.responseFields),
    };
    const found = await readBack(context, config, known);
    return { ...known, body: config.body, output: pick(found, config.readFields) };
  },

  async read(context, known) {
    refuseNamespace(context.secrets.dialect, known.namespace);
    // An import and a move only know the path.
    if (known.id === undefined && !wasApplied(context)) return readImported(context, known);
    const state = { ...located(known as Located), response: known.response };
    if (known.readable === false) return { ...state, body: known.body, output: known.output };
    const found = await find(context, known);
    if (!found) return undefined;
    return {
      ...state,
      body: known.body && bodyRead(known.body, found, await comparing(context, known), unreturnedOf(context)),
      output: pick(found, known.readFields),
    };
  },

  async update(context, { config, prior, changed, secretKeys }) {
    refuseSecrets(config);
    const removed = removedMembers(context, config, prior);
    const isPatch = config.updateMethod === 'patch';
    const secret = given(config.bodyWo);
    const { sent = Object.keys(secret), removed: removedSecrets = [] } = secretKeys.bodyWo ?? {};
    const empty = await emptied(context, fullPath(config, config.updatePath), [...removed, ...removedSecrets], isPatch);
    const own = given(config.body);
    const body = isPatch
      ? {
          ...(changed.has('body') ? changedMembers(own, given(prior.body)) : {}),
          ...Object.fromEntries(sent.map((name) => [name, secret[name]])),
        }
      : { ...own, ...secret };
    const at = requestPath(config, config.updatePath);
    const written = { ...(toJson(body as Values) as object), ...empty };
    const { signal } = context;
    const response = isPatch
      ? await context.secrets.patch(at, written, { signal })
      : await context.secrets.post(at, written, { signal, repeatable: true });
    response.warnings.forEach((text) => context.warn('service-warning', 'Warning from the service', text));
    await refuseLease(context, config, response);
    context.privateState.remember(UNOWNED, undefined);
    const known = { ...located(config), response: prior.response };
    const found = await readBack(context, config, known);
    return { ...known, body: config.body, output: pick(found, config.readFields) };
  },

  async delete(context, state) {
    const end = state.onDestroy ?? (state.alwaysExists ? 'forget' : 'delete');
    if (end === 'forget') return;
    const { secrets, signal } = context;
    if (end === 'write') {
      const at = requestPath(state, state.updatePath);
      const body = toJson(given(state.destroyBody));
      await secrets.post(at, body, { signal, repeatable: true }).catch((error: Error) => {
        if (!isAbsence(error)) throw error;
      });
      return;
    }
    const at = requestPath(state, state.deletePath);
    await secrets.remove(at, undefined, { signal }).catch((error: Error) => {
      throw explained(error, 'onDestroy', 'it cannot be deleted. Set `onDestroy` to `forget` or `write`');
    });
  },

  /** Without a state, it is unknown which members the service does not return. */
  restorePrivateState(privateState, { body }) {
    privateState.remember(UNOWNED, []);
    privateState.remember(UNRETURNED, Object.keys(given(body)));
  },

  move({ state }) {
    const fields = Array.isArray(state.write_fields) ? (state.write_fields as readonly string[]) : [];
    return {
      state: {
        path: String(state.path).replace(/^\/+|\/+$/g, ''),
        namespace: state.namespace || undefined,
        readable: state.disable_read === true ? false : undefined,
        onDestroy: state.disable_delete === true ? 'forget' : undefined,
        responseFields: fields.length > 0 ? fields.map((name) => `data.${name}`) : undefined,
      },
      notCarried: [{ name: 'data_json', because: 'The first plan compares `body` with what the service has.' }],
    };
  },
};

function located({ namespace, path }: Located) {
  return { id: fullPath({ namespace, path }), namespace, path };
}

/** The plan rejects them, unless it could not know the body or the connection. */
function refuseSecrets({ body }: Config): void {
  const [secret] = secretsIn(body, isSecretName);
  if (secret === undefined) return;
  throw new InvalidConfig(
    ['body', ...secret.split('.')],
    `The name \`${secret}\` says that the value is secret, and \`body\` is stored in state. Configure it in \`bodyWo\`.`,
  );
}

/** Reads first, because at most paths a write would overwrite another owner's object. */
async function send(context: ResourceContext, config: Config): Promise<Envelope | undefined> {
  const { secrets, signal } = context;
  const what = `The object \`${fullPath(config)}\``;
  const importId = fullPath(config);
  const isReadable = config.readable !== false;
  if (isReadable && !config.alwaysExists && (await find(context, config))) throw new AlreadyExists(what, importId);
  const body = toJson({ ...given(config.body), ...given(config.bodyWo) });
  const write = () => secrets.post(requestPath(config), body, { signal, repeatable: config.alwaysExists });
  const look = async () => (isReadable && !config.alwaysExists ? find(context, config, true) : undefined);
  const { made } = isReadable
    ? await sendCreation({ what, importId, signal, pace: secrets.pace, send: write, look })
    : { made: await write() };
  made?.warnings.forEach((text) => context.warn('service-warning', 'Warning from the service', text));
  if (made) await refuseLease(context, config, made);
  return made;
}

/** A managed resource would lose a credential: the returned credentials are revoked immediately. */
export async function refuseLease(
  { secrets }: Context,
  at: Located,
  { lease, issued, wrapping }: Envelope,
): Promise<void> {
  if (!lease && !issued && !wrapping) return;
  const within = { namespace: at.namespace, path: 'sys' };
  if (lease) {
    await secrets.post(
      requestPath(within, 'sys/leases/revoke'),
      { lease_id: lease.id, sync: true },
      { repeatable: true },
    );
  }
  if (issued && issued.accessor !== '') {
    const revocation = requestPath(within, 'auth/token/revoke-accessor');
    await secrets.post(revocation, { accessor: issued.accessor }, { repeatable: true });
  }
  throw new InvalidConfig(
    ['path'],
    `\`${fullPath(at)}\` hands out ${lease ? 'a lease' : 'a token'}, which was revoked: a state would keep it, and nothing would renew it. Use the ephemeral resource \`lintel_secrets_object\`.`,
  );
}

async function find(context: Context, known: Known | Config, patiently = false): Promise<Values | undefined> {
  const { secrets, signal, warn } = context;
  const at = requestPath(known as Located, known.readPath);
  const response = await secrets.findAny(at, undefined, patiently ? {} : { signal }).catch((error: Error) => {
    if (isNoMount(error) || isNoIssuer(error)) return undefined;
    throw explained(error, 'readable', 'it cannot be read. Set `readPath` to where it can be, or `readable` to false');
  });
  if (!response) return undefined;
  response.warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  await refuseLease(context, known as Located, response);
  return fromJson(response.data) as Values;
}

/** Errors of engines without an issuer, other than a 404. */
function isNoIssuer(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 500 &&
    /unable to find PKI (?:issuer|key) for reference|no default issuer currently/i.test(error.message)
  );
}

/** A path that does not support the method responds with 405. */
function explained(error: Error, attribute: string, words: string): Error {
  return error instanceof ApiError && error.status === 405
    ? new InvalidConfig([attribute], `The service has no such operation at this path: ${words}. (${error.message})`)
    : error;
}

/** Reads back what the service made of a write. This reveals bodies without an effect. */
async function readBack(context: ResourceContext, config: Config, known: object): Promise<Values> {
  if (config.readable === false) return {};
  const what = `The object \`${fullPath(config)}\``;
  const found = await find(context, config, true).catch((error: Error) => {
    if (error instanceof InvalidConfig) throw error;
    const importId = fullPath(config);
    throw new PartiallyCreated(what, importId, `cannot be read back: ${error.message}`, { known, isWhole: true });
  });
  if (!found) {
    throw new NotFound(
      `${what} was written, but does not exist when it is read back. If its path can only be written, set \`readable\` to false; if it is read elsewhere, set \`readPath\`.`,
    );
  }
  const body = given(config.body);
  context.privateState.remember(UNRETURNED, missingMembers(body, found));
  for (const name of differingMembers(body, found, await comparing(context, config))) {
    context.warn(
      'value-stored-differently',
      'The service stores another value',
      `\`body.${name}\` of \`${fullPath(config)}\` reads otherwise than it was written. The service ignores it or changes it, and every plan will show the difference: configure what is read, or name it in \`ignore\`.`,
    );
  }
  return found;
}

/** Includes every member whose name does not suggest a secret. Members that are not configured leave the state with the next change. */
async function readImported(context: ResourceContext, known: Known) {
  const at = await splitImportId(context, known.path!);
  if (known.readable === false) return located(at);
  const found = await find(context, { ...known, ...at });
  if (!found) return undefined;
  const shown = Object.entries(found).filter(([name, value]) => value !== undefined && !isSecretName(name));
  context.privateState.remember(
    UNOWNED,
    shown.map(([name]) => name),
  );
  return { ...located(at), body: Object.fromEntries(shown) };
}

/** The inputs for the comparison in a read. */
export async function comparing(context: Context, known: Known | Config) {
  const described =
    known.validate === false ? undefined : await describe(context, fullPath(known as Located, known.updatePath));
  return { described, ordered: known.ordered, ignore: known.ignore };
}

/** The response to a write, with the names from `responseFields`. */
function answerOf({ data, warnings, requestId }: Envelope): object {
  return { data, warnings, request_id: requestId };
}

function isAbsence(error: Error): boolean {
  return error instanceof MissingMount || (error instanceof ApiError && error.status === 404);
}

interface Arguments extends ArgumentsOf<typeof secretsObjectEphemeral> {}

export const secretsObjectEphemeralResource: EphemeralResourceHandlers<typeof secretsObjectEphemeral> = {
  async open(context, config) {
    refuseNamespace(context.secrets.dialect, config.namespace);
    const { operation = config.body === undefined ? 'read' : 'write', renew, revokeOnClose } = config;
    const response = await ask(context, config, operation);
    response.warnings.forEach((text) => context.warn('service-warning', 'Warning from the service', text));
    const { wrapping, issued, lease } = response;
    if (wrapping) {
      const { token, accessor, expires } = wrapping;
      return { result: { wrappingToken: token, wrappingAccessor: accessor, wrappingExpires: expires } };
    }
    if (operation === 'write' && !issued && !lease) {
      context.warn(
        'write-repeated',
        'The write is done twice',
        `\`${fullPath(config)}\` is written in each plan and in each apply, and what it wrote stays: the response has neither a lease nor a token. For an object that is to stay, use the resource \`lintel_secrets_object\`.`,
      );
    }
    const result = {
      data: fromJson(response.data) as Values,
      auth: issued && {
        clientToken: issued.token,
        accessor: issued.accessor,
        policies: [...issued.policies],
        leaseDuration: issued.seconds,
        renewable: issued.renewable,
        entityId: issued.entityId,
      },
    };
    if (issued) {
      const base = fullPath(config, 'auth/token');
      const token = { accessor: issued.accessor, base, seconds: issued.seconds, renewable: issued.renewable && renew };
      return { result, ...keepToken(context, { ...token, revoke: revokeOnClose }, response.respondedAt) };
    }
    const { results, renewAfter, ...kept } = leaseOf(response, revokeOnClose, fullPath(config));
    return { result: { ...result, ...results }, ...kept, ...(renew && renewAfter !== undefined && { renewAfter }) };
  },

  renew: (context, kept) => handlersOf(kept).renew(context, kept),
  close: (context, kept) => handlersOf(kept).close(context, kept),
};

function handlersOf(kept: Json | undefined): {
  renew: (context: Context, kept: Json | undefined) => Promise<Kept>;
  close: (context: Context, kept: Json | undefined) => Promise<void>;
} {
  return typeof kept === 'object' && kept !== null && 'leaseId' in kept ? leaseHandlers : tokenHandlers;
}

/** Not repeated: each request may issue another credential. */
async function ask(context: Context, config: Arguments, operation: string): Promise<Envelope> {
  const { secrets, signal } = context;
  const at = requestPath(config);
  const options = {
    signal,
    repeatable: false,
    ...(config.wrapTtl !== undefined && { wrapSeconds: seconds(config.wrapTtl) }),
  };
  if (operation === 'write') return secrets.post(at, toJson(given(config.body)), options);
  if (operation === 'list') return { ...(await secrets.listWhole(at, options)), warnings: [] };
  const found = await secrets.findAny(at, config.query, options);
  if (!found) throw new NotFound(`There is nothing at \`${fullPath(config)}\`.`);
  return found;
}
