import { existsSync, statSync } from 'fs';
import * as path from 'path';

/** Where files are that are no pages of the site. */
const REPOSITORY = 'https://github.com/lintel-iac/lintel';

/** Changes the text of a page outside of its blocks of code. */
export function mapProse(text: string, change: (line: string) => string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence === undefined && mark === undefined) return change(line);
      if (mark !== undefined && (fence === undefined || mark === fence)) fence = fence === undefined ? mark : undefined;
      return line;
    })
    .join('\n');
}

export interface Links {
  /** Files of the repository that are pages, with their place in the site. */
  readonly places: ReadonlyMap<string, string>;
  /** Files of the repository that the site has as they are, such as pictures. */
  readonly files: ReadonlyMap<string, string>;
}

/** Leads the links of a page to pages of the site, and those to other files of the repository to the repository. */
export function rewriteLinks(
  text: string,
  source: string,
  place: string,
  { places, files }: Links,
  root: string,
): string {
  return mapProse(text, (line) =>
    line.replace(/(\]\()([^)\s]+)(\))/g, (whole, open: string, target: string, close: string) => {
      if (/^(?:[a-z]+:|#)/.test(target)) return whole;
      const [, file, anchor] = /^([^#]*)(#.*)?$/.exec(target)!;
      const aimed = path.posix.join(path.posix.dirname(source), file).replace(/\/$/, '');
      const inSite = places.get(aimed) ?? files.get(aimed);
      if (inSite !== undefined) {
        const relative = path.posix.relative(path.posix.dirname(place), inSite);
        return `${open}${relative.startsWith('.') ? relative : `./${relative}`}${anchor ?? ''}${close}`;
      }
      const absolute = path.join(root, aimed);
      if (!existsSync(absolute)) throw new Error(`${source} links to ${target}, which does not exist.`);
      const kind = statSync(absolute).isDirectory() ? 'tree' : 'blob';
      return `${open}${REPOSITORY}/${kind}/main/${aimed}${anchor ?? ''}${close}`;
    }),
  );
}
