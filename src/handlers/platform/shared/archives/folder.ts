import { readdirSync, readFileSync, realpathSync, Stats, statSync } from 'fs';
import * as path from 'path';
import { whyUnreadable } from '../../../../definition/unreadable';
import type { FolderFile } from '../../../contract';
import { InvalidConfig } from '../../../errors';
import { IGNORE_FILE, Ignored } from './ignore-file';

/** The reason why the files of a folder cannot be used, as the rest of a sentence about the folder; undefined if they can. */
export type FolderProblem = (files: readonly FolderFile[]) => string | undefined;

/** The files of a folder in any order. Throws an error at the attribute if the folder is not usable. */
export function readFolder(folder: string, problemOf: FolderProblem): FolderFile[] {
  const root = attempt(folder, () => realpathSync(folder));
  if (!statSync(root).isDirectory()) {
    throw wrong(`${quoted(folder)}, resolved from ${quoted(process.cwd())}, is not a folder.`);
  }
  const files = new Walk(root, new Ignored(ignoreFile(root))).filesIn('', [root]);
  const problem = problemOf(files);
  if (problem !== undefined) throw wrong(`The folder ${quoted(folder)} ${problem}.`);
  return files;
}

/** Only the ignore file at the root applies. */
function ignoreFile(root: string): string {
  try {
    return readFileSync(path.join(root, IGNORE_FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw wrong(`The file ${quoted(path.join(root, IGNORE_FILE))} cannot be read: ${whyUnreadable(error)}.`);
  }
}

/** Whether the owner can execute it. The other permissions depend on the umask. */
export function isExecutable(mode: number): boolean {
  return Math.floor(mode / 0o100) % 2 === 1;
}

class Walk {
  constructor(
    private readonly root: string,
    private readonly ignored: Ignored,
  ) {}

  /** `within`: the real paths of the folder and its parents, the folder last. */
  filesIn(folder: string, within: readonly string[]): FolderFile[] {
    const real = within.at(-1) ?? this.root;
    return attempt(real, () => readdirSync(real, { withFileTypes: true })).flatMap((entry) => {
      const name = folder + entry.name;
      // A link may lead to a file or a folder. An ignored link is not followed, wherever it leads.
      if (entry.isSymbolicLink() && this.ignored.has(name)) return [];
      const target = entry.isSymbolicLink()
        ? this.follow(name, path.join(real, entry.name))
        : path.join(real, entry.name);
      const stat = attempt(target, () => statSync(target));
      return stat.isDirectory() ? this.folder(name, target, within) : this.file(name, target, stat);
    });
  }

  private folder(name: string, target: string, within: readonly string[]): FolderFile[] {
    if (this.ignored.hasAllIn(`${name}/`)) return [];
    if (within.includes(target)) throw wrong(`The link ${quoted(name)} leads to one of its parent folders.`);
    return this.filesIn(`${name}/`, [...within, target]);
  }

  private file(name: string, target: string, stat: Stats): FolderFile[] {
    if (!stat.isFile() || this.ignored.has(name)) return [];
    return [{ name, executable: isExecutable(stat.mode), content: attempt(target, () => readFileSync(target)) }];
  }

  private follow(name: string, link: string): string {
    let target: string;
    try {
      target = realpathSync(link);
    } catch (error) {
      throw wrong(
        `The link ${quoted(name)} cannot be followed: ${whyUnreadable(error)}. Users of the archive could not follow it either.`,
      );
    }
    if (target !== this.root && !target.startsWith(this.root + path.sep)) {
      throw wrong(
        `The link ${quoted(name)} points outside the folder, to ${quoted(target)}. Copy the target into the folder, or add the link to .terraformignore.`,
      );
    }
    return target;
  }
}

export function attempt<T>(target: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw wrong(`${quoted(target)}, resolved from ${quoted(process.cwd())}, cannot be read: ${whyUnreadable(error)}.`);
  }
}

export function wrong(message: string): InvalidConfig {
  return new InvalidConfig(['sourceDirectory'], message);
}

export function quoted(text: string): string {
  return JSON.stringify(text);
}
