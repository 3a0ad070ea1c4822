import { wholeDuration } from './duration';
import { escapeCodePoint } from './unicode-escape';
import { shapeOf } from './text-shape';
import type { PlainAttribute } from '../../definition/attribute';
import { isValues, Value } from '../../definition/value';
import { escapeInvisible } from '../../printing/visible';

/** A value in HCL; what stands on further lines is indented by so many spaces. */
export function hclValue(attribute: PlainAttribute, value: Value, indent: number): string {
  if (typeof value === 'string') return hclText(attribute, value, indent);
  if (Array.isArray(value)) return hclList(value.map((element: Value) => hclValue(ELEMENT, element, indent + 2)), indent);
  return hclPlain(value, indent);
}

/** The same, of a value whose texts are just texts. */
function hclPlain(value: unknown, indent: number): string {
  if (typeof value === 'string') return hclString(value);
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return hclList(value.map((element) => hclPlain(element, indent + 2)), indent);
  if (isValues(value)) return hclObject(Object.entries(value).map(([key, member]) => [hclKey(key), hclPlain(member, indent + 2)]), indent);
  return String(value);
}

/** One line, where it is short. */
export function hclList(elements: readonly string[], indent: number): string {
  const line = `[${elements.join(', ')}]`;
  if ((elements.length <= 1 && !line.includes('\n')) || (line.length + indent <= WIDTH && !line.includes('\n'))) return line;
  // Nothing may follow the end of a heredoc in its line.
  const ended = (element: string) => (element.startsWith('<<') ? `${element}\n${' '.repeat(indent + 2)},` : `${element},`);
  return `[\n${elements.map((element) => `${' '.repeat(indent + 2)}${ended(element)}\n`).join('')}${' '.repeat(indent)}]`;
}

/** One member a line, with the signs below each other as `terraform fmt` has them. */
export function hclObject(members: readonly (readonly [key: string, text: string])[], indent: number): string {
  return members.length === 0 ? '{}' : `{\n${hclMembers(members, indent + 2)}${' '.repeat(indent)}}`;
}

/** What stands between the braces. Members of one line that follow each other are aligned. */
export function hclMembers(members: readonly (readonly [key: string, text: string])[], indent: number): string {
  const groups: (readonly [string, string])[][] = [[]];
  for (const member of members) {
    groups[groups.length - 1].push(member);
    if (isTall(member[1])) groups.push([]);
  }
  return groups.flatMap((group) => {
    // A member of several lines ends a group, and is aligned to none.
    const width = Math.max(0, ...group.filter(([, text]) => !isTall(text)).map(([key]) => widthOf(key)));
    return group.map(([key, text]) => `${' '.repeat(indent)}${key}${' '.repeat(isTall(text) ? 0 : width - widthOf(key))} = ${text}\n`);
  }).join('');
}

/** In what people take for one character. */
function widthOf(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : [...new Intl.Segmenter().segment(text)].length;
}

/** The lines of a heredoc count as the one that it begins in. */
function isTall(text: string): boolean {
  return text.includes('\n') && !text.startsWith('<<');
}

const WIDTH = 120;
/** Of a list nothing is known of an element but its value. */
const ELEMENT: PlainAttribute = { type: 'string', use: 'optional', doc: '' };

function hclText(attribute: PlainAttribute, text: string, indent: number): string {
  const whole = attribute.type === 'duration' ? wholeDuration(text) : undefined;
  if (whole) return hclString(`${whole.amount}${whole.unit}`);
  const shape = shapeOf(attribute, text);
  if (shape.is === 'json') return `jsonencode(${hclPlain(shape.document, indent)})`;
  if (shape.is === 'lines') return heredoc(shape.lines);
  return hclString(text);
}

/** A heredoc ends with a line break, which a text that has none at its end must lose again. */
function heredoc(lines: readonly string[]): string {
  const ends = lines[lines.length - 1] === '';
  // Only one line break is given back by it, so that of several at the end all would be lost.
  const whole = ends ? lines.slice(0, -1) : lines;
  let marker = 'EOT';
  while (lines.some((line) => line.trim() === marker)) marker += '_';
  const text = `<<${marker}\n${whole.map((line) => `${escapeTemplates(line)}\n`).join('')}${marker}`;
  return ends ? text : `chomp(${text}\n)`;
}

/** A text in quotes. What would begin an expression begins none. */
export function hclString(text: string): string {
  const escaped = escapeInvisible(text.replace(/[\\"\n\r\t]/g, (character) => ESCAPES[character]), escapeCodePoint);
  return `"${escapeTemplates(escaped)}"`;
}

const ESCAPES: { readonly [character: string]: string } = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** `${` and `%{` stand for themselves where their sign is doubled. */
export function escapeTemplates(text: string): string {
  return text.replace(/[$%](?=\{)/g, '$&$&');
}

function hclKey(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(key) ? key : hclString(key);
}
