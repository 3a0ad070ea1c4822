import type { Header } from './header-block';

/** The properties of a request that matter to HTTP/2. */
export interface Request {
  readonly path: string;
  /** The announced length of the body, if any. */
  readonly contentLength?: number;
}

/** Returns undefined if the headers are not a valid request (RFC 9113 sections 8.2.2 and 8.3). Optimized, because every call passes here. */
export function readRequest(headers: readonly Header[]): Request | undefined {
  let method: string | undefined;
  let scheme: string | undefined;
  let path: string | undefined;
  let authority: string | undefined;
  let at = 0;
  for (; at < headers.length; at += 1) {
    const [name, value] = headers[at]!;
    if (!isPseudo(name)) break;
    switch (name) {
      case ':method':
        if (method !== undefined) return undefined;
        method = value;
        break;
      case ':scheme':
        if (scheme !== undefined) return undefined;
        scheme = value;
        break;
      case ':path':
        if (path !== undefined) return undefined;
        path = value;
        break;
      case ':authority':
        if (authority !== undefined) return undefined;
        authority = value;
        break;
      default:
        return undefined;
    }
  }
  if (!method || !scheme || !path || !areFields(headers, at)) return undefined;
  return withLength(path, headers, at);
}

/** Whether the headers from this index on are regular ones that HTTP/2 allows, as all trailers must be. */
export function areFields(headers: readonly Header[], from: number): boolean {
  for (let at = from; at < headers.length; at += 1) {
    const [name, value] = headers[at]!;
    if (isPseudo(name)) return false;
    switch (name) {
      case 'connection':
      case 'keep-alive':
      case 'proxy-connection':
      case 'transfer-encoding':
      case 'upgrade':
        return false;
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
    const [name, value] = headers[at]!;
    if (name !== 'content-length') continue;
    if (!/^\d{1,15}$/.test(value) || (contentLength !== undefined && contentLength !== Number(value))) return undefined;
    contentLength = Number(value);
  }
  return { path, contentLength };
}

function isPseudo(name: string): boolean {
  return name.charCodeAt(0) === 0x3a;
}
