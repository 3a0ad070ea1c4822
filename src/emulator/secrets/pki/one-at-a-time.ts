import type { Reply } from '../../exchange';
import type { EngineCall } from '../engine';
import { inTurn } from '../turns';

/**
 * Serves the requests of a mount one after another: making a key takes time, in which another request could take the
 * name that was free before.
 */
export function oneAtATime(handle: (request: EngineCall) => Promise<Reply>): (request: EngineCall) => Promise<Reply> {
  return async (request) => inTurn(request.world, `pki ${request.mount}`, async () => handle(request));
}
