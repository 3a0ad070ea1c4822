import type { Reply, Parameters } from '../exchange';
import type { Dialects } from '../settings';
import type { Kind } from '../store';
import type { World } from '../world';
import type { Lease, Lifetimes } from './leases';
import type { Mount } from './mounts';
import type { SecretsCall } from './request';
import type { Token } from './tokens/kinds';

/** One request to an engine, independent of its mount. */
export interface EngineCall {
  readonly world: World;
  readonly call: SecretsCall;
  /** The path of the mount from the root namespace, without leading and trailing slashes. */
  readonly mount: string;
  readonly parameters: Parameters;
}

/** One row of an engine's endpoint table. POST also matches PUT, and LIST matches `GET …?list=true`. */
export interface EngineRoute {
  /** The specification's section and name for it; unique in the emulator. */
  readonly operation: string;
  readonly method: string;
  /** Below the mount, without a leading slash. */
  readonly path: string;
  /** Dialects whose service lacks it. */
  readonly absentIn?: readonly Dialects['secrets'][];
  /** Needs no token. */
  readonly open?: true;
  /** Needs the capability `sudo` besides. */
  readonly sudo?: true;
  /** See `Route`. */
  readonly confidential?: true;
  /** Whether a write changes what is there: it then needs `update`, else `create`. Without it, a write needs `update`. */
  exists?(request: EngineCall): boolean;
  handle(request: EngineCall): Reply | Promise<Reply>;
}

/** What a role asks for; 0 stands for what the mount has, or for none. */
export interface TokenLifetimes {
  readonly ttlSeconds: number;
  readonly maxTtlSeconds: number;
  readonly periodSeconds: number;
}

/** A secrets engine or an auth method that can be mounted. */
export interface Engine {
  /** The type in `sys/mounts` or `sys/auth`. */
  readonly type: string;
  readonly routes: readonly EngineRoute[];
  /** Which mounts of the type it serves; absent for all of them. */
  serves?(mount: Pick<Mount, 'options'>): boolean;
  /** The response to a path that no row has; undefined for the service's own. */
  otherPath?(request: EngineCall, path: string): Reply | undefined;
  /** Whether paths that end with a slash are paths like others, to which only writes are refused. */
  readonly slashes?: true;
  /** Its names are letters, digits, `_`, `-` and `.` in every dialect. */
  readonly plainNames?: true;
  /** Its lists are whole, whatever a request asks. */
  readonly unpaged?: true;
  /** Changes what is stored after the options of a mount have changed. */
  tuned?(world: World, before: Mount, after: Mount): void;
  /** Its objects; each has its mount's path as `mount` and is deleted with the mount. */
  readonly kinds: readonly Kind<never>[];
  /** The table of its paths, of the service's own description; without it, they are those of its routes. */
  readonly description?: string;
  /** Dialects whose service lacks the whole engine. */
  readonly absentIn?: readonly Dialects['secrets'][];
  /** Revokes what the lease stands for; a rejection keeps the lease. */
  revoke?(world: World, lease: Lease): Promise<void>;
  /** The lifetimes of the lease's role as it is now; a thrown refusal becomes the response to a renewal. */
  lifetimes?(world: World, lease: Lease): Lifetimes;
  /** Extends what the lease stands for until the given time. */
  renew?(world: World, lease: Lease, expiresAt: Date): Promise<void>;
  /** Refuses to renew a token that the auth method has issued; a thrown refusal becomes the response. */
  renewToken?(world: World, token: Token, call: SecretsCall): void;
  /** The lifetimes that the role of a token asks for now; a thrown refusal becomes the response. */
  tokenLifetimes?(world: World, token: Token): TokenLifetimes;
  /** Does the work that has become due. */
  catchUp?(world: World): Promise<void>;
}
