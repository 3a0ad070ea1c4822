import type { SecretsDialect } from '../../../clients/connection';
import { likewise } from '../../../clients/read-response';
import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { ReadStateOf } from '../../../definition/resource';
import { isValues, type Value, type Values } from '../../../definition/value';
import type { Moved, Proposal, ResourceHandlers } from '../../contract';
import { isEmpty } from '../../moved';
import {
  authLocationOf,
  authRole,
  authRoleProblems,
  movedAuthLocation,
  type AuthLocation,
} from '../shared/auth/auth-object';
import { claimProblems, claimsAt, writtenClaims } from '../shared/auth/jwt-claims';
import { readJwtFields } from '../shared/auth/jwt-fields';
import { tokenAttributes } from '../shared/auth/token-attributes';
import { TOKEN_FIELDS_SUPPORTED_BY, tokenProblems, tokenState } from '../shared/auth/token-fields';
import {
  changedFields,
  isSupported,
  movedFields,
  newFields,
  refuseDropped,
  supportProblems,
  type SupportedBy,
} from '../shared/described-fields';
import { create, Data, find, ObjectPath, pathId, remove, update } from '../shared/mounted-object';
import { jwtAuthRole, jwtRoleAttributes } from './definition';

export type JwtRoleState = ReadStateOf<typeof jwtAuthRole>;
interface JwtRoleProposal extends Proposal<typeof jwtAuthRole> {}

const FIELDS = { ...jwtRoleAttributes, ...tokenAttributes };
const ROLE_SUPPORTED_BY: SupportedBy = {
  callbackMode: ['openbao'],
  pollInterval: ['openbao'],
  oauth2Metadata: ['openbao'],
  oidcDisableConfirmation: ['openbao'],
  tokenPoliciesTemplateClaims: ['openbao'],
};
const SUPPORTED_BY: SupportedBy = { ...ROLE_SUPPORTED_BY, ...TOKEN_FIELDS_SUPPORTED_BY };

