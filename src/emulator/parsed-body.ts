/** By the body, which all views of a request share: the journal and the service both read it. */
const parsedBodies = new WeakMap<Buffer, { readonly document: unknown } | 'malformed'>();

/** Returns the JSON document of a body, which nobody may change; undefined if it is none. */
export function parsedBody(body: Buffer): { readonly document: unknown } | undefined {
  const known = parsedBodies.get(body);
  if (known !== undefined) return known === 'malformed' ? undefined : known;
  const parsed = parse(body.toString('utf8'));
  parsedBodies.set(body, parsed ?? 'malformed');
  return parsed;
}

function parse(text: string): { readonly document: unknown } | undefined {
  try {
    return { document: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
