/** The inputs of a root, read back from its certificate. */

import { snakeCase } from '../../../../definition/names';
import type { Value, Values } from '../../../../definition/value';
import { requestBody } from '../certificates/certificate-request';
import { present } from '../fields';
import type { GeneratedFrom } from './authority-subject';

const SUBJECT = ['ou', 'organization', 'country', 'locality', 'province', 'streetAddress', 'postalCode'] as const;
export const CONSTRAINTS_OF_VAULT = [
  'excludedDnsDomains',
  'permittedIpRanges',
  'excludedIpRanges',
  'permittedEmailAddresses',
  'excludedEmailAddresses',
  'permittedUriDomains',
  'excludedUriDomains',
] as const;
const CONSTRAINTS = ['permittedDnsDomains', ...CONSTRAINTS_OF_VAULT] as const;
/** The key usages that every CA has. */
const ALWAYS = ['CertSign', 'CRLSign'];

/** The body of a request for a root or an intermediate. The fields of a certificate are part of it. */
export function generationBody(config: Values): object {
  const further = [
    ...CONSTRAINTS,
    'issuerName',
    'keyName',
    'keyType',
    'keyBits',
    'keyRef',
    'notBefore',
    'extKeyUsage',
    'extKeyUsageOids',
    'addBasicConstraints',
  ];
  const own = Object.fromEntries(
    further.filter((name) => !isEmpty(config[name])).map((name) => [snakeCase(name), config[name]]),
  );
  return present({ ...requestBody(config), ...own });
}

function isEmpty(value: Value): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * The inputs that can be read from a certificate. `known`: the prior state or the configuration, whose spelling is kept for equal values, and which
 * fills in values that a certificate does not determine.
 */
export function rootInputs(pem: string, validFrom: string, known: Values): Values {
  // oxlint-disable-next-line typescript/no-require-imports
  const read = (require('./authority-subject') as typeof import('./authority-subject')).generatedFrom(pem);
  return {
    commonName: read.commonName,
    ...names(read, known),
    ...Object.fromEntries<Value>(SUBJECT.map((name) => [name, read.subject[name]])),
    subjectSerialNumber: read.subjectSerialNumber,
    keyType: read.keyType,
    // A key of fixed size has none.
    keyBits: read.keyBits || known.keyBits,
    maxPathLength: read.maxPathLength,
    ...Object.fromEntries<Value>(CONSTRAINTS.map((name) => [name, read.constraints[name]])),
    keyUsage: keyUsage(read, known),
    ...extendedKeyUsages(read, known),
    ...undetermined(known, 'usePss', read.usePss, false),
    ...undetermined(known, 'signatureBits', undefined, 0),
    // A certificate does not show whether its start was configured.
    notBefore: known.notBefore !== undefined && isSameTime(known.notBefore, validFrom) ? known.notBefore : undefined,
  };
}

/** Texts that the service treats as a host name or an e-mail address. Any other common name is never an alternative name. */
const HOST_OR_EMAIL = /^[^\s@]+@[^\s@]+$|^[\w*-]+(?:\.[\w-]+)*$/;

/** The common name is among the alternative names if it is a host name or an e-mail address. */
function names({ commonName, altNames, ipSans, uriSans, otherSans }: GeneratedFrom, known: Values): Values {
  const isIncluded = altNames.includes(commonName);
  const isHost = HOST_OR_EMAIL.test(commonName);
  const isNamed = Array.isArray(known.altNames) && known.altNames.includes(commonName);
  return {
    altNames: altNames.filter((name) => name !== commonName || isNamed),
    ipSans: addresses(ipSans, known.ipSans),
    uriSans,
    otherSans,
    ...undetermined(known, 'excludeCnFromSans', isIncluded ? false : isHost || undefined, false),
  };
}

/** Addresses in the known spelling. */
function addresses(found: readonly string[], known: Value): readonly string[] {
  const { addressKey } =
    // oxlint-disable-next-line typescript/no-require-imports
    require('../certificates/certificate-names') as typeof import('../certificates/certificate-names');
  const spellings = Array.isArray(known) ? (known as readonly string[]) : [];
  return found.map(
    (address) => spellings.find((one) => addressKey(one) === address) ?? address.replace(/^\[|\]$/g, ''),
  );
}

/** Values that a certificate does not determine are unchanged; if they are unknown, as after an import, they get the value of absence. */
function undetermined(known: Values, name: string, read: Value, standIn: Value): Values {
  return { [name]: read ?? (known[name] === undefined ? standIn : undefined) };
}

function keyUsage({ keyUsage: found }: GeneratedFrom, known: Values): Value {
  const further = (usage: readonly string[]) =>
    usage.filter((one) => !ALWAYS.some((always) => always.toLowerCase() === one.toLowerCase()));
  const lower = (usage: readonly string[]) =>
    [...new Set(further(usage).map((one) => one.toLowerCase()))].sort().join();
  const asked = Array.isArray(known.keyUsage) ? (known.keyUsage as readonly string[]) : undefined;
  return asked && lower(asked) === lower(found) ? asked : further(found);
}

/** Usages configured as object identifiers remain identifiers. */
function extendedKeyUsages({ extKeyUsageOids: found }: GeneratedFrom, known: Values): Values {
  // oxlint-disable-next-line typescript/no-require-imports
  const { extendedUsageName } = require('./authority-subject') as typeof import('./authority-subject');
  const asOids = Array.isArray(known.extKeyUsageOids) ? (known.extKeyUsageOids as readonly string[]) : [];
  const isOid = (oid: string) => asOids.includes(oid) || extendedUsageName(oid) === undefined;
  return {
    extKeyUsage: found.filter((oid) => !isOid(oid)).map((oid) => extendedUsageName(oid)!),
    extKeyUsageOids: found.filter(isOid),
  };
}

export function isSameTime(one: Value, other: Value): boolean {
  return Date.parse(String(one)) === Date.parse(String(other));
}
