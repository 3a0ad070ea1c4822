/** No answer of either service comes near; what goes through an answer step by step would exhaust the stack long after. */
const DEEPEST = 500;

const [QUOTE, BACKSLASH, BRACE, BRACE_END, BRACKET, BRACKET_END] = [...'"\\{}[]'].map((character) => character.charCodeAt(0));

/** Whether the objects and lists of a JSON text stand in each other more deeply than any answer has a reason for. */
export function isTooDeep(json: Buffer): boolean {
  // Each level takes a byte at its beginning and one at its end.
  if (json.length <= 2 * DEEPEST) return false;
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) {
      inText = true;
    } else if (byte === BRACE || byte === BRACKET) {
      if (++depth > DEEPEST) return true;
    } else if (byte === BRACE_END || byte === BRACKET_END) {
      depth--;
    }
  }
  return false;
}
