import * as path from 'path';
import { LANGUAGES as TRANSLATED, readTranslation } from './translate-examples';

/** What the README of a package says about a language, and how the language is written. */
const LANGUAGES: { readonly [target: string]: { readonly name: string; readonly example: string } } = {
  python: { name: 'Python', example: 'examples/python/platform-team' },
  go: { name: 'Go', example: 'examples/go/platform-team' },
  java: { name: 'Java', example: 'examples/java/platform-team' },
};

/** Where the files are that the README links to: no package of another language contains them. */
const REPOSITORY = 'https://github.com/lintel-iac/lintel';

/** Sections that are about a checkout, or about all languages at once. */
const LEFT_OUT = ['Two commands', 'In your language', 'Test coverage'];

/** The README of the repository, for those who install the package of one language. */
export function languageReadme(readme: string, target: string, root: string): string {
  const language = LANGUAGES[target];
  if (!language) return readme;
  const [, install, imported] = new RegExp(`^\\| ${language.name} \\| (.*?) \\| (.*?) \\|$`, 'm').exec(readme) ?? [];
  if (install === undefined) throw new Error(`README.md does not say how to install the package for ${language.name}.`);
  const [introduction, ...sections] = readme.split(/\n(?=## )/);
  const kept = sections.filter((section) => !LEFT_OUT.some((title) => section.startsWith(`## ${title}\n`)));
  if (kept.length !== sections.length - LEFT_OUT.length) {
    throw new Error(`README.md lacks one of the sections ${LEFT_OUT.join(', ')}.`);
  }
  const own = `## Install

Lintel is not published yet: \`npm run package\` in [a checkout](${REPOSITORY}), \`$LINTEL\`, builds this package. [Every way to install it](docs/install.md).

- Install: ${install.replace(/, see below$/, '')}
- Use: ${imported}
- Get started: [the tutorial](docs/tutorial.md#${target})

[An app in ${language.name}](${language.example}), and [how names differ between languages](docs/languages.md). Node.js 20.9 or newer must be on the PATH, because the constructs run in it.
`;
  const text = [introduction.replace(/^# Lintel$/m, `# Lintel for ${language.name}`), own, ...kept].join('\n');
  return withExample(text, root, language.name).replace(
    /(\]\(|\b(?:src|srcset)=")(?!https?:|#)([^)"\s]+)/g,
    (_, open: string, file: string) =>
      `${open}${REPOSITORY}/${/\.(?:svg|png)$/.test(file) ? 'raw' : 'blob'}/main/${file}`,
  );
}

/** The packer would leave the code as it is: what is translated and compiled is the example of the same resource. */
function withExample(text: string, root: string, name: string): string {
  const language = TRANSLATED.find((one) => one.name === name)!;
  const code = readTranslation(path.join(root, 'examples', 'resources', 'lintel_run_task'), language);
  const block = /^```ts\n[^]*?\n```$/gm;
  if (text.match(block)?.length !== 1) throw new Error('README.md must have one example in TypeScript.');
  return text.replace(block, () => `\`\`\`${language.fence}\n${code.trim()}\n\`\`\``);
}
