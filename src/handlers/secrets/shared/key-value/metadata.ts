/** The metadata that a name has besides its versions. */

import {
  integerAt,
  isReported,
  missing,
  objectAt,
  optionalFlagAt,
  optionalIntegerAt,
  optionalObjectAt,
  textAt,
} from '../../../../clients/read-response';
import type { Context } from '../../../contract';
import { secondsAt, seconds } from '../fields';
import { explainMissingMount, type Data } from '../mounted-object';
import type { SecretPlace } from './place';
import { secretPath } from './version';

/** Undefined if the name has neither versions nor metadata. */
export async function findMetadata({ secrets, signal }: Context, place: SecretPlace): Promise<Data | undefined> {
  const found = await secrets.find(secretPath(place, 'metadata'), undefined, { signal }).catch((error: Error) => {
    throw explainMissingMount(error, place);
  });
  return found?.data;
}

/** Merges: omitted settings stay. */
export async function writeMetadata(
  { secrets, signal, warn }: Context,
  place: SecretPlace,
  body: object,
): Promise<void> {
  const at = secretPath(place, 'metadata');
  const { warnings } = await secrets.post(at, body, { signal, repeatable: true }).catch((error: Error) => {
    throw explainMissingMount(error, place);
  });
  warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
}

export interface Settings {
  readonly customMetadata?: Readonly<Record<string, string>>;
  readonly maxVersions?: number;
  readonly casRequired?: boolean;
  readonly deleteVersionAfter?: string;
}

export const SETTINGS = ['customMetadata', 'maxVersions', 'casRequired', 'deleteVersionAfter'] as const;

/** Null if there are none; never missing. */
export function customMetadataIn(data: Data): Record<string, string> {
  if (!isReported(data, 'custom_metadata')) missing(data, ['custom_metadata'], 'object');
  const texts = optionalObjectAt(data, 'custom_metadata') ?? {};
  return Object.fromEntries(Object.keys(texts).map((key) => [key, textAt(texts, key)]));
}

/** The four settings of a secret. */
export function settingsIn(data: Data): Required<Settings> {
  return {
    customMetadata: customMetadataIn(data),
    maxVersions: integerAt(data, 'max_versions'),
    casRequired: optionalFlagAt(data, 'cas_required') ?? false,
    deleteVersionAfter: secondsAt(data, 'delete_version_after') ?? '0',
  };
}

/** The fields of a write. Removed settings are reset. */
export function settingsBody(settings: Settings, names: readonly string[]): Record<string, unknown> {
  const fields: Readonly<Record<string, unknown>> = {
    customMetadata: settings.customMetadata ?? {},
    maxVersions: settings.maxVersions ?? 0,
    casRequired: settings.casRequired ?? false,
    deleteVersionAfter: `${settings.deleteVersionAfter === undefined ? 0 : seconds(settings.deleteVersionAfter)}s`,
  };
  const wire = {
    customMetadata: 'custom_metadata',
    maxVersions: 'max_versions',
    casRequired: 'cas_required',
    deleteVersionAfter: 'delete_version_after',
  } as const;
  return Object.fromEntries(SETTINGS.filter((name) => names.includes(name)).map((name) => [wire[name], fields[name]]));
}

/** The existing versions of a name, the oldest first. */
export function versionsIn(data: Data) {
  const all = objectAt(data, 'versions');
  return Object.keys(all)
    .map(Number)
    .sort((one, other) => one - other)
    .map((version) => ({
      version,
      createdTime: textAt(all, String(version), 'created_time'),
      deletionTime: textAt(all, String(version), 'deletion_time') || undefined,
      destroyed: optionalFlagAt(all, String(version), 'destroyed') ?? false,
    }));
}

/** The numbers of the versions that can be read at this time. */
export function liveVersions(data: Data, now = Date.now()): number[] {
  return versionsIn(data)
    .filter(
      ({ deletionTime, destroyed }) => !destroyed && (deletionTime === undefined || Date.parse(deletionTime) > now),
    )
    .map(({ version }) => version);
}

/** 0 without a version. */
export function currentVersion(data: Data): number {
  return optionalIntegerAt(data, 'current_version') ?? 0;
}
