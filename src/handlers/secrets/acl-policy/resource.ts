import type { SecretsDialect } from '../../../clients/connection';
import { ApiError } from '../../../clients/errors';
import { objectAt, optionalFlagAt, optionalIntegerAt, textAt } from '../../../clients/read-response';
import { findAclDialectFault, parseAclPolicy, typedAclRules } from '../../../definition/kinds/acl-policy/parse';
import { renderAclPolicy } from '../../../definition/kinds/acl-policy/render';
import {
  CAPABILITIES_OF_ONE,
  ELEMENTS_OF_ONE,
  findPatternDoubts,
  type AclRule,
} from '../../../definition/kinds/acl-policy/rule';
import { timeKey } from '../../../definition/kinds/time';
import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Path, Value, Values } from '../../../definition/value';
import type { Context, Moved, PlanModification, Proposal, ResourceHandlers } from '../../contract';
import { AlreadyExists, InvalidConfig } from '../../errors';
import { isEmpty } from '../../moved';
import { unsupported } from '../shared/dialect';
import { noneOrTextAt, present } from '../shared/fields';
import {
  create,
  find,
  listWhole,
  pathId,
  remove,
  update,
  type CollectionPath,
  type Data,
  type ObjectPath,
} from '../shared/mounted-object';
import { movedNamespace, namespaceProblems, systemCollection, systemObject } from '../shared/system-object';
import { aclPolicy } from './definition';

interface PolicyConfig extends ConfigOf<typeof aclPolicy> {}
export type AclPolicyState = ReadStateOf<typeof aclPolicy>;
type PolicyModification = PlanModification<typeof aclPolicy>;

/** The service creates it itself, and it cannot be deleted. */
const DEFAULT = 'default';

/** Whether a policy can be managed. The service keeps some itself, which nobody can change. */
export function isManageable(name: string): boolean {
  return name !== 'root' && name !== 'response-wrapping';
}

