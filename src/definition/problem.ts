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
  /** Of a rule about what is there and what is not: how it is broken, and by which attributes. Names with dots are inside an object. */
  readonly between?: Between;
}

export interface Between {
  /** `excess`: attributes exclude each other. `missing`: none of them is configured where one must be. */
  readonly kind: 'excess' | 'missing';
  /** What may be too much, or what is missing. */
  readonly subjects: readonly string[];
  /** All attributes that the rule looks at. */
  readonly attributes: readonly string[];
}

/** One look at one configuration: what it finds, and what it may take for granted. */
export interface Inspection {
  readonly problems: Problem[];
  readonly isUnknown: (value: unknown) => boolean;
  readonly writeOnlyAllowed: boolean;
}

export function addError(to: Inspection, path: Path, summary: string, detail: string, between?: Between): void {
  to.problems.push({ path, summary, detail, severity: 'error', ...between ? { between } : {} });
}

/** `url: "x" …`, with the path as a construct's author writes it: `rotation.windows[0]`. */
export function describeProblem({ path, detail }: Problem): string {
  return path.length > 0 ? `${writePath(path)}: ${detail}` : detail;
}

/** `rotation.windows[0].start`: whoever is only told the name of an attribute inside an object does not know which is meant. */
export function writePath(path: Path): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('');
}
