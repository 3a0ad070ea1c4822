/**
 * Read-your-writes consistency. A replicating cluster returns a header with each write that names the resulting state. A node that has not
 * reached that state yet responds with 412 to a request that carries the header.
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

  /** The header for the next request; undefined if the service has never sent a state. */
  header(): string | undefined {
    return this.latest?.header;
  }
}

/** Base64 of `v1:<cluster>:<local index>:<replicated index>:<signature>`. */
function parse(header: string): State | undefined {
  const [, cluster, local, replicated] =
    /^v1:([^:]+):(\d+):(\d+):[0-9a-f]+$/i.exec(Buffer.from(header, 'base64').toString('latin1')) ?? [];
  if (cluster === undefined || local === undefined || replicated === undefined) return undefined;
  return { header, cluster, local: BigInt(local), replicated: BigInt(replicated) };
}

/** Responses may arrive out of order. */
function includes(one: State, other: State): boolean {
  return one.cluster === other.cluster && one.local >= other.local && one.replicated >= other.replicated;
}
