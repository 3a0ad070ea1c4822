import type { Call } from '../rpc';

const inFlight = new Set<LiveCall>();

/** A call from its request to its response. */
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
 * Aborts every call in flight, but no later calls: after an interrupt Terraform still closes what is open, such as ephemeral resources, and starts no
 * new work. In debug mode, the same process serves the next command.
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

  /** Created on demand: most calls do not use it. */
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
