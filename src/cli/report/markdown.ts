/** A text of other people's as code in a line of Markdown, whatever backticks are in it. Line ends must be gone from it already. */
export function codeSpan(text: string): string {
  const ticks = '`'.repeat(longestRun(text) + 1);
  const space = text === '' || /^[` ]|[` ]$/.test(text) ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

/** Lines as a block of code that none of them can end. */
export function codeBlock(lines: readonly string[], language = ''): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(lines.join('\n')) + 1));
  return [`${ticks}${language}`, ...lines, ticks].join('\n');
}

/** Words of ours with words of other people's in them, outside of code. */
export function escapeMarkdown(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/([\\`*_[\]|~#@!])/g, '\\$1');
}

/** Folded away, with what is seen of it: Markdown does not count there, so that `summary` is HTML. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}
