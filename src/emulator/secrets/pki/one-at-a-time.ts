import type { Reply } from '../../exchange';
import type { EngineCall } from '../engine';
import { inTurn } from '../turns';

/** Serializes a mount's requests: creating a key takes time, during which another request could take a name that was free before. */
export function oneAtATime(handle: (request: EngineCall) => Promise<Reply>): (request: EngineCall) => Promise<Reply> {
  return async (request) => inTurn(request.world, `pki ${request.mount}`, async () => handle(request));
}
