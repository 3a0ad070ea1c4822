import { WireError } from './wire-error';

/** Parsed JSON, with numbers in the form that the caller creates from their text. Objects have no prototype. */
export type Json<N> = null | boolean | string | N | Json<N>[] | { readonly [key: string]: Json<N> };

/**
 * Parses JSON without converting numbers to floats, as `JSON.parse` does, which loses digits. In Node.js 22 and newer, the reviver of `JSON.parse`
 * receives the source text of each number (`context.source`): this file becomes unnecessary once Node.js 20 is no longer supported. It parses the text
 * in one pass; a regular expression over a whole state document overflows the stack at a few megabytes.
 */
export function parseJson<N>(text: string, toNumber: (text: string) => N): Json<N> {
  const parser = new JsonParser(text, toNumber);
  const value = parser.value();
  parser.end();
  return value;
}

class JsonParser<N> {
  private position = 0;

  constructor(
    private readonly text: string,
    private readonly toNumber: (text: string) => N,
  ) {}

  public value(): Json<N> {
    switch (this.next()) {
      case '{':
        return this.object();
      case '[':
        return this.array();
      case '"':
        return this.string();
      case 't':
        return this.word('true', true);
      case 'f':
        return this.word('false', false);
      case 'n':
        return this.word('null', null);
      default:
        return this.number();
    }
  }

  public end(): void {
    if (this.next() !== '') throw this.error();
  }

  private object(): Json<N> {
    const object = Object.create(null) as Record<string, Json<N>>;
    this.position++;
    if (this.next() === '}') {
      this.position++;
      return object;
    }
    for (;;) {
      if (this.next() !== '"') throw this.error();
      const key = this.string();
      if (this.next() !== ':') throw this.error();
      this.position++;
      object[key] = this.value();
      if (this.hasEnded('}')) return object;
    }
  }

  private array(): Json<N> {
    const array: Json<N>[] = [];
    this.position++;
    if (this.next() === ']') {
      this.position++;
      return array;
    }
    for (;;) {
      array.push(this.value());
      if (this.hasEnded(']')) return array;
    }
  }

  private hasEnded(close: string): boolean {
    const found = this.next();
    if (found !== close && found !== ',') throw this.error();
    this.position++;
    return found === close;
  }

  /** A string without a backslash is the text itself; others are parsed by `JSON.parse`. */
  private string(): string {
    const { text } = this;
    const start = this.position;
    let end = text.indexOf('"', start + 1);
    let escaped = false;
    while (end > 0 && isEscaped(text, end)) {
      escaped = true;
      end = text.indexOf('"', end + 1);
    }
    if (end < 0) throw this.error();
    this.position = end + 1;
    const inner = text.slice(start + 1, end);
    if (!escaped && !inner.includes('\\') && !hasControlCharacter(inner)) return inner;
    try {
      return JSON.parse(text.slice(start, end + 1)) as string;
    } catch {
      this.position = start;
      throw this.error();
    }
  }

  private number(): N {
    const start = this.position;
    let end = start;
    while (end < this.text.length && isNumberCharacter(this.text.charCodeAt(end))) end++;
    const text = this.text.slice(start, end);
    if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text)) throw this.error();
    this.position = end;
    return this.toNumber(text);
  }

  private word<W extends boolean | null>(word: string, value: W): W {
    if (!this.text.startsWith(word, this.position)) throw this.error();
    this.position += word.length;
    return value;
  }

  /** The next character that is not white space, without consuming it; empty at the end. */
  private next(): string {
    while (isSpace(this.text.charCodeAt(this.position))) this.position++;
    return this.text.charAt(this.position);
  }

  private error(): WireError {
    return new WireError(`not valid JSON at character ${this.position + 1}`);
  }
}

/** Whether a quotation mark follows an odd number of backslashes, so that it is part of the string. */
function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(quote - 1 - backslashes) === 0x5c) backslashes++;
  return backslashes % 2 === 1;
}

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) < 0x20) return true;
  }
  return false;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function isNumberCharacter(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2b || code === 0x2e || code === 0x45 || code === 0x65
  );
}
