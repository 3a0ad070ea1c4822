import type { Parameters } from '../../exchange';
import type { ParsedBody } from '../../http/parsed-body';

/** The parts of a request that rights depend on. */
export interface Asked {
  readonly method: string;
  /** The path of the route, with the names of its parameters. */
  readonly path: string;
  readonly parameters: Parameters;
  readonly parsedBody: ParsedBody | undefined;
}
