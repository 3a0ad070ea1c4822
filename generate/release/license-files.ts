/** The licenses of what is in an executable: ours, those of the bundled packages, and those of the runtime. */
import { readFileSync } from 'fs';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..');

export function licenseFiles(): readonly { readonly name: string; readonly content: Buffer }[] {
  return [
    { name: 'LICENSE', content: readFileSync(path.join(ROOT, 'LICENSE')) },
    { name: 'LICENSES.txt', content: readFileSync(path.join(ROOT, 'lib', 'bundle', 'LICENSES.txt')) },
    { name: 'LICENSE-bun.txt', content: readFileSync(path.join(__dirname, 'LICENSE-bun.txt')) },
  ];
}
