/** One call as the server hands it to the file that answers it. */
export interface Call {
  /** Aborted by StopProvider, by a cancelled call, and when Terraform is gone. */
  readonly signal: AbortSignal;
}

/** Answers one RPC: takes and returns the message as plain data (`wire/messages.ts`). */
export type Rpc<Request, Response> = (request: Request, call: Call) => Promise<Response> | Response;

/** What is served, by the RPC's name; each is loaded at its first call. What is missing is answered with UNIMPLEMENTED, as core expects. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- which message belongs to which RPC is known by their names alone
export type Rpcs = { readonly [name: string]: (() => Promise<Rpc<any, any>>) | undefined };
