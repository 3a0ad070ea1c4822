import type { Resource } from '../../../../clients/json-api';
import { objectsAt, optionalTextAt, textAt } from '../../../../clients/read-response';

/** The module's report about one of its versions. */
export interface VersionStatus {
  readonly version: string;
  /** `ok` if the version is usable. */
  readonly status: string;
  /** The reason if the version failed. */
  readonly error?: string;
}

/** Newest first. */
export function versionStatusesOf({ attributes }: Resource): VersionStatus[] {
  return newestFirst(
    objectsAt(attributes, 'version-statuses').map((reported): VersionStatus => ({
      version: textAt(reported, 'version'),
      status: textAt(reported, 'status'),
      error: optionalTextAt(reported, 'error') || undefined,
    })),
  );
}

/** By the precedence of semantic versions. */
export function newestFirst<T extends { readonly version: string }>(things: readonly T[]): T[] {
  if (things.length < 2) return [...things];
  const { compareVersions } =
    // oxlint-disable-next-line typescript/no-require-imports
    require('../../../../definition/libraries/semver') as typeof import('../../../../definition/libraries/semver');
  return [...things].sort((one, other) => compareVersions(other.version, one.version));
}
