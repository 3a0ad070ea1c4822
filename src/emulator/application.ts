import { METHODS } from 'http';
import type { Server } from 'http';
import { fastify } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerFactory } from 'fastify';
import { sendDelivery } from './delivery';
import type { Call, Delivery } from './exchange';
import { STAND_IN } from './list-method';
import { receiveCall } from './received-call';
import { refuseConnection } from './refused-connection';
import type { World } from './world';

/** What stands behind the paths below one beginning. */
export interface Door {
  /** Such as `/v1`; empty for what no other door has. */
  readonly beginning: string;
  deliver(call: Call): Promise<Delivery>;
}

export interface ApplicationOptions {
  readonly world: World;
  readonly scheme: string;
  readonly doors: readonly Door[];
  readonly createServer: FastifyServerFactory<Server>;
}

/** The HTTP application: which door a request goes to. What is answered there, to whatever it is, is the services' own in their words. */
export function createApplication({ world, scheme, doors, createServer }: ApplicationOptions): FastifyInstance {
  const application: FastifyInstance = fastify({
    serverFactory: createServer,
    clientErrorHandler: (error, socket) => refuseConnection(application.server, error, socket),
    exposeHeadRoutes: false,
    genReqId: () => '',
    // Nothing here has a schema: what a service takes it says itself.
    schemaController: { compilersFactory: { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema } },
    // What is no percent-encoded text is an unknown path to the services.
    frameworkErrors: (_, request, reply) => respond(doorOf(doors, request.url), request as FastifyRequest, reply as FastifyReply),
    // Whoever closes it ends the connections, also those that are not known to the server as such.
    forceCloseConnections: false,
    return503OnClosing: false,
  });
  const respond = (door: Door, request: FastifyRequest, reply: FastifyReply): void => {
    // Headers are spelled, and content types told, as the service does it.
    reply.hijack();
    void answer(door, request, reply);
  };
  const answer = async ({ deliver }: Door, { raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const call = await receiveCall(raw, scheme);
    if (call) sendDelivery(await deliver(call).catch(bugReport), world.clock.date(), raw, reply.raw);
  };
  // The services judge content types and bodies themselves, so the framework reads none.
  const methods = [...application.supportedMethods, STAND_IN].filter((method) => METHODS.includes(method));
  for (const method of methods) application.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  for (const door of doors) {
    const handler = (request: FastifyRequest, reply: FastifyReply): void => respond(door, request, reply);
    for (const url of [`${door.beginning}/*`, ...door.beginning === '' ? [] : [door.beginning]]) application.route({ method: methods, url, handler });
  }
  // Other methods are as unknown to a service as they are here.
  application.setNotFoundHandler((request, reply) => respond(doorOf(doors, request.url), request, reply));
  return application;
}

function doorOf(doors: readonly Door[], url: string): Door {
  const path = url.split('?', 1)[0];
  return doors.find(({ beginning }) => path === beginning || path.startsWith(`${beginning}/`)) ?? doors[doors.length - 1];
}

function refuseSchema(): never {
  throw new Error('The emulator has no schemas.');
}

/** What no handler foresaw is our mistake, and must not look like an answer of the service. */
function bugReport(error: unknown): Delivery {
  const text = error instanceof Error ? error.stack : String(error);
  return { kind: 'answer', answer: { status: 500, body: { error: `This is a bug in the emulator; please report it with the text below.\n${text}` } } };
}
