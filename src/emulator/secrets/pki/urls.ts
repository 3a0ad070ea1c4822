import { readNames } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import type { PkiConfig } from './kinds';

/** URLs that are written into certificates. */
export function readUrlList(body: Fields, name: string): string[] | undefined {
  const urls = readNames(body, name)?.filter((url) => url !== '');
  const wrong = urls?.find((url) => !/^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(url));
  if (wrong !== undefined) throw badRequest(`invalid URL found in ${name.replace(/_/g, ' ')}: ${wrong}`);
  return urls;
}

/** The URLs that are written into a certificate. */
export interface CertificateUrls {
  readonly issuingCertificates: readonly string[];
  readonly crlDistributionPoints: readonly string[];
  readonly ocspServers: readonly string[];
}

export function urlsOf({ urls }: Pick<PkiConfig, 'urls'>): CertificateUrls {
  return {
    issuingCertificates: urls.issuing_certificates,
    crlDistributionPoints: urls.crl_distribution_points,
    ocspServers: urls.ocsp_servers,
  };
}

/** The warning for a CA certificate without URLs. */
export function missingUrls({ issuingCertificates, crlDistributionPoints, ocspServers }: CertificateUrls): string[] {
  const isMissing = issuingCertificates.length + crlDistributionPoints.length + ocspServers.length === 0;
  return isMissing
    ? [
        "This mount hasn't configured any authority information access (AIA) fields; this may make it harder for systems to find missing certificates in the chain or to validate revocation status of certificates. Consider updating /config/urls or the newly generated issuer with this information.",
      ]
    : [];
}
