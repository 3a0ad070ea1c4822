import { spawnSync } from 'child_process';
import { existsSync, realpathSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';

/** Whether an npm package is installed where Node.js looks for it from the folder. */
export function resolvable(folder: string, name: string): boolean {
  const places = withAbove(realpathSync(existing(folder)));
  return places.some((place) => existsSync(path.join(place, 'node_modules', name, 'package.json')));
}

/** The given modules that Python can import in the folder, using its virtual environment if it has one. */
export function importable(folder: string, modules: readonly string[]): string[] {
  const cwd = realpathSync(existing(folder));
  const env = { ...process.env, PATH: withPrograms(cwd) };
  const program = `import importlib.util, sys; print(*filter(importlib.util.find_spec, sys.argv[1:]))`;
  const { status, stdout } = spawnSync('python3', ['-c', program, ...modules], { cwd, env, encoding: 'utf8' });
  const found = status === 0 ? stdout.trim().split(' ') : [];
  return modules.filter((module) => found.includes(module));
}

/** The PATH including the programs of a virtual environment in the folder. */
export function withPrograms(folder: string): string {
  return `${path.join(folder, '.venv', 'bin')}${path.delimiter}${process.env.PATH ?? ''}`;
}

/** Whether Maven's local repository has an artifact, such as `io.lintel:lintel`, in any version or in this one. */
export function inMavenRepository(artifact: string, version = ''): boolean {
  return existsSync(path.join(homedir(), '.m2', 'repository', ...artifact.split(/[.:]/), version));
}

/** The folder, or the first existing one above it. */
function existing(folder: string): string {
  const absolute = path.resolve(folder);
  return existsSync(absolute) || path.dirname(absolute) === absolute ? absolute : existing(path.dirname(absolute));
}

/** A folder and its parents. */
function withAbove(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...withAbove(above)];
}
