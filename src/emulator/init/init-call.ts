import type { IncomingHttpHeaders } from 'http';
import type { Call } from '../exchange';
import { LOOPBACK } from '../http/loopback';
import { parseBody } from '../http/parsed-body';
import type { ParsedBody } from '../http/parsed-body';
import { trackQuery } from '../http/read-query';

/** A request that did not arrive over HTTP, as if sent by a program on this machine. */
export class InitCall implements Call {
  readonly isTooLong = false;
  readonly fromLoopback = true;
  readonly tracking = 'everything';
  readonly remoteAddress = LOOPBACK;
  readonly clientCertificate = undefined;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly sentQuery: URLSearchParams;

  constructor(
    readonly method: string,
    target: string,
    readonly headers: IncomingHttpHeaders,
    readonly body: Buffer,
    readonly origin: string,
  ) {
    const mark = target.indexOf('?');
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.sentQuery = new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1));
    this.query = trackQuery(this.sentQuery.toString());
  }

  get parsedBody(): ParsedBody | undefined {
    return parseBody(this.body);
  }

  get hasQuery(): boolean {
    return this.sentQuery.size > 0;
  }
}
