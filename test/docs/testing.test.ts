import { readFileSync } from 'fs';
import * as path from 'path';
import { inTerrain } from '../../generate/pages/terrain-examples';

const ROOT = path.join(__dirname, '..', '..');
const FILES = ['cdktf.test.ts', 'aws-cdk.test.ts'];
const page = readFileSync(path.join(ROOT, 'docs', 'testing.md'), 'utf8');

// The tests of the packages run those in Python, Go and Java, and all those for CDK Terrain.
test.each([
  ['ts', 'typescript', 'cdktf.test.ts', ['aws-cdk.test.ts']],
  ['python', 'python', 'test_scans.py', []],
  ['go', 'go', 'scans_test.go', []],
  ['java', 'java', 'ScansTest.java', []],
] as const)(
  'docs/testing.md shows the examples in %s as they are run, for each framework',
  (fence, language, file, others) => {
    const read = (name: string) => readFileSync(path.join(ROOT, 'examples', 'testing', name), 'utf8');
    const shown = [...page.matchAll(new RegExp(`^\`\`\`${fence}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text]) => text);
    expect(shown).toEqual([inTerrain(read(file), language), read(file), ...others.map(read)]);
    expect(shown[0]).toContain('cdktn');
    expect(shown[0]).not.toContain('cdktf');
  },
);

describe.each(FILES)('examples/testing/%s', (file) => {
  jest.requireActual(path.join(ROOT, 'examples', 'testing', file));
});
