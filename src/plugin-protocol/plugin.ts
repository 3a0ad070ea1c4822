/** The reason why a process ends before it serves: its socket, the protocol versions, or a manual start by a person. */
export type StartFault = 'socket' | 'protocol' | 'manual';

/** What the provider supplies. Nothing in this folder depends on a specific provider. */
export interface Plugin {
  /** The name used for sockets and log lines: letters, digits and `-`. */
  readonly name: string;
  /** The source address in configurations, `registry.terraform.io/acme/hello`, which debug mode prints. */
  readonly source: string;
  /** The end of the message for each of these faults, such as a code that a page explains. Defaults to nothing. */
  readonly references?: { readonly [fault in StartFault]: string };
  /** Prepares a text for display and for the log, without secrets. Defaults to the unchanged text. */
  printed?(text: string): string;
  /** Closes what is still open, such as leases, before the process ends. Returns undefined if nothing is open. */
  close?(): Promise<void> | undefined;
}

/** Set once, before anything is served. */
export const plugin: { current: Plugin } = {
  current: { name: 'provider', source: 'registry.terraform.io/example/provider' },
};

/** A sentence about a fault, with its reference on the same line: Terraform shows no other. */
export function withReference(sentence: string, fault: StartFault): string {
  const reference = plugin.current.references?.[fault];
  return reference === undefined ? sentence : `${sentence} ${reference}`;
}

export function printed(text: string): string {
  return plugin.current.printed?.(text) ?? text;
}

export function closeAll(): Promise<void> | undefined {
  return plugin.current.close?.();
}
