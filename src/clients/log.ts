/**
 * Where the clients tell what they do. The fields are asked for only where the level is wanted.
 *
 * `debug`: one line for each request. `trace`: bodies too, without secrets. `info`: waits that last. `warn`: what a person should know.
 */
export type Log = (level: 'trace' | 'debug' | 'info' | 'warn', message: string, fields: () => Readonly<Record<string, unknown>>) => void;

export const silent: Log = () => undefined;
