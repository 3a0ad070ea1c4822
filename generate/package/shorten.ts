import { readdirSync, readFileSync, writeFileSync } from 'fs';
import { join } from 'path';
import { transform } from 'esbuild';

/**
 * The compiler writes into its output the sources, which are as long again, and comments, which are half of the constructs: both are for people, who read
 * the declarations. What Node.js finds in it without running it, such as names in dead code, stays.
 */
export async function shorten(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.startsWith('bundle'))
    .map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file, 'utf8');
      // What was written here begins with a comment that says so.
      if (text.startsWith('// ')) return;
      const { code } = await transform(text, { minifyWhitespace: true, lineLimit: 200, legalComments: 'none' });
      writeFileSync(file, code);
    }),
  );
}
