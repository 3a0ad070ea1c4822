import { ApiError } from '../../../clients/errors';
import { likewise, nameAt, optionalTextAt } from '../../../clients/read-response';
import { path, segments } from '../../../clients/secrets';
import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { ReadStateOf, StateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Context, Moved, ResourceContext, ResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import {
  authLocationOf,
  authRole,
  authRoleProblems,
  movedAuthLocation,
  type AuthLocation,
} from '../shared/auth/auth-object';
import { tokenAttributes } from '../shared/auth/token-attributes';
import { TOKEN_FIELDS_SUPPORTED_BY, tokenProblems, tokenState } from '../shared/auth/token-fields';
import {
  changedFields,
  movedFields,
  newFields,
  readFields,
  refuseDropped,
  supportProblems,
  type SupportedBy,
} from '../shared/described-fields';
import { create, Data, find, ObjectPath, pathId, remove, update } from '../shared/mounted-object';
import { approleRole, secretIdAttributes } from './definition';

export type AppRoleRoleState = ReadStateOf<typeof approleRole>;
type Known = Partial<StateOf<typeof approleRole>>;

const FIELDS = { ...secretIdAttributes, ...tokenAttributes };
const ALWAYS = ['bindSecretId', 'secretIdBoundCidrs', 'secretIdNumUses', 'secretIdTtl', 'localSecretIds'] as const;
const SECRET_IDS_SUPPORTED_BY: SupportedBy = { aliasMetadata: ['vault'] };
const SUPPORTED_BY: SupportedBy = { ...SECRET_IDS_SUPPORTED_BY, ...TOKEN_FIELDS_SUPPORTED_BY };

export const approleRoleResource: ResourceHandlers<typeof approleRole> = {
  async modifyPlan({ secrets: { dialect } }, proposal) {
    const { config, prior, changed, unknown } = proposal;
    const uses = config.secretIdNumUses ?? 0;
    return {
      // The service generates a role id only for a new role.
      keep: prior && config.roleId === undefined && !unknown.has('roleId') ? ['roleId'] : [],
      problems: [
        ...authRoleProblems(dialect, config),
        ...supportProblems(dialect, secretIdAttributes, config, SECRET_IDS_SUPPORTED_BY),
        ...tokenProblems(dialect, proposal),
        ...(uses > 0 && uses < 3 && (!prior || changed.has('secretIdNumUses')) ? [fewUses] : []),
      ],
    };
  },

  async create(context, config) {
    const objectPath = objectPathOf(config);
    const { dialect } = context.secrets;
    return create<AppRoleRoleState>(context, {
      what: whatOf(config),
      objectPath,
      attributes: approleRole.attributes,
      config,
      body: {
        ...newFields(FIELDS, { ...config, localSecretIds: config.localSecretIds || undefined }, dialect, SUPPORTED_BY),
        ...(config.roleId === undefined ? {} : { role_id: config.roleId }),
      },
      find: async (patiently) => findWithRoleId(context, objectPath, config, patiently),
      toState: (data) => toState(objectPath, data),
      check: (_, state) => refuseDropped(whatOf(config), FIELDS, { ...config }, { ...state }, SUPPORTED_BY),
    }).catch(explainTaken);
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await findWithRoleId(context, objectPath, known);
    return data && toState(objectPath, data);
  },

  async update(context, { config, prior, changed }) {
    const objectPath = objectPathOf(config);
    if (changed.has('roleId') && config.roleId !== undefined) await writeRoleId(context, objectPath, config.roleId);
    const body = changedFields(FIELDS, { ...config }, changed);
    const data = await update(context, objectPath, whatOf(config), ...(Object.keys(body).length > 0 ? [body] : []));
    const known = { ...prior, roleId: config.roleId ?? prior.roleId };
    const state = toState(objectPath, await withRoleId(context, objectPath, data, known));
    refuseDropped(whatOf(config), FIELDS, { ...config }, { ...state }, SUPPORTED_BY);
    return state;
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  move: moveRole,
};

const fewUses: Problem = {
  path: ['secretIdNumUses'],
  severity: 'warning',
  code: 'login-impossible',
  summary: 'A secret id can log in only once or twice',
  detail:
    'A plan and an apply each log in, and so does every repeated run. Allow at least 3 uses, or use `lintel login` to log in once for both.',
};

function whatOf({ name }: { readonly name?: string }): string {
  return `The role \`${name}\``;
}

export function objectPathOf({ mount = 'approle', ...location }: AuthLocation): ObjectPath {
  return authRole({ ...location, mount });
}

/** For all operations and data sources. `data` includes the role id. */
export function toState(objectPath: ObjectPath, data: Data): AppRoleRoleState {
  return {
    id: pathId(objectPath),
    ...authLocationOf(objectPath),
    roleId: optionalTextAt(data, 'role_id'),
    ...readFields(data, secretIdAttributes, ALWAYS),
    ...tokenState(data),
  };
}

async function findWithRoleId(
  context: Context,
  objectPath: ObjectPath,
  known: Known,
  patiently = false,
): Promise<Data | undefined> {
  const data = await find(context, objectPath, patiently);
  return data && withRoleId(context, objectPath, data, known, patiently);
}

/** A role as the service returns it, with its role id, which has a separate path. */
export async function withRoleId(
  context: Context & Partial<Pick<ResourceContext, 'privateState'>>,
  objectPath: ObjectPath,
  data: Data,
  known: Known = {},
  patiently = false,
): Promise<Data> {
  try {
    const found = await find(context, roleIdPath(objectPath), patiently);
    context.privateState?.remember(UNREAD, undefined);
    // The role was deleted in between, which the next read detects.
    return likewise({ ...data, role_id: found && nameAt(found, 'role_id') }, data);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error;
    if (context.privateState?.recall(UNREAD) !== true) {
      context.warn(
        'content-unknown',
        'The role id cannot be read',
        `${error.message} The role \`${objectPath.name}\` keeps the role id that is in the state, and a change of it is not seen. Give the token the capability \`read\` on \`${pathId(roleIdPath(objectPath))}\`.`,
      );
      context.privateState?.remember(UNREAD, true);
    }
    return likewise({ ...data, role_id: known.roleId }, data);
  }
}

/** Records that the warning was shown, which happens once per role. */
const UNREAD = 'roleIdUnread';

function roleIdPath({ mount, collection, name, system }: ObjectPath): ObjectPath {
  return { mount: `${mount}/${collection}`, collection: name, name: 'role-id', system };
}

async function writeRoleId({ secrets, signal }: Context, objectPath: ObjectPath, roleId: string): Promise<void> {
  const { mount, collection, name } = objectPath;
  await secrets
    .post(path`/${segments(mount)}/${collection}/${name}/role-id`, { role_id: roleId }, { signal, repeatable: true })
    .catch(explainTaken);
}

/** The service reports this user error as an internal error. */
function explainTaken(error: Error): never {
  if (!(error instanceof ApiError && error.status === 500 && /role_id already in use/.test(error.message))) throw error;
  throw new InvalidConfig(
    ['roleId'],
    `Another role of the auth method has this role id: ${error.message}. Configure another \`roleId\`, or remove it so that the service generates one.`,
  );
}

const KNOWN = ['id', 'namespace', 'backend', 'role_name', 'role_id'];
/** Names that the Vault provider had before `token_…`, and that its state may still have. */
const OLD_NAMES = ['policies', 'period', 'bound_cidr_list'];

/** State of `vault_approle_auth_backend_role`. */
function moveRole({ state }: { readonly state: Values }): Moved {
  const location = movedAuthLocation(state);
  const fields = movedFields(FIELDS, state);
  const carried = [...KNOWN, ...OLD_NAMES, ...Object.keys(FIELDS).map(snakeCase)];
  return {
    state: {
      ...fields,
      ...location,
      id: pathId(objectPathOf(location)),
      roleId: state.role_id || undefined,
    } as Partial<Values>,
    carried,
  };
}
