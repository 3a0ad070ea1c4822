/** Paths of the execution environment, which mean nothing to the reader of a response. */
import { realpathSync } from 'fs';
import { tmpdir } from 'os';

/** Replaces paths without a name. */
const NO_NAME = '(a file of the function)';

const names = new Map<string, string>();

/** Sets the name that messages show for a path and everything below it. Returns a function that removes the name. */
export function nameFile(path: string, name: string): () => void {
  const paths = [...new Set([path, real(path)])];
  for (const each of paths) names.set(each, name);
  return () => paths.forEach((each) => names.delete(each));
}

/** Removes the paths of the execution environment from a text. */
export function withoutPaths(text: string): string {
  const here = text
    .split(`, looked up from ${JSON.stringify(process.cwd())}`)
    .map((part, index) => (index > 0 ? part.replace(/^,/, '') : part))
    .join('');
  // Longer paths first, since one may contain another.
  const named = [...names]
    .sort(([one], [other]) => other.length - one.length)
    .reduce((rest, [path, name]) => rest.split(path).join(name), here);
  return rootsOf().reduce(
    (rest, root) =>
      rest.replace(
        new RegExp(`(?<![\\w./-])(?:file://)?${escaped(root)}(?:/(?:[^\\s"'\`),;]*[^\\s"'\`),;.:])?)?(?![\\w-])`, 'g'),
        NO_NAME,
      ),
    named,
  );
}

/** The folders where Lambda keeps the function, its runtime and its files. */
function rootsOf(): readonly string[] {
  const { LAMBDA_TASK_ROOT, LAMBDA_RUNTIME_DIR } = process.env;
  const roots = [
    tmpdir(),
    real(tmpdir()),
    __dirname,
    process.cwd(),
    LAMBDA_TASK_ROOT,
    LAMBDA_RUNTIME_DIR,
    '/tmp',
    '/var/task',
    '/var/runtime',
  ];
  return [...new Set(roots)]
    .filter((root): root is string => root !== undefined && root.length > 1)
    .sort((one, other) => other.length - one.length);
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
