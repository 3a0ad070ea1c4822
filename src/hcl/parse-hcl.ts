/**
 * Parses HCL 1 and its JSON form: policies of the secrets service, and the configuration of Terraform's command line. The libraries of npm
 * parse HCL 2, which treats line ends and `${` differently, or are the Go program compiled to a megabyte of JavaScript.
 */

interface Located {
  /** The index of its first character. */
  readonly at: number;
}

export interface HclKey extends Located {
  readonly text: string;
}

/** `rule "charset" { … }` has two keys, `length = 20` has one. */
export interface HclItem {
  readonly keys: readonly HclKey[];
  readonly value: HclValue;
}

export type HclValue =
  | (Located & { readonly is: 'text'; readonly text: string })
  | (Located & { readonly is: 'number'; readonly number: number })
  | (Located & { readonly is: 'bool'; readonly bool: boolean })
  | (Located & { readonly is: 'null' })
  | (Located & { readonly is: 'list'; readonly elements: readonly HclValue[] })
  | (Located & { readonly is: 'object'; readonly items: readonly HclItem[] });

export type ParsedHcl =
  | { readonly items: readonly HclItem[]; readonly fault?: undefined }
  | { readonly fault: string; readonly items?: undefined };

/** Parses a text; one that begins with `{` is JSON. `fault` begins with the position: "line 2, column 5: …". */
export function parseHcl(text: string): ParsedHcl {
  try {
    const parser = new Parser(new Tokens(text));
    return { items: /^\s*\{/.test(text) ? parser.document() : parser.items('end') };
  } catch (error) {
    if (error instanceof HclFault) return { fault: `${describePosition(text, error.at)}: ${error.message}` };
    throw error;
  }
}

/** Lines and columns count from 1. */
export function describePosition(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${[...(before.at(-1) ?? '')].length + 1}`;
}

/** What is wrong with a text, and where. */
export class HclFault extends Error {
  constructor(
    readonly at: number,
    reason: string,
  ) {
    super(reason);
  }
}

type Token = Located &
  (
    | { readonly is: 'word'; readonly text: string }
    | { readonly is: 'text'; readonly text: string }
    | { readonly is: 'number'; readonly number: number }
    | { readonly is: '{' | '}' | '[' | ']' | '=' | ':' | ',' | 'end' }
  );

/** The parser calls itself, so deeper texts are refused. */
const MOST_LEVELS = 100;

class Parser {
  private level = 0;

  constructor(private readonly tokens: Tokens) {}

  /** The JSON form: one object, and nothing after it. */
  document(): readonly HclItem[] {
    this.tokens.next();
    const items = this.members();
    this.expect('end', 'the end of the text');
    return items;
  }

  /** `key = value` and `key "label" { … }`, with or without commas between them. */
  items(end: 'end' | '}'): readonly HclItem[] {
    const items: HclItem[] = [];
    while (this.tokens.peek().is !== end) {
      items.push(this.item(end));
      if (this.tokens.peek().is === ',') this.tokens.next();
    }
    this.tokens.next();
    return items;
  }

  private item(end: 'end' | '}'): HclItem {
    const keys: HclKey[] = [];
    for (;;) {
      const token = this.tokens.next();
      if (token.is === 'word' || token.is === 'text') {
        keys.push(token);
      } else if (token.is === '=' && keys.length === 1) {
        return { keys, value: this.value() };
      } else if (token.is === '{' && keys.length > 0) {
        return { keys, value: { is: 'object', items: this.nested(token, () => this.items('}')), at: token.at } };
      } else {
        const expected = keys.length > 0 ? '"=" or "{"' : end === '}' ? 'a name or "}"' : 'a name';
        throw new HclFault(token.at, `${expected} is expected, not ${named(token)}`);
      }
    }
  }

  private value(): HclValue {
    const token = this.tokens.next();
    switch (token.is) {
      case 'text':
      case 'number':
        return token;
      case '[':
        return {
          is: 'list',
          elements: this.nested(token, () => this.elements(() => this.value(), true)),
          at: token.at,
        };
      case '{':
        return { is: 'object', items: this.nested(token, () => this.items('}')), at: token.at };
      case 'word':
        if (token.text === 'true' || token.text === 'false') {
          return { is: 'bool', bool: token.text === 'true', at: token.at };
        }
    }
    throw new HclFault(token.at, `a value is expected, not ${named(token)}`);
  }

  /** The members of a JSON object, whose brace is read. */
  private members(): readonly HclItem[] {
    const items: HclItem[] = [];
    if (this.took('}')) return items;
    do {
      const key = this.tokens.next();
      if (key.is !== 'text') throw new HclFault(key.at, `a name in quotes is expected, not ${named(key)}`);
      this.expect(':', '":"');
      items.push({ keys: [key], value: this.jsonValue() });
    } while (this.took(','));
    this.expect('}', '"," or "}"');
    return items;
  }

  private jsonValue(): HclValue {
    const token = this.tokens.next();
    switch (token.is) {
      case 'text':
      case 'number':
        return token;
      case '[':
        return {
          is: 'list',
          elements: this.nested(token, () => this.elements(() => this.jsonValue(), false)),
          at: token.at,
        };
      case '{':
        return { is: 'object', items: this.nested(token, () => this.members()), at: token.at };
      case 'word':
        if (token.text === 'true' || token.text === 'false') {
          return { is: 'bool', bool: token.text === 'true', at: token.at };
        }
        if (token.text === 'null') return { is: 'null', at: token.at };
    }
    throw new HclFault(token.at, `a value is expected, not ${named(token)}`);
  }

  /** The elements of a list, whose bracket is read. `loose`: a comma may stand after the last. */
  private elements(read: () => HclValue, loose: boolean): readonly HclValue[] {
    const elements: HclValue[] = [];
    if (this.took(']')) return elements;
    do {
      if (loose && this.took(']')) return elements;
      elements.push(read());
    } while (this.took(','));
    this.expect(']', '"," or "]"');
    return elements;
  }

  private nested<T>({ at }: Located, read: () => T): T {
    if (this.level === MOST_LEVELS) throw new HclFault(at, `more than ${MOST_LEVELS} levels are not allowed`);
    this.level++;
    const parsed = read();
    this.level--;
    return parsed;
  }

  private took(is: Token['is']): boolean {
    if (this.tokens.peek().is !== is) return false;
    this.tokens.next();
    return true;
  }

  private expect(is: Token['is'], words: string): void {
    const token = this.tokens.next();
    if (token.is !== is) throw new HclFault(token.at, `${words} is expected, not ${named(token)}`);
  }
}

function named(token: Token): string {
  switch (token.is) {
    case 'word':
      return JSON.stringify(token.text);
    case 'text':
      return 'a text';
    case 'number':
      return 'a number';
    case 'end':
      return 'the end of the text';
    default:
      return JSON.stringify(token.is);
  }
}

const SPACE = /(?:\s|#[^\n]*|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const WORD = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const NUMBER = /-?(?:0[xX][0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
const SIGN = /[{}[\]=:,]/y;
const HERE = /<<(-?)([\p{L}_][\p{L}\p{N}_.-]*)\r?\n/uy;

class Tokens {
  private offset = 0;
  private ahead: Token | undefined;

  constructor(private readonly source: string) {}

  peek(): Token {
    this.ahead ??= this.read();
    return this.ahead;
  }

  next(): Token {
    const token = this.peek();
    this.ahead = undefined;
    return token;
  }

  private read(): Token {
    this.take(SPACE);
    const at = this.offset;
    if (this.offset === this.source.length) return { is: 'end', at };
    const sign = this.take(SIGN)?.[0];
    if (sign !== undefined) return { is: sign as '{', at };
    const word = this.take(WORD)?.[0];
    if (word !== undefined) return { is: 'word', text: word, at };
    const number = this.take(NUMBER)?.[0];
    if (number !== undefined) return { is: 'number', number: numberOf(number, at), at };
    const here = this.take(HERE);
    if (here) return { is: 'text', text: this.hereDocument(here, at), at };
    if (this.source[this.offset] === '"') return { is: 'text', text: this.quoted(at), at };
    throw new HclFault(
      at,
      `${JSON.stringify(String.fromCodePoint(this.source.codePointAt(this.offset)!))} is not allowed here`,
    );
  }

  /** Between `${` and `}`, quotes do not end a text. */
  private quoted(at: number): string {
    let text = '';
    let depth = 0;
    for (let index = this.offset + 1; index < this.source.length; index++) {
      const character = this.source[index]!;
      if (depth === 0 && character === '"') {
        this.offset = index + 1;
        return text;
      }
      if (depth === 0 && character === '\n') break;
      if (depth === 0 && character === '\\') {
        const [escape, meaning] = unescaped(this.source.slice(index, index + 10), index);
        text += meaning;
        index += escape - 1;
        continue;
      }
      if (character === '$' && this.source[index + 1] === '{') depth++;
      else if (depth > 0 && character === '}') depth--;
      text += character;
    }
    throw new HclFault(at, 'the text that begins here does not end');
  }

  /** The lines up to one that has only the mark. `<<-` takes the indentation of that line from all others. */
  private hereDocument([, indented, mark = '']: RegExpExecArray, at: number): string {
    const lines = this.source.slice(this.offset).split('\n');
    const end = lines.findIndex((line) => line.trim() === mark);
    if (end < 0) throw new HclFault(at, `the text that begins here has no line ${JSON.stringify(mark)} at its end`);
    this.offset += lines.slice(0, end + 1).join('\n').length;
    const indent = indented ? /^\s*/.exec(lines[end]!)![0] : '';
    return lines
      .slice(0, end)
      .map((line) => `${line.startsWith(indent) ? line.slice(indent.length) : line}\n`)
      .join('');
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.source) ?? undefined;
    if (found) this.offset = pattern.lastIndex;
    return found;
  }
}

/** A leading zero means octal digits, as in Go. */
function numberOf(text: string, at: number): number {
  const octal = /^(-?)0(\d+)$/.exec(text);
  if (!octal) return /^-0x/i.test(text) ? -Number(text.slice(1)) : Number(text);
  if (/[89]/.test(text)) throw new HclFault(at, 'a number that begins with 0 has the digits 0 to 7');
  return parseInt(`${octal[1]}${octal[2]}`, 8);
}

const SIMPLE: { readonly [escape: string]: string } = {
  'a': '\x07',
  'b': '\b',
  'f': '\f',
  'n': '\n',
  'r': '\r',
  't': '\t',
  'v': '\v',
  '\\': '\\',
  '"': '"',
  '/': '/',
};

/** The length of an escape at the beginning of a text, and its meaning. */
function unescaped(text: string, at: number): readonly [number, string] {
  const simple = SIMPLE[text[1] ?? ''];
  if (simple !== undefined) return [2, simple];
  const code = /^\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{3}))/.exec(text);
  const digits = code?.[1] ?? code?.[2] ?? code?.[3];
  const point = digits === undefined ? parseInt(code?.[4] ?? 'none', 8) : parseInt(digits, 16);
  if (!(point <= 0x10ffff)) throw new HclFault(at, `${JSON.stringify(text.slice(0, 2))} is no escape`);
  return [code![0].length, String.fromCodePoint(point)];
}
