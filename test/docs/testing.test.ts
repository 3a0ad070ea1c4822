import { readFileSync } from 'fs';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..');
const FILES = ['cdktf.test.ts', 'aws-cdk.test.ts'];
const page = readFileSync(path.join(ROOT, 'docs', 'testing.md'), 'utf8');

test('docs/testing.md shows the examples as they are run here', () => {
  const shown = [...page.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, text]) => text);
  expect(shown).toEqual(FILES.map((file) => readFileSync(path.join(ROOT, 'examples', 'testing', file), 'utf8')));
});

describe.each(FILES)('examples/testing/%s', (file) => {
  jest.requireActual(path.join(ROOT, 'examples', 'testing', file));
});
