/** A value in a document: HCL version 1, or JSON. */
export type HclValue =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly values: readonly HclValue[] }
  | { readonly kind: 'object'; readonly items: readonly HclItem[] };

/** One member of an object. For a block, the labels follow the key. */
export interface HclItem {
  readonly keys: readonly string[];
  readonly value: HclValue;
  readonly line: number;
  /** Line and column of the value, such as `1:27`. */
  readonly valueAt: string;
}

/** The text is not a valid document; the message contains the position. */
export class HclError extends Error {}

interface Token {
  readonly kind: 'word' | 'text' | 'number' | 'mark' | 'illegal' | 'end';
  /** The token's name in the services' errors. */
  readonly type: string;
  /** The value of a text. */
  readonly text: string;
  /** The token as written in the document. */
  readonly raw: string;
  readonly line: number;
  readonly column: number;
  /** Why the token cannot be read. */
  readonly fault?: HclError;
}

/** The token at a position; the first match counts. */
const BLANK = /(?:\s+|#[^\n]*|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const HEREDOC = /<<(-?)(\w+)\r?\n([^]*?)^([ \t]*)\2[ \t]*\r?$/my;
const NUMBER = /-?(?:0[xX][0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
const WORD = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const ESCAPE = /\\(?:[abfnrtv\\"]|[0-7]{3}|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U00(?:0[0-9a-fA-F]|10)[0-9a-fA-F]{4})/y;
const MARKS: Readonly<Record<string, string>> = {
  '{': 'LBRACE',
  '}': 'RBRACE',
  '[': 'LBRACK',
  ']': 'RBRACK',
  '=': 'ASSIGN',
  ',': 'COMMA',
  '+': 'ADD',
  '-': 'SUB',
};
const JSON_MARKS: typeof MARKS = { ...MARKS, ':': 'COLON' };

/** More deeply nested documents are refused, since the parser is recursive. */
const DEEPEST = 100;

/** Parses the members of a document. If a key occurs twice, both are returned. */
export function parseHcl(text: string): readonly HclItem[] {
  const isJson = /^\s*\{/.test(text);
  return new Parser(tokensOf(text, isJson), isJson).document();
}

class Parser {
  private at = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly isJson: boolean,
  ) {}

  /** As in the services, an unreadable text takes precedence over errors that follow from it, and the last such text counts. */
  document(): readonly HclItem[] {
    let items: readonly HclItem[] = [];
    let wrong: unknown;
    try {
      items = this.members();
    } catch (error) {
      wrong = error;
    }
    const unreadable = this.fault() ?? wrong;
    if (unreadable) throw unreadable;
    return items;
  }

  private fault(): HclError | undefined {
    return this.tokens
      .slice(0, this.at + 1)
      .flatMap(({ fault }) => fault ?? [])
      .at(-1);
  }

  private members(): readonly HclItem[] {
    if (this.isJson) this.next();
    // The service accepts JSON without its last brace.
    const items = this.items(this.isJson ? '}' : '', { endless: true });
    if (this.isJson && this.isMark('}')) this.next();
    if (this.peek().kind !== 'end') throw this.unexpected('end of document');
    return items;
  }

  /** Members up to the given mark or the end, separated by commas or nothing. */
  private items(end: string, { endless = false } = {}): readonly HclItem[] {
    const items: HclItem[] = [];
    for (;;) {
      const token = this.peek();
      if (token.kind === 'end') {
        // When the services look at the end a second time, their position is one column further.
        const { line, column } = token;
        if (!endless) throw placed({ line, column: column + 1 }, 'object expected closing RBRACE got: EOF');
        return items;
      }
      if (token.kind === 'mark' && token.text === end) return items;
      items.push(this.item());
      if (this.isMark(',')) this.next();
    }
  }

  private item(): HclItem {
    const { line } = this.peek();
    const keys: Token[] = [];
    while (isKey(this.peek())) keys.push(this.next());
    const token = this.peek();
    if (this.isMark(this.isJson ? ':' : '=')) {
      if (keys.length === 0) throw placed(token, 'no object keys found!');
      if (keys.length > 1) throw placed(token, `nested object expected: LBRACE got: ${token.type}`);
      this.next();
    } else if (keys.length > 0 && (token.kind === 'end' || this.isMark('}'))) {
      const raw = keys.map((key) => key.raw).join(' ');
      throw placed(token, `key '${raw}' expected start of object ('{') or assignment ('=')`);
    } else if (!this.isMark('{')) {
      throw placed(token, `expected: IDENT | STRING | ASSIGN | LBRACE got: ${token.type}`);
    } else if (keys.length === 0) {
      throw placed(token, `expected: IDENT | STRING got: ${token.type}`);
    }
    const start = this.peek();
    const valueAt = `${start.line}:${start.column}`;
    return { keys: keys.map(({ text }) => text), value: this.value(), line, valueAt };
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
    const { line, column, type, raw } = token;
    throw placed(token, `Unknown token: ${line}:${column} ${type} ${raw}`);
  }

  private list(): readonly HclValue[] {
    const values: HclValue[] = [];
    while (!this.isMark(']')) {
      const token = this.peek();
      const opens = token.kind === 'mark' && ['[', '{'].includes(token.text);
      const isLiteral = ['text', 'number'].includes(token.kind) || token.type === 'BOOL' || token.type === 'NULL';
      if (!opens && !isLiteral) throw placed(token, `unexpected token while parsing list: ${token.type}`);
      values.push(this.value());
      if (this.isMark(',')) {
        this.next();
      } else if (!this.isMark(']')) {
        throw placed(this.peek(), `error parsing list, expected comma or list end, got: ${this.peek().type}`);
      }
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

  /** The last token is the end, and is never consumed. */
  private peek(): Token {
    return this.tokens[Math.min(this.at, this.tokens.length - 1)] as Token;
  }

  private next(): Token {
    const token = this.peek();
    this.at += 1;
    return token;
  }
}

function isKey({ kind, type }: Token): boolean {
  return (kind === 'word' && type === 'IDENT') || (kind === 'text' && type === 'STRING');
}

function tokensOf(text: string, isJson: boolean): readonly Token[] {
  const tokens: Token[] = [];
  const lines = new Lines(text);
  for (let at = skipped(text, 0); ; at = skipped(text, at)) {
    const place = lines.placeOf(at);
    if (at >= text.length) return [...tokens, { kind: 'end', type: 'EOF', text: '', raw: '', ...place }];
    const { length, fault, ...token } = tokenAt(text, at, isJson);
    tokens.push({
      ...token,
      ...place,
      raw: text.slice(at, at + length),
      ...(fault && { fault: placed(lines.placeOf(fault.at), fault.text) }),
    });
    at += length;
  }
}

interface Found extends Pick<Token, 'kind' | 'type' | 'text'> {
  readonly length: number;
  readonly fault?: { readonly at: number; readonly text: string };
}

function tokenAt(text: string, at: number, isJson: boolean): Found {
  const [heredoc, indented, , lines = '', indent = ''] = matchAt(HEREDOC, text, at) ?? [];
  if (heredoc !== undefined) {
    const unindented = indented ? lines.replace(new RegExp(`^${indent}`, 'gm'), '') : lines;
    return { kind: 'text', type: 'HEREDOC', text: unindented, length: heredoc.length };
  }
  if (text[at] === '"') return quotedAt(text, at, isJson);
  const [number] = matchAt(NUMBER, text, at) ?? [];
  if (number !== undefined) {
    const type = /^-?\d+[.eE]/.test(number) ? 'FLOAT' : 'NUMBER';
    return { kind: 'number', type, text: number, length: number.length };
  }
  const [word] = matchAt(WORD, text, at) ?? [];
  if (word !== undefined) return { kind: 'word', type: typeOfWord(word, isJson), text: word, length: word.length };
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const type = (isJson ? JSON_MARKS : MARKS)[character];
  if (type !== undefined) return { kind: 'mark', type, text: character, length: 1 };
  return { kind: 'illegal', type: 'ILLEGAL', text: '', length: character.length, fault: { at, text: 'illegal char' } };
}

function typeOfWord(word: string, isJson: boolean): string {
  if (word === 'true' || word === 'false') return 'BOOL';
  return isJson && word === 'null' ? 'NULL' : 'IDENT';
}

/** Quotes and line ends inside `${…}` do not count. */
function quotedAt(text: string, start: number, isJson: boolean): Found {
  let fault: Found['fault'];
  let braces = 0;
  let at = start + 1;
  for (; ; at += 1) {
    const character = text[at];
    if (character === undefined || (character === '\n' && braces === 0)) {
      fault = { at, text: 'literal not terminated' };
      break;
    }
    if (character === '"' && braces === 0) break;
    if (braces === 0 && character === '$' && text[at + 1] === '{') {
      braces = 1;
      at += 1;
    } else if (braces > 0 && character === '{') {
      braces += 1;
    } else if (braces > 0 && character === '}') {
      braces -= 1;
    }
    if (character === '\\') {
      const [escape] = matchAt(ESCAPE, text, at) ?? [];
      const isSlash = isJson && text[at + 1] === '/';
      if (escape === undefined && !isSlash) fault = { at: at + 1, text: 'illegal char escape' };
      if (escape !== undefined || isSlash) at += (escape?.length ?? 2) - 1;
    }
  }
  const length = Math.min(at + 1, text.length) - start;
  return { kind: 'text', type: 'STRING', text: unescaped(text.slice(start + 1, at)), length, ...(fault && { fault }) };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function skipped(text: string, at: number): number {
  return at + (matchAt(BLANK, text, at)?.[0].length ?? 0);
}

/** A leading zero means octal. */
function numberOf(text: string): number {
  if (/^-?0\d*[89]\d*$/.test(text)) throw new HclError(`strconv.ParseInt: parsing "${text}": invalid syntax`);
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

/** Invalid escapes stay, and are refused elsewhere. */
function unescaped(text: string): string {
  return text.replace(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{3})|([^]))/g,
    (whole, x?: string, u?: string, long?: string, octal?: string, other = '') => {
      const digits = x ?? u ?? long;
      const code = digits === undefined ? parseInt(octal ?? '', 8) : parseInt(digits, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : (ESCAPES[other] ?? whole);
    },
  );
}

/** Finds lines and columns, counted from 1, of ascending positions. */
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
