/** The token of one process and connection: obtained once, renewed while in use, revoked at the end. */

import { orAborted } from '../abort';
import type { SecretsConnection } from '../connection';
import { ClientError, Interrupted, LoginFailed } from '../errors';
import { isObject, readErrors } from '../json-api';
import { silent } from '../log';
import { redactValues } from '../redact';
import { isSuccess, ServiceResponse } from '../request';
import { Requests } from '../requests';
import { Issued, Moment, now, readIssued, Term } from './issued-token';
import type { Identity, Login, LoginOptions } from './login';
import { inUtc, LoginRequest, loginRequest, RequestContext } from './login-request';
import type { LoginMethod, LoginSettings } from './login-settings';
import { nextStep } from './refusal';
import { loginAsk, LoginAsk, sendLogin, SendLogin } from './send-login';

type Method = Exclude<LoginMethod, { kind: 'token_file' }>;

/** A token of ours and how long it is valid. */
interface Held {
  readonly issued: Issued;
  term: Term;
}

/** How long shutdown waits for the revocation. */
const PATIENCE_MS = 1_000;

/** The longest delay a timer supports. */
const LONGEST_MS = 2 ** 31 - 1;

/** The minimum delay before retrying a renewal that failed because the service was unreachable. */
const SOONEST_MS = 1_000;

const RENEW = '/auth/token/renew-self';
const REVOKE = '/auth/token/revoke-self';
const LOOK_UP = '/auth/token/lookup-self';

export class LoginSession implements Login {
  readonly words: string;
  identity: Identity | undefined;
  private readonly requests: Requests;
  private readonly send: SendLogin;
  private readonly known = new Set<string>();
  private readonly context: Omit<RequestContext, 'again'>;
  private current: Held | undefined;
  /** Everything to revoke at the end: an earlier token still owns the leases obtained with it. */
  private readonly held = new Set<Held>();
  private pending: Promise<Held> | undefined;
  private refused: LoginFailed | undefined;
  private timer: NodeJS.Timeout | undefined;
  private warned = false;

  constructor(
    private readonly connection: SecretsConnection,
    private readonly login: LoginSettings,
    private readonly method: Method,
    private readonly options: LoginOptions,
  ) {
    this.words = login.words;
    // An interrupt ends each caller's wait. It aborts neither the login, which may have taken effect, nor the revocation.
    const own = {
      ...options,
      signal: undefined,
      redact: (text: string, origin?: 'service' | 'name') =>
        this.redact(options.redact?.(text, origin) ?? text, origin),
    };
    this.requests = new Requests('secrets', connection, own);
    this.send = sendLogin(this.requests, connection);
    const learn = (secret: string) => this.learn(secret);
    this.context = {
      environment: login.environment,
      github: { connection, options: own, learn },
      send: this.send,
      learn,
    };
  }

  async token(signal?: AbortSignal): Promise<string> {
    if (this.options.renewal === 'age' && this.current && this.current.term.untilDue <= 0) this.current = undefined;
    return (this.current ?? (await this.loggedIn(signal))).issued.token;
  }

  /** Never after a 403 that the token's age did not cause: another login would only be refused again. */
  async replacement(refused: string, signal?: AbortSignal): Promise<string | undefined> {
    const { current } = this;
    if (!current) return undefined;
    if (current.issued.token !== refused) return current.issued.token;
    if (!current.term.isOver || this.refused) return undefined;
    return (await this.loggedIn(signal)).issued.token;
  }

  redact(text: string, origin?: 'service' | 'name'): string {
    return this.known.size === 0 ? text : redactValues([...this.known])(text, origin);
  }

  end(): Promise<void> | undefined {
    clearTimeout(this.timer);
    if (!this.pending && ![...this.held].some(isRevocable)) {
      this.requests.close();
      return undefined;
    }
    return this.giveBack();
  }

  /** All callers wait for the same login. An aborted caller stops waiting but does not stop the login. */
  private async loggedIn(signal: AbortSignal | undefined): Promise<Held> {
    if (this.refused) throw this.refused;
    this.pending ??= this.logIn().finally(() => {
      this.pending = undefined;
    });
    // There may be no caller left to handle the rejection.
    this.pending.catch(() => undefined);
    const held = await orAborted(this.pending, signal);
    if (held) return held;
    throw new Interrupted({ service: 'secrets', method: 'POST', path: this.login.words }, false);
  }

