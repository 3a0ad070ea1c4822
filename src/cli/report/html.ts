/** Text of other people's, in HTML, also as the value of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Our own words, in which names stand in backticks. */
export function wordsToHtml(words: string): string {
  return words.split('`').map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part))).join('');
}
