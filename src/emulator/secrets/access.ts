import type { Call } from '../exchange';
import { secretsAccess } from '../tokens';
import type { World } from '../world';
import { parseFields } from './fields';
import { isRefused } from './identity/logins';
import { isWithin } from './namespaces';
import { isInNetworks } from './networks';
import { decide, permitsBody } from './policies/decide';
import type { Permissions } from './policies/decide';
import { rulesOfToken } from './policies/rules';
import { permissionDenied, SecretsRefusal } from './refusal';
import type { Caller, SecretsCall } from './request';
import { tokenOf } from './token';
import { findToken, isRoot, tokens } from './tokens/kinds';
import type { Token } from './tokens/kinds';
import { wrappings } from './wrapping';

/** A row's requirements for its caller. */
export interface Demands {
  readonly open?: true;
  readonly sudo?: true;
  /** Undefined if the row does not know. */
  readonly exists: boolean | undefined;
}

const CAPABILITIES: Readonly<Record<string, string>> = {
  GET: 'read',
  HEAD: 'read',
  LIST: 'list',
  SCAN: 'scan',
  DELETE: 'delete',
  PATCH: 'patch',
};

/** Identifies the sender of a request; undefined if the service does not know it. */
export function callerOf(world: World, call: Call): Caller | undefined {
  const id = tokenOf(world, call);
  if (id === undefined) return undefined;
  const access = secretsAccess(id);
  if (access) return { kind: 'fixed', id, access };
  const token = findToken(world, id);
  return token && { kind: 'issued', id, token };
}

/** Whether the caller has `sudo` on the request's path, below its namespace. */
export function hasSudo(world: World, call: SecretsCall, path: string): boolean {
  const { caller } = call;
  if (caller?.kind !== 'issued') return caller?.access === 'write';
  const { token } = caller;
  const within = call.namespace.slice(token.namespace.length).replace(/^\//, '');
  const whole = within === '' ? path : `${within}/${path}`;
  return isRoot(token) || permissionsOf(world, token, call, whole).capabilities.has('sudo');
}

/** Refuses a request that its caller may not send. `path` is the request's path below its namespace. */
export function authorize(world: World, call: SecretsCall, path: string, demands: Demands): void {
  const { caller } = call;
  if (demands.open) return;
  if (caller?.kind === 'issued') authorizeToken(world, call, caller.token, path, demands);
  else if (!isAllowed(caller, call)) throw refused(world, call);
}

/** The fixed tokens have no policies: one may do everything, one may only read. */
function isAllowed(caller: Exclude<Caller, { kind: 'issued' }> | undefined, { method }: Call): boolean {
  return caller?.access === 'write' || (caller?.access === 'read' && ['GET', 'LIST', 'SCAN'].includes(method));
}

/** A wrapping token is good for one request, whichever it is. */
function refused(world: World, call: SecretsCall): SecretsRefusal {
  const sent = tokenOf(world, call) ?? '';
  return world.store.of(wrappings).delete(sent) ? permissionDenied() : new SecretsRefusal(403, ['permission denied']);
}

function authorizeToken(world: World, call: SecretsCall, token: Token, path: string, demands: Demands): void {
  if (token.boundCidrs.length > 0 && !isInNetworks(call.remoteAddress, token.boundCidrs)) {
    throw new SecretsRefusal(403, ['permission denied']);
  }
  if (isRefused(world, token.entityId)) throw new SecretsRefusal(403, ['permission denied']);
  if (!isWithin(call.namespace, token.namespace)) throw permissionDenied();
  if (isRoot(token)) return;
  const within = call.namespace.slice(token.namespace.length).replace(/^\//, '');
  const whole = within === '' ? path : `${within}/${path}`;
  const permissions = permissionsOf(world, token, call, whole);
  if (!hasCapability(permissions, call, demands)) throw permissionDenied();
  if (demands.sudo && !permissions.capabilities.has('sudo')) throw permissionDenied();
  if (isWriting(call) && !permitsBody(permissions, parseFields(call))) throw permissionDenied();
}

function permissionsOf(world: World, token: Token, { method }: Call, path: string): Permissions {
  const decoded = decodedPath(path);
  const listing = method === 'LIST' || method === 'SCAN';
  return decide(rulesOfToken(world, token), listing ? `${decoded.replace(/\/$/, '')}/` : decoded, listing);
}

function hasCapability({ capabilities }: Permissions, { method }: Call, { exists }: Demands): boolean {
  const needed = CAPABILITIES[method] ?? (exists === false ? 'create' : 'update');
  return capabilities.has(needed);
}

function isWriting({ method }: Call): boolean {
  return method === 'POST' || method === 'PUT' || method === 'PATCH';
}

/** Refuses a wrapping duration that the policies do not allow. */
export function authorizeWrapping(world: World, call: SecretsCall, path: string, seconds: number): void {
  const { caller } = call;
  if (caller?.kind !== 'issued' || isRoot(caller.token)) return;
  const { minWrappingSeconds, maxWrappingSeconds } = permissionsOf(world, caller.token, call, path);
  if (
    (minWrappingSeconds > 0 && seconds < minWrappingSeconds) ||
    (maxWrappingSeconds > 0 && (seconds === 0 || seconds > maxWrappingSeconds))
  ) {
    throw permissionDenied();
  }
}

/** Counts a use of a token with limited uses; -1 stands for the last. Returns whether it was the last. */
export function countUse(world: World, { caller }: SecretsCall): boolean {
  if (caller?.kind !== 'issued' || caller.token.usesLeft === 0) return false;
  const { token } = caller;
  if (token.usesLeft < 0) throw new SecretsRefusal(403, ['permission denied']);
  const usesLeft = token.usesLeft === 1 ? -1 : token.usesLeft - 1;
  world.store.of(tokens).put({ ...token, usesLeft });
  return usesLeft < 0;
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
