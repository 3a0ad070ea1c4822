/** One call as the server hands it to the file that answers it. */
export interface Call {
  /** Aborted by StopProvider, by a cancelled call, and when Terraform is gone. */
  readonly signal: AbortSignal;
}

/** Answers one RPC: takes and returns the message as plain data (`wire/messages.ts`). */
export type Rpc<Request, Response> = (request: Request, call: Call) => Promise<Response> | Response;
