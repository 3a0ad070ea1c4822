/** Pages that show programs in each language for both frameworks: the parts for CDK Terrain are written from those for cdktf. */
import { inTerrain, type TerrainLanguage } from './terrain-examples';

export const FRAMEWORK_PAGES = ['docs/tutorial.md', 'docs/testing.md'] as const;

const LANGUAGES: { readonly [name: string]: TerrainLanguage } = {
  TypeScript: 'typescript',
  Python: 'python',
  Go: 'go',
  Java: 'java',
};

export const FRAMEWORKS = { terrain: 'CDK Terrain', cdktf: 'cdktf' } as const;

/** A heading, and what follows it until the next one. */
interface Part {
  readonly heading: string;
  readonly body: string;
}

/** The parts of a page. Lines of code that begin like a heading are comments. */
export function partsOf(page: string): Part[] {
  const parts: { heading: string; body: string }[] = [{ heading: '', body: '' }];
  let isCode = false;
  for (const line of page.split(/(?<=\n)/)) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && /^#{1,6} /.test(line)) parts.push({ heading: line, body: '' });
    else parts.at(-1)!.body += line;
  }
  return parts;
}

/** The page, in which each language has a part for each framework, in this order. */
export function renderFrameworks(page: string): string {
  const parts = partsOf(page);
  let language: TerrainLanguage | undefined;
  let written = 0;
  const text = parts.map(({ heading, body }, index) => {
    if (!heading.startsWith('#### ')) language = LANGUAGES[heading.replace(/^### /, '').trim()];
    if (heading !== `#### ${FRAMEWORKS.terrain}\n`) return heading + body;
    const original = parts[index + 1];
    if (language === undefined || original?.heading !== `#### ${FRAMEWORKS.cdktf}\n`) {
      throw new Error(`A part for ${FRAMEWORKS.terrain} is not below a language, or not before the one for cdktf.`);
    }
    written += 1;
    return heading + inTerrain(original.body, language);
  });
  const expected = Object.keys(LANGUAGES).length;
  if (written !== expected) {
    throw new Error(`The page has ${written} parts for ${FRAMEWORKS.terrain}, not ${expected}.`);
  }
  return text.join('');
}
