/** A request recorded by a strict emulator, because the service does not know its route, a body field or a query parameter. */
export interface Violation {
  readonly kind: 'route' | 'field' | 'parameter';
  readonly method: string;
  readonly path: string;
  /** The paths of the unknown fields, such as `alowed_domains` or `options.colour`, or the parameter names; empty for a route. */
  readonly fields: readonly string[];
  /** The request's number in the journal. */
  readonly number: number;
}

export interface ViolationReport {
  readonly violations: readonly Violation[];
  /** How many later ones were dropped; absent if none. */
  readonly dropped?: number;
}

/** The first ones are kept, since they are the causes. */
const MOST = 1000;

/** The violations recorded by a strict emulator. Responses are the same as without strict mode. */
export class Violations {
  private kept: Violation[] = [];
  private dropped = 0;

  add(violation: Violation): void {
    if (this.kept.length < MOST) this.kept.push(violation);
    else this.dropped += 1;
  }

  clear(): void {
    [this.kept, this.dropped] = [[], 0];
  }

  report(): ViolationReport {
    return { violations: [...this.kept], ...(this.dropped === 0 ? {} : { dropped: this.dropped }) };
  }
}

/** One line for each violation. */
export function describeViolations({ violations, dropped = 0 }: ViolationReport): string {
  const count = violations.length + dropped;
  return [
    `${count} ${count === 1 ? 'request violates' : 'requests violate'} the strict mode of the emulator:`,
    ...violations.map(describeViolation).map((line) => `  ${line}`),
    ...(dropped === 0 ? [] : [`  and ${dropped} more`]),
  ].join('\n');
}

function describeViolation({ kind, method, path, fields, number }: Violation): string {
  const what =
    kind === 'route' ? 'no such route' : `unknown ${kind}${fields.length === 1 ? '' : 's'} ${fields.join(', ')}`;
  return `#${number} ${method} ${path}: ${what}`;
}
