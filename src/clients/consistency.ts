/**
 * Read your writes. Clusters that replicate answer a write with a header that names the state after it; a request that carries it
 * is answered 412 by a node that has not heard of that state yet.
 */

interface State {
  readonly header: string;
  readonly cluster: string;
  readonly local: bigint;
  readonly replicated: bigint;
}

export class ReplicationState {
  private latest: State | undefined;

  learn(header: string | undefined): void {
    const state = header === undefined ? undefined : parse(header);
    if (state && !(this.latest && includes(this.latest, state))) this.latest = state;
  }

  /** What the next request carries; undefined where the service has never sent a state. */
  header(): string | undefined {
    return this.latest?.header;
  }
}

/** Base64 of `v1:<cluster>:<local index>:<replicated index>:<signature>`. */
function parse(header: string): State | undefined {
  const match = /^v1:([^:]+):(\d+):(\d+):[0-9a-f]+$/i.exec(Buffer.from(header, 'base64').toString('latin1'));
  return match ? { header, cluster: match[1], local: BigInt(match[2]), replicated: BigInt(match[3]) } : undefined;
}

/** Answers may arrive in another order than they were given. */
function includes(one: State, other: State): boolean {
  return one.cluster === other.cluster && one.local >= other.local && one.replicated >= other.replicated;
}
