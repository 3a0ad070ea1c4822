import { rulesOf } from './specified';
import type { SpecifiedRule } from './specified';

export const pkiRules: readonly SpecifiedRule[] = rulesOf('', []);
