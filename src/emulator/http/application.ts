import { METHODS } from 'http';
import type { IncomingMessage, Server, ServerResponse } from 'http';
import { fastify } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerFactory } from 'fastify';
import type { Call, Delivery } from '../exchange';
import { only } from '../only';
import type { World } from '../world';
import { sendDelivery } from './delivery';
import { declineUpgrades, followResponses } from './other-methods';
import { receiveCall } from './received-call';
import { refuseConnection } from './refused-connection';

/** The methods that Node.js's parser knows. */
const KNOWN_METHODS: ReadonlySet<string> = new Set(METHODS);

/** The API below one path prefix. */
export interface Api {
  /** Such as `/v1`; empty for the API that serves every other path. */
  readonly beginning: string;
  deliver(call: Call): Promise<Delivery>;
}

export interface ApplicationOptions {
  readonly world: World;
  readonly scheme: string;
  readonly apis: readonly Api[];
  readonly createServer: FastifyServerFactory<Server>;
}

/** The HTTP application: routes each request to one of the APIs. Every response, including errors, comes from the API in its own wording. */
export function createApplication({ world, scheme, apis, createServer }: ApplicationOptions): FastifyInstance {
  const application: FastifyInstance = fastify({
    // Like Node.js's parser, the framework knows only listed methods.
    serverFactory: (handler, options) =>
      createServer((request, response) => {
        if (KNOWN_METHODS.has(request.method ?? '')) handler(request, response);
        else void handleRequest(apiOf(apis, request.url ?? '/'), request, response);
      }, options),
    clientErrorHandler: (error, socket) => refuseConnection(application.server, error, socket),
    exposeHeadRoutes: false,
    genReqId: () => '',
    // Schemas are not used here: the services validate requests themselves.
    schemaController: { compilersFactory: { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema } },
    // The services treat a path with invalid percent-encoding as unknown.
    frameworkErrors: (_, request, reply) =>
      respond(apiOf(apis, request.url), request as FastifyRequest, reply as FastifyReply),
    // The caller closes the connections, including those unknown to the HTTP server.
    forceCloseConnections: false,
    return503OnClosing: false,
  });
  followResponses(application.server);
  declineUpgrades(application.server);
  const respond = (api: Api, request: FastifyRequest, reply: FastifyReply): void => {
    // The services set the spelling of headers and the content type.
    reply.hijack();
    void handleRequest(api, request.raw, reply.raw);
  };
  const handleRequest = async ({ deliver }: Api, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const received = receiveCall(request, scheme, world.tracking);
    const call = received instanceof Promise ? await received : received;
    if (call) sendDelivery(await deliver(call).catch(bugReport), world.clock.date(), request, response);
  };
  // The services check content types and bodies, so the framework reads neither.
  const methods = application.supportedMethods.filter((method) => KNOWN_METHODS.has(method));
  for (const method of methods) application.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  for (const api of apis) {
    const handler = (request: FastifyRequest, reply: FastifyReply): void => respond(api, request, reply);
    for (const url of [`${api.beginning}/*`, ...(api.beginning === '' ? [] : [api.beginning])]) {
      application.route({ method: methods, url, handler });
    }
  }
  // Fastify does not know these methods, and the services treat them as unknown, too.
  application.setNotFoundHandler((request, reply) => respond(apiOf(apis, request.url), request, reply));
  return application;
}

/** Returns the API for a path. The one without a prefix comes last and serves all other paths. */
export function apiOf(apis: readonly Api[], url: string): Api {
  const [path = ''] = url.split('?', 1);
  return only(
    apis
      .filter(({ beginning }) => beginning === '' || path === beginning || path.startsWith(`${beginning}/`))
      .slice(0, 1),
  );
}

function refuseSchema(): never {
  throw new Error('The emulator has no schemas.');
}

/** An error that no handler expects is a bug in the emulator and must not look like a response of the service. */
function bugReport(error: unknown): Delivery {
  const text = error instanceof Error ? error.stack : String(error);
  return {
    kind: 'response',
    reply: {
      status: 500,
      body: { error: `This is a bug in the emulator; please report it with the text below.\n${text}` },
    },
  };
}
