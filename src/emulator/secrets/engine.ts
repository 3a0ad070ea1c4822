import type { Reply, Call, Parameters } from '../exchange';
import type { Dialects } from '../settings';
import type { Kind } from '../store';
import type { World } from '../world';
import type { Lease } from './leases';

/** One request to an engine, wherever that is mounted. */
export interface EngineCall {
  readonly world: World;
  readonly call: Call;
  /** The path of the mount, without slashes at its ends. */
  readonly mount: string;
  readonly parameters: Parameters;
}

/** One row of an engine's endpoint table. POST stands for PUT too, and LIST for `GET …?list=true`. */
export interface EngineRoute {
  /** The section and the name that the specification has for it; unique in the emulator. */
  readonly operation: string;
  readonly method: string;
  /** Below the mount, without a slash at its start. */
  readonly path: string;
  /** The services that lack it. */
  readonly absentIn?: readonly Dialects['secrets'][];
  /** Answered without a token. */
  readonly open?: true;
  handle(request: EngineCall): Reply | Promise<Reply>;
}

/** What can be mounted. */
export interface Engine {
  /** As it is named in `sys/mounts`. */
  readonly type: string;
  readonly routes: readonly EngineRoute[];
  /** Its objects; each has the path of its mount as `mount`, and goes with it. */
  readonly kinds: readonly Kind<never>[];
  /** The services that lack it whole. */
  readonly absentIn?: readonly Dialects['secrets'][];
  /** Takes back what a lease stands for; a rejection keeps the lease. */
  revoke?(world: World, lease: Lease): Promise<void>;
  /** Makes what a lease stands for live until then. */
  renew?(world: World, lease: Lease, expiresAt: Date): Promise<void>;
  /** Does what has become due. */
  catchUp?(world: World): Promise<void>;
}
