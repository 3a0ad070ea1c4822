import { readFileSync } from 'fs';
import * as path from 'path';
import { inTerrain, type TerrainLanguage } from '../pages/terrain-examples';
import { LANGUAGES as TRANSLATED, readTranslation } from '../pages/translate-examples';

/** What the README of a package says about a language, and how the language is written. */
const LANGUAGES: {
  readonly [target: string]: { readonly name: string; readonly example: string; readonly program: string };
} = {
  python: { name: 'Python', example: 'python/platform-team', program: 'main.py' },
  go: { name: 'Go', example: 'go/platform-team', program: 'main.go' },
  java: { name: 'Java', example: 'java/platform-team', program: 'src/main/java/com/example/Main.java' },
};

/** Where the files are that the README links to: no package of another language contains them. */
const REPOSITORY = 'https://github.com/lintel-iac/lintel';

/** Sections that are about a checkout, or about all languages at once. */
const LEFT_OUT = ['Two commands', 'In your language', 'Test coverage'];

/** The README of the repository, for those who install the package of one language. */
export function languageReadme(readme: string, target: string, root: string): string {
  const language = LANGUAGES[target];
  if (!language) return readme;
  // The table before it is for the other framework.
  const table = readme.slice(readme.indexOf('\nWith cdktf:\n'));
  const [, install, imported] = new RegExp(`^\\| ${language.name} \\| (.*?) \\| (.*?) \\|$`, 'm').exec(table) ?? [];
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

[An app in ${language.name}](examples/${language.example}), and [how names differ between languages](docs/languages.md). Node.js 20.9 or newer must be on the PATH, because the constructs run in it.
`;
  const text = [introduction.replace(/^# Lintel$/m, `# Lintel for ${language.name}`), own, ...kept.map(withCdktf)].join(
    '\n',
  );
  const code = readTranslation(
    { root, kind: 'resources', type: 'lintel_run_task' },
    TRANSLATED.find(({ name }) => name === language.name)!,
  );
  return withLinks(withExample(text, code, target));
}

