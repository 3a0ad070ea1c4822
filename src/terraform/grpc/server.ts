import { Http2Server, ServerHttp2Stream, IncomingHttpHeaders, createServer } from 'http2';
import type { Duplex } from 'stream';
import { answerStream } from './answer';
import type { Methods } from './method';

/** How much a client may send before it must wait for us: an attribute of some megabytes travels without a pause. */
const STREAM_WINDOW = 16 * 1024 * 1024;
const CONNECTION_WINDOW = 64 * 1024 * 1024;

/** In megabytes. Node.js refuses new streams beyond it, and its default of ten is one large attribute in ten calls. */
const SESSION_MEMORY = 2_000;

/**
 * A gRPC server without a listener: connections are handed to it once they are trusted, as documented for the `connection` event.
 * (`performServerHandshake` would say it more plainly, but came with Node.js 20.12.)
 */
export class GrpcServer {
  private readonly http2: Http2Server;

  constructor(methods: Methods) {
    this.http2 = createServer({ settings: { initialWindowSize: STREAM_WINDOW }, maxSessionMemory: SESSION_MEMORY });
    this.http2.on('session', (session) => session.setLocalWindowSize(CONNECTION_WINDOW));
    this.http2.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => answerStream(methods, stream, headers));
    // A connection that breaks is not an error of ours; whoever counts connections sees it close.
    this.http2.on('sessionError', () => undefined);
  }

  /** Serves a connection, encrypted or not. */
  public serve(connection: Duplex): void {
    this.http2.emit('connection', connection);
  }
}
