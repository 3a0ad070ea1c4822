/** Escapes a character for HCL and Python, which have no surrogate pairs: `\uXXXX` or `\UXXXXXXXX`. */
export function escapeCodePoint(character: string): string {
  const code = character.codePointAt(0)!.toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
}
