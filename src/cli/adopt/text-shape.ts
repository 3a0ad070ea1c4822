import type { PlainAttribute } from '../../definition/attribute';
import { hasInvisible } from '../../printing/visible';

/** How to write a text: as data in the syntax of the language (JSON), as lines, or as a single literal. */
export type TextShape =
  | { readonly is: 'json'; readonly document: unknown }
  | { readonly is: 'lines'; readonly lines: readonly string[] }
  | { readonly is: 'plain' };

/** Shorter texts are written on one line. */
const SHORT = 40;

/** Texts with invisible characters or unpaired surrogates are written as a literal, because editors could change them. */
export function shapeOf(attribute: PlainAttribute, text: string): TextShape {
  if (attribute.type === 'document') {
    const document = parsed(text);
    if (document !== undefined) return { is: 'json', document };
  }
  const odd = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
  const lines = text.split('\n');
  return lines.length > 1 && text.length > SHORT && !odd.test(text) && !hasInvisible(text)
    ? { is: 'lines', lines }
    : { is: 'plain' };
}

/** Undefined if the text is not JSON, or contains numbers that other languages may represent differently. */
function parsed(text: string): unknown {
  try {
    const document: unknown = JSON.parse(text);
    const exact = typeof document === 'object' && document !== null && numbersIn(document).every(Number.isSafeInteger);
    return exact ? document : undefined;
  } catch {
    return undefined;
  }
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
