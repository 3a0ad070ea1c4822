/**
 * Returns the line of the member at a path such as `workspaces[1].name` in a valid JSON document, or of the innermost existing member. Lines count
 * from 1.
 */
export function lineOfMember(text: string, path: string): number {
  const keys = [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));
  return lineAt(text, new Scanner(text).find(keys));
}

/** Returns the line where a text stops being valid JSON. */
export function lineOfMistake(text: string): number {
  const scanner = new Scanner(text);
  try {
    scanner.value();
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
  }
  return lineAt(text, Math.min(scanner.offset, text.trimEnd().length));
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

class Mistake extends Error {}

const SCALAR = /"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const KEY = /"(?:[^"\\\n]|\\.)*"/y;

/** Scans a document up to the first mistake. */
class Scanner {
  offset = 0;

  constructor(private readonly text: string) {}

  /** The offset of a member. */
  find(keys: readonly (string | number)[]): number {
    this.take(/\s*/y);
    const [key, ...rest] = keys;
    const begin = this.offset;
    if (key === undefined || !this.isContainer()) return begin;
    for (const { name, offset } of this.members()) {
      if (name === key) return rest.length === 0 ? offset : this.find(rest);
      this.value();
    }
    return begin;
  }

  value(): void {
    this.take(/\s*/y);
    if (!this.isContainer()) this.take(SCALAR);
    else for (const _ of this.members()) this.value();
    this.take(/\s*/y);
  }

  /** The caller skips each value. */
  private *members(): Generator<{ readonly name: string | number; readonly offset: number }> {
    const isObject = this.take(/[{[]/y) === '{';
    const end = isObject ? /\s*\}/y : /\s*\]/y;
    for (let index = 0; !this.isAt(end); index += 1) {
      if (index > 0) this.take(/\s*,/y);
      this.take(/\s*/y);
      const { offset } = this;
      const name = isObject ? (JSON.parse(this.take(KEY)) as string) : index;
      if (isObject) this.take(/\s*:\s*/y);
      yield { name, offset };
    }
    this.take(end);
  }

  private isContainer(): boolean {
    return this.isAt(/[{[]/y);
  }

  private isAt(pattern: RegExp): boolean {
    pattern.lastIndex = this.offset;
    return pattern.test(this.text);
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) throw new Mistake();
    this.offset += found.length;
    return found;
  }
}
