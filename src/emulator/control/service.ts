import type { Reply, Call, Delivery } from '../exchange';
import { EndpointTable } from '../http/endpoint-table';
import type { World } from '../world';
import { refusal } from './access';
import { BadBody, Conflict, NotThere, UnmetExpectation } from './body';
import { controls } from './controls';

/**
 * The endpoints below `/_emulator`, which tests use to control the emulator: no token, JSON in and out, errors as one
 * sentence.
 */
export class ControlService {
  constructor(
    private readonly world: World,
    private readonly token: string | undefined,
  ) {}

  async deliver(call: Call): Promise<Delivery> {
    return { kind: 'response', reply: await this.admit(call) };
  }

  private async admit(call: Call): Promise<Reply> {
    if (call.isTooLong) return failure(413, 'The request body is too large.');
    const refused = refusal(call, this.token);
    if (refused !== undefined) return failure(403, refused);
    return this.reply(call);
  }

  /** The response without HTTP, for callers in this process. */
  async reply({ method, path, body }: Pick<Call, 'method' | 'path' | 'body'>): Promise<Reply> {
    const match = table.find(method, path);
    if (!match) return unknown(method, path);
    try {
      return await match.route.handle(this.world, parseBody(body), match.parameters);
    } catch (error) {
      if (error instanceof BadBody) return failure(400, error.message);
      if (error instanceof NotThere) return failure(404, error.message);
      if (error instanceof Conflict) return failure(409, error.message);
      if (error instanceof UnmetExpectation) return failure(422, error.message);
      throw error;
    }
  }
}

const table = new EndpointTable(controls);

function unknown(method: string, path: string): Reply {
  const methods = table.methods(path);
  if (methods.length === 0) return failure(404, `There is no control endpoint ${path}.`);
  return {
    ...failure(405, `${path} accepts ${methods.join(' and ')}, not ${method}.`),
    headers: { Allow: methods.join(', ') },
  };
}

/** Undefined if there is no body. */
function parseBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new BadBody('The body is not valid JSON.');
  }
}

function failure(status: number, error: string): Reply {
  return { status, body: { error } };
}
