import { snakeCase } from './names';

/**
 * The service's report about its own work on an object. An apply may have ended before that work failed, or with an error that the next plan no
 * longer shows: plans warn about it and `lintel drift` reports it until it is repaired.
 */
export interface StatusReport {
  /** The attribute with the status, or a list of objects that each have a `status`, an `error` and a `version`. */
  readonly attribute: string;
  /** A regular expression of the statuses that do not recover on their own. */
  readonly failed: string;
  /** The attribute with the service's own reason. */
  readonly reason?: string;
  /** The consequences of the failure and its repair, as sentences. */
  readonly consequence: string;
}

/** A reported status, in words. */
export interface Failure {
  readonly attribute: string;
  readonly says: string;
}

type Members = { readonly [name: string]: unknown };

/** The failures in a state, with the definition's names or with Terraform's. */
export function failuresIn(
  { reports = [] }: { readonly reports?: readonly StatusReport[] },
  state: Members,
): Failure[] {
  return reports.flatMap(({ attribute, failed, reason, consequence }): Failure[] => {
    const isFailed = (status: unknown) => typeof status === 'string' && new RegExp(`^(?:${failed})$`).test(status);
    const found = memberOf(state, attribute);
    const texts = Array.isArray(found)
      ? (found as readonly Members[])
          .filter(({ status }) => isFailed(status))
          .map(({ version, status, error }) => `${String(version)} is ${words(status, error)}`)
      : isFailed(found)
        ? [`It is ${words(found, reason && memberOf(state, reason))}`]
        : [];
    return texts.length === 0 ? [] : [{ attribute, says: `${texts.join('; ')}. ${consequence}` }];
  });
}

function memberOf(state: Members, name: string): unknown {
  return state[name] ?? state[snakeCase(name)];
}

function words(status: unknown, error: unknown): string {
  const reason = typeof error === 'string' ? error.replace(/\.$/, '') : '';
  return reason === '' ? `\`${String(status)}\`` : `\`${String(status)}\`: ${reason}`;
}
