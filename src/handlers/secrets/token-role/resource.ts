import { tokenRole, tokenRoleFields } from './definition';
import { snakeCase } from '../../../definition/names';
import type { ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { NotCarried, ResourceHandlers } from '../../contract';
import { noDefaultPolicyProblems, policyCaseProblems } from '../shared/auth/token-fields';
import { changedFields, movedFields, newFields, readFields } from '../shared/described-fields';
import { nameProblems } from '../shared/dialect';
import { create, Data, find, ObjectPath, pathId, remove, update } from '../shared/mounted-object';
import { isEmpty } from '../shared/moved-state';
import { movedNamespace, namespaceProblems, systemCollection } from '../shared/system-object';

export type TokenRoleState = ReadStateOf<typeof tokenRole>;

const POLICY_NAMES = [
  'allowedPolicies',
  'allowedPoliciesGlob',
  'disallowedPolicies',
  'disallowedPoliciesGlob',
] as const;

/** The response lacks the number of uses and the addresses while they are not set. */
const ALWAYS = [
  ...POLICY_NAMES,
  'allowedEntityAliases',
  'orphan',
  'renewable',
  'pathSuffix',
  'tokenPeriod',
  'tokenExplicitMaxTtl',
  'tokenNoDefaultPolicy',
  'tokenType',
] as const;

export const tokenRoleResource: ResourceHandlers<typeof tokenRole> = {
  async modifyPlan({ secrets: { dialect } }, proposal) {
    const { config } = proposal;
    return {
      problems: [
        ...namespaceProblems(dialect, config.namespace),
        ...nameProblems(dialect, config.name),
        ...POLICY_NAMES.flatMap((name) => policyCaseProblems(dialect, name, config[name])),
        ...noDefaultPolicyProblems(proposal),
      ],
    };
  },

  async create(context, config) {
    const objectPath = objectPathOf(config);
    return create<TokenRoleState>(context, {
      what: whatOf(config.name),
      objectPath,
      attributes: tokenRole.attributes,
      config,
      body: newFields(tokenRoleFields, { ...config }, context.secrets.dialect),
      toState: (data) => toState(objectPath, data),
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await find(context, objectPath);
    return data && toState(objectPath, data);
  },

  async update(context, { config, changed }) {
    const objectPath = objectPathOf(config);
    const body = changedFields(tokenRoleFields, { ...config }, changed);
    return toState(objectPath, await update(context, objectPath, whatOf(config.name), body));
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  move: moveRole,
};

function whatOf(name: string): string {
  return `The token role \`${name}\``;
}

export function tokenRoles(namespace: string | undefined) {
  return systemCollection('auth/token', 'roles', namespace);
}

export function objectPathOf({ namespace, name }: { readonly namespace?: string; readonly name?: string }): ObjectPath {
  return { ...tokenRoles(namespace), name: name! };
}

/**
 * Translates the service's response to state, for all operations and data sources. The old names that a role was written with are returned
 * as well and do not count.
 */
export function toState(objectPath: ObjectPath, data: Data): TokenRoleState {
  return {
    id: pathId(objectPath),
    namespace: objectPath.system?.namespace,
    name: objectPath.name,
    ...readFields(data, tokenRoleFields, ALWAYS),
  };
}

/** The Vault provider has further fields, which the service takes and ignores. */
const KNOWN = ['id', 'namespace', 'role_name', 'token_ttl', 'token_max_ttl', 'token_policies'];

/** State of `vault_token_auth_backend_role`. */
function moveRole({ state }: { readonly state: Values }): {
  readonly state: Partial<Values>;
  readonly notCarried: readonly NotCarried[];
} {
  const location = { namespace: movedNamespace(state.namespace), name: String(state.role_name) };
  const carried = [...KNOWN, ...Object.keys(tokenRoleFields).map(snakeCase)];
  return {
    state: { ...movedFields(tokenRoleFields, state), ...location, id: pathId(objectPathOf(location)) },
    notCarried: Object.keys(state).filter((key) => !carried.includes(key) && !isEmpty(state[key])),
  };
}
