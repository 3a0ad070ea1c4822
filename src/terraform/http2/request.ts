import type { Header } from './header-block';

/** What the headers of a request say to whoever carries it. */
export interface Request {
  readonly path: string;
  /** How long its body is, where it says so. */
  readonly contentLength?: number;
}

/** The four that a request may have (RFC 9113 section 8.3.1). */
interface PseudoHeaders {
  ':method'?: string;
  ':scheme'?: string;
  ':path'?: string;
  ':authority'?: string;
}

/** Undefined where the headers are those of no request (RFC 9113 sections 8.2.2 and 8.3). */
export function readRequest(headers: readonly Header[]): Request | undefined {
  const pseudo: PseudoHeaders = { ':method': undefined, ':scheme': undefined, ':path': undefined, ':authority': undefined };
  let at = 0;
  for (; at < headers.length && isPseudo(headers[at][0]); at += 1) {
    const name = headers[at][0] as keyof PseudoHeaders;
    if (!(name in pseudo) || pseudo[name] !== undefined) return undefined;
    pseudo[name] = headers[at][1];
  }
  if (!pseudo[':method'] || !pseudo[':scheme'] || !pseudo[':path'] || !areFields(headers, at)) return undefined;
  return withLength(pseudo[':path'], headers, at);
}

/** Whether headers from there on are ordinary ones that HTTP/2 allows, as trailers must all be. */
export function areFields(headers: readonly Header[], from: number): boolean {
  for (let at = from; at < headers.length; at += 1) {
    const [name, value] = headers[at];
    if (isPseudo(name)) return false;
    switch (name) {
      case 'connection': case 'keep-alive': case 'proxy-connection': case 'transfer-encoding': case 'upgrade': return false;
      case 'te':
        if (value !== 'trailers') return false;
        break;
      default:
    }
  }
  return true;
}

function withLength(path: string, headers: readonly Header[], from: number): Request | undefined {
  let contentLength: number | undefined;
  for (let at = from; at < headers.length; at += 1) {
    const [name, value] = headers[at];
    if (name !== 'content-length') continue;
    if (!/^\d{1,15}$/.test(value) || (contentLength !== undefined && contentLength !== Number(value))) return undefined;
    contentLength = Number(value);
  }
  return { path, contentLength };
}

function isPseudo(name: string): boolean {
  return name.charCodeAt(0) === 0x3a;
}
