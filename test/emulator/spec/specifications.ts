import { readdirSync } from 'fs';
import * as path from 'path';
import { everydayOperations } from './everyday-operations';
import { everydayRules } from './everyday-rules';
import { foundationOperations } from './foundation-operations';
import { foundationRules } from './foundation-rules';
import { pkiOperations } from './pki-operations';
import { pkiRules } from './pki-rules';
import { platformOperations } from './platform-operations';
import { platformRules } from './platform-rules';
import { secretsOperations } from './secrets-operations';
import { secretsRules } from './secrets-rules';
import type { Specification } from './specified';

/** The specifications, and the rows of resources that have a file for them. */
export const specifications: readonly Specification[] = [
  { name: 'platform', operations: platformOperations, rules: platformRules },
  { name: 'secrets', operations: secretsOperations, rules: secretsRules },
  { name: 'pki', operations: pkiOperations, rules: pkiRules },
  { name: 'secrets-foundation', operations: foundationOperations, rules: foundationRules },
  { name: 'secrets-everyday', operations: everydayOperations, rules: everydayRules },
  ...rowsOfResources(),
];

function rowsOfResources(): Specification[] {
  const folder = path.join(__dirname, 'rows');
  return readdirSync(folder)
    .sort()
    .map((file) => {
      // oxlint-disable-next-line typescript/no-require-imports -- the files determine the rows
      const rows = require(path.join(folder, file)) as Omit<Specification, 'name'>;
      return { name: path.basename(file, '.ts'), operations: rows.operations, rules: rows.rules };
    });
}