/** The section that shows a stack, for those who have the package for cdktf. */
function withCdktf(section: string): string {
  if (!section.startsWith('## What a stack looks like\n')) return section;
  const text = section
    .replace(/^With CDK Terrain \(`cdktn`\).*\n\n/m, '')
    .replace(/^npx cdktn deploy (\S+) #.*$/m, 'npx cdktf deploy $1')
    .replace(/^With cdktf, import from .*\n\n/m, '');
  if (text.replace(/^```ts\n[^]*?^```$/m, '').includes('cdktn')) {
    throw new Error('README.md shows a stack for CDK Terrain in words that are not expected.');
  }
  return text;
}

/** The README of the package for CDK Terrain, for those who install it in one language. */
export function cdktnReadme(readme: string, target: string, root: string): string {
  const language = LANGUAGES[target];
  if (!language) return readme;
  const row = new RegExp(`^\\| ${language.name} \\| (.*?) \\| (.*?) \\|$`, 'm').exec(readme);
  const [introduction, ...paragraphs] = readme.trimEnd().split('\n\n');
  const description = paragraphs.slice(-3);
  if (!row || !description[0]!.startsWith('Set `targetVersions`')) {
    throw new Error('The README of lintel-cdktn does not have the parts that are expected.');
  }
  const code = readTranslation(
    { root, kind: 'resources', type: 'lintel_run_task' },
    TRANSLATED.find(({ name }) => name === language.name)!,
  );
  return withLinks(
    [
      `${introduction!} in ${language.name}`,
      paragraphs[0]!,
      `- Install: ${row[1]!}\n- Use: ${row[2]!}`,
      `Lintel is not published yet: \`npm run package\` in [a checkout](${REPOSITORY}), \`$LINTEL\`, builds this package.`,
      `\`\`\`${target}\n${inTerrain(code, target as TerrainLanguage).trim()}\n\`\`\``,
      `[An app in ${language.name}](examples/cdktn/${language.example}), and [how names differ between languages](docs/languages.md). Node.js 20.9 or newer must be on the PATH, because the constructs run in it.`,
      ...description,
      '',
    ].join('\n\n'),
  );
}

/** The README of the package for AWS CDK, for those who install it in one language. */
export function awscdkReadme(readme: string, target: string, root: string): string {
  const language = LANGUAGES[target];
  if (!language) return readme;
  const [install, imported] = ['install', 'import'].map((row) => awscdkCell(root, row, language.name));
  const paragraphs = readme.split(
    /\n\n(?=```sh\n|Lintel is not published yet: |```ts\n|The function that |The same constructs )/,
  );
  const [introduction, , , example, description] = paragraphs;
  if (paragraphs.length !== 6) {
    throw new Error('The README of lintel-awscdk does not have the parts that are expected.');
  }
  const own = `- Install: ${install}
- Use: ${imported}

Lintel is not published yet: \`npm run package\` in [a checkout](${REPOSITORY}), \`$LINTEL\`, builds this package.`;
  const text = [
    introduction!.replace(/^# Lintel for AWS CDK$/m, `$& in ${language.name}`),
    own,
    `From [an app in ${language.name}](examples/awscdk/${language.example}):`,
    example,
    description,
    'See also [how names differ between languages](docs/languages.md#aws-cdk), and [what the constructs deploy](docs/aws-cdk.md).',
  ].join('\n\n');
  const program = readFileSync(path.join(root, 'examples', 'awscdk', language.example, language.program), 'utf8');
  return withLinks(withExample(`${text}\n`, excerpt(program), target));
}

/** What docs/languages.md says about a language of the package for AWS CDK. */
function awscdkCell(root: string, row: string, name: string): string {
  const page = readFileSync(path.join(root, 'docs', 'languages.md'), 'utf8');
  const [, section = ''] = page.split('\n## AWS CDK\n');
  const cells = (first: string) =>
    section
      .split('\n')
      .find((line) => line.startsWith(`|${first} |`))
      ?.replace(/ \|$/, '')
      .split(' | ');
  const cell = cells(` ${row}`)?.[cells('')!.indexOf(name)];
  if (cell === undefined) throw new Error(`docs/languages.md does not have the row ${row} for AWS CDK in ${name}.`);
  return cell.replace(/\]\(\.\.\//g, '](');
}

/** The provider and the run task of an app, which a test compiles and synthesizes. */
function excerpt(program: string): string {
  const [provider] = /^.*One function manages [^]*?\n(?=\n)/m.exec(program) ?? [];
  const [task] = /^.*\bscan :?= [^]*?\n(?=.*RunTaskGlobalConfiguration)/m.exec(program) ?? [];
  if (provider === undefined || task === undefined) throw new Error('The app has no provider or no run task.');
  return [provider, task].map(withoutIndent).join('\n');
}

function withoutIndent(code: string): string {
  const [indent = ''] = /^\s*/.exec(code) ?? [];
  return code.replace(new RegExp(`^${indent}`, 'gm'), '');
}

/** The registries of languages show the README without the repository. */
function withLinks(text: string): string {
  return text.replace(
    /(\]\(|\b(?:src|srcset)=")(?!https?:|#)([^)"\s]+)/g,
    (_, open: string, file: string) =>
      `${open}${REPOSITORY}/${/\.(?:svg|png)$/.test(file) ? 'raw' : 'blob'}/main/${file}`,
  );
}

/** The packer would leave the code as it is: it is replaced by code that a test compiles. The names of targets are those of the fences. */
function withExample(text: string, code: string, target: string): string {
  const block = /^```ts\n[^]*?\n```$/gm;
  if (text.match(block)?.length !== 1) throw new Error('README.md must have one example in TypeScript.');
  return text.replace(block, () => `\`\`\`${target}\n${code.trim()}\n\`\`\``);
}
