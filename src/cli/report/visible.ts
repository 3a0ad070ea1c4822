/** Characters that move the cursor, turn the direction of writing, or are not there to be seen: text of other people's must show what it is. */
// eslint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/** The text with what cannot be seen spelled out, as `\u202e`; tabs and line ends stay. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}

/** Likewise, on one line. */
export function visibleLine(text: string): string {
  return visible(text).replace(/\n/g, '\\n').replace(/\t/g, '\\t');
}
