import { platformTokenRole, type platformTokenEphemeral } from './definition';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Change, ResourceHandlers, PlanModification, PlanContext, Proposal, NotCarried, EphemeralResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { present, seconds, noneOrTextAt, secondsAt } from '../shared/fields';
import { create, find, remove, update, Data, ObjectPath, pathId, read } from '../shared/mounted-object';
import type { SecretsDialect } from '../../../clients/connection';
import { subjectIn, tokenTypeIn, impliedType, tokenTypes } from '../shared/platform-token-type';
import type { Problem } from '../../../definition/problem';
import { caseProblems, nameProblems, unsupported } from '../shared/dialect';
import type { Value, Values } from '../../../definition/value';
import { durationOf, isEmpty, movedObjectPath } from '../shared/moved-state';
import { nameAt } from '../../../clients/read-response';
import { leaseHandlers, leaseOf } from '../shared/lease';

interface PlatformTokenRoleConfig extends ConfigOf<typeof platformTokenRole> {}
interface PlatformTokenRoleChange extends Change<typeof platformTokenRole> {}

export const platformTokenRoleResource: ResourceHandlers<typeof platformTokenRole> = {
  modifyPlan: modifyPlatformTokenRolePlan,

  async create(context, config) {
    const { dialect } = context.secrets;
    const objectPath = objectPathOf(config);
    return create<PlatformTokenRoleState>(context, {
      what: `The role \`${config.name}\``,
      objectPath,
      attributes: platformTokenRole.attributes,
      config,
      body: newBody(config),
      toState: (data) => toState(dialect, objectPath, data),
      check: (_, response) => void checked(config, response),
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await find(context, objectPath);
    return data && toState(context.secrets.dialect, objectPath, data);
  },

  async update(context, change) {
    const objectPath = objectPathOf(change.config);
    return toState(context.secrets.dialect, objectPath, await update(context, objectPath, `The role \`${objectPath.name}\``, changedBody(change)));
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  move: movePlatformTokenRole,
};

/** What is not configured is left out, so that the service chooses. */
function newBody(config: PlatformTokenRoleConfig): object {
  return present({
    ...subjectBody(config),
    ttl: config.ttl ? seconds(config.ttl) : undefined,
    max_ttl: config.maxTtl ? seconds(config.maxTtl) : undefined,
    description: config.description || undefined,
    credential_type: config.credentialType,
  });
}

/** The service keeps what is left out: so only what changes is sent, what is gone as empty, and always whose tokens they are. */
function changedBody({ config, changed }: PlatformTokenRoleChange): object {
  return present({
    ...subjectBody(config),
    ttl: changed.has('ttl') ? seconds(config.ttl || '0') : undefined,
    max_ttl: changed.has('maxTtl') ? seconds(config.maxTtl || '0') : undefined,
    description: changed.has('description') ? config.description ?? '' : undefined,
  });
}

/** One key alone: the service goes by the keys that are there, even if they are empty. */
function subjectBody({ subject }: PlatformTokenRoleConfig): object {
  switch (subject.kind) {
    case 'organization': return { organization: subject.organization };
    case 'team': return { team_id: subject.teamId };
    case 'user': return { user_id: subject.userId };
  }
}

/** A service of before there were kinds takes no notice of the one that is configured. */
function checked({ credentialType }: { readonly credentialType?: CredentialType }, response: PlatformTokenRoleState): PlatformTokenRoleState {
  if (credentialType === undefined || response.credentialType === credentialType) return response;
  throw new InvalidConfig(['credentialType'], `The service did not take ${JSON.stringify(credentialType)}: it seems to be of a time before there were kinds of tokens. Remove \`credentialType\`.`);
}

type PlatformTokenRoleState = ReadStateOf<typeof platformTokenRole>;
type CredentialType = NonNullable<PlatformTokenRoleState['credentialType']>;

export function objectPathOf({ mount = 'terraform', name }: { readonly mount?: string; readonly name?: string }): ObjectPath {
  return { mount, collection: 'role', name: name! };
}

/** One translation from the service's answer, for every verb and every data source. A key that it lacks is not set. */
export function toState(dialect: SecretsDialect, objectPath: ObjectPath, data: Data): PlatformTokenRoleState {
  return {
    id: pathId(objectPath),
    mount: objectPath.mount,
    name: objectPath.name,
    subject: subjectIn(data),
    ttl: secondsAt(data, 'ttl'),
    maxTtl: secondsAt(data, 'max_ttl'),
    description: noneOrTextAt(data, 'description'),
    credentialType: dialect === 'standard' ? undefined : tokenTypeIn(data),
  };
}

type RoleProposal = Proposal<typeof platformTokenRole>;

/** The kinds of tokens that a subject can have. */
const TYPES: { readonly [kind in 'organization' | 'team' | 'user']: readonly CredentialType[] } = { organization: ['organization'], team: ['team_legacy', 'team'], user: ['user'] };

/** Whether a plan is one that the service takes, what it replaces, and what it does to the token that is there. */
async function modifyPlatformTokenRolePlan({ run, secrets: { dialect } }: PlanContext, proposal: RoleProposal): Promise<PlanModification<typeof platformTokenRole>> {
  const { config, prior, kinds: { subject: kinds } } = proposal;
  // What may turn out to be of another kind has to be planned as if it were.
  const isOther = prior !== undefined && kinds.some((kind) => kind !== prior.subject.kind);
  const type = typeOf(proposal);
  if (config.mount !== undefined && config.name !== undefined) tokenTypes.report(run, pathId(objectPathOf(config)), type);
  return {
    problems: [
      ...nameProblems(dialect, config.name), ...caseProblems(dialect, config.name), ...dialectProblems(dialect, proposal),
      ...type ? typeProblems(proposal, type) : [], ...revocation(proposal, isOther),
    ],
    ...isOther ? { replace: ['subject'] as const } : {},
    ...prior && !isOther ? followingType(proposal) : {},
  };
}

/** The kind of token as far as it is known: what is configured, what the service has, or what the subject has by itself. */
function typeOf({ config: { subject, credentialType }, prior, unknown }: RoleProposal): CredentialType | undefined {
  if (!subject || unknown.has('credentialType')) return undefined;
  return credentialType ?? (prior?.subject.kind === subject.kind ? prior.credentialType : undefined) ?? impliedType(subject);
}

/** To configure the kind that a subject has by itself, or to stop saying so, changes nothing. */
function followingType({ config, prior, unknown }: RoleProposal): PlanModification<typeof platformTokenRole> {
  if (!prior?.credentialType || config.credentialType !== undefined || unknown.has('credentialType')) return {};
  return prior.credentialType === impliedType(prior.subject) ? { keep: ['credentialType'] } : {};
}

function dialectProblems(dialect: SecretsDialect, { config }: RoleProposal): Problem[] {
  if (dialect === 'vault') return [];
  return [
    ...config.description ? [unsupported(dialect, 'vault', 'description')] : [],
    ...config.credentialType ? [unsupported(dialect, 'vault', 'credentialType')] : [],
  ];
}

function typeProblems({ config }: RoleProposal, type: CredentialType): Problem[] {
  const { kind } = config.subject!;
  const problem = (name: string, detail: string): Problem => ({ path: [name], severity: 'error', summary: `\`${name}\` cannot be configured`, detail });
  const isLasting = type === 'organization' || type === 'team_legacy';
  const lives = (['ttl', 'maxTtl'] as const).filter((name) => config[name] !== undefined && config[name] !== '' && kind !== 'organization' && isLasting);
  return [
    ...TYPES[kind].includes(type) ? [] : [problem('credentialType', `${JSON.stringify(type)} is no kind of token that the configured subject has. It must be ${TYPES[kind].map((one) => JSON.stringify(one)).join(' or ')}.`)],
    ...lives.map((name) => problem(name, `\`${name}\` may be configured only for \`userId\`, or, with the dialect "vault", for \`teamId\` with the \`credentialType\` "team".`)),
    ...config.description && type === 'team_legacy' ? [problem('description', 'The legacy token of a team has no description: configure the `credentialType` "team", or remove it.')] : [],
  ];
}

/** An organization has one token, a team too: the service gets another one with each write. */
function revocation(proposal: RoleProposal, isOther: boolean): Problem[] {
  const { prior, changed, replaces } = proposal;
  if (!prior || isOther || replaces || changed.size === 0) return [];
  const type = prior.credentialType ?? impliedType(prior.subject);
  if (type !== 'organization' && type !== 'team_legacy') return [];
  return [{
    path: [], severity: 'warning', summary: 'The current token will be revoked',
    detail: 'An organization or a team has one token, and the service gets another one with each write of its role: whoever uses the present one is locked out until they fetch the new one.',
  }];
}

const SUBJECTS = ['organization', 'team_id', 'user_id'];
const KNOWN = ['id', 'namespace', 'backend', 'name', 'ttl', 'max_ttl', 'description', 'credential_type', ...SUBJECTS];

/** State of `vault_terraform_cloud_secret_role`, which may have several subjects, or none. */
function movePlatformTokenRole({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  const given = (name: string): Value => (isEmpty(state[name]) ? undefined : state[name]);
  const subjects = SUBJECTS.filter((name) => given(name) !== undefined);
  if (subjects.length !== 1) {
    const found = subjects.length === 0 ? 'none of them is' : `${subjects.map((name) => `\`${name}\``).join(' and ')} are`;
    throw new InvalidConfig([], `Exactly one of \`organization\`, \`team_id\` and \`user_id\` must be set, and ${found}. Apply the role with one of them first.`);
  }
  return {
    state: {
      ...movedObjectPath(state, 'role'),
      organization: given('organization'),
      teamId: given('team_id'),
      userId: given('user_id'),
      ttl: durationOf(state.ttl),
      maxTtl: durationOf(state.max_ttl),
      description: given('description'),
      credentialType: given('credential_type'),
    },
    notCarried: Object.keys(state).filter((key) => !KNOWN.includes(key) && !isEmpty(state[key])),
  };
}

export const platformTokenEphemeralResource: EphemeralResourceHandlers<typeof platformTokenEphemeral> = {
  async open(context, { mount, role, revokeOnClose }) {
    // Of a user each time makes another token: what was lost is left to its lease.
    const response = await read(context, { mount, collection: 'creds', name: role }, false);
    const { results, ...lease } = leaseOf(response, revokeOnClose, mount);
    const text = (name: string) => noneOrTextAt(response.data, name);
    return {
      ...lease,
      result: {
        ...results,
        token: nameAt(response.data, 'token'),
        tokenId: text('token_id'),
        organization: text('organization'),
        teamId: text('team_id'),
        description: text('description'),
        expiredAt: text('expired_at'),
      },
    };
  },
  ...leaseHandlers,
};
