/** A JSON document, which must not be changed. */
export interface ParsedBody {
  readonly document: unknown;
}

/** Undefined if the body is not JSON. */
export function parseBody(body: Buffer): ParsedBody | undefined {
  try {
    return { document: JSON.parse(body.toString('utf8')) as unknown };
  } catch {
    return undefined;
  }
}
