/** A path of an engine or of the service, with its operations. */
export interface DescribedPath {
  /** Below the mount, with `{named}` segments. */
  readonly path: string;
  /** Whether writing a new object needs `create`. */
  readonly creates: boolean;
  readonly sudo: boolean;
  readonly open: boolean;
  readonly operations: readonly DescribedOperation[];
}

export interface DescribedOperation {
  /** `list` is a GET that only lists; `get+list` does both. */
  readonly verb: 'get' | 'get+list' | 'list' | 'post' | 'delete';
  readonly id: string;
  /** The members of the body; empty if it has none. */
  readonly members: ReadonlyMap<string, DescribedMember>;
}

export interface DescribedMember {
  readonly type: string;
  readonly sensitive: boolean;
  readonly deprecated: boolean;
  readonly default?: string;
}

/**
 * Parses a table. A line without indentation starts a path, followed by its flags. Below it, a line indented by one space starts an operation: its
 * verb, its id and its members, continued by lines indented by four spaces. A member is `name:type` (text if there is no type), with `*` if
 * sensitive, `!` if deprecated and `=` before its default. `=id` includes the members of an operation above, and `-name` excludes one of them.
 */
export function parseTable(text: string): readonly DescribedPath[] {
  const known = new Map<string, ReadonlyMap<string, DescribedMember>>();
  return text
    .trim()
    .replace(/\n {4}/g, ' ')
    .split(/\n(?=\S)/)
    .map((block) => {
      const [first = '', ...rest] = block.split('\n');
      const [path = '', ...flags] = first.split(' ');
      return {
        path,
        creates: flags.includes('create'),
        sudo: flags.includes('sudo'),
        open: flags.includes('open'),
        operations: rest.map((line) => parseOperation(line.trim(), known)),
      };
    });
}

function parseOperation(line: string, known: Map<string, ReadonlyMap<string, DescribedMember>>): DescribedOperation {
  const [verb = '', id = '', ...words] = line.split(' ');
  const members = new Map<string, DescribedMember>();
  for (const word of words) {
    if (word.startsWith('=')) for (const [name, member] of known.get(word.slice(1)) ?? []) members.set(name, member);
    else if (word.startsWith('-')) members.delete(word.slice(1));
    else addMember(members, word);
  }
  known.set(id, members);
  return { verb: verb as DescribedOperation['verb'], id, members };
}

function addMember(members: Map<string, DescribedMember>, word: string): void {
  const [, name = '', type = 'text', marks = '', initial] = /^(\w+)(?::(\w+)([*!]*)(?:=(.*))?)?$/.exec(word) ?? [];
  members.set(name, {
    type,
    sensitive: marks.includes('*'),
    deprecated: marks.includes('!'),
    ...(initial === undefined ? {} : { default: initial }),
  });
}
