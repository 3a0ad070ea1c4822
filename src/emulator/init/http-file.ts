/** A request as written in a `.http` file, with variables. Lines count from 1. */
export interface WrittenRequest {
  /** The name by which later requests refer to its response. */
  readonly name: string | undefined;
  readonly line: number;
  /** The line with the method and the address. */
  readonly head: string;
  readonly headers: readonly WrittenHeader[];
  readonly body: string;
  /** A file that is the body, or whose text becomes the body after replacing its variables. */
  readonly file: { readonly path: string; readonly hasVariables: boolean; readonly line: number } | undefined;
}

export interface WrittenHeader {
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

export interface WrittenVariable {
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

export type Written =
  | { readonly kind: 'variable'; readonly variable: WrittenVariable }
  | { readonly kind: 'request'; readonly request: WrittenRequest };

/** Invalid content of a `.http` file, with its line. */
export class MalformedHttpFile extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

interface Line {
  readonly number: number;
  readonly text: string;
}

const COMMENT = /^\s*(?:#|\/\/)/;
const NAME = /^\s*(?:#|\/\/)\s*@name[ =]\s*(\S+)\s*$/;
const VARIABLE = /^@([^\s=]+)\s*=\s*(.*?)\s*$/;
const HEADER = /^([A-Za-z0-9!#$%&'*+.^_`|~-]+)\s*:\s*(.*?)\s*$/;

/** Reads the format of editors' REST clients: requests are separated by `###`, variables are `@name = value`, and `# @name login` names a request. */
export function parseHttpFile(text: string): Written[] {
  return blocksOf(text).flatMap(parseBlock);
}

function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [[]];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.startsWith('###')) blocks.push([]);
    else blocks.at(-1)?.push({ number: index + 1, text: line });
  });
  return blocks;
}

function parseBlock(block: readonly Line[]): Written[] {
  const written: Written[] = [];
  let name: string | undefined;
  for (const [index, { number, text }] of block.entries()) {
    const [, variable, value] = VARIABLE.exec(text) ?? [];
    const named = NAME.exec(text)?.[1];
    if (variable !== undefined) {
      written.push({ kind: 'variable', variable: { line: number, name: variable, value: value ?? '' } });
    } else if (named !== undefined) {
      name = named;
    } else if (text.trim() !== '' && !COMMENT.test(text)) {
      refuseScript(number, text);
      return [...written, { kind: 'request', request: parseRequest(name, block.slice(index)) }];
    }
  }
  return written;
}

function parseRequest(name: string | undefined, lines: readonly Line[]): WrittenRequest {
  const [first, ...after] = lines;
  const continued = after.findIndex(({ text }) => !/^\s+\S/.test(text));
  const more = continued < 0 ? after : after.slice(0, continued);
  const rest = after.slice(more.length);
  const blank = rest.findIndex(({ text }) => text.trim() === '');
  const headers = blank < 0 ? rest : rest.slice(0, blank);
  return {
    name,
    line: first?.number ?? 0,
    head: [first, ...more].map((line) => line?.text.trim()).join(''),
    headers: headers.filter(({ text }) => !COMMENT.test(text)).map(parseHeader),
    ...parseBody(blank < 0 ? [] : rest.slice(blank + 1)),
  };
}

function parseHeader({ number, text }: Line): WrittenHeader {
  const [, name, value] = HEADER.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new MalformedHttpFile(number, `"${text.trim()}" is no header; a blank line must precede the body.`);
  }
  return { line: number, name, value };
}

function parseBody(lines: readonly Line[]): Pick<WrittenRequest, 'body' | 'file'> {
  for (const { number, text } of lines) refuseScript(number, text);
  const body = lines
    .map(({ text }) => text)
    .join('\n')
    .trim();
  const [, hasVariables, path] = /^<(@?)\s+(\S.*)$/.exec(body) ?? [];
  if (path === undefined || path.includes('\n')) return { body, file: undefined };
  const line = lines.find(({ text }) => text.trim() !== '')?.number ?? 0;
  return { body: '', file: { path, hasVariables: hasVariables === '@', line } };
}

function refuseScript(line: number, text: string): void {
  if (/^\s*(?:[<>]\s*\{%|>\s+\S|>>!?\s)/.test(text)) {
    throw new MalformedHttpFile(line, 'Scripts and redirections of responses are not supported.');
  }
}
