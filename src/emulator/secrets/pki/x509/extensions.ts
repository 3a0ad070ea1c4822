import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AccessDescription,
  AuthorityInfoAccessSyntax,
  AuthorityKeyIdentifier,
  BasicConstraints,
  CertificatePolicies,
  CRLDistributionPoints,
  CRLNumber,
  DistributionPoint,
  DistributionPointName,
  ExtendedKeyUsage,
  Extension,
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  KeyIdentifier,
  KeyUsage,
  NameConstraints,
  PolicyInformation,
  PolicyQualifierInfo,
  Qualifier,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
  id_ad_caIssuers,
  id_ad_ocsp,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_certificatePolicies,
  id_ce_cRLDistributionPoints,
  id_ce_cRLNumber,
  id_ce_deltaCRLIndicator,
  id_ce_extKeyUsage,
  id_ce_freshestCRL,
  id_ce_keyUsage,
  id_ce_nameConstraints,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  id_pe_authorityInfoAccess,
} from '@peculiar/asn1-x509';
import { exact } from './signature';

/** URLs with further information about the issuer of a certificate. */
export interface AuthorityUrls {
  readonly issuingCertificates: readonly string[];
  readonly crlDistributionPoints: readonly string[];
  readonly deltaCrlDistributionPoints: readonly string[];
  readonly ocspServers: readonly string[];
}

export interface Policy {
  readonly oid: string;
  readonly cps?: string;
}

/** -1 means no limit. */
export function basicConstraints(ca: boolean, pathLength = -1): Extension {
  return extension(
    id_ce_basicConstraints,
    new BasicConstraints({ cA: ca, ...(pathLength < 0 ? {} : { pathLenConstraint: pathLength }) }),
    true,
  );
}

export function keyUsage(flags: number): Extension {
  return extension(id_ce_keyUsage, new KeyUsage(flags), true);
}

export function extendedKeyUsage(oids: readonly string[]): Extension {
  return extension(id_ce_extKeyUsage, new ExtendedKeyUsage([...oids]));
}

export function subjectKeyIdentifier(identifier: Uint8Array): Extension {
  return extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(exact(identifier)));
}

export function authorityKeyIdentifier(identifier: Uint8Array): Extension {
  return extension(
    id_ce_authorityKeyIdentifier,
    new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(exact(identifier)) }),
  );
}

/** Critical if the subject is empty, as RFC 5280 requires. */
export function subjectAlternativeNames(names: readonly GeneralName[], critical: boolean): Extension {
  return extension(id_ce_subjectAltName, new SubjectAlternativeName([...names]), critical);
}

/** A domain includes its subdomains; with a leading dot, only the subdomains match. */
export function permittedDomains(domains: readonly string[]): Extension {
  return nameConstraints(
    domains.map((dNSName) => ({ dNSName })),
    [],
  );
}

/** A name of one kind; an address is a network. */
export interface ConstrainedName {
  readonly dNSName?: string;
  readonly iPAddress?: string;
  readonly rfc822Name?: string;
  readonly uniformResourceIdentifier?: string;
}

export function nameConstraints(
  permitted: readonly ConstrainedName[],
  excluded: readonly ConstrainedName[],
): Extension {
  const subtrees = (names: readonly ConstrainedName[]) =>
    new GeneralSubtrees(names.map((name) => new GeneralSubtree({ base: new GeneralName(name) })));
  return extension(
    id_ce_nameConstraints,
    new NameConstraints({
      ...(permitted.length > 0 ? { permittedSubtrees: subtrees(permitted) } : {}),
      ...(excluded.length > 0 ? { excludedSubtrees: subtrees(excluded) } : {}),
    }),
    true,
  );
}

export function certificatePolicies(policies: readonly Policy[]): Extension {
  return extension(
    id_ce_certificatePolicies,
    new CertificatePolicies(
      policies.map(
        ({ oid, cps }) =>
          new PolicyInformation({
            policyIdentifier: oid,
            ...(cps === undefined
              ? {}
              : {
                  policyQualifiers: [
                    new PolicyQualifierInfo({
                      policyQualifierId: '1.3.6.1.5.5.7.2.1',
                      qualifier: AsnConvert.serialize(new Qualifier({ cPSuri: cps })),
                    }),
                  ],
                }),
          }),
      ),
    ),
  );
}

export function crlNumber(number: number): Extension {
  return extension(id_ce_cRLNumber, new CRLNumber(number));
}

/** Marks a list as containing additions to the complete list with this number. */
export function deltaIndicator(base: number): Extension {
  return extension(id_ce_deltaCRLIndicator, new CRLNumber(base), true);
}

/** Empty if there is nothing to encode. */
export function authorityUrls({
  issuingCertificates,
  crlDistributionPoints,
  deltaCrlDistributionPoints,
  ocspServers,
}: AuthorityUrls): Extension[] {
  const access = [
    ...ocspServers.map((url) => described(id_ad_ocsp, url)),
    ...issuingCertificates.map((url) => described(id_ad_caIssuers, url)),
  ];
  const points = crlDistributionPoints.map(pointAt);
  const deltas = deltaCrlDistributionPoints.map(pointAt);
  return [
    ...(access.length > 0 ? [extension(id_pe_authorityInfoAccess, new AuthorityInfoAccessSyntax(access))] : []),
    ...(points.length > 0 ? [extension(id_ce_cRLDistributionPoints, new CRLDistributionPoints(points))] : []),
    // RFC 5280: the freshest list has the syntax of distribution points.
    ...(deltas.length > 0 ? [extension(id_ce_freshestCRL, new CRLDistributionPoints(deltas))] : []),
  ];
}

function pointAt(url: string): DistributionPoint {
  return new DistributionPoint({
    distributionPoint: new DistributionPointName({ fullName: [new GeneralName({ uniformResourceIdentifier: url })] }),
  });
}

function described(accessMethod: string, url: string): AccessDescription {
  return new AccessDescription({ accessMethod, accessLocation: new GeneralName({ uniformResourceIdentifier: url }) });
}

function extension(extnID: string, value: object, critical = false): Extension {
  return new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) });
}
