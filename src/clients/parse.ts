/** JSON from somebody who may mean harm. */
import { inMebibytes, inWords, MOST_DEPTH, MOST_WEIGHT, weigh } from './bounds';

export interface Parsed {
  /** Undefined where it is no JSON. */
  readonly value?: unknown;
  /** About the bytes that the value takes. */
  readonly weight: number;
  /** Why it is not even tried. */
  readonly refused?: string;
}

export function parseJson(body: Buffer): Parsed {
  const { weight, depth } = weigh(body);
  if (depth > MOST_DEPTH) return { weight, refused: `it nests more than ${inWords(MOST_DEPTH)} levels deep, and no more is taken` };
  if (weight > MOST_WEIGHT.response) return { weight, refused: `it holds so many values that it would take more than ${inMebibytes(MOST_WEIGHT.response)} of memory, and no more is taken` };
  try {
    return { value: JSON.parse(body.toString('utf8')), weight };
  } catch {
    return { weight };
  }
}
