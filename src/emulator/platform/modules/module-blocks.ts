/** A configuration block: `type "label" "label" { … }`. Attributes are unevaluated expressions. */
export interface Block {
  readonly type: string;
  readonly labels: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly blocks: readonly Block[];
}

/** Reads the blocks of one file, in either syntax. Throws an error with the position if it is malformed. */
export function readBlocks(file: string, text: string): Block[] {
  return file.endsWith('.json') ? jsonBlocks(file, text) : new BlockReader(file, text).read();
}

function jsonBlocks(file: string, text: string): Block[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not valid JSON.`);
  }
  return Object.entries(asObject(document)).flatMap(([type, value]) =>
    nested(type, value, type === 'resource' || type === 'data' ? 2 : type === 'terraform' ? 0 : 1, []),
  );
}

function nested(type: string, value: unknown, depth: number, labels: readonly string[]): Block[] {
  if (Array.isArray(value)) return value.flatMap((item) => nested(type, item, depth, labels));
  if (depth > 0) {
    return Object.entries(asObject(value)).flatMap(([label, inner]) =>
      nested(type, inner, depth - 1, [...labels, label]),
    );
  }
  const attributes = Object.fromEntries(
    Object.entries(asObject(value)).map(([name, inner]) => [name, JSON.stringify(inner)]),
  );
  const inner =
    type === 'terraform' ? nested('required_providers', asObject(value).required_providers ?? {}, 0, []) : [];
  return [{ type, labels, attributes, blocks: inner }];
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Parses just enough of the native syntax to separate blocks and attributes; expressions are not evaluated. */
class BlockReader {
  private position = 0;

  constructor(
    private readonly file: string,
    private readonly text: string,
  ) {}

  read(): Block[] {
    const { blocks } = this.body(true);
    return blocks;
  }

  private body(top: boolean): { blocks: Block[]; attributes: Record<string, string> } {
    const blocks: Block[] = [];
    const attributes: Record<string, string> = {};
    for (;;) {
      this.skipSpace();
      if (this.position >= this.text.length) {
        if (top) return { blocks, attributes };
        throw this.wrong();
      }
      if (!top && this.take(/\}/y)) return { blocks, attributes };
      const name = this.take(/[\p{L}_][\p{L}\p{N}_-]*/uy);
      if (!name) throw this.wrong();
      this.take(/[ \t]+/y);
      if (this.take(/=(?!=)/y)) attributes[name] = this.expression();
      else blocks.push(this.block(name));
    }
  }

  private block(type: string): Block {
    const labels: string[] = [];
    for (;;) {
      this.take(/[ \t]+/y);
      if (this.take(/\{/y)) return { type, labels, ...this.body(false) };
      const label = this.take(/"(?:[^"\\\n]|\\.)*"|[\p{L}_][\p{L}\p{N}_-]*/uy);
      if (!label) throw this.wrong();
      labels.push(label.replace(/^"|"$/g, ''));
    }
  }

  /** Reads to the end of the line, or of the line that closes the last bracket. */
  private expression(): string {
    const start = this.position;
    let depth = 0;
    while (this.position < this.text.length) {
      if (this.take(/#[^\n]*|\/\/[^\n]*|\/\*[^]*?\*\//y) || this.heredoc() || this.quoted()) continue;
      const sign = this.text.charAt(this.position);
      if (depth === 0 && (sign === '\n' || sign === '}')) break;
      if ('([{'.includes(sign)) depth += 1;
      if (')]}'.includes(sign)) depth -= 1;
      this.position += 1;
    }
    const expression = this.text.slice(start, this.position).trim();
    if (depth !== 0 || expression === '') throw this.wrong();
    return expression;
  }

  private heredoc(): boolean {
    const start = this.take(/<<-?[\p{L}_][\p{L}\p{N}_-]*\r?\n/uy);
    if (!start) return false;
    const mark = start.replace(/^<<-?/, '').trim();
    if (!this.take(new RegExp(`[^]*?^[ \\t]*${mark}(?=\\r?$)`, 'my'))) throw this.wrong();
    return true;
  }

  /** Reads a quoted string, whose interpolations may contain quoted strings. */
  private quoted(): boolean {
    if (this.text[this.position] !== '"') return false;
    this.position += 1;
    while (!this.take(/"/y)) {
      if (this.take(/(?:\$\$|%%)\{|\\./y)) continue;
      if (this.take(/[$%]\{/y)) this.insertion();
      else if (!this.take(/[^"\\\n]/uy)) throw this.wrong();
    }
    return true;
  }

  private insertion(): void {
    let depth = 1;
    while (depth > 0) {
      if (this.quoted()) continue;
      const sign = this.take(/[^]/y);
      if (!sign) throw this.wrong();
      if (sign === '{') depth += 1;
      if (sign === '}') depth -= 1;
    }
  }

  private skipSpace(): void {
    while (this.take(/\s+|#[^\n]*|\/\/[^\n]*|\/\*[^]*?\*\//y));
  }

  private take(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.position;
    const found = sticky.exec(this.text)?.[0];
    if (!found) return undefined;
    this.position += found.length;
    return found;
  }

  private wrong(): Error {
    return new Error(`${this.file} cannot be read at line ${this.text.slice(0, this.position).split('\n').length}.`);
  }
}
