import type { Values } from '../../../../definition/value';
import type { PlanContext } from '../../../contract';

const nameOf = (mount: unknown, reference: unknown): string => `planned issuer ${String(mount)}/${String(reference)}`;

/** Reports an issuer that this run creates. The first one of a mount becomes its default. */
export function reportPlannedIssuer({ run }: PlanContext, { mount = 'pki', issuerName }: Values): void {
  for (const reference of ['default', ...(issuerName === undefined ? [] : [issuerName])]) {
    run.report(nameOf(mount, reference), true);
  }
}

/** Whether a plan of this run has reported that it creates an issuer with this reference. */
export function isPlannedIssuer(run: PlanContext['run'], mount: string, reference: string): boolean {
  return run.reported(nameOf(mount, reference)) === true;
}
