import type { AttributeRule, ObjectRule, Severity } from '../../definition/review-rule';

/** A team's rule for one type. */
export interface TeamRule {
  /** `team/<id>`. */
  readonly id: string;
  /** Terraform's type name. */
  readonly type: string;
  readonly rule: AttributeRule | ObjectRule;
  readonly file: string;
  readonly line: number;
}

/** Another severity for one of Lintel's rules. */
export interface Adjustment {
  readonly rule: string;
  readonly severity: Severity;
  readonly reason: string;
  readonly file: string;
  readonly line: number;
}

/** The contents of a team's files. */
export interface TeamRules {
  readonly rules: readonly TeamRule[];
  readonly adjustments: ReadonlyMap<string, Adjustment>;
}

export const NO_RULES: TeamRules = { rules: [], adjustments: new Map() };

/** The folder that is read if --rules-folder names no other. */
export const RULES_FOLDER = '.lintel/rules';