export const jwtAuthRoleResource: ResourceHandlers<typeof jwtAuthRole> = {
  async modifyPlan({ secrets: { dialect } }, proposal) {
    const { config } = proposal;
    return {
      problems: [
        ...authRoleProblems(dialect, config),
        ...supportProblems(dialect, jwtRoleAttributes, config, ROLE_SUPPORTED_BY),
        ...tokenProblems(dialect, proposal),
        ...claimProblems('boundClaims', config.boundClaims, config.boundClaimsType === 'glob'),
        ...pointerProblems(proposal),
        ...mappingProblems(config.claimMappings),
        ...audienceProblems(proposal),
      ],
    };
  },

  async create(context, config) {
    const objectPath = objectPathOf(config);
    const { boundClaims } = config;
    return create<JwtRoleState>(context, {
      what: whatOf(config),
      objectPath,
      attributes: jwtAuthRole.attributes,
      config,
      body: {
        ...newFields(FIELDS, { ...config }, context.secrets.dialect, SUPPORTED_BY),
        ...(boundClaims === undefined ? {} : { bound_claims: writtenClaims(boundClaims) }),
      },
      toState: (data) => toState(context.secrets.dialect, objectPath, data),
      check: (_, state) => refuseDropped(whatOf(config), FIELDS, { ...config }, { ...state }, SUPPORTED_BY),
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data = await find(context, objectPath);
    return data && toState(context.secrets.dialect, objectPath, data);
  },

  async update(context, { config, changed }) {
    const objectPath = objectPathOf(config);
    const { roleType, userClaim, boundClaims, boundClaimsType, allowedRedirectUris } = config;
    const body = {
      ...changedFields(FIELDS, { ...config }, changed),
      ...(changed.has('boundClaims') ? { bound_claims: writtenClaims(boundClaims) } : {}),
      // A write that omits these resets or rejects them.
      role_type: roleType,
      user_claim: userClaim,
      bound_claims_type: boundClaimsType,
      ...(roleType === 'oidc' ? { allowed_redirect_uris: allowedRedirectUris } : {}),
    };
    const data = await update(context, objectPath, whatOf(config), body);
    const state = toState(context.secrets.dialect, objectPath, data);
    refuseDropped(whatOf(config), FIELDS, { ...config }, { ...state }, SUPPORTED_BY);
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

export function objectPathOf({ mount = 'jwt', ...location }: AuthLocation): ObjectPath {
  return authRole({ ...location, mount });
}

/** Fields that every response contains according to the specification. */
const ALWAYS = [
  'roleType',
  'userClaim',
  'userClaimJsonPointer',
  'boundAudiences',
  'boundSubject',
  'boundClaimsType',
  'claimMappings',
  'groupsClaim',
  'clockSkewLeeway',
  'expirationLeeway',
  'notBeforeLeeway',
  'maxAge',
  'verboseOidcLogging',
  'allowedRedirectUris',
  'oidcScopes',
] as const;

/** For all operations and data sources. Omits fields that the dialect does not support. */
export function toState(dialect: SecretsDialect, objectPath: ObjectPath, data: Data): JwtRoleState {
  const boundClaims = claimsAt(data, 'bound_claims');
  const left = [
    'boundClaims',
    ...Object.keys(SUPPORTED_BY).filter((name) => !isSupported(dialect, SUPPORTED_BY, name)),
  ];
  const fields = new Set(left.map(snakeCase));
  const others = Object.fromEntries(Object.entries(data).filter(([field]) => !fields.has(field)));
  return {
    id: pathId(objectPath),
    ...authLocationOf(objectPath),
    ...readJwtFields(likewise(others, data), jwtRoleAttributes, ALWAYS),
    boundClaims,
    ...tokenState(data),
  };
}

function pointerProblems({ config: { userClaim, userClaimJsonPointer } }: JwtRoleProposal): Problem[] {
  if (!userClaimJsonPointer || userClaim === undefined || userClaim.startsWith('/')) return [];
  return [invalid('userClaim', 'A JSON pointer begins with "/". Write it so, or remove `userClaimJsonPointer`.')];
}

function mappingProblems(mappings: Readonly<Record<string, string>> = {}): Problem[] {
  const targets = Object.values(mappings);
  const twice = targets.find((target, index) => targets.indexOf(target) !== index);
  return [
    ...(targets.includes('role') ? [invalid('claimMappings', 'The service itself writes the metadata "role".')] : []),
    ...(twice === undefined
      ? []
      : [invalid('claimMappings', `Two claims become the metadata ${JSON.stringify(twice)}.`)]),
  ];
}

function invalid(attribute: string, detail: string): Problem {
  return { path: [attribute], severity: 'error', code: 'value-invalid', summary: `Invalid \`${attribute}\``, detail };
}

function audienceProblems({ config, unknown, prior, changed }: JwtRoleProposal): Problem[] {
  const isNew = !prior || changed.has('boundAudiences') || changed.has('roleType');
  const isBound = config.boundAudiences?.length || unknown.has('boundAudiences');
  if (config.roleType !== 'jwt' || isBound || !isNew) return [];
  return [
    {
      path: ['boundAudiences'],
      severity: 'warning',
      code: 'login-impossible',
      summary: 'Tokens with an audience are refused',
      detail:
        'Without `boundAudiences`, the service refuses every token that names an audience, as the tokens of most issuers do.',
    },
  ];
}

const KNOWN = ['id', 'namespace', 'backend', 'role_name'];
/** Names that the Vault provider had before `token_…`, and that its state may still have. */
const OLD_NAMES = ['policies', 'ttl', 'max_ttl', 'period', 'num_uses', 'bound_cidrs'];

/** State of `vault_jwt_auth_backend_role`. */
function moveRole({ state }: { readonly state: Values }): Moved {
  const location = movedAuthLocation(state);
  // The Vault provider stores zero for unconfigured numbers.
  const numbers = Object.entries(movedFields(FIELDS, state)).map(([name, value]) => [
    name,
    value === 0 ? undefined : value,
  ]);
  const fields: Values = Object.fromEntries(numbers);
  const carried = [...KNOWN, ...OLD_NAMES, ...Object.keys(FIELDS).map(snakeCase)];
  return {
    state: {
      ...fields,
      ...location,
      id: pathId(objectPathOf(location)),
      // The service's own default, which the Vault provider does not send.
      roleType: fields.roleType ?? 'oidc',
      boundClaims: movedClaims(state.bound_claims),
    } as Partial<Values>,
    carried,
  };
}

/** The Vault provider stores several values of a claim as one comma-separated text. */
function movedClaims(claims: Value): string | undefined {
  if (!isValues(claims) || isEmpty(claims)) return undefined;
  const values = (text: Value) => {
    const all = String(text)
      .split(',')
      .map((value) => value.trim());
    return all.length === 1 ? all[0] : all;
  };
  return JSON.stringify(Object.fromEntries(Object.keys(claims).map((name) => [name, values(claims[name])])));
}
