import { ownField } from '../../../read-fields';
import type { Kind } from '../../../store';
import type { World } from '../../../world';
import { readFlag, readMap, readNames, readSeconds, readText, readWhole } from '../../fields';
import type { Fields } from '../../fields';
import { badRequest } from '../../refusal';
import type { RoleSort } from '../role-routes';
import { roleKey } from '../role-routes';
import { shownTokenFields } from '../token-fields';
import type { TokenFields } from '../token-fields';

/** The callers that an auth mount accepts. */
export interface JwtRole {
  readonly mount: string;
  readonly name: string;
  readonly roleType: string;
  readonly userClaim: string;
  readonly userClaimJsonPointer: boolean;
  readonly boundAudiences: readonly string[] | null;
  readonly boundSubject: string;
  readonly boundClaims: Readonly<Record<string, unknown>> | null;
  readonly boundClaimsType: string;
  readonly claimMappings: Readonly<Record<string, string>> | null;
  readonly groupsClaim: string;
  readonly clockSkewLeeway: number;
  readonly expirationLeeway: number;
  readonly notBeforeLeeway: number;
  readonly maxAge: number;
  readonly verboseOidcLogging: boolean;
  readonly policiesTemplateClaims: boolean;
  readonly allowedRedirectUris: readonly string[] | null;
  readonly oidcScopes: readonly string[] | null;
  readonly callbackMode: string;
  readonly pollInterval: number;
  readonly oauth2Metadata: readonly string[] | null;
  readonly oidcDisableConfirmation: boolean;
  readonly token: TokenFields;
}

export const jwtRoles: Kind<JwtRole> = { name: 'jwtRoles', key: roleKey };

export const jwtRoleSort: RoleSort<JwtRole> = {
  kind: jwtRoles,
  method: 'jwt',
  read: (_, fields, before) => readRole(fields, before),
  check: (_, role) => {
    check(role);
    return verbose(role);
  },
  shown,
};

/** The type of the role and of its bound claims always come from the current write. */
function readRole(fields: Fields, before: JwtRole | undefined): Omit<JwtRole, 'mount' | 'name' | 'token'> {
  return {
    roleType: readText(fields, 'role_type') || 'oidc',
    userClaim: readText(fields, 'user_claim') ?? before?.userClaim ?? '',
    userClaimJsonPointer: readFlag(fields, 'user_claim_json_pointer') ?? before?.userClaimJsonPointer ?? false,
    boundAudiences: readNames(fields, 'bound_audiences') ?? before?.boundAudiences ?? null,
    boundSubject: readText(fields, 'bound_subject') ?? before?.boundSubject ?? '',
    boundClaims: readObject(fields, 'bound_claims') ?? before?.boundClaims ?? null,
    boundClaimsType: readText(fields, 'bound_claims_type') ?? 'string',
    claimMappings: readMap(fields, 'claim_mappings') ?? before?.claimMappings ?? null,
    groupsClaim: readText(fields, 'groups_claim') ?? before?.groupsClaim ?? '',
    clockSkewLeeway: readLeeway(fields, 'clock_skew_leeway') ?? before?.clockSkewLeeway ?? 0,
    expirationLeeway: readLeeway(fields, 'expiration_leeway') ?? before?.expirationLeeway ?? 0,
    notBeforeLeeway: readLeeway(fields, 'not_before_leeway') ?? before?.notBeforeLeeway ?? 0,
    maxAge: readSeconds(fields, 'max_age') ?? before?.maxAge ?? 0,
    verboseOidcLogging: readFlag(fields, 'verbose_oidc_logging') ?? before?.verboseOidcLogging ?? false,
    policiesTemplateClaims:
      readFlag(fields, 'token_policies_template_claims') ?? before?.policiesTemplateClaims ?? false,
    allowedRedirectUris: readNames(fields, 'allowed_redirect_uris') ?? before?.allowedRedirectUris ?? null,
    oidcScopes: readNames(fields, 'oidc_scopes') ?? before?.oidcScopes ?? null,
    callbackMode: readText(fields, 'callback_mode') || before?.callbackMode || 'client',
    pollInterval: readWhole(fields, 'poll_interval') ?? before?.pollInterval ?? 0,
    oauth2Metadata: readNames(fields, 'oauth2_metadata') ?? before?.oauth2Metadata ?? null,
    oidcDisableConfirmation: readFlag(fields, 'oidc_disable_confirmation') ?? before?.oidcDisableConfirmation ?? false,
  };
}

