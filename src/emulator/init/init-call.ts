import type { IncomingHttpHeaders } from 'http';
import type { Call } from '../exchange';
import { LOOPBACK } from '../loopback';

/** A request that does not come over HTTP, as a program on this machine would send it. */
export class InitCall implements Call {
  readonly isTooLong = false;
  readonly fromLoopback = true;
  readonly isTracked = true;
  readonly remoteAddress = LOOPBACK;
  readonly clientCertificate = undefined;
  readonly path: string;
  readonly query: URLSearchParams;

  constructor(
    readonly method: string,
    target: string,
    readonly headers: IncomingHttpHeaders,
    readonly body: Buffer,
    readonly origin: string,
  ) {
    const mark = target.indexOf('?');
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.query = new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1));
  }

  get hasQuery(): boolean {
    return this.query.size > 0;
  }
}
