import { ApiError, mayHaveTakenEffect } from '../../../../clients/errors';
import { integerAt, nameAt, optionalObjectAt, optionalTextsAt } from '../../../../clients/read-response';
import type { Envelope } from '../../../../clients/secrets';
import type { ConfigOf, ReadStateOf, StateOf } from '../../../../definition/resource';
import { isValues, type Values } from '../../../../definition/value';
import type { ResourceContext, ResourceHandlers } from '../../../contract';
import { NotFound, PartiallyCreated, Unfinished } from '../../../errors';
import { isEmpty } from '../../../moved';
import { authRole } from '../../shared/auth/auth-object';
import { destroySecretId, findChosen, findSecretId, makeSecretId } from '../../shared/auth/secret-ids';
import { pathId, type ObjectPath } from '../../shared/mounted-object';
import { movedMount, movedTexts } from '../../shared/moved-state';
import { movedNamespace } from '../../shared/system-object';
import type { approleSecretId } from '../definition';
import { planSecretId, READ_AT } from './plan';

type Config = ConfigOf<typeof approleSecretId>;
type State = StateOf<typeof approleSecretId>;
type Place = Pick<State, 'namespace' | 'mount' | 'role' | 'secretIdAccessor'>;

export const approleSecretIdResource: ResourceHandlers<typeof approleSecretId> = {
  modifyPlan: planSecretId,

  async create(context, config) {
    const role = authRole({ ...config, name: config.role });
    const known = await made(context, role, config);
    const what = `The secret id of the role \`${config.role}\``;
    const found = await lookUp(context, known).catch((error: Error) => {
      const lacking = `cannot be read back: ${error.message}`;
      throw new PartiallyCreated(what, known.id, lacking, { known, isWhole: true });
    });
    if (!found) throw new NotFound(`${what} was made, but does not exist when it is read back.`);
    return { ...known, ...found };
  },

  async read(context, known) {
    // A state and an import id contain all of them.
    const place = known as State;
    if (place.state === 'gone') return place;
    const found = await lookUp(context, place);
    if (found) return { ...kept(place), ...found };
    // The state contains the times, which an import cannot find on its own.
    if (place.recreateWhenGone !== false || place.creationTime === undefined) return undefined;
    return { ...place, state: 'gone', usesLeft: 0 };
  },

  async update(context, { prior }) {
    if (prior.state === 'gone') return prior;
    const found = await lookUp(context, prior);
    if (!found) {
      throw new NotFound(`The secret id \`${prior.id}\` no longer exists: it was destroyed during the update.`);
    }
    return { ...kept(prior), ...found };
  },

  async delete(context, state) {
    if (state.state === 'gone') return;
    await destroySecretId(context, pathId(authRole({ ...state, name: state.role })), state.secretIdAccessor);
  },

  move: ({ state }) => ({
    state: movedSecretId(state),
    notCarried: ['secret_id', 'wrapping_token'].filter((name) => !isEmpty(state[name])),
  }),
};

/** A chosen secret id can be found again by its value after a lost response, because nobody else knows it. */
async function made(context: ResourceContext, role: ObjectPath, config: Config) {
  const { secretIdWo: chosen } = config;
  try {
    return knownOf(config, await makeSecretId(context, role, config, chosen));
  } catch (error) {
    const isThere = error instanceof ApiError && /already registered/.test(error.message);
    const accessor = isThere && chosen !== undefined ? await findChosen(context, role, chosen) : undefined;
    if (accessor !== undefined) return knownBy(config, accessor);
    if (!mayHaveTakenEffect(error)) throw error;
    if (chosen !== undefined) {
      throw new Unfinished(
        `${error.message}. If the service has taken the secret id, the next apply finds it by itself.`,
      );
    }
    throw new Unfinished(
      `${error.message}. If the service made the secret id, nobody has it: LIST ${pathId(role)}/secret-id shows its accessor, by which it can be destroyed. The next apply makes another one.`,
    );
  }
}

