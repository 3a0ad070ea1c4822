import type { Dialects } from '../settings';
import { approleMethod } from './auth/approle/method';
import { certMethod } from './auth/cert/method';
import { jwtMethod, oidcMethod } from './auth/jwt/method';
import { kubernetesMethod } from './auth/kubernetes/method';
import { userpassMethod } from './auth/userpass/method';
import { clusterEngine } from './cluster/engine';
import { databaseEngine } from './database/engine';
import type { Engine } from './engine';
import { keyManagementEngine } from './key-management/engine';
import { keyValueEngine, versionedKeyValueEngine } from './key-value/engine';
import type { Mount } from './mounts';
import { pkiEngine } from './pki/engine';
import { platformTokenEngine } from './platform-tokens/engine';
import { transitEngine } from './transit/engine';

/** All secrets engines that can be mounted. */
export const secretsEngines: readonly Engine[] = [
  databaseEngine,
  platformTokenEngine,
  keyManagementEngine,
  clusterEngine,
  pkiEngine,
  keyValueEngine,
  versionedKeyValueEngine,
  transitEngine,
];

/** All auth methods that can be mounted below `auth`. */
export const authMethods: readonly Engine[] = [
  jwtMethod,
  oidcMethod,
  kubernetesMethod,
  approleMethod,
  certMethod,
  userpassMethod,
];

export const engines: readonly Engine[] = [...secretsEngines, ...authMethods];

/** Undefined if the service does not have this engine or auth method. */
export function findEngine(
  mount: Pick<Mount, 'type' | 'auth' | 'options'>,
  dialect: Dialects['secrets'],
): Engine | undefined {
  return (mount.auth ? authMethods : secretsEngines).find(
    ({ type, absentIn, serves }) => type === mount.type && !absentIn?.includes(dialect) && (serves?.(mount) ?? true),
  );
}
