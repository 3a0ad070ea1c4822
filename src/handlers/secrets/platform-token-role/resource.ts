import type { SecretsDialect } from '../../../clients/connection';
import { nameAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { Value, Values } from '../../../definition/value';
import type {
  Change,
  ResourceHandlers,
  PlanModification,
  PlanContext,
  Proposal,
  Moved,
  EphemeralResourceHandlers,
} from '../../contract';
import { InvalidConfig } from '../../errors';
import { isEmpty } from '../../moved';
import { leaseHandlers, leaseOf } from '../shared/credentials/lease';
import { subjectIn, tokenTypeIn, impliedType, tokenTypes } from '../shared/credentials/platform-token-type';
import { caseProblems, nameProblems, unsupported } from '../shared/dialect';
import { present, seconds, noneOrTextAt, secondsAt } from '../shared/fields';
import { create, find, remove, update, Data, ObjectPath, pathId, read, objectsIn } from '../shared/mounted-object';
import { durationOf, movedObjectPath } from '../shared/moved-state';
import { platformTokenRole, type platformTokenEphemeral } from './definition';

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
      check: (_, state) => void checked(config, state),
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await find(context, objectPath);
    return data && toState(context.secrets.dialect, objectPath, data);
  },

  async update(context, change) {
    const objectPath = objectPathOf(change.config);
    return toState(
      context.secrets.dialect,
      objectPath,
      await update(context, objectPath, `The role \`${objectPath.name}\``, changedBody(change)),
    );
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  move: movePlatformTokenRole,
};

/** Omits unconfigured fields, so that the service uses its defaults. */
function newBody(config: PlatformTokenRoleConfig): object {
  return present({
    ...subjectBody(config),
    ttl: config.ttl ? seconds(config.ttl) : undefined,
    max_ttl: config.maxTtl ? seconds(config.maxTtl) : undefined,
    description: config.description || undefined,
    credential_type: config.credentialType,
  });
}

/** The service keeps omitted fields. Sends changed fields, empty values for removed ones, and always the subject. */
function changedBody({ config, changed }: PlatformTokenRoleChange): object {
  return present({
    ...subjectBody(config),
    ttl: changed.has('ttl') ? seconds(config.ttl || '0') : undefined,
    max_ttl: changed.has('maxTtl') ? seconds(config.maxTtl || '0') : undefined,
    description: changed.has('description') ? (config.description ?? '') : undefined,
  });
}

/** Exactly one key: the service distinguishes subjects by the keys that are present, even if they are empty. */
function subjectBody({ subject }: PlatformTokenRoleConfig): object {
  switch (subject.kind) {
    case 'organization':
      return { organization: subject.organization };
    case 'team':
      return { team_id: subject.teamId };
    case 'user':
      return { user_id: subject.userId };
  }
}

/** Earlier versions of the service ignore the configured type. */
function checked(
  { credentialType }: { readonly credentialType?: CredentialType },
  state: PlatformTokenRoleState,
): PlatformTokenRoleState {
  if (credentialType === undefined || state.credentialType === credentialType) return state;
  throw new InvalidConfig(
    ['credentialType'],
    `The service ignored ${JSON.stringify(credentialType)}: its version does not seem to support types of tokens. Remove \`credentialType\`.`,
  );
}

type PlatformTokenRoleState = ReadStateOf<typeof platformTokenRole>;
type CredentialType = NonNullable<PlatformTokenRoleState['credentialType']>;

export const objectPathOf = objectsIn('terraform', 'role');

/** For all operations and data sources. A missing key means that the attribute is not set. */
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

/** The types of tokens that a subject can have. */
const TYPES: { readonly [kind in 'organization' | 'team' | 'user']: readonly CredentialType[] } = {
  organization: ['organization'],
  team: ['team_legacy', 'team'],
  user: ['user'],
};

/** Checks a plan, and determines replacements and the effects on the current token. */
async function modifyPlatformTokenRolePlan(
  { run, secrets: { dialect } }: PlanContext,
  proposal: RoleProposal,
): Promise<PlanModification<typeof platformTokenRole>> {
  const {
    config,
    prior,
    kinds: { subject: kinds },
  } = proposal;
  // A subject of unknown kind is planned as if the kind changed.
  const mayChangeKind = prior !== undefined && (kinds ?? []).some((kind) => kind !== prior.subject.kind);
  const type = typeOf(proposal);
  if (config.mount !== undefined && config.name !== undefined) {
    tokenTypes.report(run, pathId(objectPathOf(config)), type);
  }
  return {
    problems: [
      ...nameProblems(dialect, config.name),
      ...caseProblems(dialect, config.name),
      ...dialectProblems(dialect, proposal),
      ...(type ? typeProblems(proposal, type) : []),
      ...revocationWarning(proposal, mayChangeKind),
    ],
    ...(mayChangeKind ? { replace: ['subject'] as const } : {}),
    ...(prior && !mayChangeKind ? keepDefaultType(proposal) : {}),
  };
}

