/** How many texts are cached: issuers' keys and certificates are read for every certificate. */
const REMEMBERED = 200;

/** The same function with a cache, so that it reads each text only once. Results must not be changed. */
export function remembering<T>(read: (text: string) => T): (text: string) => T {
  const results = new Map<string, { readonly result: T }>();
  return (text) => {
    const known = results.get(text);
    if (known) return known.result;
    const [oldest] = results.keys();
    if (oldest !== undefined && results.size >= REMEMBERED) results.delete(oldest);
    const result = read(text);
    results.set(text, { result });
    return result;
  };
}
