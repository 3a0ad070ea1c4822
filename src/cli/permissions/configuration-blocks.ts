/**
 * Reads the ephemeral resources in a module's files, as far as their arguments are constants or single references. Other blocks are skipped. Other
 * expressions are skipped, too, and their values count as unknown.
 */
import type { ConfigurationResource, Expression, Json } from '../stack/plan-json';

type Arguments = { readonly [name: string]: Expression };

const REFERENCE = '[A-Za-z_][\\w-]*(?:\\.[A-Za-z_][\\w-]*)+';
const BLOCK = /ephemeral\s+"([\w-]+)"\s+"([\w-]+)"\s*\{/y;
const ARGUMENT = /([A-Za-z_][\w-]*)\s*=(?!=)/y;

/** Reads Terraform's native syntax. */
export function ephemeralsInText(text: string): ConfigurationResource[] {
  const found: ConfigurationResource[] = [];
  let depth = 0;
  for (let at = 0; at < text.length;) {
    const block = depth === 0 && isAtStart(text, at) ? matchAt(BLOCK, text, at) : undefined;
    if (block) {
      const body = argumentsAt(text, at + block[0].length);
      found.push(resourceOf(block[1]!, block[2]!, body.found));
      at = body.end;
    } else {
      depth += depthOf(text[at]!);
      at = afterToken(text, at);
    }
  }
  return found;
}

/** Reads Terraform's JSON syntax. Throws if the text is not JSON. */
export function ephemeralsInJson(text: string): ConfigurationResource[] {
  const document = JSON.parse(text) as Json;
  return membersOf(memberOf(document, 'ephemeral')).flatMap(([type, named]) =>
    membersOf(named).flatMap(([name, blocks]) =>
      (Array.isArray(blocks) ? blocks : [blocks]).map((block: Json) => {
        const values = membersOf(block)
          .filter(([argument]) => argument !== '//')
          .map(([argument, value]) => [argument, jsonExpression(value)] as const);
        return resourceOf(type, name, Object.fromEntries(values));
      }),
    ),
  );
}

function resourceOf(type: string, name: string, expressions: Arguments): ConfigurationResource {
  return { address: `ephemeral.${type}.${name}`, mode: 'ephemeral', type, name, expressions };
}

/** The arguments of a block whose brace opens before `begin`, without those of nested blocks. */
function argumentsAt(text: string, begin: number): { readonly found: Arguments; readonly end: number } {
  const found: Record<string, Expression> = {};
  let depth = 1;
  let at = begin;
  while (at < text.length && depth > 0) {
    const argument = depth === 1 && isAtStart(text, at) ? matchAt(ARGUMENT, text, at) : undefined;
    if (argument) {
      const value = expressionAt(text, at + argument[0].length);
      found[argument[1]!] = textExpression(value.text.trim());
      at = value.end;
    } else {
      depth += depthOf(text[at]!);
      at = afterToken(text, at);
    }
  }
  return { found, end: at };
}

/** The text of an expression without comments, up to the end of the line or block, outside of brackets. */
function expressionAt(text: string, begin: number): { readonly text: string; readonly end: number } {
  let depth = 0;
  let expression = '';
  let at = begin;
  while (at < text.length) {
    const character = text[at]!;
    if (depth === 0 && (character === '\n' || character === '}')) break;
    depth += depthOf(character);
    const next = afterToken(text, at);
    if (!isComment(text, at)) expression += text.slice(at, next);
    at = next;
    // A comment ends with its line.
    if (depth === 0 && text[at - 1] === '\n') break;
  }
  return { text: expression, end: at };
}

function textExpression(text: string): Expression {
  const reference = new RegExp(`^(?:(${REFERENCE})|"\\$\\{\\s*(${REFERENCE})\\s*\\}")$`).exec(text);
  if (reference) return { references: [(reference[1] ?? reference[2])!] };
  const isConstant = /^(?:"(?:[^"\\$%]|\\.|[$%](?![{$%]))*"|true|false|null|-?\d+(?:\.\d+)?)$/.test(text);
  return isConstant ? { constant_value: JSON.parse(text) as Json } : {};
}

function jsonExpression(value: Json): Expression {
  if (typeof value === 'string') return textExpression(JSON.stringify(value));
  // Values inside a list or an object may be templates.
  return typeof value === 'object' && value !== null ? {} : { constant_value: value };
}

/** Whether only blanks precede a position in its line. */
function isAtStart(text: string, at: number): boolean {
  return /(?:^|[\n{;])[ \t]*$/.test(text.slice(Math.max(0, at - 200), at));
}

function isComment(text: string, at: number): boolean {
  return text[at] === '#' || text.startsWith('//', at) || text.startsWith('/*', at);
}

function depthOf(character: string): number {
  if ('{[('.includes(character)) return 1;
  return '}])'.includes(character) ? -1 : 0;
}

/** The end of the comment, string, here document or character at a position. */
function afterToken(text: string, at: number): number {
  if (text.startsWith('/*', at)) return endOf(text, '*/', at + 2);
  if (isComment(text, at)) return endOf(text, '\n', at);
  if (text[at] === '"') return afterString(text, at + 1);
  const heredoc = matchAt(/<<-?([A-Za-z_][\w-]*)\r?\n/y, text, at);
  if (!heredoc) return at + 1;
  const last = new RegExp(`^[ \\t]*${heredoc[1]!}[ \\t]*\\r?$`, 'm').exec(text.slice(at + heredoc[0].length));
  return last ? at + heredoc[0].length + last.index + last[0].length : text.length;
}

/** Templates may contain strings. */
function afterString(text: string, begin: number): number {
  let at = begin;
  while (at < text.length && text[at] !== '"') {
    if (text[at] === '\\') at += 2;
    else if (/^(?:\$\$\{|%%\{)/.test(text.slice(at, at + 3))) at += 3;
    else if (/^[$%]\{/.test(text.slice(at, at + 2))) at = afterTemplate(text, at + 2);
    else at += 1;
  }
  return at + 1;
}

function afterTemplate(text: string, begin: number): number {
  let depth = 1;
  let at = begin;
  while (at < text.length && depth > 0) {
    depth += depthOf(text[at]!);
    at = afterToken(text, at);
  }
  return at;
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function memberOf(value: Json, name: string): Json | undefined {
  return membersOf(value).find(([member]) => member === name)?.[1];
}

function membersOf(value: Json | undefined): readonly (readonly [string, Json])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
