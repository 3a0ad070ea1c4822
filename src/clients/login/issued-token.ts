/** A token as the service issued it. */
import { isObject, readInteger } from '../json-api';

export interface Issued {
  readonly token: string;
  readonly accessor?: string;
  readonly policies: readonly string[];
  readonly isBatch: boolean;
  readonly uses: number;
  readonly isRenewable: boolean;
  /** The granted duration in seconds; 0 if the token does not expire. */
  readonly seconds: number;
  readonly needsMfa: boolean;
}

/** Reads `auth` of a response. Returns the path of the member that is missing or has the wrong type. */
export function readIssued(json: unknown): Issued | string {
  const auth = isObject(json) ? json.auth : undefined;
  if (!isObject(auth)) return 'auth';
  const needsMfa = isObject(auth.mfa_requirement);
  const token = auth.client_token;
  if (!needsMfa && (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token))) return 'auth.client_token';
  const seconds = readInteger(auth.lease_duration);
  if (!needsMfa && (seconds === undefined || seconds < 0)) return 'auth.lease_duration';
  return {
    token: typeof token === 'string' ? token : '',
    ...(typeof auth.accessor === 'string' && auth.accessor !== '' && { accessor: auth.accessor }),
    policies: Array.isArray(auth.policies) ? auth.policies.filter((one): one is string => typeof one === 'string') : [],
    isBatch: auth.token_type === 'batch',
    uses: readInteger(auth.num_uses) ?? 0,
    isRenewable: auth.renewable === true,
    seconds: seconds ?? 0,
    needsMfa,
  };
}

/** A moment on both clocks: the steady clock stops while a machine is suspended, and the other one can be set. */
export interface Moment {
  readonly steady: number;
  readonly wall: number;
}

export function now(): Moment {
  return { steady: performance.now(), wall: Date.now() };
}

/** How long a token is valid. A term of 0 seconds never ends. */
export class Term {
  /** `began`: taken before the request was sent, so that the term ends no later than on the service. */
  constructor(
    readonly seconds: number,
    private readonly began: Moment,
  ) {}

  get isOver(): boolean {
    return this.seconds > 0 && this.elapsed >= this.seconds;
  }

  /** Milliseconds until two thirds have passed. */
  get untilDue(): number {
    return this.seconds === 0 ? Infinity : Math.max(0, (this.seconds * 2) / 3 - this.elapsed) * 1000;
  }

  get end(): number {
    return this.began.wall + this.seconds * 1000;
  }

  private get elapsed(): number {
    const { steady, wall } = now();
    return Math.max(steady - this.began.steady, wall - this.began.wall) / 1000;
  }
}
