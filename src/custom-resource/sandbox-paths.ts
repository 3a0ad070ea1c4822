/** Paths of the execution environment, where nobody who reads an answer can look. */
import { realpathSync } from 'fs';
import { tmpdir } from 'os';

/** What stands in place of a path that has no other name. */
const NO_NAME = '(a file of the function)';

const names = new Map<string, string>();

/** From now on a file, or a folder with all that is in it, is called by what people know it as. Answers how to forget it. */
export function nameFile(path: string, name: string): () => void {
  const paths = [...new Set([path, real(path)])];
  for (const each of paths) names.set(each, name);
  return () => paths.forEach((each) => names.delete(each));
}

/** A text without any path of the execution environment. */
export function withoutPaths(text: string): string {
  const here = text.split(`, looked up from ${JSON.stringify(process.cwd())}`).map((part, index) => index > 0 ? part.replace(/^,/, '') : part).join('');
  // One of them may stand in another.
  const named = [...names].sort(([one], [other]) => other.length - one.length).reduce((rest, [path, name]) => rest.split(path).join(name), here);
  return rootsOf().reduce((rest, root) => rest.replace(new RegExp(`(?<![\\w./-])(?:file://)?${escaped(root)}(?:/(?:[^\\s"'\`),;]*[^\\s"'\`),;.:])?)?(?![\\w-])`, 'g'), NO_NAME), named);
}

/** Where Lambda keeps the function, its runtime and its files, and where this one is. */
function rootsOf(): readonly string[] {
  const { LAMBDA_TASK_ROOT, LAMBDA_RUNTIME_DIR } = process.env;
  const roots = [tmpdir(), real(tmpdir()), __dirname, process.cwd(), LAMBDA_TASK_ROOT, LAMBDA_RUNTIME_DIR, '/tmp', '/var/task', '/var/runtime'];
  return [...new Set(roots)].filter((root): root is string => root !== undefined && root.length > 1).sort((one, other) => other.length - one.length);
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
