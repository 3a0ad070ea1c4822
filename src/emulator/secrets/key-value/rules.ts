import { ownField } from '../../read-fields';
import { allUnits, parseFault, secondsOf } from '../durations';
import { readFlag, readSeconds, readWhole } from '../fields';
import type { Fields } from '../fields';
import { badRequest, FieldRefusal } from '../refusal';
import type { KeyValueConfiguration, VersionedSecret, VersionRules } from './kinds';

/** How many versions are kept if neither the name nor the mount sets a number. */
const USUAL_VERSIONS = 10;

/** The settings of a name or mount after a write; omitted values and null durations stay unchanged. */
export function readRules(
  fields: Fields,
  before: VersionRules,
  { signed }: { readonly signed: boolean },
): VersionRules {
  const maxVersions = readWhole(fields, 'max_versions');
  return {
    // The service stores unsigned 32-bit numbers.
    maxVersions: maxVersions === undefined ? before.maxVersions : Number(BigInt.asUintN(32, BigInt(maxVersions))),
    casRequired: readFlag(fields, 'cas_required') ?? before.casRequired,
    metadataCasRequired: readFlag(fields, 'metadata_cas_required') ?? before.metadataCasRequired,
    deleteAfterSeconds: readDeleteAfter(fields, signed) ?? before.deleteAfterSeconds,
  };
}

function readDeleteAfter(fields: Fields, signed: boolean): number | undefined {
  const name = 'delete_version_after';
  const value = ownField(fields, name);
  if (!signed || value === undefined || value === null) return readSeconds(fields, name);
  const seconds = secondsOf(value);
  if (seconds === undefined) throw new FieldRefusal(`error converting input for field "${name}": ${parseFault(value)}`);
  return Math.trunc(seconds);
}

export function shownRules(rules: VersionRules): object {
  const { deleteAfterSeconds: seconds } = rules;
  return {
    max_versions: rules.maxVersions,
    cas_required: rules.casRequired,
    metadata_cas_required: rules.metadataCasRequired,
    delete_version_after: seconds < 0 ? `-${allUnits(-seconds)}` : allUnits(seconds),
  };
}

/** The larger of the two applies: a name cannot keep fewer than its mount. */
export function keptVersions(secret: VersionRules, mount: VersionRules): number {
  return Math.max(secret.maxVersions, mount.maxVersions) || USUAL_VERSIONS;
}

/** The shorter of the two durations; there is none if the mount's is negative. */
export function deleteAfter(secret: VersionRules, mount: VersionRules): number {
  if (mount.deleteAfterSeconds < 0) return 0;
  const given = [secret, mount].map((rules) => rules.deleteAfterSeconds).filter((seconds) => seconds > 0);
  return given.length === 0 ? 0 : Math.min(...given);
}

/** Refuses writing data if the request expects a version other than the current one. */
export function checkVersion(options: Fields, secret: VersionedSecret, { casRequired }: KeyValueConfiguration): void {
  const given = ownField(options, 'cas');
  if (given === undefined) {
    if (secret.casRequired || casRequired) throw badRequest('check-and-set parameter required for this call');
    return;
  }
  const wanted = given === null || given === '' ? 0 : typeof given === 'object' ? NaN : Number(given);
  if (!Number.isInteger(wanted)) throw badRequest('error parsing check-and-set parameter');
  if (wanted === secret.currentVersion) return;
  throw badRequest('check-and-set parameter did not match the current version');
}

/** The same check for metadata. */
export function checkMetadataVersion(
  fields: Fields,
  { metadataCasRequired, metadataVersion }: VersionedSecret,
  mount: KeyValueConfiguration,
): void {
  const given = readWhole(fields, 'metadata_cas');
  if (given === undefined) {
    if (!metadataCasRequired && !mount.metadataCasRequired) return;
    throw badRequest('metadata check-and-set parameter required for this call');
  }
  if (given === metadataVersion) return;
  throw badRequest('metadata check-and-set parameter does not match the current version');
}
