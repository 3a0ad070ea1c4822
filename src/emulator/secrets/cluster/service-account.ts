import { createHmac } from 'crypto';
import type { World } from '../../world';
import { renderUsername } from '../database/username';
import { templateFault } from '../name-template';
import { randomText } from '../passwords';
import { badRequest, SecretsRefusal } from '../refusal';
import type { ClusterRole } from './role';

export interface TokenFacts {
  readonly name: string;
  readonly namespace: string;
  readonly audiences: readonly string[];
  readonly ttlSeconds: number;
}

const LONGEST_NAME = 63;

/** Returns the role's service account, or a new one for each request. */
export function accountName(world: World, { serviceAccountName, nameTemplate, name }: ClusterRole): string {
  if (serviceAccountName !== '') return serviceAccountName;
  const now = world.clock.now();
  if (nameTemplate !== '') return renderUsername(nameTemplate, { role: name, now, random: world.random }).toLowerCase();
  return `v-token-${name.slice(0, 8)}-${Math.floor(now.getTime() / 1000)}-${randomText(world.random, 24)}`
    .toLowerCase()
    .slice(0, LONGEST_NAME);
}

/** Refuses an invalid template. */
export function checkTemplate(world: World, role: ClusterRole): void {
  const fault = role.nameTemplate === '' ? undefined : templateFault(role.nameTemplate);
  if (fault?.kind === 'parse') {
    throw badRequest(`unable to initialize name template: unable to parse template: ${fault.text}`);
  }
  try {
    accountName(world, role);
  } catch (error) {
    if (error instanceof SecretsRefusal) throw badRequest('unable to initialize name template');
    throw error;
  }
}

/** A token in a cluster's format, signed with a key that is discarded. */
export function accountToken(world: World, { name, namespace, audiences, ttlSeconds }: TokenFacts): string {
  const issuedAt = Math.floor(world.clock.now().getTime() / 1000);
  const head = encode({ alg: 'HS256', typ: 'JWT' });
  const claims = encode({
    'aud': audiences.length > 0 ? audiences : ['https://kubernetes.default.svc'],
    'exp': issuedAt + ttlSeconds,
    'iat': issuedAt,
    'iss': 'https://kubernetes.default.svc',
    'kubernetes.io': { namespace, serviceaccount: { name, uid: world.random.uuid() } },
    'sub': `system:serviceaccount:${namespace}:${name}`,
  });
  const signature = createHmac('sha256', world.random.bytes(32)).update(`${head}.${claims}`).digest('base64url');
  return `${head}.${claims}.${signature}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
