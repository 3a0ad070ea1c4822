import type { Call } from '../rpc';

const inFlight = new Set<LiveCall>();

/** A call from its request to its answer. */
export interface LiveCall extends Call {
  abort(): void;
  end(): void;
}

export function beginCall(): LiveCall {
  const call = new CallInFlight();
  inFlight.add(call);
  return call;
}

/**
 * Aborts every call in flight. Calls that come later are not: after an interrupt core still closes what is open, such as ephemeral resources,
 * and starts no new work of the operation by itself; in debug mode the same process serves the next command.
 */
export function abortAll(): void {
  for (const call of inFlight) call.abort();
}

export function isAnyCallInFlight(): boolean {
  return inFlight.size > 0;
}

class CallInFlight implements LiveCall {
  private controller: AbortController | undefined;
  private aborted = false;

  /** Made when somebody asks for it: most calls are answered without. */
  public get signal(): AbortSignal {
    if (!this.controller) {
      this.controller = new AbortController();
      if (this.aborted) this.controller.abort();
    }
    return this.controller.signal;
  }

  public abort(): void {
    this.aborted = true;
    this.controller?.abort();
  }

  public end(): void {
    inFlight.delete(this);
  }
}
