/**
 * What moves the cursor, turns the direction of writing, or is not there to be seen: control characters but for tabs and line ends, the
 * separators of lines that terminals do not know, and all that Unicode says is to be ignored where it is shown. An emoji may say that it is one.
 */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\ufff9-\ufffb]|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/**
 * What the programs that run pipelines take for a command to them: GitHub's `::error::` and GitLab's `section_start:` where a line begins, and so wherever
 * white space stands before them, since Terraform breaks long lines there; and `##[error]` and `##vso[…]` of GitHub and Azure, and `##teamcity[…]`, anywhere.
 */
const COMMAND = /(?<=^|\s)(?:::(?=\S)|section_(?=start:|end:))|##(?=(?:vso|teamcity)?\[)/gm;

/** The text with what cannot be seen spelled out, as `\u202e`, and with no command to a pipeline in it; tabs and line ends stay. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, (character) => spelled(character)).replace(COMMAND, (command) => spelled(command[0]) + command.slice(1));
}

/** Likewise, on one line. */
export function visibleLine(text: string): string {
  return visible(text).replace(/\n/g, '\\n').replace(/\t/g, '\\t');
}

/** Whether something of the text would not be seen, or be taken for something else than text. */
export function hasInvisible(text: string): boolean {
  return new RegExp(INVISIBLE, 'u').test(text);
}

/** The text with what cannot be seen in the spelling of a language, for code that holds the same text. */
export function spellInvisible(text: string, spell: (character: string) => string): string {
  return text.replace(INVISIBLE, spell);
}

/** JSON that holds the same, but nothing that cannot be seen and no command: its own escapes say what it is. */
export function visibleJson(json: string): string {
  return visible(json);
}

/** As JSON and most languages spell it: of two halves, where one is too small. */
export function spelled(character: string): string {
  return character.split('').map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}
