/** An untrusted text as a code span, with any backticks in it. Must not contain line feeds. */
export function codeSpan(text: string): string {
  const ticks = '`'.repeat(longestRun(text) + 1);
  const space = text === '' || /^[` ]|[` ]$/.test(text) ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

/** Lines as a fenced code block, with a fence longer than any in the lines. */
export function codeBlock(lines: readonly string[], language = ''): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(lines.join('\n')) + 1));
  return [`${ticks}${language}`, ...lines, ticks].join('\n');
}

/** Escapes a text that may contain untrusted parts, outside of code. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/([\\`*_[\]|~#@!])/g, '\\$1');
}

/** A folded section. `summary` is HTML, because Markdown is not interpreted there. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}