/** -1 means no leeway. */
function readLeeway(fields: Fields, name: string): number | undefined {
  return Number(fields[name]) === -1 ? -1 : readSeconds(fields, name);
}

function readObject(fields: Fields, name: string): Readonly<Record<string, unknown>> | undefined {
  const value = ownField(fields, name);
  if (value === undefined) return undefined;
  if (value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return readMap(fields, name);
  return { ...value };
}

function check(role: JwtRole): void {
  if (!['jwt', 'oidc'].includes(role.roleType)) throw badRequest(`invalid 'role_type': ${role.roleType}`);
  if (!['string', 'glob'].includes(role.boundClaimsType)) {
    throw badRequest(`invalid 'bound_claims_type': ${role.boundClaimsType}`);
  }
  if (role.boundClaimsType === 'glob') checkStrings(role.boundClaims ?? {});
  checkMappings(role.claimMappings ?? {});
  if (!['client', 'direct', 'device'].includes(role.callbackMode)) {
    throw badRequest(`invalid 'callback_mode': ${role.callbackMode}`);
  }
  if (role.userClaim === '') throw badRequest('a user claim must be defined on the role');
  if (role.roleType === 'oidc' && (role.allowedRedirectUris ?? []).length === 0 && role.callbackMode !== 'device') {
    throw badRequest("'allowed_redirect_uris' must be set if 'role_type' is 'oidc' or unspecified.");
  }
  if (role.roleType === 'jwt' && !isBound(role)) {
    throw badRequest('must have at least one bound constraint when creating/updating a role');
  }
}

function isBound({ boundAudiences, boundSubject, boundClaims, token }: JwtRole): boolean {
  const lists = [boundAudiences ?? [], Object.keys(boundClaims ?? {}), token.tokenBoundCidrs];
  return boundSubject !== '' || lists.some((list) => list.length > 0);
}

function checkStrings(claims: Readonly<Record<string, unknown>>): void {
  for (const value of Object.values(claims).flat()) {
    if (typeof value !== 'string') throw badRequest(`claim is not a string: ${String(value)}`);
  }
}

function checkMappings(mappings: Readonly<Record<string, string>>): void {
  const targets = Object.values(mappings);
  if (targets.includes('role')) {
    throw badRequest('metadata key "role" is reserved and may not be a mapping destination');
  }
  const twice = targets.find((target, index) => targets.indexOf(target) !== index);
  if (twice !== undefined) throw badRequest(`multiple keys are mapped to metadata key "${twice}"`);
}

function verbose({ verboseOidcLogging }: JwtRole): readonly string[] {
  return verboseOidcLogging
    ? [
        'verbose_oidc_logging has been enabled for this role. This is not recommended in production since sensitive information may be present in OIDC responses.',
      ]
    : [];
}

function shown(world: World, role: JwtRole): object {
  return {
    role_type: role.roleType,
    user_claim: role.userClaim,
    user_claim_json_pointer: role.userClaimJsonPointer,
    bound_audiences: role.boundAudiences,
    bound_subject: role.boundSubject,
    bound_claims: role.boundClaims,
    bound_claims_type: role.boundClaimsType,
    claim_mappings: role.claimMappings,
    groups_claim: role.groupsClaim,
    clock_skew_leeway: role.clockSkewLeeway,
    expiration_leeway: role.expirationLeeway,
    not_before_leeway: role.notBeforeLeeway,
    max_age: role.maxAge,
    verbose_oidc_logging: role.verboseOidcLogging,
    allowed_redirect_uris: role.allowedRedirectUris,
    oidc_scopes: role.oidcScopes,
    callback_mode: role.callbackMode,
    ...(role.pollInterval > 0 ? { poll_interval: role.pollInterval } : {}),
    oauth2_metadata: role.oauth2Metadata,
    ...(world.dialects.secrets === 'vault'
      ? {}
      : {
          token_policies_template_claims: role.policiesTemplateClaims,
          oidc_disable_confirmation: role.oidcDisableConfirmation,
        }),
    ...shownTokenFields(role.token),
  };
}
