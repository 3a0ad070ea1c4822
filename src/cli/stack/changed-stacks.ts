import { createHash } from 'crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'fs';
import * as path from 'path';

/** Files that Terraform and cdktf write into a stack when they run. */
const WRITTEN = /^(?:\.terraform|terraform\.d|.*\.tfstate(?:\..*)?|.*\.tfplan|crash\.log)$/;

/**
 * Whether a stack is the same in two checkouts: its files, plus the local modules and other outside files that they name. Comments and metadata in
 * synthesized files do not count.
 */
export function isSameStack(one: string, other: string): boolean {
  const [left, right] = [contentOf(one), contentOf(other)];
  return left.size === right.size && [...left].every(([file, content]) => right.get(file) === content);
}

/** The hash of each file, by its path relative to the stack. */
function contentOf(stack: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (file: string): void => {
    const name = path.relative(stack, file);
    if (found.has(name) || !existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      found.set(name, 'folder');
      for (const inner of readdirSync(file)) if (!WRITTEN.test(inner)) add(path.join(file, inner));
      return;
    }
    const content = readFileSync(file);
    const isConfiguration = /\.(?:tf|tofu)(?:\.json)?$/.test(file);
    const text = isConfiguration ? content.toString('utf8') : '';
    found.set(name, hash(/\.json$/.test(file) && isConfiguration ? withoutMetadata(text) : content));
    for (const named of namedOutside(text)) add(path.resolve(path.dirname(file), named));
  };
  add(stack);
  return found;
}

/** Relative paths that lead out of a folder, such as a module's source. */
function namedOutside(text: string): string[] {
  return [...text.matchAll(/"(?:\$\{path\.(?:module|root)\}\/)?(\.\.\/[^"$\n]*)"/g)].map(([, named]) => named!);
}

/** cdktf keeps its metadata under `//`. It includes program lines, which move without any change to the stack. */
function withoutMetadata(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) => (name === '//' ? undefined : value));
  } catch {
    return text;
  }
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
