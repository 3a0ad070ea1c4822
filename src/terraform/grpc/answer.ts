import { once } from 'events';
import type { IncomingHttpHeaders, ServerHttp2Stream } from 'http2';
import { RequestCollector, frame } from './frame';
import { LiveCall, beginCall } from './lifetime';
import { Held, Method, Methods } from './method';
import { Code, GrpcError, OK_TRAILERS, trailersOf } from './status';
import { log, redact } from '../log';

const RESPONSE_HEADERS = { ':status': 200, 'content-type': 'application/grpc' } as const;

/** Answers one HTTP/2 stream, which is one call. Nothing that is thrown on the way gets past this file. */
export function answerStream(methods: Methods, stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
  // A stream that is reset tells so as an error; whoever waits for it learns it by the abort signal.
  stream.on('error', () => undefined);
  const path = String(headers[':path']);
  const method = methods(path);
  if (!method) refuse(stream, new GrpcError(Code.UNIMPLEMENTED, `unknown method ${path}`));
  else if (method.kind === 'held') hold(method, stream);
  else collect(stream, (request) => void answer(method, path, request, stream));
}

/** Reads the request to its end and passes it on. */
function collect(stream: ServerHttp2Stream, then: (request: RequestCollector) => void): void {
  const request = new RequestCollector();
  stream.on('data', (piece: Buffer) => {
    try {
      request.add(piece);
    } catch (error) {
      stream.removeAllListeners('data').removeAllListeners('end').resume();
      refuse(stream, error as GrpcError);
    }
  });
  stream.on('end', () => then(request));
}

async function answer(method: Exclude<Method, Held>, path: string, request: RequestCollector, stream: ServerHttp2Stream): Promise<void> {
  const call = beginCall();
  const abort = () => call.abort();
  stream.on('aborted', abort);
  try {
    if (method.kind === 'unary') sendAnswer(stream, await method.answer(request.message(), call), method.answered);
    else await sendAnswers(stream, await method.answer(request.message(), call), call);
  } catch (error) {
    refuse(stream, asGrpcError(error, path));
  } finally {
    stream.off('aborted', abort);
    call.end();
  }
}

function sendAnswer(stream: ServerHttp2Stream, message: Buffer, answered?: () => void): void {
  if (answered) stream.once('close', answered);
  if (!isOpen(stream)) return;
  stream.respond(RESPONSE_HEADERS, { waitForTrailers: true });
  stream.once('wantTrailers', () => stream.sendTrailers(OK_TRAILERS));
  stream.end(frame(message));
}

async function sendAnswers(stream: ServerHttp2Stream, messages: AsyncIterable<Buffer>, call: LiveCall): Promise<void> {
  if (!isOpen(stream)) return;
  let error: GrpcError | undefined;
  stream.respond(RESPONSE_HEADERS, { waitForTrailers: true });
  stream.once('wantTrailers', () => stream.sendTrailers(error ? trailersOf(error) : OK_TRAILERS));
  try {
    for await (const message of messages) {
      if (!isOpen(stream)) break;
      if (!stream.write(frame(message))) await once(stream, 'drain', { signal: call.signal });
    }
  } catch (thrown) {
    error = asGrpcError(thrown, 'a stream of answers');
  }
  if (isOpen(stream)) stream.end();
}

function hold({ endsWithClient, first }: Held, stream: ServerHttp2Stream): void {
  stream.respond(RESPONSE_HEADERS, { waitForTrailers: true });
  stream.once('wantTrailers', () => stream.sendTrailers(OK_TRAILERS));
  if (first) stream.write(frame(first));
  stream.on('end', () => { if (endsWithClient && isOpen(stream)) stream.end(); });
  stream.resume();
}

/** An answer without a message: the status stands in the headers. */
function refuse(stream: ServerHttp2Stream, error: GrpcError): void {
  if (!isOpen(stream)) return;
  stream.respond({ ...RESPONSE_HEADERS, ...trailersOf(error) }, { endStream: true });
  // What the client still sends is read and dropped; a stream left unread would hold back the whole connection.
  stream.resume();
}

function asGrpcError(thrown: unknown, path: string): GrpcError {
  if (thrown instanceof GrpcError) return thrown;
  const text = redact(thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown));
  log('error', 'a call failed inside of the provider', { call: path, error: text });
  return new GrpcError(Code.INTERNAL, `This is a bug in the provider; please report it with the text below.\n\n${path}: ${text}`);
}

function isOpen(stream: ServerHttp2Stream): boolean {
  return !stream.destroyed && !stream.closed && !stream.writableEnded;
}
