import { readFileSync, readdirSync } from 'fs';
import { join } from 'path';
import { PACKAGE } from './bundled-files';

/** At the end of a bundle is a comment for each package in it. */
const MODULE = /^\s*\/\/ (node_modules\/.*)$/gm;

/** Returns the licenses of all packages in the bundled files, as their authors require. */
export function renderLicenses(root: string, files: readonly string[]): string {
  return bundledPackages(root, files).map(renderLicense).join('\n');
}

export interface BundledPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** In the order of their folders. */
export function bundledPackages(root: string, files: readonly string[]): BundledPackage[] {
  const folders = new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(MODULE)].map(([, path]) => PACKAGE.exec(path)![1])),
  );
  return [...folders].sort().map((each) => {
    const folder = join(root, each);
    return {
      folder,
      ...(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Omit<BundledPackage, 'folder'>),
    };
  });
}

function renderLicense({ folder, name, version, license }: BundledPackage): string {
  return `${name} ${version} (${license})\n\n${licenseText(folder, license)}\n\n${'-'.repeat(80)}\n`;
}

/** With the notices that the license asks to pass on. */
function licenseText(folder: string, license: string): string {
  const entries = readdirSync(folder);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const texts = entries.filter((entry) => /^(licen[cs]e|notice|copyrightnotice)(?![a-z])/i.test(entry)).map(read);
  if (texts.length === 0) {
    const readme = entries.find((entry) => /^readme/i.test(entry));
    const section = readme && LICENSE_SECTION.exec(read(readme))?.[1];
    if (section) texts.push(section);
  }
  if (texts.length === 0) texts.push(WITHOUT_TEXT[license] ?? '');
  const text = texts.map((each) => each.trim()).join('\n\n');
  if (text === '') throw new Error(`${folder} brings no license text, and there is none for ${license}.`);
  return text;
}

/** Some packages have it there alone. */
const LICENSE_SECTION = /^(?:#+ *licen[cs]e *|licen[cs]e *\n-+ *)\n([^]*Permission is hereby granted[^]*)/im;

/** For packages that name a license and bring no text. */
const WITHOUT_TEXT: { readonly [license: string]: string | undefined } = {
  'Apache-2.0': 'The package brings no license text. It is that of the file LICENSE of Lintel.',
  'MIT': `The package brings no license text. That of the MIT License is:

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
};
