/** Recognizes what a proxy, a gateway or a login page returned in place of the service, whose responses are JSON. */

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

/** How much of a line messages quote. */
export const MOST_LINE = 200;

/** How much of a body is looked at. */
const MOST_BYTES = 65_536;

/** What the body of an answer is that is not JSON. Undefined if it may be the service's: `raw` is content that the service passes on as it is. */
export function foreignBody({ status, headers, body }: Answer, raw: boolean): ForeignBody | undefined {
  if (body.length === 0) return undefined;
  const type = headers['content-type'] ?? '';
  const text = body.subarray(0, MOST_BYTES).toString('utf8');
  const isPage = /^\s*(<!--.*?-->\s*)*<(!doctype\s+html|html)\b/is.test(text);
  if (raw && status >= 200 && status < 300) {
    return isPage ? { kind: 'HTML instead of JSON', line: lineOf(text) } : undefined;
  }
  // A truncated answer of the service.
  if (/json/i.test(type)) return undefined;
  const kind =
    isPage || /html/i.test(type) ? 'HTML' : (/^[\w.+/-]+/.exec(type)?.[0] ?? 'a body without a content type');
  return { kind: `${kind} instead of JSON`, line: lineOf(text) };
}

/** Members of what the services send with an error, one of which each has. A gateway's have `message`, `fault` or `detail`. */
const OF_SERVICES = ['errors', 'error', 'data', 'warnings', 'request_id', 'initialized'];

/** The error of a gateway that writes JSON: an unknown route is no absence of an object, and a blocked request no missing permission. */
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