export const aclPolicyResource: ResourceHandlers<typeof aclPolicy> = {
  async modifyPlan(context, proposal) {
    const { dialect } = context.secrets;
    return {
      ...plannedForms(proposal),
      problems: [
        ...dialectProblems(dialect, proposal.config),
        ...expirationProblems(proposal),
        ...patternDoubts(proposal.config),
      ],
    };
  },

  async create(context, config) {
    const objectPath = objectPathOf(config);
    const what = whatOf(config.name);
    return create<AclPolicyState>(context, {
      what,
      objectPath,
      attributes: aclPolicy.attributes,
      config: { ...config, policy: textOf(config) },
      // The service then refuses to overwrite a policy that another client has created since it was checked.
      body: { ...bodyOf(config), ...(context.secrets.dialect === 'openbao' ? { cas: -1 } : {}) },
      toState: (data) => withForms(toState(objectPath, data), config),
      check: (_, state) => refuseDropped(config, state),
    }).catch((error: Error) => {
      throw isOtherVersion(error)
        ? new AlreadyExists(what, pathId(objectPath), 'another client created it at the same time')
        : error;
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await findPolicy(context, objectPath);
    return data && withForms(toState(objectPath, data), known);
  },

  async update(context, { config, prior }) {
    const objectPath = objectPathOf(config);
    const cas = context.secrets.dialect === 'openbao' ? prior.version : undefined;
    const body = { ...bodyOf(config), ...present({ cas }) };
    const state = await update(context, objectPath, whatOf(config.name), body)
      .then((data) => toState(objectPath, data))
      .catch(async (error: Error) => {
        if (!isOtherVersion(error)) throw error;
        return ownWrite(context, objectPath, config, cas);
      });
    refuseDropped(config, state);
    return withForms(state, { policy: config.policy, rules: config.rules ?? prior.rules });
  },

  async delete(context, state) {
    if (state.name === DEFAULT) {
      context.warn(
        'object-remains',
        'The policy `default` was not deleted',
        'The service keeps this policy, with its present rules. It is only removed from state.',
      );
      return;
    }
    await remove(context, objectPathOf(state));
  },

  move: movePolicy,
};

/**
 * If a plan reads many policies of a namespace, all but the first are read with one list, if the service has a
 * list with texts and the token may read it.
 */
async function findPolicy(context: Context, objectPath: ObjectPath): Promise<Data | undefined> {
  const { secrets, signal } = context;
  const own = async () => find(context, objectPath);
  if (secrets.dialect !== 'openbao') return own();
  const namespace = objectPath.system?.namespace;
  const list = async () => detailedPolicies({ secrets }, namespace);
  return secrets.findListed(pathId(detailedCollection(namespace)), objectPath.name, own, list, signal);
}

function detailedCollection(namespace: string | undefined): CollectionPath {
  return systemCollection('sys/policies/detailed', 'acl', namespace);
}

/** A namespace's policies by name, with the same content as single reads, without the service's built-in ones. Only OpenBao has such a list. */
export async function detailedPolicies(
  context: Pick<Context, 'secrets'> & Partial<Pick<Context, 'signal'>>,
  namespace: string | undefined,
): Promise<ReadonlyMap<string, Data>> {
  const { names, data } = await listWhole(context, detailedCollection(namespace));
  return new Map(names.filter(isManageable).map((name) => [name, objectAt(data, 'key_info', name)]));
}

function whatOf(name: string): string {
  return `The ACL policy \`${name}\``;
}

export function objectPathOf(known: { readonly namespace?: string; readonly name?: string }): ObjectPath {
  return systemObject('sys/policies', 'acl', known);
}

/** For all operations. The service returns the text as it was sent. */
export function toState(objectPath: ObjectPath, data: Data): AclPolicyState & { readonly policy: string } {
  const policy = textAt(data, 'policy');
  return {
    id: pathId(objectPath),
    namespace: objectPath.system?.namespace,
    name: objectPath.name,
    policy,
    rules: rulesIn(policy),
    expiration: noneOrTextAt(data, 'expiration'),
    casRequired: optionalFlagAt(data, 'cas_required') ?? false,
    version: optionalIntegerAt(data, 'version'),
    modified: noneOrTextAt(data, 'modified'),
  };
}

type RulesState = NonNullable<AclPolicyState['rules']>;

function rulesIn(policy: string): RulesState | undefined {
  const parsed = parseAclPolicy(policy);
  return parsed && (typedAclRules(parsed) as RulesState);
}

/** The configured text, or the text for the configured rules. One of them is always configured. */
function textOf({ policy, rules }: PolicyConfig): string {
  return policy ?? renderAclPolicy(rules!);
}

/** Each write replaces the whole policy: omitted settings are removed. */
function bodyOf(config: PolicyConfig): Record<string, unknown> {
  return present({
    policy: textOf(config),
    expiration: config.expiration || undefined,
    cas_required: config.casRequired || undefined,
  });
}

/**
 * State always has the text. It has the rules too if they are configured, and after an import or a move, when it is still open which of the two is
 * configured. Next to a configured text, rules would make up most of the state, and Terraform's work grows with its size.
 */
function withForms(state: AclPolicyState, { policy, rules }: Partial<AclPolicyState>): AclPolicyState {
  return policy === undefined || rules !== undefined ? state : { ...state, rules: undefined };
}

function plannedForms({ config, unknown, prior }: Proposal<typeof aclPolicy>): PolicyModification {
  if (unknown.has('policy')) {
    if (prior?.rules) return { unknown: ['rules'] };
    return config.rules !== undefined || unknown.has('rules') ? {} : { set: { rules: undefined } };
  }
  if (config.policy !== undefined) return { set: { rules: prior?.rules && rulesIn(config.policy) } };
  if (config.rules !== undefined) return { set: { policy: renderAclPolicy(config.rules) } };
  return prior && unknown.has('rules') ? { unknown: ['policy'] } : {};
}

function isOtherVersion(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && error.message.includes('check-and-set');
}

/** After a lost response, the write is repeated and then rejected, because the first one took effect. */
async function ownWrite(
  context: Context,
  objectPath: ObjectPath,
  config: PolicyConfig,
  cas: number | undefined,
): Promise<AclPolicyState> {
  const data = await find(context, objectPath, true);
  const state = data && toState(objectPath, data);
  const isOurs =
    state?.version !== undefined &&
    state.version === (cas ?? NaN) + 1 &&
    state.policy === textOf(config) &&
    state.casRequired === config.casRequired;
  if (isOurs) return state;
  throw new InvalidConfig(
    ['name'],
    `${whatOf(config.name)} was changed by another client since the plan. Nothing was written. Plan again, so that the plan shows that change.`,
  );
}

function dialectProblems(dialect: SecretsDialect, config: Partial<PolicyConfig>): Problem[] {
  const isOpenbao = dialect === 'openbao';
  return [
    ...namespaceProblems(dialect, config.namespace),
    ...(config.expiration && !isOpenbao ? [unsupported(dialect, 'openbao', 'expiration')] : []),
    ...(config.casRequired && !isOpenbao ? [unsupported(dialect, 'openbao', 'casRequired')] : []),
    ...textProblems(dialect, config.policy),
    ...(config.rules ?? []).flatMap((rule, index) => ruleProblems(dialect, rule, ['rules', index])),
  ];
}

function textProblems(dialect: SecretsDialect, policy: string | undefined): Problem[] {
  const special = policy === undefined ? undefined : findAclDialectFault(policy, dialect);
  if (!special) return [];
  return [
    {
      path: ['policy'],
      severity: 'error',
      code: 'value-invalid',
      summary: 'Invalid `policy`',
      detail: `${special.words} is supported only with the dialect "${special.dialect}", and the provider uses the dialect "${dialect}". Remove it.`,
    },
  ];
}

function ruleProblems(dialect: SecretsDialect, rule: AclRule, path: Path): Problem[] {
  const elements = Object.keys(rule).flatMap((name) => {
    const only = name === 'comment' ? undefined : ELEMENTS_OF_ONE[snakeCase(name)];
    if (!only || only === dialect || isEmpty(rule[name as keyof AclRule] as Values[string])) return [];
    return [{ ...unsupported(dialect, only, name), path: [...path, name] }];
  });
  const capabilities = rule.capabilities.flatMap((capability): Problem[] => {
    const only = CAPABILITIES_OF_ONE[capability];
    if (!only || only === dialect) return [];
    return [
      {
        path: [...path, 'capabilities'],
        severity: 'error',
        code: 'value-invalid',
        summary: 'Invalid `capabilities`',
        detail: `${JSON.stringify(capability)} is supported only with the dialect "${only}", and the provider uses the dialect "${dialect}". Remove it.`,
      },
    ];
  });
  return [...elements, ...capabilities];
}

function expirationProblems({ config, prior, changed }: Proposal<typeof aclPolicy>): Problem[] {
  const { expiration } = config;
  if (!expiration || (prior && !changed.has('expiration')) || timeKey(expiration) === undefined) return [];
  if (Date.parse(expiration) > Date.now()) return [];
  return [
    {
      path: ['expiration'],
      severity: 'error',
      code: 'value-invalid',
      summary: 'Invalid `expiration`',
      detail: `${JSON.stringify(expiration)} is in the past. The service deletes a policy when it expires. Remove the resource, or choose a later time.`,
    },
  ];
}

/** Settings that the service accepts but that are probably mistakes. */
function patternDoubts({ rules, policy }: Partial<PolicyConfig>): Problem[] {
  const patterns: readonly AclRule[] = rules ?? (policy === undefined ? undefined : rulesIn(policy)) ?? [];
  return patterns.flatMap(({ path }, index) =>
    findPatternDoubts(path).map((doubt): Problem => ({
      path: policy === undefined ? ['rules', index, 'path'] : ['policy'],
      severity: 'warning',
      code: 'policy-path-doubtful',
      summary: `Check the path ${JSON.stringify(path)}`,
      detail: doubt,
    })),
  );
}

/** Older services ignore unknown fields. */
function refuseDropped({ name, expiration, casRequired }: PolicyConfig, state: AclPolicyState): void {
  const dropped =
    expiration && !state.expiration ? 'expiration' : casRequired && !state.casRequired ? 'casRequired' : undefined;
  if (dropped === undefined) return;
  throw new InvalidConfig(
    [dropped],
    `${whatOf(name)} was stored without \`${dropped}\`: this version of the service does not support it. Remove it, or upgrade the service.`,
  );
}

const KNOWN = ['id', 'namespace', 'name', 'policy'];

/** State of `vault_policy`. */
function movePolicy({ state }: { readonly state: Values }): Moved {
  const namespace = movedNamespace(state.namespace);
  const name = String(state.name).toLowerCase();
  return {
    state: {
      id: pathId(objectPathOf({ namespace, name })),
      namespace,
      name,
      policy: state.policy,
      rules: typeof state.policy === 'string' ? (rulesIn(state.policy) as Value) : undefined,
    },
    carried: KNOWN,
  };
}
