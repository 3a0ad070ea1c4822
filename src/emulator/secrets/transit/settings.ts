import type { Reply } from '../../exchange';
import type { EngineCall } from '../engine';
import { readFields, readFlag, readWhole } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import { readPeriod } from './create';
import { findKey, transitKeys } from './kinds';
import type { TransitKey } from './kinds';
import { keyResponse } from './shown';

const FROM_ONE = 'since Vault 0.3 (prior to the OpenBao fork), transit key numbering starts at 1; forcing minimum to 1';

/** Settings omitted in a write stay unchanged. */
export function configureKey(request: EngineCall): Reply {
  const { world, call, parameters } = request;
  const fields = readFields(call);
  const key = findKey(request);
  if (!key) throw badRequest(`no existing key named ${parameters.name} could be found`);
  const warnings: string[] = [];
  const [exportable, plaintextBackup] = ['exportable', 'allow_plaintext_backup'].map((name) => readFlag(fields, name));
  const changed: TransitKey = {
    ...key,
    ...readMinimums(fields, key, warnings),
    deletionAllowed: readFlag(fields, 'deletion_allowed') ?? key.deletionAllowed,
    // Once true, they stay true.
    exportable: key.exportable || (exportable ?? false),
    plaintextBackup: key.plaintextBackup || (plaintextBackup ?? false),
    rotatePeriodSeconds: readPeriod(fields) ?? key.rotatePeriodSeconds,
  };
  return keyResponse(world, world.store.of(transitKeys).put(changed), warnings);
}

type Minimums = Pick<TransitKey, 'minDecryptionVersion' | 'minEncryptionVersion'>;

function readMinimums(fields: Fields, key: TransitKey, warnings: string[]): Minimums {
  const minimums = {
    minDecryptionVersion: readMinimum(fields, 'decryption', key) ?? key.minDecryptionVersion,
    minEncryptionVersion: readMinimum(fields, 'encryption', key) ?? key.minEncryptionVersion,
  };
  if (minimums.minDecryptionVersion === 0) {
    warnings.push(FROM_ONE);
    minimums.minDecryptionVersion = 1;
  }
  const { minDecryptionVersion, minEncryptionVersion } = minimums;
  if (minEncryptionVersion > 0 && minEncryptionVersion < minDecryptionVersion) {
    throw badRequest(
      `cannot set min encryption/decryption values; min encryption version of ${minEncryptionVersion} must be greater than or equal to min decryption version of ${minDecryptionVersion}`,
    );
  }
  if (minEncryptionVersion < key.minAvailableVersion) {
    throw badRequest('min encryption version should not be less than min available version');
  }
  if (minDecryptionVersion < key.minAvailableVersion) {
    throw badRequest('min decryption version should not be less then min available version');
  }
  return minimums;
}

function readMinimum(
  fields: Fields,
  what: 'decryption' | 'encryption',
  { latestVersion }: TransitKey,
): number | undefined {
  const version = readWhole(fields, `min_${what}_version`);
  if (version === undefined) return undefined;
  if (version < 0) throw badRequest(`min ${what} version cannot be negative`);
  if (version > latestVersion) {
    throw badRequest(`cannot set min ${what} version of ${version}, latest key version is ${latestVersion}`);
  }
  return version;
}

/** Discards the versions below a minimum. */
export function trimKey(request: EngineCall): Reply {
  const { world, call } = request;
  const minimum = readWhole(readFields(call), 'min_available_version');
  const key = findKey(request);
  if (!key) throw badRequest('invalid key name');
  if (minimum === undefined) throw badRequest('missing min_available_version');
  const problem = trimProblem(key, minimum);
  if (problem !== undefined) throw badRequest(problem);
  const versions = key.versions.filter(({ version }) => version >= minimum);
  return keyResponse(world, world.store.of(transitKeys).put({ ...key, minAvailableVersion: minimum, versions }));
}

function trimProblem(key: TransitKey, minimum: number): string | undefined {
  if (minimum < key.minAvailableVersion) return 'minimum available version cannot be decremented';
  if (key.minEncryptionVersion === 0) {
    return 'minimum available version cannot be set when minimum encryption version is not set';
  }
  // The misspelling is the service's.
  if (minimum > key.minEncryptionVersion) {
    return 'minimum available version cannot be greater than minmum encryption version';
  }
  if (minimum > key.minDecryptionVersion) {
    return 'minimum available version cannot be greater than minimum decryption version';
  }
  return undefined;
}
