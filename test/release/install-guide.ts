import { readFileSync } from 'fs';
import * as path from 'path';

const GUIDE = path.join(__dirname, '..', '..', 'docs', 'install.md');

/** What the guide says to do about a message that somebody sees; undefined where it says nothing. */
export function remedyFor(message: string): string | undefined {
  const [, table] = readFileSync(GUIDE, 'utf8').split('\n## When it does not start\n');
  return [...table.matchAll(/^\| (".*") \| (.*) \|$/gm)].find(([, cell]) =>
    [...cell.matchAll(/"([^"]+)"/g)].some(([, quoted]) => includesInOrder(message, quoted.split('…'))),
  )?.[2];
}

function includesInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part.trim(), from);
    from = at + part.trim().length;
    return at >= 0;
  });
}

/** `elsewhere`: of what another test runs, with other words. */
export const GUIDE_BLOCKS = ['languages', 'cdktn', 'awscdk', 'registries', 'run', 'image', 'elsewhere'] as const;
export type GuideBlock = (typeof GUIDE_BLOCKS)[number];

/** The blocks of docs/install.md that are marked for a test, by their names. */
export function guideBlocks(kind: GuideBlock): Readonly<Record<string, string>> {
  const marked = new RegExp(`^<!-- ${kind}: ([\\w-]+) -->\\n\`\`\`\\w+\\n([^]*?)^\`\`\`$`, 'gm');
  return Object.fromEntries([...readFileSync(GUIDE, 'utf8').matchAll(marked)].map(([, name, text]) => [name, text]));
}

/** Every block of the guide, whether it is marked or not. */
export function allGuideBlocks(): readonly string[] {
  return [...readFileSync(GUIDE, 'utf8').matchAll(/^```\w+\n([^]*?)^```$/gm)].map(([, text]) => text);
}