function idOf({ namespace, mount, role, secretIdAccessor }: Place): string {
  return `${pathId(authRole({ namespace, mount, name: role }))}/secret-id/${secretIdAccessor}`;
}

/** Values that only the response to the creation contains. */
function knownOf(config: Config, { data, wrapping }: Envelope) {
  const accessor = wrapping ? (wrapping.wrappedAccessor ?? '') : nameAt(data, 'secret_id_accessor');
  if (accessor === '') {
    throw new NotFound(
      'The service wrapped the secret id without its accessor, so it cannot be kept. Upgrade the service, or do not wrap it.',
    );
  }
  return {
    ...knownBy(config, accessor),
    secretId: config.keepSecretId === true && !wrapping ? nameAt(data, 'secret_id') : undefined,
    wrappingToken: wrapping?.token,
    wrappingAccessor: wrapping?.accessor,
  };
}

function knownBy({ namespace, mount, role }: Config, secretIdAccessor: string) {
  const place = { namespace, mount, role, secretIdAccessor };
  return { ...place, id: idOf(place), secretId: undefined, wrappingToken: undefined, wrappingAccessor: undefined };
}

function kept(state: State) {
  const { namespace, mount, role, secretIdAccessor, secretId, wrappingToken, wrappingAccessor } = state;
  const place = { namespace, mount, role, secretIdAccessor };
  return { ...place, id: idOf(place), secretId, wrappingToken, wrappingAccessor };
}

/** Undefined if it is gone, or has expired but was not removed yet. */
async function lookUp(context: ResourceContext, place: Place) {
  const found = await findSecretId(context, authRole({ ...place, name: place.role }), place.secretIdAccessor);
  if (!found) return undefined;
  const { data, respondedAt = new Date().toISOString() } = found;
  const expirationTime = nameAt(data, 'expiration_time');
  const isEndless = expirationTime.startsWith('0001-');
  if (!isEndless && Date.parse(expirationTime) <= Date.parse(respondedAt)) return undefined;
  context.privateState.remember(READ_AT, respondedAt);
  const metadata = optionalObjectAt(data, 'metadata') ?? {};
  return {
    metadata:
      Object.keys(metadata).length > 0 ? (metadata as ReadStateOf<typeof approleSecretId>['metadata']) : undefined,
    cidrList: optionalTextsAt(data, 'cidr_list') ?? [],
    tokenBoundCidrs: optionalTextsAt(data, 'token_bound_cidrs') ?? [],
    creationTime: nameAt(data, 'creation_time'),
    expirationTime: isEndless ? undefined : expirationTime,
    usesLeft: integerAt(data, 'secret_id_num_uses') || undefined,
    state: 'live',
  };
}

/** The secret id, and its wrapping token, stay with the Vault provider. */
function movedSecretId(theirs: Values): Values {
  const accessor = theirs.accessor;
  if (typeof accessor !== 'string' || accessor === '') {
    throw new NotFound(
      'The state has no `accessor`, by which the secret id would be found: it was wrapped without `with_wrapped_accessor`. Make another secret id, and end the resource with a `removed` block of its own provider.',
    );
  }
  const place = {
    namespace: movedNamespace(theirs.namespace),
    mount: movedMount(theirs.backend) || 'approle',
    role: String(theirs.role_name).toLowerCase(),
    secretIdAccessor: accessor,
  };
  return {
    ...place,
    id: idOf(place),
    metadata: metadataOf(theirs.metadata),
    cidrList: movedTexts(theirs.cidr_list),
    tokenBoundCidrs: movedTexts(theirs.token_bound_cidrs),
  };
}

function metadataOf(text: Values[string]): Values | undefined {
  if (isEmpty(text)) return undefined;
  const parsed: unknown = JSON.parse(String(text));
  return isValues(parsed as Values) && Object.keys(parsed as object).length > 0 ? (parsed as Values) : undefined;
}
