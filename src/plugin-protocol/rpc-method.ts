import { FRAME_HEADER } from './grpc/frame';
import type { Method } from './grpc/method';
import type { Call, Rpc } from './rpc';
import { MessageName, decodeMessage, encodeMessage } from './wire/messages';

/** RPCs that respond with a stream of events. */
const STREAMING: ReadonlySet<string> = new Set(['ListResource', 'InvokeAction']);

/** Adapts an RPC to encoded messages. Its implementation is loaded with the first call. */
export function rpcMethod(name: string, load: () => Promise<Rpc<any, any>>): Method {
  let loading: Promise<Rpc<any, any>> | undefined;
  const run = async (request: Buffer, call: Call) => {
    const rpc = await (loading ??= load());
    return rpc(decodeMessage(`${name}.Request` as MessageName, request), call);
  };
  if (STREAMING.has(name)) {
    return {
      kind: 'streaming',
      handle: async (request, call) => encodeEvents(`${name}.Event`, await run(request, call)),
    };
  }
  return { kind: 'unary', handle: async (request, call) => encode(`${name}.Response`, await run(request, call)) };
}

async function* encodeEvents(name: string, events: AsyncIterable<object>): AsyncIterable<Buffer> {
  for await (const event of events) yield encode(name, event);
}

function encode(name: string, message: object): Buffer {
  return encodeMessage(name as MessageName, message, FRAME_HEADER);
}
