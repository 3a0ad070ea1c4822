import { renderQuery, type Query } from '../../../../clients/path';
import { path } from '../../../../clients/platform';
import type { PlanContext } from '../../../contract';

/** The path of the list of all organizations' keys, which requires a filter. */
export const GPG_KEYS = '/api/registry/private/v2/gpg-keys';

export function namespaceFilter(organization: string): Query {
  return { 'filter[namespace]': organization };
}

/** The path of the list of an organization's keys. */
export function gpgKeysPath(organization: string): string {
  return GPG_KEYS + renderQuery(namespaceFilter(organization));
}

export function gpgKeyPath(organization: string, keyId: string): string {
  return GPG_KEYS + path`/${organization}/${keyId}`;
}

/** Lets other plans of this run verify signatures with a key that the run is going to add. Its ID identifies its content. */
export function reportGpgKey({ run }: PlanContext, keyId: string, asciiArmor: string): void {
  run.report(GPG_KEYS + path`/${keyId}`, asciiArmor);
}

export function reportedGpgKey({ run }: PlanContext, keyId: string): string | undefined {
  return run.reported(GPG_KEYS + path`/${keyId}`) as string | undefined;
}
