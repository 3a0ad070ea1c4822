/** Whose process it is. Nothing in this folder knows a provider by name: it is told. */
export interface Plugin {
  /** Names the sockets and the lines of the log: letters, digits and `-`. */
  readonly name: string;
  /** The address by which configurations require the provider: `registry.terraform.io/acme/hello`. Debug mode tells it. */
  readonly source: string;
  /** A text as it may be shown to people and written to the log, without secrets. Absent: as it is. */
  printed?(text: string): string;
  /** Closes what is still open when the process is about to end, such as leases. Answers nothing where nothing is open. */
  close?(): Promise<void> | undefined;
}

/** Set once, before anything is served. */
export const plugin: { current: Plugin } = { current: { name: 'provider', source: 'registry.terraform.io/example/provider' } };

export function printed(text: string): string {
  return plugin.current.printed?.(text) ?? text;
}

export function closeAll(): Promise<void> | undefined {
  return plugin.current.close?.();
}
