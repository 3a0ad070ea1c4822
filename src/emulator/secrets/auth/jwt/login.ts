import type { Reply } from '../../../exchange';
import type { EngineCall, EngineRoute } from '../../engine';
import { readFields, readText } from '../../fields';
import { badRequest } from '../../refusal';
import { checkAddress, logIn } from '../login';
import { publicKeyOf } from '../pem';
import { findMethodRole } from '../role-routes';
import { claimAt, mappedClaims, verifyBoundClaims } from './claims';
import { findJwtConfiguration } from './config';
import type { JwtConfiguration } from './config';
import { fetchDiscoveredKeys, fetchKeys } from './key-sets';
import type { SetKey } from './key-sets';
import { jwtRoles } from './role';
import type { JwtRole } from './role';
import { audiencesOf, InvalidJwt, readJwt, verifySignature, verifyTimes } from './token';
import type { Claims } from './token';

export const jwtLoginRoutes: readonly EngineRoute[] = [
  { operation: 'Login: jwt', method: 'POST', path: 'login', open: true, handle: login },
];

async function login(request: EngineCall): Promise<Reply> {
  const { world, call, mount } = request;
  const fields = readFields(call);
  const configuration = findJwtConfiguration(world, mount);
  if (!configuration) throw badRequest('could not load configuration');
  const name = readText(fields, 'role') || configuration.defaultRole;
  if (name === '') throw badRequest('missing role');
  const role = findMethodRole(world, jwtRoles, mount, name);
  if (!role) throw badRequest(`role "${name}" could not be found`);
  if (role.roleType === 'oidc') throw badRequest('role with oidc role_type is not allowed');
  const text = readText(fields, 'jwt') ?? '';
  if (text === '') throw badRequest('missing token');
  checkAddress(request, role.token.tokenBoundCidrs);
  return accepted(async () => {
    const claims = await verified(request, configuration, role, text);
    const meta = { role: role.name, ...mappedClaims(claims, role.claimMappings ?? {}) };
    verifyBoundClaims(claims, role.boundClaims ?? {}, role.boundClaimsType);
    const alias = userOf(claims, role);
    return logIn(request, {
      role: role.name,
      token: role.token,
      alias,
      aliasMetadata: meta,
      displayName: alias,
      ...(role.groupsClaim === '' ? {} : { groups: groupsIn(claims, role) }),
      meta,
    });
  });
}

/** Any problem with a JWT is a bad request. */
async function accepted(work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidJwt) throw badRequest(error.message);
    throw error;
  }
}

async function verified(
  { world }: EngineCall,
  configuration: JwtConfiguration,
  role: JwtRole,
  text: string,
): Promise<Claims> {
  const keys = await keysOf(configuration);
  return validating(() => {
    const jwt = readJwt(text);
    verifySignature(jwt, keys, configuration.supportedAlgorithms);
    verifyTimes(jwt.claims, world.clock.now(), {
      clockSkew: role.clockSkewLeeway,
      expiration: role.expirationLeeway,
      notBefore: role.notBeforeLeeway,
    });
    verifyIdentity(jwt.claims, configuration, role);
    return jwt.claims;
  });
}

function validating(work: () => Claims): Claims {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnboundAudience) throw new InvalidJwt(error.message);
    if (error instanceof InvalidJwt) throw new InvalidJwt(`error validating token: ${error.message}`);
    throw error;
  }
}

/** The service reports this without calling the token invalid. */
class UnboundAudience extends InvalidJwt {}

function verifyIdentity(claims: Claims, configuration: JwtConfiguration, role: JwtRole): void {
  const { boundIssuer } = configuration;
  if (boundIssuer !== '' && claims.iss !== boundIssuer) throw new InvalidJwt('invalid issuer (iss) claim');
  const [bound, given] = [role.boundAudiences ?? [], audiencesOf(claims)];
  if (given.length > 0 && bound.length === 0) {
    throw new UnboundAudience('audience claim found in JWT but no audiences bound to the role');
  }
  if (bound.length > 0 && !given.some((audience) => bound.includes(audience))) {
    throw new InvalidJwt('invalid audience (aud) claim: audience claim does not match any expected audience');
  }
  if (role.boundSubject !== '' && claims.sub !== role.boundSubject) throw new InvalidJwt('invalid subject (sub) claim');
}

async function keysOf({
  validationPublicKeys,
  jwksUrl,
  jwksCaPem,
  discoveryUrl,
  discoveryCaPem,
}: JwtConfiguration): Promise<readonly SetKey[]> {
  if (validationPublicKeys.length > 0) {
    return validationPublicKeys.flatMap((pem) => {
      const key = publicKeyOf(pem);
      return key ? [{ id: undefined, key }] : [];
    });
  }
  const fetched = jwksUrl !== '' ? fetchKeys(jwksUrl, jwksCaPem) : fetchDiscoveredKeys(discoveryUrl, discoveryCaPem);
  return fetched.catch((error: Error) => {
    throw new InvalidJwt(`error validating token: error verifying token signature: fetching keys: ${error.message}`);
  });
}

/** The group names in a claim, which must be present. */
function groupsIn(claims: Claims, { groupsClaim }: JwtRole): readonly string[] {
  const value = claimAt(claims, groupsClaim);
  if (value === undefined) throw new InvalidJwt(`${JSON.stringify(groupsClaim)} claim not found in token`);
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!names.every((name) => typeof name === 'string')) {
    throw new InvalidJwt(`${JSON.stringify(groupsClaim)} claim could not be converted to string list`);
  }
  return names;
}

function userOf(claims: Claims, { userClaim, userClaimJsonPointer }: JwtRole): string {
  const value = userClaimJsonPointer ? claimAt(claims, userClaim) : claims[userClaim];
  if (value === undefined) throw new InvalidJwt(`claim "${userClaim}" not found in token`);
  if (typeof value !== 'string') throw new InvalidJwt(`claim "${userClaim}" could not be converted to string`);
  return value;
}
