import type { PlainAttribute } from '../../definition/attribute';
import { hasInvisible } from '../../printing/visible';

/** How a text is best written: as JSON that is spelled in the language's own way, line by line, or as one literal. */
export type TextShape =
  | { readonly is: 'json'; readonly document: unknown }
  | { readonly is: 'lines'; readonly lines: readonly string[] }
  | { readonly is: 'plain' };

/** Shorter ones are read as well in one line. */
const SHORT = 40;

/** Lines that are shown as lines must have nothing in them that would not be seen, or that an editor would change. */
export function shapeOf(attribute: PlainAttribute, text: string): TextShape {
  if (attribute.type === 'document') {
    const document = parsed(text);
    if (document !== undefined) return { is: 'json', document };
  }
  const odd = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
  const lines = text.split('\n');
  return lines.length > 1 && text.length > SHORT && !odd.test(text) && !hasInvisible(text) ? { is: 'lines', lines } : { is: 'plain' };
}

/** Undefined where the text is no JSON, or holds what a number of another language would change. */
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
