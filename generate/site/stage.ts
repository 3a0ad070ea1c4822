import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';
import { SITE_FOLDER } from '../project/site-project';
import { mapProse, rewriteLinks } from './links';
import { LISTS, Page, Part, readParts, Section, withoutFrontMatter } from './pages';

/** What the configuration of VitePress reads. */
export interface Navigation {
  readonly nav: readonly { readonly text: string; readonly link: string; readonly activeMatch: string }[];
  readonly sidebar: { readonly [prefix: string]: readonly object[] };
}

/** Writes the pages as VitePress wants them, and the navigation over them. */
export function stage(root: string): void {
  const folder = path.join(root, SITE_FOLDER, 'pages');
  const parts = readParts(root);
  const pages = parts.flatMap(({ sections }) => sections.flatMap((section) => section.pages));
  const lists = Object.keys(LISTS).map((name) => renderList(name, pages));
  const places = new Map([
    ...pages.map(({ source, place }) => [source, place] as const),
    ...Object.keys(LISTS).map((name) => [`docs/${name}`, `${name}/index.md`] as const),
  ]);
  const pictures = readdirSync(path.join(root, 'docs')).filter((name) => /\.(?:png|svg)$/.test(name));
  const files = new Map(pictures.map((name) => [`docs/${name}`, name]));

  rmSync(folder, { recursive: true, force: true });
  const write = (place: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    writeFileSync(path.join(folder, place), text);
  };
  pages.forEach((page, index) => {
    const { source, place } = page;
    const body = rewriteLinks(withoutFrontMatter(page.text), source, place, { places, files }, root);
    // Marks for tests and generators, which forges do not show.
    const shown = mapProse(body, (line) => line.replace(/<!--.*?-->/g, ''));
    write(place, frontMatter(page, pages[index - 1], pages[index + 1]) + shown);
  });
  for (const { place, text } of lists) write(place, text);
  write('index.md', readFileSync(path.join(root, SITE_FOLDER, 'start.md'), 'utf8'));
  for (const name of pictures) copyFileSync(path.join(root, 'docs', name), path.join(folder, name));
  writeFileSync(path.join(folder, 'navigation.json'), JSON.stringify(navigation(parts)));
}

/** Each page leads to the next, also where another bar begins. */
function frontMatter({ title, text }: Page, previous: Page | undefined, next: Page | undefined): string {
  const link = (page: Page | undefined) => (page ? { text: page.title, link: linkTo(page) } : false);
  // Pages of registries have their title and their description in the front matter.
  const own = /^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? '';
  const description = /description: \|-\n {2}(.*)/.exec(own)?.[1];
  const fields = {
    title: /page_title: "(.*?)(?: - lintel)?"/.exec(own)?.[1] ?? title,
    ...(description === undefined ? {} : { description }),
    prev: link(previous),
    next: link(next),
  };
  return `---\n${JSON.stringify(fields)}\n---\n\n`;
}

function linkTo({ place }: Page): string {
  return `/${place.replace(/\.md$/, '')}`;
}

/** A page of all pages of a folder, for links to the folder. */
function renderList(name: string, pages: readonly Page[]): { readonly place: string; readonly text: string } {
  const own = pages.filter(({ place }) => place.startsWith(`${name}/`));
  const line = ({ place, title, text }: Page) => {
    const description = /^description: \|-\n {2}(.*)$/m.exec(text)?.[1];
    const file = `./${path.posix.basename(place)}`;
    return description === undefined ? `- [${title}](${file})` : `- [\`lintel_${title}\`](${file}): ${description}`;
  };
  return {
    place: `${name}/index.md`,
    text: `---\nprev: false\nnext: false\n---\n\n# ${LISTS[name]}\n\n${own.map(line).join('\n')}\n`,
  };
}

function navigation(parts: readonly Part[]): Navigation {
  const [guides, ...others] = parts;
  return {
    nav: parts.map((part) => ({
      text: part.title,
      link: linkTo(part.sections[0].pages[0]),
      activeMatch: activePattern(part),
    })),
    // The longest prefix counts: all that no other one names are guides.
    sidebar: {
      '/': guides.sections.map(({ title, pages }) => ({ text: title, items: pages.map(linkOf) })),
      ...Object.fromEntries(others.flatMap((part) => prefixesOf(part).map((prefix) => [prefix, bar(part, prefix)]))),
    },
  };
}

/** Folders of pages, and single pages beside the guides. */
function prefixesOf({ sections }: Part): string[] {
  const links = sections.flatMap(({ pages }) => pages.map(linkTo));
  return [...new Set(links.map((link) => link.replace(/(?<=.)\/[^/]*$/, '/')))];
}

/** The pages of one folder; a link leads to each of the others, since no bar can have hundreds of entries. */
function bar(part: Part, prefix: string): object[] {
  const isHere = ({ pages }: Section) => linkTo(pages[0]).startsWith(prefix);
  const entries = prefixesOf(part).map((other) => {
    const name = other.replace(/\//g, '');
    if (LISTS[name] !== undefined) return { text: LISTS[name], link: other };
    return linkOf(part.sections.flatMap(({ pages }) => pages).find((page) => linkTo(page).startsWith(other))!);
  });
  return [
    { text: part.title, items: entries },
    ...part.sections
      .filter((section) => isHere(section) && section.pages.length > 1)
      .map(({ title, pages }) => ({ text: title, items: pages.map(linkOf) })),
  ];
}

function linkOf(page: Page): { readonly text: string; readonly link: string } {
  return { text: page.title, link: linkTo(page) };
}

function activePattern({ sections }: Part): string {
  const links = sections.flatMap(({ pages }) => pages.map(linkTo));
  const folders = [...new Set(links.map((link) => link.split('/').slice(1, -1).join('/')))].filter(Boolean);
  const single = links.filter((link) => !link.slice(1).includes('/')).map((link) => `${link.slice(1)}$`);
  return `^/(?:${[...folders.map((folder) => `${folder}/`), ...single].join('|')})`;
}
