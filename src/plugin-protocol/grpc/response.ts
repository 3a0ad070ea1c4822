import { encodeHeaders, Header } from '../http2/header-block';
import type { ServerStream } from '../http2/stream';
import { log } from '../log';
import { printed } from '../plugin';
import { RequestCollector, frame } from './frame';
import { LiveCall, beginCall } from './lifetime';
import { Held, Method, Methods } from './method';
import { Code, GrpcError, OK_TRAILERS, trailersOf } from './status';

const RESPONSE_HEADERS: readonly Header[] = [
  [':status', '200'],
  ['content-type', 'application/grpc'],
];

/** The same bytes in every response. */
const HEADERS = encodeHeaders(RESPONSE_HEADERS);
const TRAILERS = encodeHeaders(OK_TRAILERS);

/** Handles one HTTP/2 stream, which is one call. All errors are caught in this file. */
export function respondToStream(methods: Methods, stream: ServerStream): void {
  const { path } = stream;
  const method = methods(path);
  if (!method) refuse(stream, new GrpcError(Code.UNIMPLEMENTED, `unknown method ${path}`));
  else if (method.kind === 'held') hold(method, stream);
  else stream.receiver = new CallHandler(method, path, stream);
}

/** Reads the request and responds to it. */
class CallHandler {
  private readonly request = new RequestCollector();
  private call?: LiveCall;

  constructor(
    private readonly method: Exclude<Method, Held>,
    private readonly path: string,
    private readonly stream: ServerStream,
  ) {}

  public data(piece: Buffer): void {
    try {
      this.request.add(piece);
    } catch (error) {
      this.request.release();
      refuse(this.stream, error as GrpcError);
    }
  }

  public end(): void {
    void this.respond();
  }

  public aborted(): void {
    if (this.call) this.call.abort();
    else this.request.release();
  }

  private async respond(): Promise<void> {
    const { method, path, request, stream } = this;
    const call = (this.call = beginCall());
    try {
      if (method.kind === 'unary') {
        stream.respondWith(HEADERS, frame(await method.handle(request.message(), call)), TRAILERS, method.sent);
      } else {
        await sendResponses(stream, await method.handle(request.message(), call));
      }
    } catch (error) {
      refuse(stream, asGrpcError(error, path));
    } finally {
      request.release();
      call.end();
    }
  }
}

async function sendResponses(stream: ServerStream, messages: AsyncIterable<Buffer>): Promise<void> {
  stream.respond(HEADERS);
  let trailers = TRAILERS;
  try {
    for await (const message of messages) {
      if (!stream.isOpen) break;
      await stream.send(frame(message));
    }
  } catch (thrown) {
    trailers = encodeHeaders(trailersOf(asGrpcError(thrown, 'a stream of events')));
  }
  stream.end(trailers);
}

function hold({ endsWithClient, first }: Held, stream: ServerStream): void {
  stream.receiver = {
    data: () => undefined,
    end: () => {
      if (endsWithClient) stream.end(TRAILERS);
    },
    aborted: () => undefined,
  };
  stream.respond(HEADERS);
  if (first) void stream.send(frame(first));
}

/** Sends a response without a message, with the status in the headers. */
function refuse(stream: ServerStream, error: GrpcError): void {
  stream.refuse(encodeHeaders([...RESPONSE_HEADERS, ...trailersOf(error)]));
}

function asGrpcError(thrown: unknown, path: string): GrpcError {
  if (thrown instanceof GrpcError) return thrown;
  const text = printed(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
  log('error', 'a call failed inside the provider', { call: path, error: text });
  return new GrpcError(
    Code.INTERNAL,
    `This is a bug in the provider; please report it with the text below.\n\n${path}: ${text}`,
  );
}
