import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import { FRAMEWORK_PAGES } from '../../generate/pages/render-frameworks';

const ROOT = path.join(__dirname, '..', '..');

/** Guides that are about one framework, or that name the packages of both beside each block. */
const EXEMPT: readonly string[] = [
  'docs/aws-cdk.md',
  'docs/emulator-in-tests.md',
  'docs/from-cdktf-to-cdk-terrain.md',
  ...FRAMEWORK_PAGES,
];

/** The README, and the pages that are written by hand. */
export function terrainGuides(): string[] {
  return ['README.md', ...readdirSync(path.join(ROOT, 'docs')).map((name) => `docs/${name}`)].filter(
    (page) => page.endsWith('.md') && !EXEMPT.includes(page),
  );
}

export const TERRAIN_IMPORT = /from '(?:lintel-)?cdktn'/;

/** The TypeScript and JavaScript of a page. */
export const blocksOf = (page: string): string[] =>
  [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/^```(?:ts|typescript|js)\n([^]*?)^```$/gm)].map(
    ([, code]) => code!,
  );
