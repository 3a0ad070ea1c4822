import { renderQuery, type Query } from '../../../clients/path';
import { path } from '../../../clients/platform';
import type { PlanContext } from '../../contract';

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

/** Lets other plans of this run verify signatures with a key that the run is going to add. */
export function reportGpgKey({ run }: PlanContext, organization: string, keyId: string, asciiArmor: string): void {
  run.report(gpgKeyPath(organization, keyId), asciiArmor);
}

export function reportedGpgKey({ run }: PlanContext, organization: string, keyId: string): string | undefined {
  return run.reported(gpgKeyPath(organization, keyId)) as string | undefined;
}
