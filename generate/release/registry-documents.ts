/**
 * `npm run release:documents` writes the pages that a registry of providers shows, as it wants them: `docs/index.md`, a folder of pages for each
 * kind of type, and `docs/guides`. Decisions and specifications are for those who work on Lintel; links to them lead to the repository.
 *
 *   --output folder   instead of dist/registry-documents
 */
import { mkdirSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';
import { parseArgs } from 'util';
import { rewriteLinks } from '../site/links';
import { KINDS, Page, readParts, withoutFrontMatter } from '../site/pages';

const ROOT = path.join(__dirname, '..', '..');
const INDEX = 'docs/index.md';

/** What a registry accepts at most. */
export const REGISTRY_LIMITS = { files: 2000, bytes: 500_000 } as const;

interface Document {
  readonly page: Page;
  readonly place: string;
  /** What a registry shows guides below. */
  readonly group?: string;
}

/** Writes the tree. Throws if a registry would not take it. */
export function writeRegistryDocuments(root: string, output: string): void {
  const documents = documentsOf(root);
  const places = new Map(documents.map(({ page, place }) => [page.source, place]));
  const texts = documents.map(({ page, place, group }) => {
    const body = rewriteLinks(withoutFrontMatter(page.text), page.source, place, { places, files: new Map() }, root);
    const own = /^---\n[^]*?\n---\n/.exec(page.text)?.[0] ?? guideFrontMatter(page, group!);
    return [place, `${own}${body.startsWith('\n') ? '' : '\n'}${body}`] as const;
  });
  const large = texts.filter(([, text]) => Buffer.byteLength(text) > REGISTRY_LIMITS.bytes).map(([place]) => place);
  if (texts.length > REGISTRY_LIMITS.files || large.length > 0) {
    throw new Error(`A registry does not take ${texts.length} pages, or the size of ${large.join(', ') || 'none'}.`);
  }
  rmSync(output, { recursive: true, force: true });
  for (const [place, text] of texts) {
    mkdirSync(path.dirname(path.join(output, place)), { recursive: true });
    writeFileSync(path.join(output, place), text);
  }
}

function documentsOf(root: string): Document[] {
  return readParts(root).flatMap(({ sections }) =>
    sections.flatMap(({ title, pages }) =>
      pages.flatMap((page): Document[] => {
        const [, folder = '', name] = /^docs\/(?:([\w-]+)\/)?([\w-]+\.md)$/.exec(page.source) ?? [];
        if (page.source === INDEX || folder in KINDS) return [{ page, place: page.source }];
        return name !== undefined && folder === '' ? [{ page, place: `docs/guides/${name}`, group: title }] : [];
      }),
    ),
  );
}

function guideFrontMatter(page: Page, group: string): string {
  return [
    '---',
    `page_title: ${JSON.stringify(`${page.title} - lintel`)}`,
    `subcategory: ${JSON.stringify(group)}`,
    `description: ${JSON.stringify(firstSentence(page))}`,
    '---\n',
  ].join('\n');
}

/** The first sentence of a guide that is not in a block of code, as plain text. */
function firstSentence({ text, source }: Page): string {
  const prose = text.replace(/^(`{3,}).*\n[^]*?^\1$/gm, '').split('\n');
  const first = prose.find((line) => /^[\w*`[]/.test(line));
  if (first === undefined) throw new Error(`${source} has no sentence to describe it with.`);
  const plain = first.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');
  return /^.*?[.:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}

if (require.main === module) {
  const { values } = parseArgs({ options: { output: { type: 'string' } } });
  writeRegistryDocuments(ROOT, path.resolve(values.output ?? path.join(ROOT, 'dist', 'registry-documents')));
}
