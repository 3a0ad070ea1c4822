import { existsSync, readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import type { ResourceDefinition } from '../../src/definition/resource';
import { specifications } from '../../test/emulator/spec/specifications';
import { isStored } from './render-registry';

/**
 * What a definition needs besides its folder and cannot be generated, a sentence for each that is missing: a line in the changelog, a test of
 * its own, and rows of the specification.
 */
export function missingParts(root: string, definitions: readonly ResourceDefinition[]): string[] {
  const news = newsIn(root);
  return definitions.flatMap((definition) => [
    ...missingNews(news, definition),
    ...missingTest(root, definition),
    ...missingRows(definition),
  ]);
}

/** What is released is in the changelog; what is not has a fragment. A definition that neither names is new, and users cannot know of it. */
function newsIn(root: string): string {
  const folder = path.join(root, 'changelog', 'unreleased');
  const fragments = existsSync(folder) ? readdirSync(folder).map((file) => path.join(folder, file)) : [];
  return [path.join(root, 'CHANGELOG.md'), ...fragments].map((file) => readFileSync(file, 'utf8')).join('\n');
}

function missingNews(news: string, { type }: ResourceDefinition): string[] {
  return news.includes(`\`${type}\``)
    ? []
    : [
        `${type} is new and not in the changelog: say what it is for in changelog/unreleased/${nameOf(type)}.md, and name \`${type}\` there (changelog/README.md has the format).`,
      ];
}

/** Operations share their tests, and a stored object without handlers does nothing that the rules do not test. */
function missingTest(root: string, definition: ResourceDefinition): string[] {
  const { type, service, operation } = definition;
  const file = `test/handlers/${service}/${nameOf(type)}/${nameOf(type)}.test.ts`;
  if (
    operation ||
    (isStored(definition) && !existsSync(path.join(root, `src/handlers/${service}/${nameOf(type)}/resource.ts`)))
  ) {
    return [];
  }
  const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  return /\b(?:it|test)(?:\.each\b[^]*?)?\(/.test(text) && text.includes(type)
    ? []
    : [`${type} has no test of its own: write ${file}, with a sentence for each thing that only this resource does.`];
}

/** Rows belong to a section of the specification, whose heading the definition names as its source. */
function missingRows({ type, source, operation }: ResourceDefinition): string[] {
  const headings = source.map((link) => link.slice(link.indexOf('#') + 1));
  const has = (rows: readonly { readonly section: string }[]) =>
    rows.some(({ section }) => headings.some((heading) => heading.startsWith(anchorOf(section))));
  const lacking = [
    ...(specifications.some(({ operations }) => has(operations)) ? [] : ['operations']),
    // An operation has no fields.
    ...(operation || specifications.some(({ rules }) => has(rules)) ? [] : ['rules']),
  ];
  return lacking.map(
    (what) =>
      `${type} has no rows of ${what} in the spec coverage: add them to test/emulator/spec/rows/${nameOf(type)}.ts, under a section that is the beginning of one of its sources (${headings.join(', ')}).`,
  );
}

function nameOf(type: string): string {
  return type.replace(/^lintel_/, '').replaceAll('_', '-');
}

/** As a forge makes the anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
