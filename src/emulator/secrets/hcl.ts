/**
 * Policies are written in HCL 1, or in JSON. Objects are read as lists of members, because the services add up what occurs twice.
 */
export type Hcl = string | number | boolean | null | Hcl[] | HclObject;

export class HclObject {
  constructor(readonly members: readonly (readonly [string, Hcl])[]) {}

  /** All values of a key, with lists as their elements. */
  all(key: string): Hcl[] {
    return this.members.filter(([name]) => name === key).flatMap(([, value]) => value);
  }

  /** The last value of a key counts. */
  last(key: string): Hcl | undefined {
    return this.members.filter(([name]) => name === key).at(-1)?.[1];
  }
}

/** Throws an error with line and column, as the services word it. */
export function readHcl(text: string): HclObject {
  return new Reader(text).whole();
}

const TOKEN =
  /(?<skipped>\s+|#.*|\/\/.*|\/\*[^]*?\*\/)|(?<name>[\p{L}_][\p{L}\p{N}_.-]*)|(?<number>-?(?:0[xX][0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?))|(?<sign>[{}[\],=:])|<<(?<indent>-?)(?<mark>\w+)\r?\n|(?<quote>")/uy;

interface Token {
  readonly kind: 'name' | 'text' | 'number' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

class Reader {
  private readonly tokens: readonly Token[];
  private next = 0;
  private readonly isJson: boolean;

  constructor(private readonly source: string) {
    this.isJson = /^\s*\{/.test(source);
    this.tokens = this.scan();
  }

  whole(): HclObject {
    return this.isJson ? (this.value() as HclObject) : this.object('end');
  }

  /** Up to its closing sign: members of HCL need no comma between them. */
  private object(end: string): HclObject {
    const members: (readonly [string, Hcl])[] = [];
    while (!this.took(end)) {
      const token = this.take();
      if (token.kind !== 'name' && token.kind !== 'text') {
        throw this.wrong(token, 'expected: IDENT | STRING | ASSIGN | LBRACE');
      }
      members.push([token.text, this.member()]);
      this.took(',');
    }
    return new HclObject(members);
  }

  private member(): Hcl {
    if (this.took(this.isJson ? ':' : '=')) return this.value();
    if (this.took('{')) return this.object('}');
    const label = this.take();
    if (this.isJson || (label.kind !== 'name' && label.kind !== 'text')) {
      throw this.wrong(label, 'nested object expected: LBRACE');
    }
    // A block with a label is an object that has one.
    return new HclObject([[label.text, this.labelled()]]);
  }

  private labelled(): Hcl {
    if (this.took('=')) throw this.wrong(this.tokens[this.next - 1]!, 'nested object expected: LBRACE');
    return this.member();
  }

  private value(): Hcl {
    const token = this.take();
    if (token.kind === 'text') return token.text;
    if (token.kind === 'number') return /^-?0\d/.test(token.text) ? parseInt(token.text, 8) : Number(token.text);
    if (token.text === '{') return this.object('}');
    if (token.text === '[') return this.list();
    const word = { true: true, false: false, null: null }[token.text];
    if (token.kind !== 'name' || word === undefined) throw this.wrong(token, 'Unknown token');
    return word;
  }

  private list(): Hcl[] {
    const elements: Hcl[] = [];
    while (!this.took(']')) {
      elements.push(this.value());
      if (!this.took(',') && this.tokens[this.next]?.text !== ']') {
        throw this.wrong(this.take(), 'expected: COMMA | RBRACK');
      }
    }
    return elements;
  }

  private took(text: string): boolean {
    const { kind, text: found } = this.tokens[this.next]!;
    const is = text === 'end' ? kind === 'end' : kind === 'sign' && found === text;
    if (is) this.next += 1;
    return is;
  }

  private take(): Token {
    const token = this.tokens[this.next]!;
    if (token.kind !== 'end') this.next += 1;
    return token;
  }

  private scan(): Token[] {
    const tokens: Token[] = [];
    let at = 0;
    while (at < this.source.length) {
      TOKEN.lastIndex = at;
      const groups = TOKEN.exec(this.source)?.groups;
      if (!groups) throw this.wrong({ kind: 'sign', text: this.source.charAt(at), at }, 'illegal char');
      const { skipped, name, number, sign, quote, indent = '', mark = '' } = groups;
      const end = TOKEN.lastIndex;
      if (quote !== undefined) {
        const [text, after] = this.text(at);
        tokens.push({ kind: 'text', text, at });
        at = after;
      } else if (mark !== '') {
        const [text, after] = this.lines(end, mark, indent !== '');
        tokens.push({ kind: 'text', text, at });
        at = after;
      } else {
        if (name !== undefined) tokens.push({ kind: 'name', text: name, at });
        if (number !== undefined) tokens.push({ kind: 'number', text: number, at });
        if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, at });
        if (skipped === undefined && name === undefined && number === undefined && sign === undefined) break;
        at = end;
      }
    }
    return [...tokens, { kind: 'end', text: 'EOF', at: this.source.length }];
  }

  /** In `${…}`, quotes do not count. */
  private text(from: number): readonly [string, number] {
    const parts = /"((?:\$\{[^}]*\}|\\[^]|(?!\$\{)[^"\\\n])*)"/y;
    parts.lastIndex = from;
    const found = parts.exec(this.source);
    if (!found) throw this.wrong({ kind: 'text', text: '', at: from }, 'literal not terminated');
    return [unescape(found[1] ?? ''), parts.lastIndex];
  }

  private lines(from: number, mark: string, isIndented: boolean): readonly [string, number] {
    const end = new RegExp(`^([ \\t]*)${mark}[ \\t]*\\r?$`, 'gm');
    end.lastIndex = from;
    const found = end.exec(this.source);
    if (!found) throw this.wrong({ kind: 'text', text: '', at: from }, 'heredoc not terminated');
    const text = this.source.slice(from, found.index);
    return [isIndented ? text.replace(new RegExp(`^${found[1]}`, 'gm'), '') : text, end.lastIndex];
  }

  private wrong({ text, at }: Token, words: string): Error {
    const lines = this.source.slice(0, at).split('\n');
    return new Error(`At ${lines.length}:${(lines.at(-1) ?? '').length + 1}: ${words} got: ${text}`);
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', f: '\f', v: '\v' };

function unescape(text: string): string {
  return text.replace(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{3})|([^]))/g,
    (_, x?: string, u?: string, long?: string, octal?: string, other = '') => {
      const digits = x ?? u ?? long;
      if (digits !== undefined) return String.fromCodePoint(parseInt(digits, 16));
      if (octal !== undefined) return String.fromCodePoint(parseInt(octal, 8));
      const known = ESCAPES[other] ?? (/["\\]/.test(other) ? other : undefined);
      if (known === undefined) throw new Error('illegal char escape');
      return known;
    },
  );
}
