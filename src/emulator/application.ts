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
export interface Api {
  /** Such as `/v1`; empty for what no other door has. */
  readonly beginning: string;
  deliver(call: Call): Promise<Delivery>;
}

export interface ApplicationOptions {
  readonly world: World;
  readonly scheme: string;
  readonly apis: readonly Api[];
  readonly createServer: FastifyServerFactory<Server>;
}

/** The HTTP application: which door a request goes to. What is answered there, to whatever it is, is the services' own in their words. */
export function createApplication({ world, scheme, apis, createServer }: ApplicationOptions): FastifyInstance {
  const application: FastifyInstance = fastify({
    serverFactory: createServer,
    clientErrorHandler: (error, socket) => refuseConnection(application.server, error, socket),
    exposeHeadRoutes: false,
    genReqId: () => '',
    // Nothing here has a schema: what a service takes it says itself.
    schemaController: { compilersFactory: { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema } },
    // What is no percent-encoded text is an unknown path to the services.
    frameworkErrors: (_, request, reply) => respond(apiOf(apis, request.url), request as FastifyRequest, reply as FastifyReply),
    // Whoever closes it ends the connections, also those that are not known to the server as such.
    forceCloseConnections: false,
    return503OnClosing: false,
  });
  const respond = (api: Api, request: FastifyRequest, reply: FastifyReply): void => {
    // Headers are spelled, and content types told, as the service does it.
    reply.hijack();
    void handleRequest(api, request, reply);
  };
  const handleRequest = async ({ deliver }: Api, { raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const call = await receiveCall(raw, scheme);
    if (call) sendDelivery(await deliver(call).catch(bugReport), world.clock.date(), raw, reply.raw);
  };
  // The services judge content types and bodies themselves, so the framework reads none.
  const methods = [...application.supportedMethods, STAND_IN].filter((method) => METHODS.includes(method));
  for (const method of methods) application.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  for (const api of apis) {
    const handler = (request: FastifyRequest, reply: FastifyReply): void => respond(api, request, reply);
    for (const url of [`${api.beginning}/*`, ...api.beginning === '' ? [] : [api.beginning]]) application.route({ method: methods, url, handler });
  }
  // Other methods are as unknown to a service as they are here.
  application.setNotFoundHandler((request, reply) => respond(apiOf(apis, request.url), request, reply));
  return application;
}

function apiOf(apis: readonly Api[], url: string): Api {
  const path = url.split('?', 1)[0];
  return apis.find(({ beginning }) => path === beginning || path.startsWith(`${beginning}/`)) ?? apis[apis.length - 1];
}

function refuseSchema(): never {
  throw new Error('The emulator has no schemas.');
}

/** What no handler foresaw is our mistake, and must not look like an answer of the service. */
function bugReport(error: unknown): Delivery {
  const text = error instanceof Error ? error.stack : String(error);
  return { kind: 'answer', reply: { status: 500, body: { error: `This is a bug in the emulator; please report it with the text below.\n${text}` } } };
}
