import type { Parameters } from '../../exchange';
import type { ParsedBody } from '../../http/parsed-body';

/** What a request asks for, as far as rights depend on it. */
export interface Asked {
  readonly method: string;
  /** The path of the route, with the names of its parameters. */
  readonly path: string;
  readonly parameters: Parameters;
  readonly parsedBody: ParsedBody | undefined;
}