  private async logIn(): Promise<Held> {
    try {
      const { issued, began } = await this.obtain();
      const held: Held = { issued, term: new Term(issued.seconds, began) };
      this.held.add(held);
      this.current = held;
      await this.introduce(issued);
      this.scheduleRenewal(held);
      return held;
    } catch (error) {
      const failure = this.explained(error as Error);
      if (failure instanceof LoginFailed && failure.permanent) this.refused = failure;
      throw failure;
    }
  }

  private async obtain(): Promise<{ readonly issued: Issued; readonly began: Moment }> {
    const request = await loginRequest(this.method, Object.assign(this.context, { again: this.held.size > 0 }));
    const ask: LoginAsk = { body: request.body, repeatable: request.repeatable, secrets: request.secrets };
    const began = now();
    const response = await this.send(request.path, ask);
    if (!isSuccess(response)) throw this.refusal(request, ask, response);
    const issued = readIssued(response.json);
    if (typeof issued === 'string') {
      throw this.requests.messages.malformed(
        loginAsk(this.connection, request.path, ask),
        `\`${issued}\` is missing or invalid`,
      );
    }
    if (issued.needsMfa) {
      throw new LoginFailed('the service wants a second factor (`mfa_requirement`), which is not supported', true);
    }
    this.learn(issued.token);
    if (issued.uses > 0) this.warnOfUses(issued.uses);
    return { issued, began };
  }

  private refusal({ path, proof }: LoginRequest, ask: LoginAsk, response: ServiceResponse): LoginFailed {
    const { message } = this.requests.messages.refusal(loginAsk(this.connection, path, ask), response);
    const date = Date.parse(response.headers.date ?? '');
    const text = readErrors(response.json)
      .map(({ detail = '' }) => detail)
      .join('; ');
    const step = nextStep(this.method, proof, {
      status: response.status,
      text: this.requests.messages.words(loginAsk(this.connection, path, ask), text),
      ...(!Number.isNaN(date) && { respondedAt: date }),
    });
    return new LoginFailed(`${message}. ${step}`, response.status < 500);
  }

  /** Adds which login failed, where and by what method. */
  private explained(error: Error): Error {
    if (error instanceof LoginFailed) {
      return new LoginFailed(
        `${this.subject()} failed: ${withoutPeriod(this.redact(error.message))}.`,
        error.permanent,
      );
    }
    if (error instanceof ClientError && !(error instanceof Interrupted)) {
      return new LoginFailed(`${this.subject()} failed: ${withoutPeriod(error.message)}.`, false);
    }
    return error;
  }

  /** "The login by jwt at `auth/github` with the role `deploy` in the namespace `team` of https://… (from the provider block)" */
  private subject(): string {
    const { words, source } = this.login;
    const namespace = this.login.namespace ?? this.connection.namespace;
    const role = 'role' in this.method ? this.method.role : undefined;
    return [
      words.replace(/^t/, 'T'),
      ...(role === undefined ? [] : [` with the role \`${role}\``]),
      ...(this.method.kind === 'approle' ? [` with the role id \`${this.method.roleId}\``] : []),
      ...(namespace === undefined ? [] : [` in the namespace \`${namespace}\``]),
      ` of ${this.connection.address} (from ${source})`,
    ].join('');
  }

  /** Logs which login was used and as whom. Looking up the name costs one use of the token, which a token with few uses cannot spare. */
  private async introduce({ token, accessor, policies, isBatch, seconds, uses }: Issued): Promise<void> {
    const displayName = this.options.introduce && uses === 0 ? await this.lookUpName(token) : undefined;
    this.identity = {
      ...(displayName !== undefined && { displayName }),
      ...(accessor !== undefined && { accessor }),
      policies,
      isBatch,
      seconds,
    };
    const who = displayName === undefined ? '' : ` as ${displayName}`;
    const until = seconds === 0 ? 'does not expire' : `lasts ${seconds} s`;
    (this.options.log ?? silent)(
      'info',
      this.redact(
        `logged in to the secrets service by ${this.login.words.replace(/^the login (by )?/, '')} (from ${this.login.source})${who}, with the policies ${policies.join(', ') || 'of nobody'}; the ${isBatch ? 'batch ' : ''}token ${until}`,
      ),
      () => ({}),
    );
  }

