import { FRAME_HEADER } from './grpc/frame';
import type { Method, Methods } from './grpc/method';
import type { Rpcs } from './rpc';

const SERVICE = '/tfplugin6.Provider/';

export interface ProviderParts {
  /** The RPCs. Not asked for where the encoded schema is enough. */
  rpcs(): Rpcs;
  /** The answer to GetProviderSchema as it goes over the wire, if it was prepared: the process need not load what it is made of. */
  encodedSchema?(): Buffer | undefined;
  /** Called once, when so many RPCs have come that more are to be expected. */
  expectMany?(): void;
}

/** Of ten objects a process hears less. */
const MANY_RPCS = 100;

/** Terraform's own service. An RPC that is not served has no method: the server answers UNIMPLEMENTED, as core expects. */
export function providerMethods({ rpcs, encodedSchema, expectMany }: ProviderParts): Methods {
  const methods = new Map<string, Method | undefined>();
  // Made once: what one RPC configures, the others must find.
  let made: Rpcs | undefined;
  let heard = 0;
  return (path) => {
    if (!path.startsWith(SERVICE)) return undefined;
    if (++heard === MANY_RPCS) expectMany?.();
    const name = path.slice(SERVICE.length);
    if (!methods.has(name)) methods.set(name, preparedSchema(name, encodedSchema) ?? rpcMethod(name, made ??= rpcs()));
    return methods.get(name);
  };
}

function preparedSchema(name: string, encodedSchema: ProviderParts['encodedSchema']): Method | undefined {
  const schema = name === 'GetProviderSchema' ? encodedSchema?.() : undefined;
  return schema && { kind: 'unary', response: () => Buffer.concat([Buffer.alloc(FRAME_HEADER), schema]) };
}

function rpcMethod(name: string, rpcs: Rpcs): Method | undefined {
  const load = Object.hasOwn(rpcs, name) ? rpcs[name] : undefined;
  if (!load) return undefined;
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a file of its own, with the whole codec: a prepared schema does without
  return (require('./rpc-method') as typeof import('./rpc-method')).rpcMethod(name, load);
}
