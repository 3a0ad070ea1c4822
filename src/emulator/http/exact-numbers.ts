/** Documents represent a number whose digits JavaScript would change as a text between these. No client sends such a text by accident. */
const [BEFORE, AFTER] = ['\u0000number ', '\u0000'];

const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const IN_JSON = /"\\u0000number (-?[\d.eE+-]+)\\u0000"/g;

/** Parses JSON, preserving the digits of its numbers. */
export function parseExactly(json: string): unknown {
  const kept = json.replace(TEXT_OR_NUMBER, (found) =>
    found.startsWith('"') || String(Number(found)) === found ? found : JSON.stringify(`${BEFORE}${found}${AFTER}`),
  );
  return JSON.parse(kept) as unknown;
}

/** Prints JSON in which such numbers have their original digits. */
export function printExactly(document: unknown): string {
  const json = JSON.stringify(document);
  return json.includes('\\u0000number ') ? json.replace(IN_JSON, '$1') : json;
}
