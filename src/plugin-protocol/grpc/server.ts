import type { Duplex } from 'stream';
import { Connection } from '../http2/connection';
import type { Methods } from './method';
import { respondToStream } from './response';

/** A gRPC server without a listener: trusted connections are passed to it. */
export class GrpcServer {
  constructor(private readonly methods: Methods) {}

  /** Serves a connection, encrypted or not. */
  public serve(connection: Duplex): void {
    new Connection(connection, (stream) => respondToStream(this.methods, stream));
  }
}
