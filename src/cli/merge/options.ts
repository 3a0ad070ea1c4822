import type { Severity } from '../../definition/review-rule';
import type { DriftFormat } from '../drift/report';

export interface MergeOptions {
  readonly format: DriftFormat;
  readonly output?: string;
  /** For reviews: the minimum severity for exit code 3. */
  readonly failOn?: Severity;
  /** For reviews: the name in the marker of the comment. */
  readonly name?: string;
}
