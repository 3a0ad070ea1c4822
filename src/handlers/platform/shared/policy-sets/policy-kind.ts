/** The real service calls the first framework `sentinel`. */
export function toWireKind(kind: string, dialect: string): string {
  return dialect === 'hcp' && kind === FIRST ? 'sentinel' : kind;
}

/** Services from before the second framework do not return the kind. */
export function fromWireKind(kind: string | undefined): string {
  return kind === undefined || kind === 'sentinel' ? FIRST : kind;
}

/** The framework that is evaluated without an agent by default. */
export const FIRST = 'sentinel_framework';
