import { canonicalSerial } from './certificate-x509';
import { durationOf, isEmpty, movedMount, movedTexts } from './moved-state';
import type { Attributes } from '../../../definition/attribute';
import { equalValue } from '../../../definition/equal';
import { snakeCase } from '../../../definition/names';
import type { Value, Values } from '../../../definition/value';
import type { NotCarried } from '../../contract';
import { NotFound } from '../../errors';

interface Taken {
  readonly state: Partial<Values>;
  readonly notCarried: readonly NotCarried[];
}

/** What the peer's certificates have under our names: texts, flags and numbers as they are, lists as lists. */
const SAME = [
  'issuerRef', 'csr', 'commonName', 'altNames', 'ipSans', 'uriSans', 'otherSans', 'excludeCnFromSans', 'notAfter', 'format', 'privateKeyFormat', 'userIds', 'certMetadata', 'useCsrValues',
  'maxPathLength', 'permittedDnsDomains', 'keyUsage', 'signatureBits', 'skid', 'usePss', 'removeRootsFromChain',
] as const;
/** What is kept of the answer that the peer got. */
const RESULTS = ['certificate', 'issuingCa', 'privateKey', 'privateKeyType', 'certificateBundle'] as const;
/** What says nothing that the certificate does not say, or what the peer makes of it. */
const LEFT = ['id', 'namespace', 'backend', 'ca_chain', 'serial', 'serial_number', 'expiration', 'renew_pending', 'ttl', 'not_before_duration', 'auto_renew', 'min_seconds_remaining', 'revoke'];

/**
 * State of a certificate of the peer. The request is kept, so that one that is configured likewise plans nothing: what the peer has filled in
 * is left out. `more` has what only this type has, `known` the names in it.
 */
export function movedCertificate(state: Values, attributes: Attributes, more: Partial<Values>, known: readonly string[]): Taken {
  refuseStore(state);
  const named = [...SAME, ...RESULTS].filter((name) => name in attributes);
  const isSaid = (name: string, value: Value) => value !== undefined && !(name in attributes && equalValue(attributes[name], value, undefined));
  const mount = movedMount(state.namespace, state.backend);
  const serialNumber = canonicalSerial(String(state.serial_number));
  return {
    state: Object.fromEntries<Value>(Object.entries<Value>({
      ...Object.fromEntries(named.map((name) => [name, carried(state[snakeCase(name)])])),
      ...withBundle(state), ttl: spanOf(state.ttl), caChain: chainOf(state.ca_chain), expiration: isEmpty(state.expiration) ? undefined : Number(state.expiration),
      ...more, id: `${mount}/cert/${serialNumber}`, mount, serialNumber,
    }).filter(([name, value]) => isSaid(name, value))),
    notCarried: Object.keys(state).filter((key) => !LEFT.includes(key) && !known.includes(key) && !named.some((name) => snakeCase(name) === key) && !isEmpty(state[key])),
  };
}

/** How long before its end the peer renewed it, where it did. */
export function renewalOf({ auto_renew: isRenewed, min_seconds_remaining: remaining, not_after: notAfter }: Values): string | undefined {
  return isRenewed && isEmpty(notAfter) ? durationOf(remaining) : undefined;
}

/** A span is a text there, which is empty or zero where none is configured. */
export function spanOf(value: Value): string | undefined {
  const text = String(value ?? '');
  return text === '' || /^0+[dhms]?$/.test(text) ? undefined : text;
}

function refuseStore({ format, serial_number: serialNumber }: Values): void {
  if (format === 'pkcs12_bundle' || format === 'jks_bundle') throw new NotFound(`A certificate in the format ${JSON.stringify(format)} cannot be taken over: there is no such format here. Remove it from the state, and make another.`);
  if (typeof serialNumber !== 'string' || serialNumber === '') throw new NotFound('The state has no `serial_number`, without which the certificate cannot be found. Apply it once with the newest release of hashicorp/vault first.');
}

/** There the bundle stands in the place of the certificate. */
function withBundle({ format, certificate, certificate_bundle: bundle }: Values): Partial<Values> {
  if (format !== 'pem_bundle') return { certificateBundle: undefined };
  const all = isEmpty(bundle) ? certificate : bundle;
  const [first] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(String(certificate)) ?? [];
  return { certificateBundle: all, certificate: first };
}

/** One text with all certificates, or a list of them. */
function chainOf(chain: Value): readonly string[] | undefined {
  return typeof chain === 'string' ? chain.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? undefined : movedTexts(chain);
}

function carried(value: Value): Value {
  if (Array.isArray(value)) return movedTexts(value);
  if (value === '' || value === null || value === undefined) return undefined;
  return typeof value === 'string' || typeof value === 'boolean' ? value : Number(value);
}
