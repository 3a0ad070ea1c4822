import type { Plugin } from './plugin';
import { reattach } from './reattach';
import type { Rpc, Rpcs } from './rpc';
import { serve } from './serve';
import { sweepStaleSockets } from './stale-sockets';
import { start } from './start';
import type { MessageName, Received, Sent } from './wire/messages';

export { decodeDynamicValue, decodeRawState, encodeDynamicValue, Severity } from './wire/messages';
export type { WireType } from './wire/type';
export { typeJson } from './wire/type-json';

type RpcName = MessageName extends infer Message ? (Message extends `${infer Name}.Request` ? Name : never) : never;
type ResponseOf<Name extends string> = `${Name}.Response` extends MessageName
  ? Sent<`${Name}.Response`>
  : AsyncIterable<Sent<`${Name}.Event` & MessageName>>;

/** The RPCs of a provider, as functions of plain data. Missing ones return UNIMPLEMENTED. */
export type ProviderFunctions = {
  readonly [Name in RpcName]?: Rpc<Received<`${Name}.Request` & MessageName>, ResponseOf<Name>>;
};

/** Runs a provider, from the handshake to the shutdown. `--debug` starts it in debug mode. See README.md. */
export function servePlugin(plugin: Plugin, functions: ProviderFunctions): void {
  const rpcs: Rpcs = Object.fromEntries(Object.entries(functions).map(([name, rpc]) => [name, async () => rpc]));
  start(
    plugin,
    () => (open) => serve(open, { rpcs: () => rpcs }),
    () => reattach,
    () => sweepStaleSockets,
  );
}
