/**
 * Request paths. Every value that a user provides goes through `path`, so that no name can address another object.
 */

/** A value of several segments, such as the mount `team/database`, whose slashes are kept. */
export class Segments {
  constructor(readonly values: readonly string[]) {}
}

export function segments(value: string): Segments {
  return new Segments(value.replace(/^\/+|\/+$/g, '').split('/'));
}

/** path`/tasks/${id}`: each value becomes one percent-encoded segment. Wrap mounts in `segments`. */
export function path(texts: TemplateStringsArray, ...values: readonly (string | number | Segments)[]): string {
  return texts.reduce((whole, text, index) => {
    const value = values[index - 1];
    return (
      whole +
      (value instanceof Segments ? value.values.map(encodeSegment).join('/') : encodeSegment(String(value))) +
      text
    );
  });
}

/** Names and values are percent-encoded, including the brackets of `page[size]`. Undefined values are omitted. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export function renderQuery(query: Query | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return pairs.length === 0
    ? ''
    : '?' + pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&');
}

/** Rejects `.` and `..`, which URL parsers resolve even if percent-encoded, and empty segments, which would address the list instead of the object. */
function encodeSegment(value: string): string {
  if (value === '' || value === '.' || value === '..') throw new TypeError(`"${value}" cannot be a path segment.`);
  return encodeURIComponent(value);
}
