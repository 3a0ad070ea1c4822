import type { Attributes } from '../../../../definition/attribute';
import { equalValue } from '../../../../definition/equal';
import { snakeCase } from '../../../../definition/names';
import type { Value, Values } from '../../../../definition/value';
import type { Moved } from '../../../contract';
import { NotFound } from '../../../errors';
import { isEmpty } from '../../../moved';
import { durationOf, movedMount, movedTexts } from '../moved-state';
import { canonicalSerial } from './certificate-x509';

/** Attributes of the Vault provider's certificates that have the same name and meaning here. */
const SAME = [
  'issuerRef',
  'csr',
  'commonName',
  'altNames',
  'ipSans',
  'uriSans',
  'otherSans',
  'excludeCnFromSans',
  'notAfter',
  'format',
  'privateKeyFormat',
  'userIds',
  'certMetadata',
  'useCsrValues',
  'maxPathLength',
  'permittedDnsDomains',
  'keyUsage',
  'signatureBits',
  'skid',
  'usePss',
  'removeRootsFromChain',
] as const;
/** Results that the Vault provider stores. */
const RESULTS = ['certificate', 'issuingCa', 'privateKey', 'privateKeyType', 'certificateBundle'] as const;
/** Attributes that follow from the certificate, or that the Vault provider derives. They are dropped silently. */
const DROPPED = [
  'id',
  'namespace',
  'backend',
  'ca_chain',
  'serial',
  'serial_number',
  'expiration',
  'renew_pending',
  'ttl',
  'not_before_duration',
  'auto_renew',
  'min_seconds_remaining',
  'revoke',
];

/**
 * State of a certificate of the Vault provider. The request is kept, so that an equal configuration plans no change; values that the Vault provider
 * fills in itself are left out. `more` has the attributes that only this type has, `known` their names.
 */
export function movedCertificate(
  state: Values,
  attributes: Attributes,
  more: Partial<Values>,
  known: readonly string[],
): Moved {
  refuseStore(state);
  const named = [...SAME, ...RESULTS].filter((name) => name in attributes);
  const isSet = (name: string, value: Value) => {
    const attribute = attributes[name];
    return value !== undefined && !(attribute && equalValue(attribute, value, undefined));
  };
  const mount = movedMount(state.namespace, state.backend);
  const serialNumber = canonicalSerial(String(state.serial_number));
  return {
    state: Object.fromEntries<Value>(
      Object.entries<Value>({
        ...Object.fromEntries(named.map((name) => [name, carried(state[snakeCase(name)])])),
        ...withBundle(state),
        ttl: spanOf(state.ttl),
        caChain: chainOf(state.ca_chain),
        expiration: isEmpty(state.expiration) ? undefined : Number(state.expiration),
        ...more,
        id: `${mount}/cert/${serialNumber}`,
        mount,
        serialNumber,
      }).filter(([name, value]) => isSet(name, value)),
    ),
    carried: [...DROPPED, ...known, ...named.map(snakeCase)],
  };
}

/** How long before its expiration the Vault provider renewed the certificate, if it did. */
export function renewalOf({
  auto_renew: isRenewed,
  min_seconds_remaining: remaining,
  not_after: notAfter,
}: Values): string | undefined {
  return isRenewed && isEmpty(notAfter) ? durationOf(remaining) : undefined;
}

/** In the Vault provider a duration is a string, which is empty or zero if it is not configured. */
export function spanOf(value: Value): string | undefined {
  const text = String(value ?? '');
  return text === '' || /^0+[dhms]?$/.test(text) ? undefined : text;
}

function refuseStore({ format, serial_number: serialNumber }: Values): void {
  if (format === 'pkcs12_bundle' || format === 'jks_bundle') {
    throw new NotFound(
      `A certificate in the format ${JSON.stringify(format)} cannot be moved, because this provider does not support the format. Remove the certificate from the state and create a new one.`,
    );
  }
  if (typeof serialNumber !== 'string' || serialNumber === '') {
    throw new NotFound(
      'The state has no `serial_number`, which is needed to find the certificate. Apply it once with the latest release of hashicorp/vault first.',
    );
  }
}

/** In the Vault provider the bundle replaces the certificate. */
function withBundle({ format, certificate, certificate_bundle: bundle }: Values): Partial<Values> {
  if (format !== 'pem_bundle') return { certificateBundle: undefined };
  const all = isEmpty(bundle) ? certificate : bundle;
  const [first] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(String(certificate)) ?? [];
  return { certificateBundle: all, certificate: first };
}

/** A string with all certificates, or a list of them. */
function chainOf(chain: Value): readonly string[] | undefined {
  return typeof chain === 'string'
    ? (chain.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? undefined)
    : movedTexts(chain);
}

function carried(value: Value): Value {
  if (Array.isArray(value)) return movedTexts(value);
  if (value === '' || value === null || value === undefined) return undefined;
  return typeof value === 'string' || typeof value === 'boolean' ? value : Number(value);
}
