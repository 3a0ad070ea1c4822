/** Logins to the secrets service that outlive an event: one per execution environment, used for two thirds of its token's lifetime. */
import type { SecretsConnection } from '../../clients/connection';
import type { Login } from '../../clients/login/login';
import type { ClientOptions } from '../../clients/request';
import { redactService, registerSecret } from '../../plan/known-secrets';

/** Maps variables that say where a proof is stored to the variables that the proof is read into. */
const PROOFS: { readonly [reference: string]: string } = {
  LINTEL_SECRETS_LOGIN_SECRET_ID_REFERENCE: 'LINTEL_SECRETS_LOGIN_SECRET_ID',
  LINTEL_SECRETS_LOGIN_JWT_REFERENCE: 'LINTEL_SECRETS_LOGIN_JWT',
};

interface Kept {
  readonly login: Login;
  /** Taken before the login, so that its token ends no earlier than assumed. */
  readonly since: number;
  report: ((message: string) => void) | undefined;
}

/** The logins of this execution environment, keyed by everything that went into the login. */
const kept = new Map<string, Kept>();

/** An earlier event's login, as long as its token lasts for a whole event. `report` shows warnings in this event's log. */
export function earlierLogin(environment: NodeJS.ProcessEnv, report: Kept['report']): Login | undefined {
  const known = kept.get(keyOf(environment));
  if (!known || !isFresh(known)) return undefined;
  known.report = report;
  return known.login;
}

/** The environment, plus the proofs that are stored elsewhere. `read` returns the value for a variable that contains a reference. */
export async function withProofs(
  environment: NodeJS.ProcessEnv,
  read: (variable: string) => Promise<string | undefined>,
): Promise<NodeJS.ProcessEnv> {
  const proofs: NodeJS.ProcessEnv = {};
  for (const [reference, variable] of Object.entries(PROOFS)) {
    const proof = await read(reference);
    if (proof !== undefined) proofs[variable] = proof;
  }
  return { ...environment, ...proofs };
}

/** A new login that later events use as well. Its token is not revoked: an execution environment ends without notice. */
export function keepLogin(
  environment: NodeJS.ProcessEnv,
  connection: SecretsConnection,
  options: Pick<ClientOptions, 'userAgent' | 'pace'>,
  report: Kept['report'],
): Login {
  // oxlint-disable-next-line typescript/no-require-imports -- loaded on demand: most functions have a token
  const { openLogin } = require('../../clients/login') as typeof import('../../clients/login');
  const made: Kept = {
    login: openLogin(connection, {
      ...options,
      redact: redactService,
      learn: registerSecret,
      renewal: 'age',
      report: (message) => made.report?.(message),
    }),
    since: Date.now(),
    report,
  };
  kept.set(keyOf(environment), made);
  return made.login;
}

/** Revokes all tokens. For commands, which shut down in an orderly way. */
export async function endLogins(): Promise<void> {
  await Promise.all([...kept.values()].map(({ login }) => login.end()));
  kept.clear();
}

/** A login that never happened or was refused is made again with the values stored now. */
function isFresh({ login, since }: Kept): boolean {
  const { identity } = login;
  if (!identity) return false;
  return identity.seconds === 0 || Date.now() - since < (identity.seconds * 1_000 * 2) / 3;
}

function keyOf(environment: NodeJS.ProcessEnv): string {
  return JSON.stringify(
    Object.entries(environment)
      .filter(([name]) => name.startsWith('LINTEL_SECRETS_'))
      .sort(),
  );
}
