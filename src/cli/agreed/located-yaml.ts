import { existsSync, readFileSync } from 'fs';
import { printableLine } from '../../printing/printable';
import { Failure } from '../failure';
import type { Json } from '../stack/plan-json';

type Path = readonly (string | number)[];
type LineOf = (path: Path) => number;

/** A value in a hand-written YAML file. Every failing check names the file and the line. */
export class Located {
  private constructor(
    public readonly file: string,
    public readonly value: Json,
    private readonly path: Path,
    private readonly lineOf: LineOf,
  ) {}

  /** The content of a file. Undefined if the file does not exist or is empty. */
  public static read(file: string): Located | undefined {
    if (!existsSync(file)) return undefined;
    const { value, lineOf } = parse(file, readText(file));
    return value === null || value === undefined ? undefined : new Located(file, value, [], lineOf);
  }

  public get line(): number {
    return this.lineOf(this.path);
  }

  public fail(problem: string): never {
    throw failureAt(this.file, this.line, problem);
  }

  /** Fails unless it is a mapping with these keys and no others. A key that ends with `?` may be missing. */
  public members<Name extends string>(...names: readonly Name[]): Partial<Record<string, Located>> {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) {
      this.fail(`must be a mapping with the keys ${list(names)}.`);
    }
    const known = names.map((name) => name.replace('?', ''));
    const members: Record<string, Located> = {};
    for (const [name, value] of Object.entries(this.value as { readonly [name: string]: Json })) {
      const member = new Located(this.file, value, [...this.path, name], this.lineOf);
      if (!known.includes(name)) member.fail(`unknown key \`${printableLine(name)}\`. The keys are ${list(known)}.`);
      members[name] = member;
    }
    for (const name of names) {
      if (!name.endsWith('?') && !Object.hasOwn(members, name)) this.fail(`the key \`${name}\` is missing.`);
    }
    return members;
  }

  /** The elements of a list; none for an empty value. */
  public elements(): Located[] {
    if (this.value === null) return [];
    if (!Array.isArray(this.value)) this.fail(`${this.key} must be a list.`);
    return (this.value as readonly Json[]).map(
      (value, index) => new Located(this.file, value, [...this.path, index], this.lineOf),
    );
  }

  public text(): string {
    if (typeof this.value !== 'string' || this.value.trim() === '') this.fail(`${this.key} must be a text.`);
    return this.value as string;
  }

  public oneOf<T extends string>(values: readonly T[]): T {
    if (!values.includes(this.value as T)) this.fail(`${this.key} must be ${list(values, 'or')}.`);
    return this.value as T;
  }

  private get key(): string {
    const last = this.path.at(-1);
    return typeof last === 'string' ? `\`${printableLine(last)}\`` : 'it';
  }
}

export function failureAt(file: string, line: number, problem: string): Failure {
  return new Failure('file-invalid', `${file}:${line}: ${problem}`);
}

function list(names: readonly string[], word = 'and'): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${word} ${quoted.at(-1)}`;
}

function parse(file: string, text: string): { readonly value: Json | undefined; readonly lineOf: LineOf } {
  const { isMap, isScalar, LineCounter, parseDocument } = yaml();
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: true });
  const [error] = document.errors;
  if (error) {
    throw failureAt(file, error.linePos?.[0].line ?? 1, `${error.message.replace(/ at line [^]*$/, '')}.`);
  }
  const lineOf: LineOf = (path) => {
    const name = path.at(-1);
    const outer = path.length === 0 ? undefined : document.getIn(path.slice(0, -1), true);
    const key = isMap(outer)
      ? outer.items.find((item) => isScalar(item.key) && item.key.value === name)?.key
      : undefined;
    const node = (key ?? document.getIn(path, true) ?? document.contents) as { readonly range?: readonly number[] };
    return lines.linePos(node?.range?.[0] ?? 0).line;
  };
  try {
    return { value: document.toJS() as Json, lineOf };
  } catch (problem) {
    throw failureAt(file, 1, `${(problem as Error).message}.`);
  }
}

/** Only stacks with such files load the library. */
export function yaml(): typeof import('../../definition/libraries/yaml') {
  // oxlint-disable-next-line typescript/no-require-imports -- loaded lazily
  return require('../../definition/libraries/yaml') as typeof import('../../definition/libraries/yaml');
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure('file-unreadable', `cannot read ${file}: ${(error as NodeJS.ErrnoException).code}.`);
  }
}
