import { isObject, readString, Resource } from '../../clients/json-api';

/** What a module tells of one of its versions. */
export interface VersionStatus {
  readonly version: string;
  /** `ok`, when it can be used. */
  readonly status: string;
  /** What went wrong. */
  readonly error?: string;
}

/** Newest first. */
export function versionStatusesOf({ attributes }: Resource): VersionStatus[] {
  const told = Array.isArray(attributes['version-statuses']) ? attributes['version-statuses'].filter(isObject) : [];
  const statuses = told.map(({ version, status, error }): VersionStatus => (
    { version: readString(version)!, status: readString(status)!, error: readString(error) || undefined }));
  return newestFirst(statuses);
}

/** By the precedence of semantic versions. */
export function newestFirst<T extends { readonly version: string }>(things: readonly T[]): T[] {
  if (things.length < 2) return [...things];
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { compareVersions } = require('../../definition/libraries/semver') as typeof import('../../definition/libraries/semver');
  return [...things].sort((one, other) => compareVersions(other.version, one.version));
}
