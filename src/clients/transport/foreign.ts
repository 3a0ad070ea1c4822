/** Recognizes bodies that a proxy, a gateway or a login page returned in place of the service, which responds with JSON. */

import { isObject } from '../json-api';

export interface ForeignBody {
  /** For messages: "HTML instead of JSON". */
  readonly kind: string;
  /** A line of its text, not redacted. Empty if there is none. */
  readonly line: string;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** The maximum length of a line that messages quote. */
export const MOST_LINE = 200;

/** How much of a body is examined. */
const MOST_BYTES = 65_536;

/**
 * Classifies a response body that is not JSON. Undefined if it may come from the service: `raw` is content that the service passes through unchanged.
 */
export function foreignBody({ status, headers, body }: Answer, raw: boolean): ForeignBody | undefined {
  if (body.length === 0) return undefined;
  const type = headers['content-type'] ?? '';
  const text = body.subarray(0, MOST_BYTES).toString('utf8');
  const isPage = /^\s*(<!--.*?-->\s*)*<(!doctype\s+html|html)\b/is.test(text);
  if (raw && status >= 200 && status < 300) {
    return isPage ? { kind: 'HTML instead of JSON', line: lineOf(text) } : undefined;
  }
  // A truncated response from the service.
  if (/json/i.test(type)) return undefined;
  const kind =
    isPage || /html/i.test(type) ? 'HTML' : (/^[\w.+/-]+/.exec(type)?.[0] ?? 'a body without a content type');
  return { kind: `${kind} instead of JSON`, line: lineOf(text) };
}

/** Members the services send with an error; each service sends at least one. A gateway sends `message`, `fault` or `detail`. */
const OF_SERVICES = ['errors', 'error', 'data', 'warnings', 'request_id', 'initialized'];

/**
 * Recognizes a JSON error from a gateway: an unknown route does not mean that an object is absent, nor does a blocked request mean that a permission
 * is missing.
 */
export function foreignError(status: number, body: unknown): ForeignBody | undefined {
  if (status < 400 || !isObject(body) || Object.keys(body).length === 0) return undefined;
  if (OF_SERVICES.some((name) => name in body)) return undefined;
  const said = [body.message, body.detail, body.title].find((one) => typeof one === 'string');
  return { kind: 'JSON of another kind', line: lineOf(said ?? JSON.stringify(body)) };
}

/** The title of a page, or the first line of its text, without markup. */
export function lineOf(text: string): string {
  const [, title] = /<title[^>]*>([^<]*)</i.exec(text) ?? [];
  const plain = (title?.trim() ? title : text.replace(/<(script|style|head)\b[\s\S]*?<\/\1\s*>/gi, '\n'))
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ');
  return (
    plain
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .find((line) => line !== '') ?? ''
  );
}

const ENTITIES: { readonly [name: string]: string } = { 'amp': '&', 'lt': '<', 'gt': '>', 'quot': '"', '#39': "'" };
