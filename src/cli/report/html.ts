/** Escapes an untrusted text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Converts one of our sentences, with names in backticks, to HTML. */
export function sentenceToHtml(sentence: string): string {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');
}
