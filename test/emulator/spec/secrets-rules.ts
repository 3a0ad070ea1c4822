import { rulesOf } from './specified';
import type { SpecifiedRule } from './specified';

export const secretsRules: readonly SpecifiedRule[] = rulesOf('', []);
