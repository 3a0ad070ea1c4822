import type { Code } from '../diagnostics/catalogue';
import type { Path } from './value';

/**
 * A problem with a configuration.
 *
 * Attribute names are in the definition's spelling. In texts only they are in backticks, so that an entry point can convert them
 * (`names.ts`).
 */
export interface Problem {
  readonly path: Path;
  /** The kind of fault, which `docs/troubleshooting.md` explains. */
  readonly code: Code;
  /** A few words, such as "Invalid `url`". */
  readonly summary: string;
  /** The fault, the rule in words, and what to do. */
  readonly detail: string;
  readonly severity: 'error' | 'warning';
  /** For a rule about the presence of attributes: how it is violated, and by which. Names with dots are inside an object. */
  readonly between?: Between;
}

export interface Between {
  /** `excess`: attributes exclude each other. `missing`: none of them is configured where one must be. */
  readonly kind: 'excess' | 'missing';
  /** The attributes that may be superfluous, or that are missing. */
  readonly subjects: readonly string[];
  /** All attributes of the rule. */
  readonly attributes: readonly string[];
}

/** One check of one configuration: its findings and its options. */
export interface Inspection {
  readonly problems: Problem[];
  readonly isUnknown: (value: unknown) => boolean;
  readonly writeOnlyAllowed: boolean;
}

export function addError(
  to: Inspection,
  code: Code,
  path: Path,
  summary: string,
  detail: string,
  between?: Between,
): void {
  to.problems.push({ path, code, summary, detail, severity: 'error', ...(between ? { between } : {}) });
}

/** `url: "x" …`, with the path as in the code of a construct: `rotation.windows[0]`. */
export function describeProblem({ path, detail }: Problem): string {
  return path.length > 0 ? `${writePath(path)}: ${detail}` : detail;
}

/** `rotation.windows[0].start`: the name alone would not identify an attribute inside an object. */
export function writePath(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`))
    .join('');
}
