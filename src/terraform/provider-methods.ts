import { FRAME_HEADER } from './grpc/frame';
import type { Method, Methods } from './grpc/method';
import type { Call, Rpc } from './rpc/rpc';
import { MessageName, decodeMessage, encodeMessage } from './wire/messages';

/* eslint-disable @typescript-eslint/no-explicit-any -- which message belongs to which RPC is known by their names alone */

const SERVICE = '/tfplugin6.Provider/';

/** RPCs that answer with a stream of events. */
const STREAMING: ReadonlySet<string> = new Set(['ListResource', 'InvokeAction']);

/** What is served, by the RPC's name; each file is loaded at its first call. */
export type Rpcs = { readonly [rpc: string]: (() => Promise<Rpc<any, any>>) | undefined };

export interface ProviderParts {
  /** The RPCs. Not asked for where the encoded schema is enough. */
  rpcs(): Rpcs;
  /** The answer to GetProviderSchema as it goes over the wire, if it was prepared: the process need not load what it is made of. */
  encodedSchema?(): Buffer | undefined;
}

/** Terraform's own service. An RPC that is not served has no method: the server answers UNIMPLEMENTED, as core expects. */
export function providerMethods({ rpcs, encodedSchema }: ProviderParts): Methods {
  const methods = new Map<string, Method | undefined>();
  return (path) => {
    if (!path.startsWith(SERVICE)) return undefined;
    const name = path.slice(SERVICE.length);
    if (!methods.has(name)) methods.set(name, preparedSchema(name, encodedSchema) ?? methodOf(name, rpcs()));
    return methods.get(name);
  };
}

function preparedSchema(name: string, encodedSchema: ProviderParts['encodedSchema']): Method | undefined {
  const schema = name === 'GetProviderSchema' ? encodedSchema?.() : undefined;
  return schema && { kind: 'unary', answer: () => Buffer.concat([Buffer.alloc(FRAME_HEADER), schema]) };
}

function methodOf(name: string, rpcs: Rpcs): Method | undefined {
  const load = Object.hasOwn(rpcs, name) ? rpcs[name] : undefined;
  if (!load) return undefined;
  let loading: Promise<Rpc<any, any>> | undefined;
  const run = async (request: Buffer, call: Call) => {
    const rpc = await (loading ??= load());
    return rpc(decodeMessage(`${name}.Request` as MessageName, request), call);
  };
  if (STREAMING.has(name)) return { kind: 'streaming', answer: async (request, call) => encodeEvents(`${name}.Event`, await run(request, call)) };
  return { kind: 'unary', answer: async (request, call) => encode(`${name}.Response`, await run(request, call)) };
}

async function* encodeEvents(name: string, events: AsyncIterable<object>): AsyncIterable<Buffer> {
  for await (const event of events) yield encode(name, event);
}

function encode(name: string, message: object): Buffer {
  return encodeMessage(name as MessageName, message, FRAME_HEADER);
}
