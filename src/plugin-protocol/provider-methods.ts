import { FRAME_HEADER } from './grpc/frame';
import type { Method, Methods } from './grpc/method';
import type { Rpcs } from './rpc';

const SERVICE = '/tfplugin6.Provider/';

export interface ProviderParts {
  /** Returns the RPCs. Not called if the encoded schema suffices. */
  rpcs(): Rpcs;
  /** The encoded response to GetProviderSchema, if prepared, so that the process need not load the definitions. */
  encodedSchema?(): Buffer | undefined;
  /** Called once, when the number of RPCs suggests that many more will follow. */
  expectMany?(): void;
}

/** More than a process receives for ten objects. */
const MANY_RPCS = 100;

/** The methods of Terraform's provider service. RPCs that are not served return UNIMPLEMENTED, as Terraform expects. */
export function providerMethods({ rpcs, encodedSchema, expectMany }: ProviderParts): Methods {
  const methods = new Map<string, Method | undefined>();
  // Created once, because the RPCs share their state.
  let made: Rpcs | undefined;
  let received = 0;
  return (path) => {
    if (!path.startsWith(SERVICE)) return undefined;
    if (++received === MANY_RPCS) expectMany?.();
    const name = path.slice(SERVICE.length);
    if (!methods.has(name)) {
      methods.set(name, preparedSchema(name, encodedSchema) ?? rpcMethod(name, (made ??= rpcs())));
    }
    return methods.get(name);
  };
}

function preparedSchema(name: string, encodedSchema: ProviderParts['encodedSchema']): Method | undefined {
  const schema = name === 'GetProviderSchema' ? encodedSchema?.() : undefined;
  return schema && { kind: 'unary', handle: () => Buffer.concat([Buffer.alloc(FRAME_HEADER), schema]) };
}

function rpcMethod(name: string, rpcs: Rpcs): Method | undefined {
  const load = Object.hasOwn(rpcs, name) ? rpcs[name] : undefined;
  if (!load) return undefined;
  // oxlint-disable-next-line typescript/no-require-imports -- a separate file with the whole codec, which a prepared schema does not need
  return (require('./rpc-method') as typeof import('./rpc-method')).rpcMethod(name, load);
}
