/** Names reserved by a language or used in the generated files. */
const RESERVED = new Set([
  // TypeScript and JavaScript.
  'arguments',
  'async',
  'await',
  'break',
  'case',
  'catch',
  'class',
  'const',
  'continue',
  'debugger',
  'default',
  'delete',
  'do',
  'else',
  'enum',
  'eval',
  'export',
  'extends',
  'false',
  'finally',
  'for',
  'function',
  'if',
  'implements',
  'import',
  'in',
  'instanceof',
  'interface',
  'let',
  'new',
  'null',
  'package',
  'private',
  'protected',
  'public',
  'return',
  'static',
  'super',
  'switch',
  'this',
  'throw',
  'true',
  'try',
  'typeof',
  'undefined',
  'var',
  'void',
  'while',
  'with',
  'yield',
  // Python.
  'and',
  'as',
  'assert',
  'def',
  'del',
  'elif',
  'except',
  'from',
  'global',
  'is',
  'lambda',
  'none',
  'nonlocal',
  'not',
  'or',
  'pass',
  'raise',
  'self',
  // Java.
  'abstract',
  'boolean',
  'byte',
  'char',
  'double',
  'final',
  'float',
  'goto',
  'implements',
  'int',
  'long',
  'native',
  'short',
  'strictfp',
  'synchronized',
  'throws',
  'transient',
  'volatile',
  // Used in the generated files, or not allowed as construct IDs.
  'construct',
  'duration',
  'json',
  'lintel',
  'platform',
  'scope',
  'secrets',
  'variable',
  'terraform',
  'import_from',
  'node',
  'secret_variable',
  'text_of',
  // Device names on Windows.
  'aux',
  'con',
  'nul',
  'prn',
  'com1',
  'com2',
  'com3',
  'com4',
  'lpt1',
  'lpt2',
  'lpt3',
  'lpt4',
]);

/** Longer names are truncated. */
const LONGEST = 60;

/**
 * Assigns unique names: lower-case words separated by `_` that begin with a letter and are not reserved in any language. Names that differ
 * only in their `_` count as the same, because they are identical in camelCase.
 */
export class Names {
  private readonly taken = new Set<string>();

  /** Excludes these names. */
  public reserve(names: Iterable<string>): this {
    for (const name of names) this.taken.add(keyOf(name));
    return this;
  }

  /**
   * Returns the first free candidate, or the first candidate with a number.
   *
   * @param wishes arbitrary texts, in order of preference
   * @param kind a fallback, as words separated by `_`, for texts without letters
   */
  public take(wishes: readonly string[], kind: string): string {
    const candidates = wishes.map((wish) => nameOf(wish, kind));
    const free = candidates.find((name) => !this.taken.has(keyOf(name))) ?? this.numbered(candidates[0] ?? kind);
    this.taken.add(keyOf(free));
    return free;
  }

  private numbered(name: string): string {
    for (let number = 2; ; number += 1) if (!this.taken.has(keyOf(`${name}_${number}`))) return `${name}_${number}`;
  }
}

/** Converts a text to a name. Drops characters without an ASCII equivalent. */
export function nameOf(text: string, kind: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase()
    .slice(0, LONGEST)
    .replace(/^_+|_+$/g, '');
  if (words === '') return kind;
  if (/^[0-9]/.test(words)) return `${kind}_${words}`;
  return RESERVED.has(words) ? `${words}_${kind}` : words;
}

/** `image_scan` → `imageScan`. */
export function camelName(name: string): string {
  return name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `image_scan` → `ImageScan`. */
export function pascalName(name: string): string {
  const camel = camelName(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `image_scan` → `image-scan`. */
export function kebabName(name: string): string {
  return name.replaceAll('_', '-');
}

/** `run tasks` → `run_tasks`. */
export function wordsName(words: string): string {
  return words.replace(/[^A-Za-z0-9]+/g, '_').toLowerCase();
}

function keyOf(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
