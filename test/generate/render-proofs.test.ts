import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { readProofs } from '../../generate/pages/proofs';
import { renderProofs } from '../../generate/pages/render-proofs';

const ROOT = path.join(__dirname, '..', '..');
const PAGE =
  'Before.\n<!-- proofs: languages -->\nOld.\n<!-- end of languages -->\n<!-- proofs: entry points -->\n<!-- end of entry points -->\nAfter.\n';

test('a table shows the test that proves a cell, or the reason why a cell cannot be proved', () => {
  const page = renderProofs(PAGE, [
    { subject: 'Go', operation: 'synth', file: 'test/a.test.ts' },
    { subject: 'AWS CDK', operation: 'create', file: 'test/b.test.ts' },
  ]);
  expect(page).toMatchInlineSnapshot(`
    "Before.
    <!-- proofs: languages -->
    |  | synth | deploy | synth with CDK Terrain | deploy with CDK Terrain | synth with AWS CDK |
    |---|---|---|---|---|---|
    | TypeScript | – | – | – | – | – |
    | Python | – | – | – | – | – |
    | Go | [tested](test/a.test.ts) | – | – | – | – |
    | Java | – | – | – | – | – |
    <!-- end of languages -->
    <!-- proofs: entry points -->
    |  | create | update | replace | delete | import | drift |
    |---|---|---|---|---|---|---|
    | Terraform | – | – | – | – | – | – |
    | AWS CDK | [tested](test/b.test.ts) | – | – | – | not applicable: CloudFormation cannot import custom resources | – |
    <!-- end of entry points -->
    After.
    "
  `);
});

test('writing the tables again changes nothing', () => {
  const page = renderProofs(PAGE, readProofs());
  expect(renderProofs(page, readProofs())).toBe(page);
});

test('a page without the markers of a table is refused', () => {
  expect(() => renderProofs('# Page\n', [])).toThrow('The page lacks the markers <!-- proofs: languages -->');
});

// The last test of each file compares its proofs with the record.
test.each(readProofs())('that $subject can $operation is recorded by an existing test', ({ file }) => {
  expect(existsSync(path.join(ROOT, file))).toBe(true);
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  expect(text).toContain('proofsOf(__filename)');
  expect(text).toMatch(/^proofs\.hold\(/m);
});
