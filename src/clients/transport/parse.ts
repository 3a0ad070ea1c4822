/** Parses JSON from untrusted sources. */
import { inMebibytes, inWords, MOST_DEPTH, MOST_WEIGHT, weigh } from './bounds';

export interface Parsed {
  /** Undefined if the body is not JSON. */
  readonly value?: unknown;
  /** Estimated memory of the value in bytes. */
  readonly weight: number;
  /** Why the body was not parsed. */
  readonly refused?: string;
}

export function parseJson(body: Buffer): Parsed {
  const { weight, depth } = weigh(body);
  if (depth > MOST_DEPTH) return { weight, refused: `it exceeds the limit of ${inWords(MOST_DEPTH)} nested levels` };
  if (weight > MOST_WEIGHT.response) {
    return {
      weight,
      refused: `it contains so many values that it exceeds the limit of ${inMebibytes(MOST_WEIGHT.response)} of memory`,
    };
  }
  try {
    return { value: JSON.parse(body.toString('utf8')), weight };
  } catch {
    return { weight };
  }
}
