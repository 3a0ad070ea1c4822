type Members = Readonly<Record<string, unknown>>;

/** Applies a merge patch (RFC 7396) to a document: null removes members, and lists are replaced. */
export function merged(document: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(document) ? { ...document } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = merged(result[name], value);
  }
  return result;
}

/** The keys of a document down to a depth, with null for every value; 0 means unlimited depth. */
export function subkeys(document: unknown, depth: number): unknown {
  return isObject(document) ? keysOf(document, depth) : null;
}

function keysOf(members: Members, depth: number): Members {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => {
      const isDeeper = isObject(value) && Object.keys(value).length > 0 && (depth === 0 || depth > 1);
      return [name, isDeeper ? keysOf(value, depth === 0 ? 0 : depth - 1) : null];
    }),
  );
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
