import { path, segments } from '../../../../clients/secrets';
import { snakeCase } from '../../../../definition/names';
import { isValues, Value, Values } from '../../../../definition/value';
import { seconds } from '../fields';

/** The operation of the certificate authority. */
export type Verb = 'issue' | 'sign' | 'sign-intermediate';

/** The inputs that a request sends, by the definition's names. */
export const REQUEST_INPUTS = [
  'csr',
  'commonName',
  'altNames',
  'ipSans',
  'uriSans',
  'otherSans',
  'excludeCnFromSans',
  'ttl',
  'notAfter',
  'format',
  'privateKeyFormat',
  'removeRootsFromChain',
  'userIds',
  'certMetadata',
  'maxPathLength',
  'keyUsage',
  'useCsrValues',
  'permittedDnsDomains',
  'ou',
  'organization',
  'country',
  'locality',
  'province',
  'streetAddress',
  'postalCode',
  'subjectSerialNumber',
  'notBeforeDuration',
  'signatureBits',
  'skid',
  'usePss',
] as const;

/** Lists that the service expects as a comma-separated string. Their elements contain no commas. */
const JOINED: ReadonlySet<string> = new Set(['altNames', 'ipSans', 'uriSans', 'userIds']);
const DURATIONS: ReadonlySet<string> = new Set(['ttl', 'notBeforeDuration']);

/** The issuer is part of the path: the service ignores an issuer in the body of a request with a role. */
export function requestPath(verb: Verb, config: Values): string {
  const { mount, issuerRef } = config;
  const steps =
    issuerRef === undefined
      ? operation(verb, config, true)
      : ['issuer', String(issuerRef), ...operation(verb, config, false)];
  return path`/${segments(String(mount))}/${segments(steps.join('/'))}`;
}

function operation(verb: Verb, { role, externalPolicy }: Values, isDefault: boolean): string[] {
  if (verb === 'sign-intermediate') return isDefault ? ['root', verb] : [verb];
  if (role !== undefined) return [verb, String(role)];
  const { policy } = externalPolicy as Values;
  return ['external-policy', verb, ...(policy === undefined ? [] : [String(policy)])];
}

/** The body of a request. Inputs that are undefined or empty are not sent. */
export function requestBody(config: Values): object {
  const own = REQUEST_INPUTS.filter((name) => !isEmpty(name, config[name])).map(
    (name) => [fieldName(name), field(name, config[name])] as const,
  );
  const { externalPolicy } = config;
  if (!isValues(externalPolicy)) return Object.fromEntries(own);
  const { parameters, keyType, keyBits } = externalPolicy;
  const key = {
    ...(keyType === undefined ? {} : { key_type: keyType }),
    ...(keyBits === undefined ? {} : { key_bits: keyBits }),
  };
  return { ...(parameters as Values | undefined), ...key, ...Object.fromEntries(own) };
}

function isEmpty(name: string, value: Value): boolean {
  return (
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0) ||
    (name === 'ttl' && seconds(value as string) === 0)
  );
}

/** In a request, `serial_number` is the serial number of the subject. */
function fieldName(name: string): string {
  return name === 'subjectSerialNumber' ? 'serial_number' : snakeCase(name);
}

function field(name: string, value: Value): unknown {
  if (JOINED.has(name)) return (value as readonly string[]).join(',');
  return DURATIONS.has(name) ? `${seconds(value as string)}s` : value;
}
