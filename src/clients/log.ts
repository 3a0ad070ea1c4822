/**
 * The log of the clients. `fields` is called only if the level is enabled.
 *
 * `debug`: one line for each request. `trace`: also bodies, without secrets. `info`: long waits. `warn`: problems that the user should know about.
 */
export type Log = (
  level: 'trace' | 'debug' | 'info' | 'warn',
  message: string,
  fields: () => Readonly<Record<string, unknown>>,
) => void;

export const silent: Log = () => undefined;
