/**
 * Paths of requests. Every value that comes from a person goes through `path`, so that no name, however odd, reaches another object.
 */

/** Several segments in one value, such as a mount `team/database`: its slashes stay slashes. */
export class Segments {
  constructor(readonly values: readonly string[]) {}
}

export function segments(value: string): Segments {
  return new Segments(value.replace(/^\/+|\/+$/g, '').split('/'));
}

/** path`/tasks/${id}`: each value becomes one percent-encoded segment; wrap a mount in `segments`. */
export function path(texts: TemplateStringsArray, ...values: readonly (string | number | Segments)[]): string {
  return texts.reduce((whole, text, index) => {
    const value = values[index - 1];
    return whole + (value instanceof Segments ? value.values.map(encodeSegment).join('/') : encodeSegment(String(value))) + text;
  });
}

/** Names and values are percent-encoded, the brackets of `page[size]` among them; undefined values are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export function renderQuery(query: Query | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return pairs.length === 0 ? '' : '?' + pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&');
}

/** URL parsers resolve `.` and `..` even if they are percent-encoded, and an empty segment turns a thing into its list: neither may pass. */
function encodeSegment(value: string): string {
  if (value === '' || value === '.' || value === '..') throw new TypeError(`"${value}" cannot be a part of a path.`);
  return encodeURIComponent(value);
}
