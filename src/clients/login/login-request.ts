/** The request of each method, with its proof. */

import { LoginFailed } from '../errors';
import { path, segments } from '../path';
import { findJwt } from './found-jwt';
import type { GitHubRequest } from './github-token';
import { Claims, readClaims } from './jwt-claims';
import type { LoginMethod, LoginSettings } from './login-settings';
import { ReadProof, readProof } from './read-proof';
import type { SendLogin } from './send-login';
import { unwrapSecretId } from './unwrap';

export interface LoginRequest {
  /** Below `/v1`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Whether the proof is good for several logins, so that a request without a response may be repeated. */
  readonly repeatable: boolean;
  readonly secrets: readonly string[];
  /** For explanations of a refusal. */
  readonly proof: ProofFacts;
}

export interface ProofFacts {
  readonly source?: string;
  readonly claims?: Claims;
  readonly secretIdLength?: number;
}

export interface RequestContext {
  readonly environment: LoginSettings['environment'];
  readonly github: GitHubRequest;
  readonly send: SendLogin;
  /** Called with each secret before it can appear in a text. */
  learn(secret: string): void;
  /** Whether this process has logged in before. */
  readonly again: boolean;
  /** A secret id that was unwrapped for an earlier login. */
  unwrapped?: ReadProof;
}

type ServiceMethod = Exclude<LoginMethod, { kind: 'token_file' }>;

/** Reads the proof and describes the request. Throws `LoginFailed` if there is no proof, or if the service would certainly refuse it. */
export async function loginRequest(method: ServiceMethod, context: RequestContext): Promise<LoginRequest> {
  switch (method.kind) {
    case 'jwt':
      return withJwt(method, await jwtOf(method, context), context);
    case 'kubernetes':
      return withJwt(method, readProof(method.proof, 'The token of the service account', context.environment), context);
    case 'approle':
      return withSecretId(method, context);
    case 'cert':
      return plain(method.mount, method.role === undefined ? {} : { name: method.role });
    case 'aws': {
      // oxlint-disable-next-line typescript/no-require-imports -- a library that only this method needs
      const { signIdentity } = require('./aws-identity') as typeof import('./aws-identity');
      const body = await signIdentity(method, context.environment, context.learn).catch((error: Error) => {
        throw new LoginFailed(error.message, false);
      });
      return {
        ...plain(method.mount, { ...(method.role !== undefined && { role: method.role }), ...body }),
        secrets: Object.values(body),
      };
    }
    case 'path': {
      const secrets = Object.values(method.parameters);
      secrets.forEach(context.learn);
      return { path: path`/${segments(method.path)}`, body: method.parameters, repeatable: false, secrets, proof: {} };
    }
  }
}

function plain(mount: string, body: LoginRequest['body']): LoginRequest {
  return { path: path`/auth/${segments(mount)}/login`, body, repeatable: true, secrets: [], proof: {} };
}

async function jwtOf(method: Extract<LoginMethod, { kind: 'jwt' }>, context: RequestContext): Promise<ReadProof> {
  return method.proof
    ? readProof(method.proof, 'The JWT', context.environment)
    : findJwt(method, context.environment, context.github);
}

function withJwt(
  method: Extract<LoginMethod, { kind: 'jwt' | 'kubernetes' }>,
  proof: ReadProof,
  { again, learn }: RequestContext,
): LoginRequest {
  learn(proof.value);
  const claims = readClaims(proof.value);
  if (!claims) throw new LoginFailed(`the text from ${proof.source} is not a JWT, so it was not sent`, true);
  if (method.kind === 'jwt') checkAudience(claims, proof.source, method.audience);
  // The service decides whether a JWT has expired, since this machine's clock may be wrong. But a JWT that was valid before and has expired is not
  // tried in vain.
  if (again && !proof.changes && claims.expires !== undefined && claims.expires <= Date.now()) {
    throw new LoginFailed(
      `the JWT from ${proof.source} expired at ${inUtc(claims.expires)} and cannot be replaced`,
      true,
    );
  }
  return {
    ...plain(method.mount, { ...(method.role !== undefined && { role: method.role }), jwt: proof.value }),
    secrets: [proof.value, ...claims.hidden],
    proof: { source: proof.source, claims },
  };
}

function checkAudience(claims: Claims, source: string, audience: string | undefined): void {
  if (audience === undefined || claims.audiences.includes(audience)) return;
  throw new LoginFailed(
    `the JWT from ${source} is for ${audiencesOf(claims)}, and \`audience\` is \`${audience}\`, so it was not sent. Request a JWT for this audience, or change \`audience\``,
    true,
  );
}

export function audiencesOf({ audiences }: Claims): string {
  return audiences.length === 0 ? 'no audience' : audiences.map((one) => `\`${one}\``).join(' and ');
}

export function inUtc(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

async function withSecretId(
  method: Extract<LoginMethod, { kind: 'approle' }>,
  context: RequestContext,
): Promise<LoginRequest> {
  const { mount, roleId, wrapped } = method;
  const read =
    context.unwrapped ?? readProof(method.proof, wrapped ? 'The wrapping token' : 'The secret id', context.environment);
  context.learn(read.value);
  const secretId = wrapped && !context.unwrapped ? await unwrapSecretId(mount, read, context.send) : read;
  context.learn(secretId.value);
  if (wrapped) context.unwrapped = secretId;
  return {
    ...plain(mount, { role_id: roleId, secret_id: secretId.value }),
    repeatable: false,
    secrets: [secretId.value],
    proof: { source: secretId.source, secretIdLength: secretId.value.length },
  };
}
