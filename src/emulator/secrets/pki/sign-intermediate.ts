import { KeyUsageFlags } from '@peculiar/asn1-x509';
import type { Extension } from '@peculiar/asn1-x509';
import type { Reply } from '../../exchange';
import type { EngineCall, EngineRoute } from '../engine';
import { readFields, readFlag, readSeconds, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import { certify, getAuthority, keep } from './issuing';
import type { Authority } from './issuing';
import { excludesCommonName } from './leaf';
import { chainOf, configOf } from './mount';
import { generalNames, withCommonName } from './names';
import { certificateResponse, readOutput } from './output';
import { given, requestedCommonName, requestedNames } from './requested-names';
import { requestedSubject } from './requested-subject';
import { getRequest } from './sign';
import { missingUrls, urlsOf } from './urls';
import { joined, keyUsageFlags } from './usages';
import { readValidity, within } from './validity';
import { basicConstraints, keyUsage, permittedDomains, subjectAlternativeNames } from './x509/extensions';
import { shapeOf } from './x509/keys';
import type { ReadRequest } from './x509/request';
import { rewritten } from './x509/subject';

/** "Sign intermediate" of the specification. */
export const signIntermediateRoutes: readonly EngineRoute[] = [
  {
    operation: 'Certificate authority: Sign intermediate',
    method: 'POST',
    path: 'root/sign-intermediate',
    handle: signIntermediate,
  },
  {
    operation: 'Certificate authority: Sign intermediate by issuer',
    method: 'POST',
    path: 'issuer/:issuer_ref/sign-intermediate',
    handle: signIntermediate,
  },
];

/** Extensions that are set here, and those about the key or issuer: none of them is copied from a CSR. */
const OWN_EXTENSIONS = ['2.5.29.14', '2.5.29.15', '2.5.29.19', '2.5.29.35', '2.5.29.31', '1.3.6.1.5.5.7.1.1'];
const OUTLIVES =
  "The expiration time for the signed certificate is after the CA's expiration time. If the new certificate is not treated as a root, " +
  "validation paths with the certificate past the issuing CA's expiration time will fail.";
const AUTHORITY_USAGE = KeyUsageFlags.keyCertSign + KeyUsageFlags.cRLSign;

async function signIntermediate({ world, call, mount, parameters }: EngineCall): Promise<Reply> {
  const {
    store,
    dialects: { secrets: dialect },
  } = world;
  const body = readFields(call);
  const authority = getAuthority(store, mount, parameters.issuer_ref ?? 'default');
  const output = readOutput(body);
  const csr = getRequest(body);
  const useCsr = readFlag(body, 'use_csr_values') ?? false;
  if (!useCsr && dialect === 'standard' && requestedCommonName(body) === '') {
    throw badRequest('the common_name field is required');
  }
  const validity = readValidity(world, mount, body, { ttl: 0, max_ttl: 0, not_after: '' });
  // The specification and Vault cap the lifetime at the issuer's; OpenBao only warns.
  const notAfter = within(authority, validity.notAfter, dialect === 'openbao' ? 'permit' : 'truncate');
  const outlives = notAfter.getTime() > authority.certificate.notAfter.getTime();
  const rsa = shapeOf(authority.key)?.type === 'rsa';
  const signatureBits = readSignatureBits(body);
  const pss = (readFlag(body, 'use_pss') ?? false) && (dialect !== 'openbao' || signatureBits > 0);
  const subject = requestedSubject(body, csr.subject);
  const constrained = constraints(body);
  const own = [...OWN_EXTENSIONS, ...constrained.map(({ extnID }) => extnID)];
  const certificate = certify(world, authority, {
    subject: useCsr ? rewritten(csr.subject) : subject,
    publicKey: csr.publicKey,
    notBefore: new Date(validity.now - (readSeconds(body, 'not_before_duration') ?? 30) * 1000),
    notAfter,
    extensions: [
      basicConstraints(true, readPathLength(body, authority)),
      keyUsage(usageFlags(body, useCsr ? csr : undefined)),
      ...(useCsr ? csr.extensions.filter(({ extnID }) => !own.includes(extnID)) : alternativeNames(body)),
      ...constrained,
    ],
    signatureBits: rsa || dialect === 'openbao' ? signatureBits : 0,
    pss,
    subjectKeyIdentifier: readIdentifier(body),
  });
  keep(store, { mount, certificate, issuerId: authority.issuer.id, role: '' });
  return certificateResponse(world, { certificate, chain: chainOf(store, authority.issuer) }, output, {
    warnings: [
      ...(outlives ? [OUTLIVES] : []),
      ...(dialect === 'standard' ? [] : missingUrls(urlsOf(configOf(store, mount), authority.issuer))),
      ...validity.warnings,
    ],
  });
}

/** -1, or no value, means one less than the issuer's own path length, if it has one. */
function readPathLength(body: Fields, { certificate: { pathLength } }: Authority): number {
  const asked = readWhole(body, 'max_path_length') ?? -1;
  if (pathLength === 0) {
    throw badRequest('signing certificate has a max path length of zero, and cannot issue further CA certificates');
  }
  return asked < 0 ? Math.max(pathLength - 1, -1) : asked;
}

/** Adds the requested extensions to those that a CA needs; an extension from the CSR replaces the default one. */
function usageFlags(body: Fields, csr: ReadRequest | undefined): number {
  const asked = csr?.keyUsage ?? keyUsageFlags(given(body, 'key_usage'));
  return joined([AUTHORITY_USAGE, asked]);
}

function alternativeNames(body: Fields): Extension[] {
  const commonName = requestedCommonName(body);
  const requested = requestedNames(body);
  const names = generalNames(
    commonName === '' || excludesCommonName(body) ? requested : withCommonName(requested, commonName),
  );
  return names.length > 0 ? [subjectAlternativeNames(names, false)] : [];
}

function constraints(body: Fields): Extension[] {
  const domains = given(body, 'permitted_dns_domains');
  return domains.length > 0 ? [permittedDomains(domains)] : [];
}

export function readSignatureBits(body: Fields): number {
  const bits = readWhole(body, 'signature_bits') ?? 0;
  if (![0, 256, 384, 512].includes(bits)) throw badRequest(`unsupported hash signature algorithm: ${bits}`);
  return bits;
}

/** Hexadecimal, with or without colons. */
function readIdentifier(body: Fields): Buffer | undefined {
  const text = (readText(body, 'skid') ?? '').replace(/:/g, '');
  if (text === '') return undefined;
  if (!/^(?:[0-9a-fA-F]{2})+$/.test(text)) throw badRequest('cannot parse requested SKID value as hex');
  return Buffer.from(text, 'hex');
}
