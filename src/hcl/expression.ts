/**
 * Checks whether a text is an expression of Terraform's language (HCL 2). Functions, types and names are for Terraform to judge, as is what
 * nests deeper than this parser calls itself. Its messages quote nothing, since the text may be a secret.
 */
import { describePosition, HclFault } from './parse-hcl';

/** What is wrong with the text, beginning with the position: "line 2, column 5: …". Undefined if it is an expression. */
export function expressionFault(text: string): string | undefined {
  try {
    new ExpressionParser(text).whole();
    return undefined;
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    if (error instanceof HclFault) return `${describePosition(text, error.at)}: ${error.message}`;
    throw error;
  }
}

class TooDeep extends Error {}

const MOST_LEVELS = 200;

const INLINE_SPACE = /(?:[ \t]|\/\*[^]*?\*\/)*/y;
const SPACE = /(?:\s|#[^\n]*|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const LINE_ENDS = /(?:\s|#[^\n]*(?:\n|$)|\/\/[^\n]*(?:\n|$)|\/\*[^]*?\*\/)+/y;
const WORD = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const NAMESPACE = /::/y;
const UNARY = /[!-]/y;
const BINARY = /==|!=|<=|>=|&&|\|\||[<>+\-*/%]/y;
const INDEX = /\.\s*(?:\d+(?:\.\d+)*|\*)|\[\s*\*\s*\]/y;
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
const ESCAPE = /\\(?:[nrt"\\]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/y;

class ExpressionParser {
  private at = 0;
  private level = 0;
  /** Between the braces of an object, a line end separates its members. */
  private endsAtLine = false;

  constructor(private readonly text: string) {}

  whole(): void {
    this.expression();
    if (!this.isAtEnd()) throw this.fault('the expression ends before this, and nothing may follow it');
  }

  private expression(): void {
    this.deeper(() => {
      this.operation();
      if (!this.took('?')) return;
      this.expression();
      this.expect(':');
      this.expression();
    });
  }

  private operation(): void {
    do {
      this.skip();
      while (this.take(UNARY)) this.skip();
      this.term();
      this.skip();
    } while (!this.isComment() && this.take(BINARY));
  }

  private term(): void {
    this.value();
    for (;;) {
      this.skip();
      if (this.take(INDEX)) continue;
      if (this.took('[')) this.within(']', () => this.expression());
      else if (!this.text.startsWith('...', this.at) && this.took('.')) this.word('the name of an attribute');
      else return;
    }
  }

  private value(): void {
    this.skip();
    if (this.take(NUMBER)) {
      if (this.text[this.at] === '.') {
        throw this.fault('a number does not continue like this: a text is in double quotes');
      }
      return;
    }
    if (this.heredoc()) return;
    if (this.took('"')) this.quoted();
    else if (this.took('(')) this.within(')', () => this.expression());
    else if (this.took('[')) this.tuple();
    else if (this.took('{')) this.object();
    else this.nameOrCall();
  }

  private nameOrCall(): void {
    this.word(this.isAtEnd() ? 'an expression' : 'a value: a text is in double quotes');
    let isFunction = false;
    while (this.take(NAMESPACE)) {
      isFunction = true;
      this.word('the name of a function');
    }
    if (this.took('(')) {
      this.list(')', () => {
        this.expression();
        if (this.text.startsWith('...', this.at)) this.at += 3;
      });
    } else if (isFunction) {
      throw this.fault('"(" is expected');
    }
  }

  private tuple(): void {
    if (this.isFor()) this.within(']', () => this.forClause(() => this.expression()));
    else this.list(']', () => this.expression());
  }

  private object(): void {
    if (this.isFor()) {
      this.within('}', () =>
        this.forClause(() => {
          this.expression();
          this.expect('=>');
          this.expression();
          if (this.text.startsWith('...', this.at)) this.at += 3;
        }),
      );
      return;
    }
    this.inLines(true, () => {
      for (;;) {
        this.take(LINE_ENDS);
        if (this.took('}')) return;
        if (this.isAtEnd()) throw this.fault('"}" is expected');
        this.expression();
        if (!this.took(':')) this.expect('=');
        this.expression();
        this.skip();
        if (this.took(',') || this.take(LINE_ENDS)) continue;
        this.expect('}');
        return;
      }
    });
  }

  private isFor(): boolean {
    const start = this.at;
    this.take(SPACE);
    const isFor = this.take(WORD)?.[0] === 'for';
    this.at = start;
    return isFor;
  }

  private forClause(result: () => void): void {
    this.word('"for"');
    this.word('a name');
    if (this.took(',')) this.word('a name');
    this.keyword('in');
    this.expression();
    this.expect(':');
    result();
    this.skip();
    if (this.take(/if\b/y)) this.expression();
  }

  /** Elements up to the bracket; a comma may stand after the last. */
  private list(end: string, element: () => void): void {
    this.inLines(false, () => {
      for (;;) {
        if (this.took(end)) return;
        element();
        if (this.took(',')) continue;
        this.expect(end);
        return;
      }
    });
  }

  private within(end: string, inner: () => void): void {
    this.inLines(false, () => {
      inner();
      this.expect(end);
    });
  }

  private inLines(endsAtLine: boolean, inner: () => void): void {
    const outer = this.endsAtLine;
    this.endsAtLine = endsAtLine;
    this.deeper(inner);
    this.endsAtLine = outer;
  }

  /** The rest of a text in quotes, with the expressions in it. */
  private quoted(): void {
    const start = this.at - 1;
    for (;;) {
      const character = this.text[this.at];
      if (character === undefined || character === '\n') {
        throw new HclFault(start, 'the text that begins here does not end on its line');
      }
      if (character === '"') {
        this.at++;
        return;
      }
      if (character === '\\' && !this.take(ESCAPE)) throw this.fault('this is not an escape: `\\\\` is a backslash');
      else if (character !== '\\') this.piece();
    }
  }

  /** One character of a template, or the expression or directive that begins there. */
  private piece(): void {
    const start = this.text.slice(this.at, this.at + 3);
    if (start === '$${' || start === '%%{') this.at += 3;
    else if (start.startsWith('${')) this.interpolation();
    else if (start.startsWith('%{')) this.directive();
    else this.at++;
  }

  private interpolation(): void {
    this.at += this.text[this.at + 2] === '~' ? 3 : 2;
    this.inLines(false, () => {
      this.expression();
      this.skip();
      if (this.text[this.at] === '~') this.at++;
      this.expect('}');
    });
  }

  /** `%{ if a }`, `%{ for b in c }` and what ends them, whose order Terraform judges. */
  private directive(): void {
    const start = this.at;
    this.at += 2;
    for (let depth = 1; depth > 0;) {
      if (this.took('"')) {
        this.quoted();
        continue;
      }
      const character = this.text[this.at++];
      if (character === undefined) throw new HclFault(start, 'the directive that begins here does not end');
      depth += character === '{' ? 1 : character === '}' ? -1 : 0;
    }
  }

  private heredoc(): boolean {
    const start = this.at;
    const mark = this.take(HEREDOC)?.[1];
    if (mark === undefined) return false;
    for (;;) {
      const lineEnd = this.text.indexOf('\n', this.at);
      const line = this.text.slice(this.at, lineEnd < 0 ? undefined : lineEnd);
      if (line.trim() === mark) {
        this.at += line.trimEnd().length;
        return true;
      }
      if (lineEnd < 0) {
        throw new HclFault(start, 'the text that begins here has no line at its end that repeats its mark');
      }
      this.at = lineEnd + 1;
    }
  }

  private word(expected: string): void {
    this.skip();
    if (!this.take(WORD)) throw this.fault(`${expected} is expected`);
  }

  private keyword(word: string): void {
    this.skip();
    if (this.take(WORD)?.[0] !== word) throw this.fault(`"${word}" is expected`);
  }

  private expect(sign: string): void {
    if (!this.took(sign)) throw this.fault(`"${sign}" is expected`);
  }

  /** `=` is not the beginning of `==`, nor `?` of anything else. */
  private took(sign: string): boolean {
    this.skip();
    if (!this.text.startsWith(sign, this.at)) return false;
    if (sign === '=' && /[=>]/.test(this.text[this.at + 1] ?? '')) return false;
    this.at += sign.length;
    return true;
  }

  private isAtEnd(): boolean {
    this.take(SPACE);
    return this.at === this.text.length;
  }

  /** A comment that ends with its line is no division. */
  private isComment(): boolean {
    return this.text.startsWith('//', this.at);
  }

  private skip(): void {
    this.take(this.endsAtLine ? INLINE_SPACE : SPACE);
  }

  private deeper(inner: () => void): void {
    if (this.level === MOST_LEVELS) throw new TooDeep();
    this.level++;
    inner();
    this.level--;
  }

  private fault(reason: string): HclFault {
    return new HclFault(this.at, reason);
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text) ?? undefined;
    if (found) this.at = pattern.lastIndex;
    return found;
  }
}
