/**
 * Moves the fragments of `changelog/unreleased` into the section of `CHANGELOG.md` that is headed by the version in `package.json`, in one
 * step: either all of them are in it, or the file is as it was.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';

const ROOT = path.join(__dirname, '..');
const FOLDER = path.join('changelog', 'unreleased');

/** In the order in which a section has them. */
const KINDS = ['added', 'changed', 'deprecated', 'removed', 'fixed', 'security'] as const;

type Kind = (typeof KINDS)[number];

interface Fragment {
  readonly kind: Kind;
  /** One line, as it stands behind the mark of a list. */
  readonly text: string;
}

/** What is wrong with a fragment, a sentence each. */
export function problemsOf(file: string, content: string): string[] {
  const [head, blank, ...body] = content.trimEnd().split('\n');
  const kind = /^kind: (.*)$/.exec(head)?.[1];
  const paragraph = body.join('\n');
  const rules: [boolean, string][] = [
    [/^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(file), 'its name must be lower-case words with dashes, and end with .md'],
    [
      (KINDS as readonly (string | undefined)[]).includes(kind),
      `its first line must be \`kind: \` and one of ${KINDS.join(', ')}`,
    ],
    [blank === '', 'its second line must be blank'],
    [
      /^[A-Z`]/.test(paragraph) && paragraph.endsWith('.'),
      'its text must be sentences: it begins with a capital or a name in backquotes, and ends with a full stop',
    ],
    [!paragraph.startsWith('Unwritten: '), 'its text is still to be written'],
    [!/\n\s*(\n|[-*#] )/.test(paragraph), 'its text must be one paragraph, without lists and headings'],
  ];
  return rules
    .filter(([isObeyed]) => !isObeyed)
    .map(([, rule]) => `${path.posix.join('changelog/unreleased', file)}: ${rule}.`);
}

/** The changelog with the fragments in the section of a version, which is put above all others where there is none yet. */
export function collect(changelog: string, version: string, fragments: readonly Fragment[]): string {
  const sections = changelog.trimEnd().split(/\n(?=## )/);
  const found = sections.findIndex(
    (section) => section.startsWith(`## ${version} `) || section.startsWith(`## ${version}\n`),
  );
  if (found < 0) sections.splice(1, 0, `## ${version}\n`);
  const objectPath = found < 0 ? 1 : found;
  sections[objectPath] = KINDS.reduce(
    (section, kind) =>
      withItems(
        section,
        kind,
        fragments.filter((each) => each.kind === kind),
      ),
    sections[objectPath],
  );
  return `${sections.map((section) => section.trimEnd()).join('\n\n')}\n`;
}

function withItems(section: string, kind: Kind, fragments: readonly Fragment[]): string {
  // An earlier run that was interrupted before it deleted the files has put them there.
  const items = fragments.map(({ text }) => `- ${text}`).filter((item) => !section.split('\n').includes(item));
  if (items.length === 0) return section;
  const heading = `### ${kind[0].toUpperCase()}${kind.slice(1)}`;
  const groups = section.trimEnd().split(/\n+(?=### )/);
  const found = groups.findIndex((group) => group.startsWith(`${heading}\n`));
  if (found < 0) groups.push(`${heading}\n\n${items.join('\n')}`);
  else groups[found] += `\n${items.join('\n')}`;
  return groups.join('\n\n');
}

/** Files by name, and what is wrong with them. */
export function readFragments(root: string): {
  readonly files: readonly string[];
  readonly fragments: readonly Fragment[];
  readonly problems: readonly string[];
} {
  const folder = path.join(root, FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const contents = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const problems = files.flatMap((file, index) => problemsOf(file, contents[index]));
  return { files, problems, fragments: problems.length > 0 ? [] : contents.map(parse) };
}

function parse(content: string): Fragment {
  const [head, , ...body] = content.trimEnd().split('\n');
  return { kind: head.slice('kind: '.length) as Kind, text: body.map((line) => line.trim()).join(' ') };
}

/** Collects what is there, and deletes it. Returns how many fragments there were; throws where one is malformed. */
export function release(root: string): number {
  const { files, fragments, problems } = readFragments(root);
  if (problems.length > 0) {
    throw new Error(`Nothing was changed:\n${problems.map((problem) => `  ${problem}\n`).join('')}`);
  }
  if (files.length === 0) return 0;
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const changelog = path.join(root, 'CHANGELOG.md');
  writeFileSync(`${changelog}.new`, collect(readFileSync(changelog, 'utf8'), version, fragments));
  renameSync(`${changelog}.new`, changelog);
  for (const file of files) rmSync(path.join(root, FOLDER, file));
  return files.length;
}

function main(): void {
  try {
    process.stdout.write(`Collected ${release(ROOT)} fragments into CHANGELOG.md.\n`);
  } catch (error) {
    process.stderr.write((error as Error).message);
    process.exitCode = 1;
  }
}

if (require.main === module) main();
