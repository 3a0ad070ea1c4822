import type { SecretsDialect } from '../../../clients/connection';
import { ApiError } from '../../../clients/errors';
import { textAt } from '../../../clients/read-response';
import { parsePasswordPolicy, renderPasswordPolicy } from '../../../definition/kinds/password-policy';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type {
  Context,
  EphemeralResourceHandlers,
  Moved,
  PlanModification,
  Proposal,
  ResourceHandlers,
} from '../../contract';
import { InvalidConfig } from '../../errors';
import { look } from '../../look';
import { unsupported } from '../shared/dialect';
import { noneOrTextAt, present } from '../shared/fields';
import { create, Data, find, ObjectPath, pathId, read, remove, update } from '../shared/mounted-object';
import { movedNamespace, namespaceProblems, refuseNamespace, systemObject } from '../shared/system-object';
import { passwordPolicy, type generatedPasswordEphemeral } from './definition';

interface PolicyConfig extends ConfigOf<typeof passwordPolicy> {}
export type PasswordPolicyState = ReadStateOf<typeof passwordPolicy>;
type PolicyModification = PlanModification<typeof passwordPolicy>;

export const passwordPolicyResource: ResourceHandlers<typeof passwordPolicy> = {
  async modifyPlan(context, proposal) {
    const problems = dialectProblems(context.secrets.dialect, proposal.config);
    const forms = bothForms(proposal);
    return { ...forms, problems: problems.length > 0 ? problems : await generatorProblems(context, proposal, forms) };
  },

  async create(context, config) {
    const objectPath = objectPathOf(config);
    return create<PasswordPolicyState>(context, {
      what: whatOf(config.name),
      objectPath,
      attributes: passwordPolicy.attributes,
      config: { ...config, policy: textOf(config) },
      body: present({ policy: textOf(config), entropy_source: config.entropySource }),
      toState: (data) => toState(objectPath, data),
      check: async (_, state) => {
        refuseDropped(config, state);
        await tryGenerator(context, objectPath, config);
      },
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await find(context, objectPath);
    return data && toState(objectPath, data);
  },

  async update(context, { config, changed }) {
    const objectPath = objectPathOf(config);
    const cleared = changed.has('entropySource') && config.entropySource === undefined ? { entropy_source: '' } : {};
    const body = present({ policy: textOf(config), entropy_source: config.entropySource });
    const state = toState(objectPath, await update(context, objectPath, whatOf(config.name), { ...body, ...cleared }));
    refuseDropped(config, state);
    await tryGenerator(context, objectPath, config);
    return state;
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  move: movePolicy,
};

function whatOf(name: string): string {
  return `The password policy \`${name}\``;
}

export function objectPathOf(known: { readonly namespace?: string; readonly name?: string }): ObjectPath {
  return systemObject('sys/policies', 'password', known);
}

/** For all operations and data sources. The service returns the text as it was sent. */
export function toState(objectPath: ObjectPath, data: Data): PasswordPolicyState & { readonly policy: string } {
  const policy = textAt(data, 'policy');
  const parsed = parsePasswordPolicy(policy);
  return {
    id: pathId(objectPath),
    namespace: objectPath.system?.namespace,
    name: objectPath.name,
    policy,
    length: parsed?.length,
    rules: parsed && [...parsed.rules],
    entropySource: noneOrTextAt(data, 'entropy_source'),
  };
}

/** The configured text, or the text for the configured rules. One of them is always configured. */
function textOf({ policy, length, rules }: PolicyConfig): string {
  return policy ?? renderPasswordPolicy({ length: length!, rules: rules! });
}

/** State has both the text and the rules, whichever of them is configured. */
function bothForms({ config, unknown, prior }: Proposal<typeof passwordPolicy>): PolicyModification {
  if (unknown.has('policy')) return prior ? { unknown: ['length', 'rules'] } : {};
  if (config.policy !== undefined) {
    const { length, rules } = parsePasswordPolicy(config.policy) ?? {};
    return { set: { length, rules: rules && [...rules] } };
  }
  if (config.length !== undefined && config.rules !== undefined) {
    return { set: { policy: renderPasswordPolicy({ length: config.length, rules: config.rules }) } };
  }
  return prior && (unknown.has('length') || unknown.has('rules')) ? { unknown: ['policy'] } : {};
}

function dialectProblems(dialect: SecretsDialect, config: Partial<PolicyConfig>): Problem[] {
  return [
    ...namespaceProblems(dialect, config.namespace),
    ...(config.entropySource && dialect !== 'vault' ? [unsupported(dialect, 'vault', 'entropySource')] : []),
  ];
}

/**
 * The service can only test stored policies: a plan without changes tests the stored text, and a write tests the text that it wrote. A stored policy
 * may still be unsatisfiable, because the service accepts policies that its generator cannot satisfy in time.
 */
async function generatorProblems(
  context: Context,
  { config, prior, changed, replaces, unknown }: Proposal<typeof passwordPolicy>,
  { set }: PolicyModification,
): Promise<Problem[]> {
  if (!prior || replaces || unknown.size > 0 || changed.size > 0 || isNewText(set?.policy, prior.policy)) return [];
  const reason = await generatorFault(context, objectPathOf(prior));
  if (reason === undefined) return [];
  return [
    {
      path: [config.rules ? 'rules' : 'policy'],
      severity: 'warning',
      code: 'password-policy-impossible',
      summary: 'The service cannot generate passwords by this policy',
      detail: `${reason.message} ${NEXT_STEP}`,
    },
  ];
}

const NEXT_STEP = 'Require fewer characters of single sets, or make passwords longer.';

function isNewText(planned: string | undefined, stored: string | undefined): boolean {
  return planned !== undefined && planned !== stored;
}

/** Called after a write, when the text is stored. If it throws, a new policy is deleted again. */
async function tryGenerator(context: Context, objectPath: ObjectPath, config: PolicyConfig): Promise<void> {
  const reason = await generatorFault(context, objectPath);
  if (!reason) return;
  const isByRules = config.policy === undefined || config.policy === textOf({ ...config, policy: undefined });
  throw new InvalidConfig(
    [isByRules ? 'rules' : 'policy'],
    `The service cannot generate passwords by the policy \`${objectPath.name}\`: ${reason.message} ${NEXT_STEP}`,
  );
}

/** Requests one password and discards it. Undefined if one was generated, or if the token may not request it. */
async function generatorFault(context: Context, objectPath: ObjectPath): Promise<ApiError | undefined> {
  try {
    await look(() => read(context, generatorOf(objectPath)));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 500) return error;
    throw error;
  }
}

function generatorOf({ mount, collection, name, system }: ObjectPath): ObjectPath {
  return { mount: `${mount}/${collection}`, collection: name, name: 'generate', system };
}

export const generatedPasswordEphemeralResource: EphemeralResourceHandlers<typeof generatedPasswordEphemeral> = {
  async open(context, { namespace, policy }) {
    refuseNamespace(context.secrets.dialect, namespace);
    const { data } = await read(context, generatorOf(objectPathOf({ namespace, name: policy })));
    return { result: { password: textAt(data, 'password') } };
  },
};

/** Older services ignore unknown fields. */
function refuseDropped({ name, entropySource }: PolicyConfig, state: PasswordPolicyState): void {
  if (entropySource && state.entropySource !== entropySource) {
    throw new InvalidConfig(
      ['entropySource'],
      `${whatOf(name)} was stored without \`entropySource\`: this version of the service does not support it. Remove it, or upgrade the service.`,
    );
  }
}

const KNOWN = ['id', 'namespace', 'name', 'policy', 'entropy_source'];

/** State of `vault_password_policy`. */
function movePolicy({ state }: { readonly state: Values }): Moved {
  const namespace = movedNamespace(state.namespace);
  const name = String(state.name);
  return {
    state: {
      id: pathId(objectPathOf({ namespace, name })),
      namespace,
      name,
      policy: state.policy,
      entropySource: state.entropy_source || undefined,
    },
    carried: KNOWN,
  };
}
