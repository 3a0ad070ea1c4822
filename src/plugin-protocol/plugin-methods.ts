import { FRAME_HEADER } from './grpc/frame';
import type { Method, Methods } from './grpc/method';
import { closeAll } from './plugin';

const EMPTY = Buffer.alloc(FRAME_HEADER);

/** `HealthCheckResponse{status: SERVING}` */
const SERVING = Buffer.concat([EMPTY, Buffer.from([0x08, 0x01])]);

/**
 * What every plugin serves besides its own service. Core asks for the end of the process, which
 * comes once nothing of it is open any more: after the answer core would not wait for long. It opens two streams that carry nothing:
 * standard output (which we never write to) and the broker (for plugins that call back).
 */
export function pluginMethods(shutdown: () => void): Methods {
  const methods: { readonly [path: string]: Method } = {
    '/plugin.GRPCController/Shutdown': { kind: 'unary', response: () => closeAll()?.then(() => Buffer.from(EMPTY)) ?? Buffer.from(EMPTY), answered: shutdown },
    '/plugin.GRPCStdio/StreamStdio': { kind: 'held', endsWithClient: false },
    '/plugin.GRPCBroker/StartStream': { kind: 'held', endsWithClient: true },
    '/grpc.health.v1.Health/Check': { kind: 'unary', response: () => Buffer.from(SERVING) },
    '/grpc.health.v1.Health/Watch': { kind: 'held', endsWithClient: false, first: Buffer.from(SERVING) },
  };
  return (path) => Object.hasOwn(methods, path) ? methods[path] : undefined;
}
