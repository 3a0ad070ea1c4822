/** Reads the syntax of Terraform's CLI configuration, HCL 1, as plain values: as much of it as configuration without expressions has. */

/** A block or an object: each name has a list with one value for each time that it occurs. */
export interface HclObject {
  readonly [name: string]: readonly HclValue[];
}

export type HclValue = string | number | boolean | HclObject | readonly HclValue[];

type Token =
  | { readonly is: 'text'; readonly value: string }
  | { readonly is: 'word'; readonly value: string }
  | { readonly is: 'sign'; readonly value: string };

/** White space and comments; a here document; a string; a word or a number; a sign. */
const TOKEN =
  /(\s+|#[^\n]*|\/\/[^\n]*|\/\*[^]*?\*\/)|<<(-?)([A-Za-z_]\w*)\r?\n|"((?:[^"\\\n]|\\.)*)"|([A-Za-z0-9_+-][\w.+-]*)|([{}[\]=:,])/y;

const MOST_LEVELS = 50;

/** Throws an error if the text cannot be read. */
export function readHcl(text: string): HclObject {
  return new Reader(tokensOf(text)).document();
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const position = TOKEN.lastIndex;
    const [, blank, indented, delimiter, quoted, word, sign] = TOKEN.exec(text) ?? unreadable(position);
    if (blank !== undefined) continue;
    if (delimiter !== undefined) {
      tokens.push({ is: 'text', value: hereDocument(text, delimiter, indented === '-') });
    } else if (quoted !== undefined) {
      tokens.push({ is: 'text', value: unescaped(quoted) });
    } else if (word !== undefined) {
      tokens.push({ is: 'word', value: word });
    } else {
      tokens.push({ is: 'sign', value: sign! });
    }
  }
  return tokens;
}

/** The lines up to the one that has only the delimiter, which the reading goes on behind. */
function hereDocument(text: string, delimiter: string, indented: boolean): string {
  const start = TOKEN.lastIndex;
  const end = new RegExp(`^[ \\t]*${delimiter}[ \\t]*\\r?$`, 'm').exec(text.slice(start));
  if (!end) return unreadable(start);
  TOKEN.lastIndex = start + end.index + end[0].length;
  const lines = text.slice(start, start + end.index);
  return indented ? lines.replace(/^[ \t]+/gm, '') : lines;
}

function unescaped(quoted: string): string {
  return quoted.replace(/\\(u[0-9A-Fa-f]{4}|.)/g, (_, escape: string) => {
    if (escape.length > 1) return String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return { n: '\n', t: '\t', r: '\r' }[escape] ?? escape;
  });
}

function unreadable(position: number): never {
  throw new Error(`cannot be read at character ${position}`);
}

class Reader {
  private next = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  /** The braces around a document in JSON are optional in HCL. */
  document(): HclObject {
    const isJson = this.isSign('{');
    const read = this.members(isJson ? '}' : undefined, 0);
    return this.next < this.tokens.length ? unreadable(this.next) : read;
  }

  /** `name = value`, `"name": value` or `type "label" { … }`, up to the closing sign. */
  private members(closing: string | undefined, level: number): HclObject {
    if (level > MOST_LEVELS) unreadable(this.next);
    if (closing !== undefined) this.next++;
    const read = new Map<string, HclValue[]>();
    for (;;) {
      while (this.isSign(',')) this.next++;
      if (closing === undefined ? this.next === this.tokens.length : this.isSign(closing)) break;
      const name = this.name();
      const value = this.valueOf(level);
      read.set(name, [...(read.get(name) ?? []), value]);
    }
    if (closing !== undefined) this.next++;
    return Object.fromEntries(read);
  }

  private valueOf(level: number): HclValue {
    if (this.isSign('=') || this.isSign(':')) {
      this.next++;
      return this.value(level);
    }
    if (this.isSign('{')) return this.members('}', level + 1);
    // A label of a block.
    const label = this.name();
    return { [label]: [this.valueOf(level + 1)] };
  }

  private value(level: number): HclValue {
    if (this.isSign('{')) return this.members('}', level + 1);
    if (this.isSign('[')) return this.list(level + 1);
    const token = this.tokens[this.next++];
    if (token === undefined || token.is === 'sign') return unreadable(this.next);
    if (token.is === 'text') return token.value;
    return token.value === 'true' ? true : token.value === 'false' ? false : Number(token.value);
  }

  private list(level: number): HclValue[] {
    if (level > MOST_LEVELS) unreadable(this.next);
    const elements: HclValue[] = [];
    this.next++;
    while (!this.isSign(']')) {
      elements.push(this.value(level));
      if (this.isSign(',')) this.next++;
    }
    this.next++;
    return elements;
  }

  private name(): string {
    const token = this.tokens[this.next++];
    return token === undefined || token.is === 'sign' ? unreadable(this.next) : token.value;
  }

  private isSign(value: string): boolean {
    const token = this.tokens[this.next];
    return token?.is === 'sign' && token.value === value;
  }
}
