import { readFileSync } from 'fs';
import * as path from 'path';
import { renderApiIndex } from '../../generate/api-index';
import { readAssembly } from '../../generate/package/assembly';
import { checkStale } from '../support/stale';

const ROOT = path.join(__dirname, '..', '..');
const { types } = readAssembly<{ readonly types: Record<string, Parameters<typeof renderApiIndex>[0][number]> }>(ROOT);
const index = renderApiIndex(Object.values(types), () => true);

test('API.md is the index of the jsii assembly and short enough for a page', () => {
  checkStale('API.md', 'npm run build', () => expect(readFileSync(path.join(ROOT, 'API.md'), 'utf8')).toBe(index));
  expect(Buffer.byteLength(index)).toBeLessThan(150_000);
});

test('the index has a row for each construct with its required properties', () => {
  const constructs = Object.values(types).filter(
    ({ base }) => base !== undefined && /^cdktf\.Terraform(Resource|DataSource|Element|Provider)$/.test(base),
  );
  expect(constructs.length).toBeGreaterThan(60);
  for (const { name } of constructs) expect(index).toMatch(new RegExp(`^\\| \\[?\`${name}\``, 'm'));
  expect(index).toContain('| [`RunTask`](docs/resources/run_task.md) |');
  expect(index).toMatch(/`RunTask`.*\| `name`: string, `url`: string \|$/m);
});
