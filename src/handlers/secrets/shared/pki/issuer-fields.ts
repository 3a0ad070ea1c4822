/** Translation between the service's terms for an issuer and ours. */

import type { SecretsDialect } from '../../../../clients/connection';
import {
  missing,
  nameAt,
  optionalFlagAt,
  optionalIntegerAt,
  optionalTextsAt,
  textAt,
} from '../../../../clients/read-response';
import type { ReadStateValues } from '../../../../definition/attribute';
import { equalValue } from '../../../../definition/equal';
import type { Values } from '../../../../definition/value';
import { canonicalSerial } from '../certificates/certificate-x509';
import { changedFields, newFields, readFields } from '../described-fields';
import { noneOrTextAt } from '../fields';
import type { Data } from '../mounted-object';
import { certificatesOf, subjectKeyIdOf, timeOf } from './authority-certificate';
import { issuerSettings, type issuerResults } from './issuer-attributes';
import type { Reference } from './references';

export type IssuerSettings = ReadStateValues<typeof issuerSettings>;
export type IssuerState = IssuerSettings & ReadStateValues<typeof issuerResults> & { readonly certificate: string };

/** Settings of a new issuer that need a separate request. */
export const SENT_AFTERWARDS = Object.keys(issuerSettings) as readonly (keyof typeof issuerSettings)[];

/** Fields that need more than a rename. */
const OWN = ['usage', 'manualChain', 'revocationSignatureAlgorithm', 'enableAiaUrlTemplating'];
const SIMPLE = Object.fromEntries(Object.entries(issuerSettings).filter(([name]) => !OWN.includes(name))) as Omit<
  typeof issuerSettings,
  'usage' | 'manualChain' | 'revocationSignatureAlgorithm' | 'enableAiaUrlTemplating'
>;

/**
 * The state of an issuer, for all operations and data sources. `listed`: all issuers of the mount. `known`: the prior state or the
 * configuration, whose spelling is kept for equal values.
 */
export function issuerState(
  data: Data,
  listed: readonly Reference[],
  known: Partial<Pick<IssuerState, 'usage' | 'manualChain'>>,
): IssuerState {
  const issuerId = nameAt(data, 'issuer_id');
  const [certificate] = certificatesOf(nameAt(data, 'certificate')) ?? [];
  if (!certificate) missing(data, ['certificate'], 'certificate');
  const revoked = optionalFlagAt(data, 'revoked') ?? false;
  const usage = usageIn(data);
  const manualChain = optionalTextsAt(data, 'manual_chain') ?? [];
  const { read } = certificate;
  return {
    ...readFields(data, SIMPLE, ['leafNotAfterBehavior']),
    usage: known.usage && isSameUsage(known.usage, usage, revoked) ? known.usage : usage,
    manualChain:
      known.manualChain && isSameChain(known.manualChain, manualChain, issuerId, listed)
        ? known.manualChain
        : manualChain,
    revocationSignatureAlgorithm: noneOrTextAt(data, 'revocation_signature_algorithm'),
    enableAiaUrlTemplating: optionalFlagAt(data, 'enable_aia_url_templating'),
    issuerId,
    keyId: noneOrTextAt(data, 'key_id'),
    certificate: certificate.pem,
    serialNumber: canonicalSerial(read.serialNumber),
    caChain: (optionalTextsAt(data, 'ca_chain') ?? []).map((text) => text.trim()),
    expiration: Math.floor(Date.parse(read.validTo) / 1000),
    validFrom: timeOf(read.validFrom),
    validUntil: timeOf(read.validTo),
    fingerprint: read.fingerprint256.replaceAll(':', '').toLowerCase(),
    subjectKeyId: subjectKeyIdOf(certificate),
    isDefault: listed.some((one) => one.id === issuerId && one.isDefault),
    revoked,
    revocationTime: revoked ? optionalIntegerAt(data, 'revocation_time') : undefined,
    // The settings that are read by name have no specific types.
  } as IssuerState;
}

/** The settings to send after an issuer is created with the service's defaults; undefined if there are none. */
export function furtherSettings(config: Values, without: readonly string[] = []): object | undefined {
  const own = Object.entries(issuerSettings).filter(
    ([name, attribute]) =>
      !without.includes(name) &&
      config[name] !== undefined &&
      !equalValue(attribute, config[name], 'default' in attribute ? attribute.default : undefined),
  );
  const body = newFields(Object.fromEntries(own), config, 'standard');
  return Object.keys(body).length > 0 ? body : undefined;
}

/** The changed settings; undefined if there are none. A revoked issuer cannot be enabled for issuing again. */
export function changedSettings(
  config: Values,
  changed: ReadonlySet<string>,
  revoked: boolean | undefined,
): object | undefined {
  const body = changedFields(issuerSettings, config, changed);
  const { usage } = body;
  const sent =
    revoked && Array.isArray(usage) ? { ...body, usage: usage.filter((one) => one !== 'issuing-certificates') } : body;
  return Object.keys(sent).length > 0 ? sent : undefined;
}

/** All settings, with the service's values for unconfigured ones. */
export function wholeSettings(dialect: SecretsDialect, config: Values, prior: Values): object {
  const { revocationSignatureAlgorithm = prior.revocationSignatureAlgorithm, usage, ...others } = config;
  const sent = Object.entries(issuerSettings).filter(
    ([, attribute]) => dialect !== 'openbao' || !('newer' in attribute),
  );
  return newFields(
    Object.fromEntries(sent),
    {
      ...others,
      revocationSignatureAlgorithm,
      usage:
        prior.revoked === true && Array.isArray(usage) ? usage.filter((one) => one !== 'issuing-certificates') : usage,
    },
    dialect,
  );
}

/** A comma-separated text, or a list in case a service returns one. */
function usageIn(data: Data): string[] {
  const { usage } = data;
  const listed = typeof usage === 'string' ? usage.split(',') : optionalTextsAt(data, 'usage');
  return (listed ?? [textAt(data, 'usage')]).map((each) => each.trim()).filter((each) => each !== '');
}

/** Every issuer can be read, and a revoked one does not issue. */
export function isSameUsage(one: readonly string[], other: readonly string[], revoked: boolean | undefined): boolean {
  const implied = (usage: readonly string[]) =>
    [...new Set([...usage, 'read-only'])].filter((each) => !revoked || each !== 'issuing-certificates').sort();
  return implied(one).join() === implied(other).join();
}

/** Whether two chains have the same issuers, in any spelling: ids, names or `self`. */
export function isSameChain(
  one: readonly string[],
  other: readonly string[],
  issuerId: string | undefined,
  listed: readonly Reference[],
): boolean {
  const resolved = (chain: readonly string[]) =>
    chain.map((reference) => resolvedIssuer(reference, issuerId, listed)).join('\n');
  return resolved(one) === resolved(other);
}

/** The id of an issuer that is given as id, name or `self`. A reference without an issuer may be the id of a deleted one. */
export function resolvedIssuer(
  reference: string,
  self: string | undefined,
  listed: readonly Reference[],
): string | undefined {
  if (reference === 'self') return self;
  return listed.find(({ name }) => name === reference)?.id ?? reference;
}
