import { readFileSync } from 'fs';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..');
const FILES = ['cdktf.test.ts', 'aws-cdk.test.ts'];
const page = readFileSync(path.join(ROOT, 'docs', 'testing.md'), 'utf8');

// The tests of the packages run those in Python, Go and Java.
test.each([
  ['ts', FILES],
  ['python', ['test_scans.py']],
  ['go', ['scans_test.go']],
  ['java', ['ScansTest.java']],
] as const)('docs/testing.md shows the examples in %s as they are run', (language, files) => {
  const shown = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text]) => text);
  expect(shown).toEqual(files.map((file) => readFileSync(path.join(ROOT, 'examples', 'testing', file), 'utf8')));
});

describe.each(FILES)('examples/testing/%s', (file) => {
  jest.requireActual(path.join(ROOT, 'examples', 'testing', file));
});