/** The type of token if known: the configured one, the one in state, or the subject's default. */
function typeOf({ config: { subject, credentialType }, prior, unknown }: RoleProposal): CredentialType | undefined {
  if (!subject || unknown.has('credentialType')) return undefined;
  return (
    credentialType ?? (prior?.subject.kind === subject.kind ? prior.credentialType : undefined) ?? impliedType(subject)
  );
}

/** Removing a type from the configuration changes nothing if it is the subject's default. */
function keepDefaultType({ config, prior, unknown }: RoleProposal): PlanModification<typeof platformTokenRole> {
  if (!prior?.credentialType || config.credentialType !== undefined || unknown.has('credentialType')) return {};
  return prior.credentialType === impliedType(prior.subject) ? { keep: ['credentialType'] } : {};
}

function dialectProblems(dialect: SecretsDialect, { config }: RoleProposal): Problem[] {
  if (dialect === 'vault') return [];
  return [
    ...(config.description ? [unsupported(dialect, 'vault', 'description')] : []),
    ...(config.credentialType ? [unsupported(dialect, 'vault', 'credentialType')] : []),
  ];
}

function typeProblems({ config }: RoleProposal, type: CredentialType): Problem[] {
  const { kind } = config.subject!;
  const problem = (name: string, detail: string): Problem => ({
    path: [name],
    severity: 'error',
    code: 'attribute-not-allowed',
    summary: `\`${name}\` cannot be configured`,
    detail,
  });
  const isLasting = type === 'organization' || type === 'team_legacy';
  const lifetimes = (['ttl', 'maxTtl'] as const).filter(
    (name) => config[name] !== undefined && config[name] !== '' && kind !== 'organization' && isLasting,
  );
  return [
    ...(TYPES[kind].includes(type)
      ? []
      : [
          problem(
            'credentialType',
            `${JSON.stringify(type)} is not a valid type for the configured subject. It must be ${TYPES[kind].map((one) => JSON.stringify(one)).join(' or ')}.`,
          ),
        ]),
    ...lifetimes.map((name) =>
      problem(
        name,
        `\`${name}\` can be configured only with \`userId\`, or, with the dialect "vault", with \`teamId\` and the \`credentialType\` "team".`,
      ),
    ),
    ...(config.description && type === 'team_legacy'
      ? [
          problem(
            'description',
            'The legacy token of a team has no description. Remove it, or configure the `credentialType` "team".',
          ),
        ]
      : []),
  ];
}

/** An organization or a team has a single token, and every write of its role replaces it. */
function revocationWarning(proposal: RoleProposal, mayChangeKind: boolean): Problem[] {
  const { prior, changed, replaces } = proposal;
  if (!prior || mayChangeKind || replaces || changed.size === 0) return [];
  const type = prior.credentialType ?? impliedType(prior.subject);
  if (type !== 'organization' && type !== 'team_legacy') return [];
  return [
    {
      path: [],
      severity: 'warning',
      code: 'credential-replaced',
      summary: 'The current token will be revoked',
      detail:
        'An organization or a team has a single token, and every write of its role replaces it. Clients that use the current token are locked out until they read the new one.',
    },
  ];
}

const SUBJECTS = ['organization', 'team_id', 'user_id'];
const KNOWN = ['id', 'namespace', 'backend', 'name', 'ttl', 'max_ttl', 'description', 'credential_type', ...SUBJECTS];

/** State of `vault_terraform_cloud_secret_role`, which can have several subjects or none. */
function movePlatformTokenRole({ state }: { readonly state: Values }): Moved {
  const given = (name: string): Value => (isEmpty(state[name]) ? undefined : state[name]);
  const subjects = SUBJECTS.filter((name) => given(name) !== undefined);
  if (subjects.length !== 1) {
    const found =
      subjects.length === 0 ? 'none of them is set' : `${subjects.map((name) => `\`${name}\``).join(' and ')} are set`;
    throw new InvalidConfig(
      [],
      `Exactly one of \`organization\`, \`team_id\` and \`user_id\` must be set, but ${found}. Apply the role with exactly one of them before you move it.`,
    );
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
    carried: KNOWN,
  };
}

export const platformTokenEphemeralResource: EphemeralResourceHandlers<typeof platformTokenEphemeral> = {
  async open(context, { mount, role, revokeOnClose }) {
    // For a user, each request creates another token, so the request is not repeated. After a lost response, the token is revoked when its lease
    // ends.
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
