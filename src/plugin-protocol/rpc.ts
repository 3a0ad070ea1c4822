/** One call, as passed to the implementation of an RPC. */
export interface Call {
  /** Aborted by StopProvider, by a cancelled call, and when Terraform is gone. */
  readonly signal: AbortSignal;
}

/** The implementation of one RPC, which takes and returns messages as plain data (`wire/messages.ts`). */
export type Rpc<Request, Response> = (request: Request, call: Call) => Promise<Response> | Response;

/** The RPCs that are served, by name. Each is loaded with its first call. Missing ones return UNIMPLEMENTED, as Terraform expects. */
export type Rpcs = { readonly [name: string]: (() => Promise<Rpc<any, any>>) | undefined };
