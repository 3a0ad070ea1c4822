/** A value in a document: HCL, version 1, or JSON. */
export type HclValue =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly values: readonly HclValue[] }
  | { readonly kind: 'object'; readonly items: readonly HclItem[] };

/** One member of an object. A block has its labels after its key. */
export interface HclItem {
  readonly keys: readonly string[];
  readonly value: HclValue;
  readonly line: number;
}

/** The text is no document; the message has the place. */
export class HclError extends Error {}

interface Token {
  readonly kind: 'word' | 'text' | 'number' | 'mark' | 'end';
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** What a text begins with at a place; the first that fits counts. */
const BLANK = /(?:\s+|#[^\n]*|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const HEREDOC = /<<(-?)(\w+)\r?\n([^]*?)^([ \t]*)\2[ \t]*\r?$/my;
/** In `${…}`, quotes do not count. */
const QUOTED = /"((?:\$\{[^}]*\}|\\[^]|(?!\$\{)[^"\\\n])*)"/y;
const NUMBER = /-?(?:0[xX][0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
const WORD = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const MARK = /[{}[\]=:,]/y;

/** Deeper documents are refused; the parser calls itself. */
const DEEPEST = 100;

/** Parses the members of a document. Of keys that occur twice, both are returned. */
export function parseHcl(text: string): readonly HclItem[] {
  return new Parser(tokensOf(text)).document();
}

class Parser {
  private at = 0;
  private depth = 0;
  private readonly isJson: boolean;

  constructor(private readonly tokens: readonly Token[]) {
    this.isJson = this.isMark('{');
  }

  document(): readonly HclItem[] {
    if (this.isJson) this.next();
    // The service takes JSON without its last brace.
    const items = this.items(this.isJson ? '}' : '', { endless: true });
    if (this.isMark('}')) this.next();
    if (this.peek().kind !== 'end') throw this.unexpected('end of document');
    return items;
  }

  /** Members until the given mark, or the end; they are separated by commas or nothing. */
  private items(end: string, { endless = false } = {}): readonly HclItem[] {
    const items: HclItem[] = [];
    for (;;) {
      const token = this.peek();
      if (token.kind === 'end') {
        if (!endless) throw placed(token, 'object expected closing RBRACE got: EOF');
        return items;
      }
      if (token.kind === 'mark' && token.text === end) return items;
      items.push(this.item());
      if (this.isMark(',')) this.next();
    }
  }

  private item(): HclItem {
    const { line } = this.peek();
    const keys: string[] = [];
    while (this.peek().kind === 'word' || this.peek().kind === 'text') keys.push(this.next().text);
    if (keys.length === 0) throw this.unexpected('a key');
    if (this.isMark('{')) return { keys, value: this.value(), line };
    if (keys.length > 1) throw placed(this.peek(), `nested object expected: LBRACE got: ${this.peek().text}`);
    if (!this.isMark(this.isJson ? ':' : '=')) {
      throw placed(this.peek(), `key '${keys[0] ?? ''}' expected start of object ('{') or assignment ('=')`);
    }
    this.next();
    return { keys, value: this.value(), line };
  }

  private value(): HclValue {
    this.depth += 1;
    if (this.depth > DEEPEST) throw this.unexpected('fewer levels');
    const value = this.readValue();
    this.depth -= 1;
    return value;
  }

  private readValue(): HclValue {
    const token = this.next();
    if (token.kind === 'text') return { kind: 'literal', value: token.text };
    if (token.kind === 'number') return { kind: 'literal', value: numberOf(token.text) };
    if (token.kind === 'word') {
      const value = { true: true, false: false, ...(this.isJson && { null: null }) }[token.text];
      if (value !== undefined) return { kind: 'literal', value };
    }
    if (token.kind === 'mark' && token.text === '[') return { kind: 'list', values: this.list() };
    if (token.kind === 'mark' && token.text === '{') {
      const items = this.items('}');
      this.next();
      return { kind: 'object', items };
    }
    throw placed(token, `unexpected ${token.kind === 'end' ? 'EOF' : `"${token.text}"`}, a value was expected`);
  }

  private list(): readonly HclValue[] {
    const values: HclValue[] = [];
    while (!this.isMark(']')) {
      values.push(this.value());
      if (this.isMark(',')) this.next();
      else if (!this.isMark(']')) throw this.unexpected("',' or ']'");
    }
    this.next();
    return values;
  }

  private isMark(text: string): boolean {
    return this.peek().kind === 'mark' && this.peek().text === text;
  }

  private unexpected(wanted: string): HclError {
    const { kind, text } = this.peek();
    return placed(this.peek(), `expected ${wanted}, got ${kind === 'end' ? 'EOF' : `"${text}"`}`);
  }

  /** The last token is the end and stays. */
  private peek(): Token {
    return this.tokens[Math.min(this.at, this.tokens.length - 1)] as Token;
  }

  private next(): Token {
    const token = this.peek();
    this.at += 1;
    return token;
  }
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const lines = new Lines(text);
  for (let at = skipped(text, 0); ; at = skipped(text, at)) {
    const place = lines.placeOf(at);
    if (at >= text.length) return [...tokens, { kind: 'end', text: '', ...place }];
    const [token, length] = tokenAt(text, at) ?? [];
    if (!token || length === undefined) throw placed(place, `illegal character or unterminated text`);
    tokens.push({ ...token, ...place });
    at += length;
  }
}

function tokenAt(text: string, at: number): readonly [Pick<Token, 'kind' | 'text'>, number] | undefined {
  const [heredoc, indented, , lines = '', indent = ''] = matchAt(HEREDOC, text, at) ?? [];
  if (heredoc !== undefined) {
    const unindented = indented ? lines.replace(new RegExp(`^${indent}`, 'gm'), '') : lines;
    return [{ kind: 'text', text: unindented }, heredoc.length];
  }
  const [quoted, inner = ''] = matchAt(QUOTED, text, at) ?? [];
  if (quoted !== undefined) {
    const plain = unescaped(inner);
    return plain === undefined ? undefined : [{ kind: 'text', text: plain }, quoted.length];
  }
  for (const [kind, pattern] of [
    ['number', NUMBER],
    ['word', WORD],
    ['mark', MARK],
  ] as const) {
    const [found] = matchAt(pattern, text, at) ?? [];
    if (found !== undefined) return [{ kind, text: found }, found.length];
  }
  return undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function skipped(text: string, at: number): number {
  return at + (matchAt(BLANK, text, at)?.[0].length ?? 0);
}

/** A leading zero means octal digits. */
function numberOf(text: string): number {
  return /^-?0\d/.test(text) ? parseInt(text, 8) : Number(text);
}

const ESCAPES: Readonly<Record<string, string>> = {
  'n': '\n',
  't': '\t',
  'r': '\r',
  'a': '\x07',
  'b': '\b',
  'f': '\f',
  'v': '\v',
  '"': '"',
  '\\': '\\',
  '/': '/',
};

/** Undefined if one of the escapes does not exist. */
function unescaped(text: string): string | undefined {
  let isKnown = true;
  const plain = text.replace(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{3})|([^]))/g,
    (_, x?: string, u?: string, long?: string, octal?: string, other = '') => {
      const digits = x ?? u ?? long;
      const code = digits === undefined ? parseInt(octal ?? '', 8) : parseInt(digits, 16);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
      isKnown &&= Object.hasOwn(ESCAPES, other);
      return ESCAPES[other] ?? '';
    },
  );
  return isKnown ? plain : undefined;
}

/** Finds lines and columns, from 1, of places in ascending order. */
class Lines {
  private at = 0;
  private line = 1;
  private start = 0;

  constructor(private readonly text: string) {}

  placeOf(at: number): { readonly line: number; readonly column: number } {
    for (; this.at < at; this.at += 1) {
      if (this.text[this.at] !== '\n') continue;
      this.line += 1;
      this.start = this.at + 1;
    }
    return { line: this.line, column: at - this.start + 1 };
  }
}

function placed({ line, column }: { readonly line: number; readonly column: number }, text: string): HclError {
  return new HclError(`At ${line}:${column}: ${text}`);
}
