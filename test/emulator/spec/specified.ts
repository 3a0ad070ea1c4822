/** One row of a specification's endpoint tables. */
export interface SpecifiedOperation {
  /** The specification's section. */
  readonly section: string;
  readonly operation: string;
  readonly method: string;
  /** From the root of the service; `:named` segments, `{mounts}`, and a last part in `(…)` that may be missing. */
  readonly path: string;
  /** The documented success; absent if the specification lists none. */
  readonly status?: number;
  readonly deprecated?: true;
  /** Why the emulator does not serve it yet; absent if it does. */
  readonly notServed?: string;
  /** Why nothing of the provider sends it yet; absent if something does. */
  readonly notReached?: string;
}

/** One documented rule, and the test case that shows it. */
export interface SpecifiedRule {
  readonly section: string;
  /** In the specification's words. */
  readonly rule: string;
  /** Part of `folder/file: titles` of a test below `test/emulator`; absent if there is none. */
  readonly shownBy?: string;
}

/** A specification as lists. */
export interface Specification {
  readonly name: string;
  readonly operations: readonly SpecifiedOperation[];
  readonly rules: readonly SpecifiedRule[];
}

/** Rows of one section: operation, method, path, documented status. */
export function operationsOf(
  section: string,
  rows: readonly (readonly [string, string, string, number?])[],
): SpecifiedOperation[] {
  return rows.map(([operation, method, path, status]) => ({ section, operation, method, path, status }));
}

/** Rules of one section, each with the case that shows it. */
export function rulesOf(section: string, rows: readonly (readonly [string, string?])[]): SpecifiedRule[] {
  return rows.map(([rule, shownBy]) => ({ section, rule, shownBy }));
}
