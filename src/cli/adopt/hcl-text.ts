import type { PlainAttribute } from '../../definition/attribute';
import { isValues, Value } from '../../definition/value';
import { escapeInvisible } from '../../printing/visible';
import { wholeDuration } from './duration';
import { shapeOf } from './text-shape';
import { escapeCodePoint } from './unicode-escape';

/** Renders a value in HCL. `indent` is the indentation of continuation lines. */
export function hclValue(attribute: PlainAttribute, value: Value, indent: number): string {
  if (typeof value === 'string') return hclText(attribute, value, indent);
  if (Array.isArray(value)) {
    return hclList(
      value.map((element: Value) => hclValue(ELEMENT, element, indent + 2)),
      indent,
    );
  }
  return hclPlain(value, indent);
}

/** Renders a plain value, whose strings have no special type. */
function hclPlain(value: unknown, indent: number): string {
  if (typeof value === 'string') return hclString(value);
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) {
    return hclList(
      value.map((element) => hclPlain(element, indent + 2)),
      indent,
    );
  }
  if (isValues(value)) {
    return hclObject(
      Object.entries(value).map(([key, member]) => [hclKey(key), hclPlain(member, indent + 2)]),
      indent,
    );
  }
  return String(value);
}

/** Renders a list, on one line if it is short. */
export function hclList(elements: readonly string[], indent: number): string {
  const line = `[${elements.join(', ')}]`;
  if ((elements.length <= 1 && !line.includes('\n')) || (line.length + indent <= WIDTH && !line.includes('\n'))) {
    return line;
  }
  // The end marker of a heredoc must be alone on its line.
  const ended = (element: string) =>
    element.startsWith('<<') ? `${element}\n${' '.repeat(indent + 2)},` : `${element},`;
  return `[\n${elements.map((element) => `${' '.repeat(indent + 2)}${ended(element)}\n`).join('')}${' '.repeat(indent)}]`;
}

/** Renders an object with aligned equals signs, as `terraform fmt` does. */
export function hclObject(members: readonly (readonly [key: string, text: string])[], indent: number): string {
  return members.length === 0 ? '{}' : `{\n${hclMembers(members, indent + 2)}${' '.repeat(indent)}}`;
}

/** Renders the members between the braces. Consecutive single-line members are aligned. */
export function hclMembers(members: readonly (readonly [key: string, text: string])[], indent: number): string {
  let current: (readonly [string, string])[] = [];
  const groups = [current];
  for (const member of members) {
    current.push(member);
    if (isTall(member[1])) groups.push((current = []));
  }
  return groups
    .flatMap((group) => {
      // A multi-line member ends a group, and is not aligned.
      const width = Math.max(0, ...group.filter(([, text]) => !isTall(text)).map(([key]) => widthOf(key)));
      return group.map(
        ([key, text]) =>
          `${' '.repeat(indent)}${key}${' '.repeat(isTall(text) ? 0 : width - widthOf(key))} = ${text}\n`,
      );
    })
    .join('');
}

/** The width in grapheme clusters. */
function widthOf(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : [...new Intl.Segmenter().segment(text)].length;
}

/** A heredoc counts as a single line. */
function isTall(text: string): boolean {
  return text.includes('\n') && !text.startsWith('<<');
}

const WIDTH = 120;
/** List elements do not have an attribute definition. */
export const ELEMENT: PlainAttribute = { type: 'string', use: 'optional', doc: '' };

function hclText(attribute: PlainAttribute, text: string, indent: number): string {
  const whole = attribute.type === 'duration' ? wholeDuration(text) : undefined;
  if (whole) return hclString(`${whole.amount}${whole.unit}`);
  const shape = shapeOf(attribute, text);
  if (shape.is === 'json') return `jsonencode(${hclPlain(shape.document, indent)})`;
  if (shape.is === 'lines') return heredoc(shape.lines, indent);
  return hclString(text);
}

/** A heredoc always ends with a line feed. `chomp` removes it if the text does not. */
function heredoc(lines: readonly string[], indent: number): string {
  const ends = lines[lines.length - 1] === '';
  // `chomp` removes all trailing line feeds, so it is not used for texts that end with one.
  const whole = ends ? lines.slice(0, -1) : lines;
  let marker = 'EOT';
  while (lines.some((line) => line.trim() === marker)) marker += '_';
  const text = `<<${marker}\n${whole.map((line) => `${escapeTemplates(line)}\n`).join('')}${marker}`;
  return ends ? text : `chomp(${text}\n${' '.repeat(indent)})`;
}

/** Renders a quoted string, with template sequences escaped. */
export function hclString(text: string): string {
  const escaped = escapeInvisible(
    text.replace(/[\\"\n\r\t]/g, (character) => ESCAPES[character] ?? character),
    escapeCodePoint,
  );
  return `"${escapeTemplates(escaped)}"`;
}

const ESCAPES: { readonly [character: string]: string } = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** Escapes `${` and `%{` by doubling the sign. */
export function escapeTemplates(text: string): string {
  return text.replace(/[$%](?=\{)/g, '$&$&');
}

/** An object key, quoted if it is not an identifier. */
export function hclKey(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(key) ? key : hclString(key);
}
