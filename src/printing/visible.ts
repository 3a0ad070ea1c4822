/**
 * Characters that move the cursor, change the text direction, or are invisible: control characters except tab and line feed, Unicode line
 * separators, and default-ignorable code points. An emoji may have a variation selector.
 */
const INVISIBLE =
  /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\ufff9-\ufffb]|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/**
 * Commands that CI systems recognize in logs. GitHub's `::error::` and GitLab's `section_start:` count at the start of a line; they are matched after any
 * white space, because Terraform wraps long lines there. `##[error]`, `##vso[…]` (GitHub, Azure) and `##teamcity[…]` count anywhere.
 */
const COMMAND = /(?<=^|\s)(?:::(?=\S)|section_(?=start:|end:))|##(?=(?:vso|teamcity)?\[)/gm;

/** Escapes invisible characters, as `\u202e`, and pipeline commands. Keeps tabs and line feeds. */
export function visible(text: string): string {
  return text
    .replace(INVISIBLE, escapeCharacter)
    .replace(COMMAND, (command) => escapeCharacter(command.charAt(0)) + command.slice(1));
}

/** Like `visible`, on one line. */
export function visibleLine(text: string): string {
  return visible(text).replace(/\n/g, '\\n').replace(/\t/g, '\\t');
}

/** Whether the text contains characters that `visible` escapes. */
export function hasInvisible(text: string): boolean {
  return new RegExp(INVISIBLE, 'u').test(text);
}

/** Escapes invisible characters with `escape`, for generated code in a language with its own escape sequences. */
export function escapeInvisible(text: string, escape: (character: string) => string): string {
  return text.replace(INVISIBLE, escape);
}

/** Escapes invisible characters and pipeline commands in a JSON document. The document's value stays the same. */
export function visibleJson(json: string): string {
  return visible(json);
}

/** Escapes a character as JSON and most languages do: `\uXXXX`, with a surrogate pair beyond the basic plane. */
export function escapeCharacter(character: string): string {
  return character
    .split('')
    .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
