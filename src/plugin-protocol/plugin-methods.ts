import { FRAME_HEADER } from './grpc/frame';
import type { Method, Methods } from './grpc/method';
import { closeAll } from './plugin';

const EMPTY = Buffer.alloc(FRAME_HEADER);

/** `HealthCheckResponse{status: SERVING}` */
const SERVING = Buffer.concat([EMPTY, Buffer.from([0x08, 0x01])]);

/**
 * The methods that every plugin serves besides its own service. Shutdown ends the process after everything that is open is closed, because Terraform
 * does not wait long after the response. Terraform also opens two streams that stay empty: standard output (to which the provider never writes) and
 * the broker (for plugins that call back).
 */
export function pluginMethods(shutdown: () => void): Methods {
  const methods: { readonly [path: string]: Method } = {
    '/plugin.GRPCController/Shutdown': {
      kind: 'unary',
      handle: () => closeAll()?.then(() => Buffer.from(EMPTY)) ?? Buffer.from(EMPTY),
      sent: shutdown,
    },
    '/plugin.GRPCStdio/StreamStdio': { kind: 'held', endsWithClient: false },
    '/plugin.GRPCBroker/StartStream': { kind: 'held', endsWithClient: true },
    '/grpc.health.v1.Health/Check': { kind: 'unary', handle: () => Buffer.from(SERVING) },
    '/grpc.health.v1.Health/Watch': { kind: 'held', endsWithClient: false, first: Buffer.from(SERVING) },
  };
  return (path) => (Object.hasOwn(methods, path) ? methods[path] : undefined);
}
