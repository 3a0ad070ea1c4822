import { accountRoleAttributes, kubernetesAuthRole } from './definition';
import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { NotCarried, Proposal, ResourceHandlers } from '../../contract';
import {
  authLocationOf,
  authRole,
  authRoleProblems,
  movedAuthLocation,
  type AuthLocation,
} from '../shared/auth/auth-object';
import { tokenAttributes } from '../shared/auth/token-attributes';
import { TOKEN_FIELDS_SUPPORTED_BY, tokenProblems, tokenState } from '../shared/auth/token-fields';
import { changedFields, movedFields, newFields, readFields, refuseDropped } from '../shared/described-fields';
import { create, Data, find, ObjectPath, pathId, remove, update } from '../shared/mounted-object';
import { isEmpty } from '../shared/moved-state';

export type KubernetesRoleState = ReadStateOf<typeof kubernetesAuthRole>;

const FIELDS = { ...accountRoleAttributes, ...tokenAttributes };

export const kubernetesAuthRoleResource: ResourceHandlers<typeof kubernetesAuthRole> = {
  async modifyPlan({ secrets: { dialect } }, proposal) {
    return {
      problems: [
        ...authRoleProblems(dialect, proposal.config),
        ...tokenProblems(dialect, proposal),
        ...audienceProblems(proposal),
      ],
    };
  },

  async create(context, config) {
    const objectPath = objectPathOf(config);
    return create<KubernetesRoleState>(context, {
      what: whatOf(config),
      objectPath,
      attributes: kubernetesAuthRole.attributes,
      config,
      body: newFields(FIELDS, { ...config }, context.secrets.dialect, TOKEN_FIELDS_SUPPORTED_BY),
      toState: (data) => toState(objectPath, data),
      check: (_, state) =>
        refuseDropped(whatOf(config), FIELDS, { ...config }, { ...state }, TOKEN_FIELDS_SUPPORTED_BY),
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await find(context, objectPath);
    return data && toState(objectPath, data);
  },

  async update(context, { config, changed }) {
    const objectPath = objectPathOf(config);
    const body = {
      ...changedFields(FIELDS, { ...config }, changed),
      // A write that leaves it out empties it.
      bound_service_account_namespace_selector: config.boundServiceAccountNamespaceSelector ?? '',
    };
    const state = toState(objectPath, await update(context, objectPath, whatOf(config), body));
    refuseDropped(whatOf(config), FIELDS, { ...config }, { ...state }, TOKEN_FIELDS_SUPPORTED_BY);
    return state;
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  move: moveRole,
};

function whatOf({ name }: { readonly name?: string }): string {
  return `The role \`${name}\``;
}

export function objectPathOf({ mount = 'kubernetes', ...location }: AuthLocation): ObjectPath {
  return authRole({ ...location, mount });
}

/** Translates the service's response to state, for all operations and data sources. */
export function toState(objectPath: ObjectPath, data: Data): KubernetesRoleState {
  return {
    id: pathId(objectPath),
    ...authLocationOf(objectPath),
    ...readFields(data, accountRoleAttributes, [
      'boundServiceAccountNames',
      'boundServiceAccountNamespaces',
      'aliasNameSource',
    ]),
    ...tokenState(data),
  };
}

function audienceProblems({ config, unknown, prior, changed }: Proposal<typeof kubernetesAuthRole>): Problem[] {
  if (config.audience || unknown.has('audience') || (prior && !changed.has('audience'))) return [];
  return [
    {
      path: ['audience'],
      severity: 'warning',
      code: 'login-check-weak',
      summary: 'Tokens for every audience are accepted',
      detail:
        'Without `audience`, a token of a service account that was made for another service can log in, too. Configure it, and request tokens for it.',
    },
  ];
}

const KNOWN = ['id', 'namespace', 'backend', 'role_name'];
/** Names that the Vault provider had before `token_…`, and that its state may still have. */
const OLD_NAMES = ['policies', 'ttl', 'max_ttl', 'period', 'num_uses', 'bound_cidrs'];

/** State of `vault_kubernetes_auth_backend_role`. */
function moveRole({ state }: { readonly state: Values }): {
  readonly state: Partial<Values>;
  readonly notCarried: readonly NotCarried[];
} {
  const location = movedAuthLocation(state);
  const carried = [...KNOWN, ...OLD_NAMES, ...Object.keys(FIELDS).map(snakeCase)];
  return {
    state: {
      ...movedFields(FIELDS, state),
      ...location,
      id: pathId(objectPathOf(location)),
    } as Partial<Values>,
    notCarried: Object.keys(state).filter((key) => !carried.includes(key) && !isEmpty(state[key])),
  };
}
