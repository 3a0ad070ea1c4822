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
  /** The mount's path from the root namespace, without leading and trailing slashes. */
  readonly mount: string;
  readonly parameters: Parameters;
}

/** One row of an engine's endpoint table. POST also matches PUT, and LIST matches `GET …?list=true`. */
export interface EngineRoute {
  /** The specification's section and name for it; unique within the emulator. */
  readonly operation: string;
  readonly method: string;
  /** Below the mount, without a leading slash. */
  readonly path: string;
  /** Dialects whose service lacks it. */
  readonly absentIn?: readonly Dialects['secrets'][];
  /** Needs no token. */
  readonly open?: true;
  /** Also requires the capability `sudo`. */
  readonly sudo?: true;
  /** See `Route`. */
  readonly confidential?: true;
  /** Whether a write changes an existing object: it then needs `update`, otherwise `create`. If absent, writes need `update`. */
  exists?(request: EngineCall): boolean;
  handle(request: EngineCall): Reply | Promise<Reply>;
}

/** The lifetimes set in a role; 0 stands for the mount's, or for none. */
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
  /** Which mounts of this type it serves; if absent, all of them. */
  serves?(mount: Pick<Mount, 'options'>): boolean;
  /** The response to a path without a row; undefined for the service's own response. */
  otherPath?(request: EngineCall, path: string): Reply | undefined;
  /** Whether paths that end with a slash are ordinary paths, except that writes to them are refused. */
  readonly slashes?: true;
  /** Names consist of letters, digits, `_`, `-` and `.` in every dialect. */
  readonly plainNames?: true;
  /** Lists are always complete, even if a request asks for a page. */
  readonly unpaged?: true;
  /** Adapts stored objects after a mount's options have changed. */
  tuned?(world: World, before: Mount, after: Mount): void;
  /** Its objects; each stores its mount's path as `mount` and is deleted with the mount. */
  readonly kinds: readonly Kind<never>[];
  /** The table of paths in the service's own description; if absent, the paths are those of its routes. */
  readonly description?: string;
  /** Dialects whose service lacks the whole engine. */
  readonly absentIn?: readonly Dialects['secrets'][];
  /** Revokes what the lease stands for; if this rejects, the lease is kept. */
  revoke?(world: World, lease: Lease): Promise<void>;
  /** The current lifetimes of the lease's role; a thrown refusal becomes the response to the renewal. */
  lifetimes?(world: World, lease: Lease): Lifetimes;
  /** Extends what the lease stands for until the given time. */
  renew?(world: World, lease: Lease, expiresAt: Date): Promise<void>;
  /** Refuses to renew a token issued by the auth method; a thrown refusal becomes the response. */
  renewToken?(world: World, token: Token, call: SecretsCall): void;
  /** The current lifetimes of a token's role; a thrown refusal becomes the response. */
  tokenLifetimes?(world: World, token: Token): TokenLifetimes;
  /** Performs the work that is due. */
  catchUp?(world: World): Promise<void>;
}
