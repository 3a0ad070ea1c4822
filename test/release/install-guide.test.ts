import { readFileSync } from 'fs';
import * as path from 'path';
import { guideBlocks } from './install-guide';
import { LANGUAGES, ROOT } from '../package/languages';

/** What is only there for this machine: to be quick, and to leave its caches alone. */
const OWN = ['--prefer-offline', '--batch-mode', '--quiet', 'tsx'];

test.each(LANGUAGES.map((language) => [language.name, language] as const))(
  'the lines for %s are those that its test types',
  (name, { install, synthesize }) => {
    const lines = guideBlocks('languages')[name].trim().split('\n');
    const typed = [...install, synthesize].map((words) =>
      words.filter((word) => !OWN.includes(word) && !word.startsWith('-Dmaven.repo.local')).join(' '),
    );
    for (const line of lines) expect(typed).toContain(line.replace(/"/g, '').replaceAll('$LINTEL', ROOT));
  },
);

test('it begins by saying that nothing is published', () => {
  const [first] = readFileSync(path.join(ROOT, 'docs', 'install.md'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(first).toMatch(/^\*\*Lintel is not published yet\.\*\*/);
});
