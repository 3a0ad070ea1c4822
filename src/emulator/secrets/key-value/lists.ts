import type { Kind } from '../../store';
import type { EngineCall } from '../engine';

/** An object stored under a name in a mount. */
interface Named {
  readonly mount: string;
  readonly path: string;
}

/** The names directly below a path; those with names below them end with a slash. */
export function namesBelow<T extends Named>(kind: Kind<T>, request: EngineCall): string[] {
  return [...new Set(allBelow(kind, request).map((name) => name.replace(/(?<=\/).*$/, '')))];
}

/** The names below a path, at any depth. */
export function allBelow<T extends Named>(kind: Kind<T>, { world, mount, parameters }: EngineCall): string[] {
  const folder = folderOf(parameters.path);
  return world.store
    .of(kind)
    .by(byMount, mount)
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path }) => path.slice(folder.length));
}

/** All names below a path: in each folder, its own names come before those of its subfolders. */
export function scanned<T extends Named>(kind: Kind<T>, request: EngineCall): string[] {
  const inOrder = (names: readonly string[]): string[] => {
    const folders = [...new Set(names.filter((name) => name.includes('/')).map((name) => name.replace(/\/.*$/s, '/')))];
    const within = (folder: string) =>
      names.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
    return [
      ...names.filter((name) => !name.includes('/')),
      ...folders.flatMap((folder) => inOrder(within(folder)).map((name) => `${folder}${name}`)),
    ];
  };
  return inOrder(allBelow(kind, request));
}

export function folderOf(path: string | undefined): string {
  const name = (path ?? '').replace(/\/$/, '');
  return name === '' ? '' : `${name}/`;
}

function byMount({ mount }: Named): string {
  return mount;
}
