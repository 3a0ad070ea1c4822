import { existsSync, readFileSync, statSync } from 'fs';
import * as path from 'path';
import { anchor } from '../../generate/site/anchor';
import { mapProse } from '../../generate/site/links';

const ROOT = path.join(__dirname, '..', '..');

/** The text outside of code, in which brackets and number signs mean something else. */
export function proseOf(text: string): string {
  const lines: string[] = [];
  mapProse(text, (line) => {
    lines.push(line);
    return line;
  });
  return lines.join('\n');
}

const known = new Map<string, ReadonlySet<string>>();

/** The anchors that forges give the headings of a Markdown file of the repository. */
export function headingAnchors(file: string): ReadonlySet<string> {
  const found = known.get(file);
  if (found) return found;
  const counts = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading] of proseOf(readFileSync(path.join(ROOT, file), 'utf8')).matchAll(/^#{1,6} +(.*?) *#*$/gm)) {
    const name = anchor(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    anchors.add(count === 0 ? name : `${name}-${count}`);
  }
  known.set(file, anchors);
  return anchors;
}

/** Whether a link, from the root of the repository, leads to a file, and to a heading or lines if it names them. */
export function leadsSomewhere(link: string): boolean {
  const [, name, fragment] = /^([^#]*)(?:#(.*))?$/.exec(link)!;
  const file = decodeURIComponent(name);
  const absolute = path.join(ROOT, file);
  if (!existsSync(absolute)) return false;
  if (fragment === undefined || /^L\d+/.test(fragment)) return true;
  return !statSync(absolute).isDirectory() && headingAnchors(file).has(fragment);
}
