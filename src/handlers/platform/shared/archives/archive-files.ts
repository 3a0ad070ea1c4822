import { posix } from 'path';
import type { FolderFile } from '../../../contract';
import { IGNORE_FILE, Ignored } from './ignore-file';

/** An entry of an archive as it is stored. */
export type ArchiveEntry =
  | { readonly is: 'file'; readonly path: string; readonly executable: boolean; readonly content: Buffer }
  | { readonly is: 'folder'; readonly path: string }
  /** The target of a `symlink` is relative to the link, the target of a `link` to the root of the archive. */
  | { readonly is: 'symlink' | 'link'; readonly path: string; readonly target: string };

/**
 * The files of the folder to which the archive would unpack, with links followed and without files that do not belong to a module. The rules are
 * those for packing a folder, so both give the same content. Nothing is written to disk. A path or a link that leads outside is an error.
 */
export function filesOf(entries: readonly ArchiveEntry[]): FolderFile[] {
  const tree = new Tree();
  // The last entry of a path wins, as if the archive were unpacked.
  for (const entry of entries) tree.add(entry);
  const ignore = tree.contentOf(IGNORE_FILE)?.toString('utf8') ?? '';
  return tree.filesIn('', '', [''], new Ignored(ignore));
}

/** Only a cycle has more consecutive links. */
const MOST_LINKS = 40;

class Tree {
  private readonly folders = new Set<string>();
  private readonly files = new Map<string, FolderFile>();
  private readonly links = new Map<string, { readonly said: string; readonly target: string | undefined }>();

  public add(entry: ArchiveEntry): void {
    // Absolute paths in an archive are relative to the unpacked folder, as in other programs.
    const path = placed(entry.path.replace(/^\/+/, ''));
    if (path === undefined) throw new Error(`the path ${quoted(entry.path)} in it leads out of it`);
    this.files.delete(path);
    this.links.delete(path);
    if (entry.is === 'folder') {
      this.folders.add(path);
    } else if (entry.is === 'file') {
      this.files.set(path, { name: path, executable: entry.executable, content: entry.content });
    } else {
      this.links.set(path, { said: entry.target, target: targetOf(entry, path) });
    }
  }

  public contentOf(path: string): Buffer | undefined {
    return this.files.get(path)?.content;
  }

  /**
   * `folder`: free of links, with a trailing `/` unless it is the root. `shown`: the path by which it was reached. `within`: the folders
   * that links have led to.
   */
  public filesIn(folder: string, shown: string, within: readonly string[], ignored: Ignored): FolderFile[] {
    const files = [...this.files.values()]
      .filter(({ name }) => name.startsWith(folder))
      .map((file) => ({ ...file, name: shown + file.name.slice(folder.length) }));
    const links = [...this.links.keys()]
      .filter((link) => link.startsWith(folder))
      .map((link) => ({ link, name: shown + link.slice(folder.length) }));
    return [
      ...files.filter(({ name }) => !ignored.has(name)),
      ...links
        .filter(({ name }) => !ignored.has(name))
        .flatMap(({ link, name }) => this.behind(link, name, within, ignored)),
    ];
  }

  private behind(link: string, name: string, within: readonly string[], ignored: Ignored): FolderFile[] {
    const target = this.real(link);
    const file = this.files.get(target);
    if (file) return [{ ...file, name }];
    const folder = target === '' ? '' : `${target}/`;
    if (link.startsWith(folder) || within.includes(folder)) {
      throw new Error(`the link ${quoted(name)} in it leads to one of its parent folders`);
    }
    if (
      !this.folders.has(target) &&
      ![...this.files.keys(), ...this.links.keys()].some((path) => path.startsWith(folder))
    ) {
      throw new Error(`the link ${quoted(name)} in it leads to nothing`);
    }
    return this.filesIn(folder, `${name}/`, [...within, folder], ignored);
  }

  /** Resolves all links in a path. */
  private real(path: string): string {
    let done = '';
    let rest = path.split('/');
    for (let followed = 0; rest.length > 0;) {
      const [next = '', ...after] = rest;
      const here = done === '' ? next : `${done}/${next}`;
      const link = this.links.get(here);
      if (!link) {
        [done, rest] = [here, after];
        continue;
      }
      const { said, target } = link;
      if (target === undefined) throw new Error(`the link ${quoted(here)} in it leads out of it, to ${quoted(said)}`);
      followed += 1;
      if (followed > MOST_LINKS) throw new Error(`the link ${quoted(path)} in it leads in a circle`);
      [done, rest] = ['', [...target.split('/'), ...after].filter((part) => part !== '')];
    }
    return done;
  }
}

function targetOf(
  { is, target }: { readonly is: 'symlink' | 'link'; readonly target: string },
  path: string,
): string | undefined {
  if (is === 'link') return placed(target.replace(/^\/+/, ''));
  return target.startsWith('/') ? undefined : placed(`${posix.dirname(path)}/${target}`);
}

/** The normalized path from the root of the archive. Undefined if it leads outside. */
function placed(path: string): string | undefined {
  const plain = posix.normalize(`./${path}`).replace(/^\.?\/|\/$|^\.$/g, '');
  // A backslash separates folders on some platforms.
  return plain.split(/[/\\]/).includes('..') ? undefined : plain;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
