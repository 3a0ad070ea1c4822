import type { Reply } from '../../exchange';
import type { EngineCall } from '../engine';
import { entityIdOf } from '../identity/logins';
import { mounts, pathWithin } from '../mounts';
import type { Mount } from '../mounts';
import { isInNetworks } from '../networks';
import { badRequest, SecretsRefusal } from '../refusal';
import { issueToken, sanitizedPolicies, tokenResponse } from '../tokens/issue';
import type { TokenFields } from './token-fields';

/** A proof accepted by an auth method. */
export interface Login {
  readonly role: string;
  readonly token: TokenFields;
  /** The name in the login's path; absent if there is none. */
  readonly user?: string;
  /** The name by which the method identifies the caller. */
  readonly alias: string;
  /** Further information from the method about the caller. */
  readonly aliasMetadata?: Readonly<Record<string, string>>;
  /** The groups in the login; absent if the method does not look for any. */
  readonly groups?: readonly string[];
  /** The display name, after the mount's path and a dash; empty for none. */
  readonly displayName: string;
  readonly meta: Readonly<Record<string, string>>;
  /** Replaces the role's. */
  readonly policies?: readonly string[];
  readonly boundCidrs?: readonly string[];
  /** The client certificate in base64, which is needed to renew the token. */
  readonly certificate?: string;
}

/** Issues the token of a login. */
export function logIn({ world, mount: path, call }: EngineCall, login: Login): Reply {
  const { token } = login;
  const policies = login.policies ?? token.tokenPolicies;
  if (policies.includes('root')) throw badRequest('auth methods cannot create root tokens');
  const mount = world.store.of(mounts).find(path);
  const strict = token.tokenStrictlyBindIp ? [call.remoteAddress.replace(/^::ffff:/i, '')] : undefined;
  const { token: issued, warnings } = issueToken(world, {
    namespace: call.namespace,
    type: typeOf(token, mount),
    policies: sanitizedPolicies(policies, !token.tokenNoDefaultPolicy),
    path: `${mount ? pathWithin(mount) : path}/login${login.user === undefined ? '' : `/${login.user}`}`,
    mount: path,
    displayName: displayNameOf(mount, login),
    meta: login.meta,
    entityId: entityIdOf(world, {
      mount: path,
      alias: login.alias,
      metadata: login.aliasMetadata,
      groups: login.groups,
    }),
    boundCidrs: login.boundCidrs ?? strict ?? token.tokenBoundCidrs,
    ttlSeconds: token.tokenTtl,
    maxTtlSeconds: token.tokenMaxTtl,
    periodSeconds: token.tokenPeriod,
    explicitMaxTtlSeconds: token.tokenExplicitMaxTtl,
    numUses: token.tokenNumUses,
    renewable: true,
    role: login.role,
    ...(login.certificate === undefined ? {} : { certificate: login.certificate }),
  });
  return tokenResponse(world, issued, { warnings });
}

/** Refuses a login from an address that the role does not allow. */
export function checkAddress({ call }: EngineCall, networks: readonly string[]): void {
  if (networks.length > 0 && !isInNetworks(call.remoteAddress, networks)) {
    throw new SecretsRefusal(403, ['permission denied']);
  }
}

/** A role may defer the type to the mount, and the mount to the service. */
function typeOf({ tokenType }: TokenFields, mount: Mount | undefined): 'service' | 'batch' {
  const ofMount = mount?.tokenType ?? 'default-service';
  if (ofMount === 'service' || ofMount === 'batch') return ofMount;
  if (tokenType !== 'default') return tokenType;
  return ofMount === 'default-batch' ? 'batch' : 'service';
}

function displayNameOf(mount: Mount | undefined, { displayName }: Login): string {
  const path = (mount ? pathWithin(mount) : '').replace(/^auth\//, '').replace(/\//g, '-');
  return displayName === '' ? path : `${path}-${displayName}`;
}