  private async lookUpName(token: string): Promise<string | undefined> {
    try {
      const { json } = await this.send(LOOK_UP, { method: 'GET', token, repeatable: true, secrets: [] });
      const data = isObject(json) && isObject(json.data) ? json.data : {};
      return typeof data.display_name === 'string' ? data.display_name : undefined;
    } catch {
      return undefined;
    }
  }

  private scheduleRenewal(held: Held, milliseconds = held.term.untilDue): void {
    clearTimeout(this.timer);
    if (this.options.renewal === 'age' || !Number.isFinite(milliseconds)) return;
    this.timer = setTimeout(() => void this.renew(held), Math.min(milliseconds, LONGEST_MS));
    this.timer.unref();
  }

  private async renew(held: Held): Promise<void> {
    if (this.current !== held) return;
    const granted = held.issued.isRenewable ? await this.renewSelf(held) : 'refused';
    if (granted === 'unreachable') {
      if (!held.term.isOver) this.scheduleRenewal(held, Math.max(SOONEST_MS, held.term.untilDue));
      return;
    }
    // The token is near its maximum lifetime: each renewal grants less time.
    if (granted === 'refused' || granted * 2 < held.issued.seconds) await this.logInAgain(held);
    else this.scheduleRenewal(held);
  }

  private async renewSelf(held: Held): Promise<number | 'refused' | 'unreachable'> {
    const began = now();
    try {
      const response = await this.send(RENEW, { body: {}, token: held.issued.token, repeatable: true, secrets: [] });
      if (response.status >= 500) return 'unreachable';
      const renewed = isSuccess(response) ? readIssued(response.json) : 'refused';
      if (typeof renewed === 'string') return 'refused';
      held.term = new Term(renewed.seconds, began);
      return renewed.seconds;
    } catch {
      return 'unreachable';
    }
  }

  /** Logs in again before the token expires. The earlier token stays in use if that fails. */
  private async logInAgain(held: Held): Promise<void> {
    if (this.refused || this.current !== held) return;
    try {
      await this.loggedIn(undefined);
    } catch (error) {
      if (this.warned) return;
      this.warned = true;
      this.warn(
        'The login to the secrets service cannot be repeated',
        `${(error as Error).message} The token ends at ${inUtc(held.term.end)}; requests after that will be refused. Give the role a longer \`token_max_ttl\`, or a proof that can be used again.`,
      );
    }
  }

  private warnOfUses(uses: number): void {
    this.warn(
      'The token of the login has a limited number of uses',
      `The service allows ${uses} ${uses === 1 ? 'request' : 'requests'} with it (\`token_num_uses\` of the role). The run may need more, and its last requests are then refused. Set \`token_num_uses\` to 0.`,
    );
  }

  private warn(summary: string, detail: string): void {
    const { warn, report, log = silent } = this.options;
    const text = this.redact(detail);
    if (warn) warn(summary, text);
    else report?.(`warning: ${summary}: ${text}`);
    log('warn', summary, () => ({ detail: text }));
  }

  private learn(secret: string): void {
    this.known.add(secret);
    this.options.learn?.(secret);
  }

  private async giveBack(): Promise<void> {
    const patience = new AbortController();
    const over = new Promise<void>((resolve) => {
      patience.signal.addEventListener('abort', () => resolve());
    });
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    await Promise.race([this.revokeAll(patience.signal), over]);
    clearTimeout(timer);
    this.requests.close();
  }

  /** A login in progress may already have obtained its token. */
  private async revokeAll(signal: AbortSignal): Promise<void> {
    await this.pending?.catch(() => undefined);
    clearTimeout(this.timer);
    const held = [...this.held].filter(isRevocable);
    this.held.clear();
    this.current = undefined;
    await Promise.all(
      held.map(({ issued: { token } }) =>
        this.send(REVOKE, { token, repeatable: true, secrets: [], signal }).catch(() => undefined),
      ),
    );
  }
}

function isRevocable({ issued, term }: Held): boolean {
  return !issued.isBatch && !term.isOver;
}

function withoutPeriod(text: string): string {
  return text.replace(/\.$/, '');
}
