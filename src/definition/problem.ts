import type { Path } from './value';

/**
 * What is wrong with a configuration.
 *
 * Attribute names are in the definition's spelling; in words they stand in backticks, and nothing else that looks like one does, so
 * that a door can respell them (`names.ts`).
 */
export interface Problem {
  readonly path: Path;
  /** A few words, such as "Invalid `url`". */
  readonly summary: string;
  /** What is wrong, the rule in words, and what to do. */
  readonly detail: string;
  readonly severity: 'error' | 'warning';
}

/** One look at one configuration: what it finds, and what it may take for granted. */
export interface Inspection {
  readonly problems: Problem[];
  readonly isUnknown: (value: unknown) => boolean;
  readonly writeOnlyAllowed: boolean;
}

export function addError(to: Inspection, path: Path, summary: string, detail: string): void {
  to.problems.push({ path, summary, detail, severity: 'error' });
}

/** `url: "x" …`, with the path as a construct's author writes it: `rotation.windows[0]`. */
export function describeProblem({ path, detail }: Problem): string {
  const written = path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('');
  return written ? `${written}: ${detail}` : detail;
}
