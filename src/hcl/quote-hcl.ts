/** A text as a string of HCL 1. `${` would begin an expression, in which a quote does not end the text. */
export function quoteHcl(text: string): string {
  return `"${text
    .replace(/["\\]/g, '\\$&')
    .replace(/[\x00-\x1f\x7f]/g, escaped)
    .replaceAll('${', '\\u0024{')}"`;
}

function escaped(character: string): string {
  return character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
