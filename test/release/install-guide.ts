import { readFileSync } from 'fs';
import * as path from 'path';

const GUIDE = path.join(__dirname, '..', '..', 'docs', 'install.md');

/** The blocks of docs/install.md that are marked for a test, by their names. */
export function guideBlocks(kind: 'languages' | 'run' | 'image'): Readonly<Record<string, string>> {
  const marked = new RegExp(`^<!-- ${kind}: ([\\w-]+) -->\\n\`\`\`\\w+\\n([^]*?)^\`\`\`$`, 'gm');
  return Object.fromEntries([...readFileSync(GUIDE, 'utf8').matchAll(marked)].map(([, name, text]) => [name, text]));
}
