import type { SpecifiedOperation, SpecifiedRule } from './specified';

export interface ServedRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  /** The client's user agent. */
  readonly agent?: string;
}

/** Operations without a request that had the documented success, or any success if none is documented. */
export function missingOperations(
  operations: readonly SpecifiedOperation[],
  requests: readonly ServedRequest[],
): SpecifiedOperation[] {
  const met = new Set(reached(operations, requests));
  return operations.filter((operation) => !met.has(operation));
}

/** Operations with a successful request; of several matching paths, the most specific counts. */
export function reached(
  operations: readonly SpecifiedOperation[],
  requests: readonly ServedRequest[],
): SpecifiedOperation[] {
  const patterns = operations.map((operation) => ({
    operation,
    pattern: patternOf(operation.path),
    literals: literalsOf(operation.path),
  }));
  const met = new Set<SpecifiedOperation>();
  for (const request of requests) {
    const fitting = patterns.filter(
      ({ operation, pattern }) => operation.method === request.method && pattern.test(request.path),
    );
    const mostLiteral = Math.max(...fitting.map(({ literals }) => literals));
    for (const { operation, literals } of fitting) {
      if (literals === mostLiteral && isSuccess(operation, request.status)) met.add(operation);
    }
  }
  return [...met];
}

/** Operations that are missing without a reason, missing with one, and those whose reason no longer holds. */
export interface Sorted {
  readonly missing: readonly SpecifiedOperation[];
  readonly waiting: readonly SpecifiedOperation[];
  readonly stale: readonly SpecifiedOperation[];
}

/** `because` is the member that gives the reason. */
export function sorted(
  operations: readonly SpecifiedOperation[],
  requests: readonly ServedRequest[],
  because: 'notServed' | 'notReached',
): Sorted {
  const missing = missingOperations(operations, requests);
  const hasReason = (operation: SpecifiedOperation) => operation[because] !== undefined;
  return {
    missing: missing.filter((operation) => !hasReason(operation)),
    waiting: missing.filter(hasReason),
    stale: operations.filter((operation) => hasReason(operation) && !missing.includes(operation)),
  };
}

/** Rules without a title. */
export function missingRules(rules: readonly SpecifiedRule[], titles: readonly string[]): SpecifiedRule[] {
  return rules.filter(({ shownBy }) => shownBy === undefined || !titles.some((title) => title.includes(shownBy)));
}

function isSuccess({ status }: SpecifiedOperation, responded: number): boolean {
  return status === undefined ? responded >= 200 && responded < 300 : responded === status;
}

function patternOf(path: string): RegExp {
  const text = path
    .replace(/\((\/[^)]*)\)$/, '(?:$1)?')
    .replace(/:[a-z_]+/g, '[^/]+')
    .replace(/\{[a-z_]+\}/g, '.+');
  return new RegExp(`^${text}$`);
}

/** Segments that are not names. */
function literalsOf(path: string): number {
  return path.split('/').filter((segment) => /^[a-z0-9-]+$/.test(segment)).length;
}
