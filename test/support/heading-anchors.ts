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

/** A line that begins with a tag opens a block of HTML, which ends at the next blank line; Markdown in it is not read. */
const HTML_BLOCK = /^ {0,3}<\/?[a-z][^]*?(?=^[ \t]*$|$(?![^]))/gim;

/** The anchors that forges give the headings of a text in Markdown. */
export function anchorsIn(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading] of proseOf(text)
    .replace(HTML_BLOCK, '')
    .matchAll(/^#{1,6} +(.*?) *#*$/gm)) {
    const name = anchor(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    anchors.add(count === 0 ? name : `${name}-${count}`);
  }
  return anchors;
}

/** The anchors of a file of the repository. */
export function headingAnchors(file: string): ReadonlySet<string> {
  let anchors = known.get(file);
  if (!anchors) known.set(file, (anchors = anchorsIn(readFileSync(path.join(ROOT, file), 'utf8'))));
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
