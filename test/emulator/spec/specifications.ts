import { foundationOperations } from './foundation-operations';
import { foundationRules } from './foundation-rules';
import { passwordPolicyOperations, passwordPolicyRules } from './password-policies';
import { pkiOperations } from './pki-operations';
import { pkiRules } from './pki-rules';
import { platformOperations } from './platform-operations';
import { platformRules } from './platform-rules';
import { secretsOperations } from './secrets-operations';
import { secretsRules } from './secrets-rules';
import type { Specification } from './specified';

/** The specifications. */
export const specifications: readonly Specification[] = [
  { name: 'platform', operations: platformOperations, rules: platformRules },
  { name: 'secrets', operations: secretsOperations, rules: secretsRules },
  { name: 'pki', operations: pkiOperations, rules: pkiRules },
  {
    name: 'secrets-foundation',
    operations: [...foundationOperations, ...passwordPolicyOperations],
    rules: [...foundationRules, ...passwordPolicyRules],
  },
];
