import type { Case } from '../../../cli/review/case';

export const reviewCases: readonly Omit<Case, 'type'>[] = [];
