import { readNames } from '../fields';
import type { Fields } from '../fields';
import { badRequest, failure } from '../refusal';
import type { PkiConfig, PkiIssuer, PkiUrls } from './kinds';

/** The URLs written into certificates, by their names in requests. */
const LISTS = [
  'issuing_certificates',
  'crl_distribution_points',
  'delta_crl_distribution_points',
  'ocsp_servers',
] as const;

/** Omitted lists stay as before. With templates, URLs are not checked. */
export function readUrls(body: Fields, before: PkiUrls, isTemplated: boolean): PkiUrls {
  const urls = Object.fromEntries(
    LISTS.map((name) => [name, readNames(body, name)?.filter((url) => url !== '') ?? before[name]]),
  ) as { readonly [name in (typeof LISTS)[number]]: readonly string[] };
  if (!isTemplated) for (const name of LISTS) refuseOthers(name, urls[name]);
  return { ...urls, enable_templating: isTemplated };
}

function refuseOthers(name: string, urls: readonly string[]): void {
  const wrong = urls.find((url) => !isUrl(url));
  if (wrong !== undefined) {
    throw badRequest(`invalid URL found in Authority Information Access (AIA) parameter ${name}: ${wrong}`);
  }
}

export function isUrl(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(text);
}

/** Delta lists do not count: on their own, they are dropped. */
export function hasUrls(urls: PkiUrls): boolean {
  return LISTS.some((name) => name !== 'delta_crl_distribution_points' && urls[name].length > 0);
}

/** The URLs written into a certificate. */
export interface CertificateUrls {
  readonly issuingCertificates: readonly string[];
  readonly crlDistributionPoints: readonly string[];
  readonly deltaCrlDistributionPoints: readonly string[];
  readonly ocspServers: readonly string[];
}

const NONE: CertificateUrls = {
  issuingCertificates: [],
  crlDistributionPoints: [],
  deltaCrlDistributionPoints: [],
  ocspServers: [],
};

/** The issuer's URLs, or else its mount's. */
export function urlsOf(config: Pick<PkiConfig, 'urls' | 'cluster'>, issuer?: PkiIssuer): CertificateUrls {
  const urls = issuer && hasUrls(issuer.urls) ? issuer.urls : config.urls;
  const filled = (texts: readonly string[]): string[] => texts.map((text) => fill(text, urls, config, issuer?.id));
  return {
    issuingCertificates: filled(urls.issuing_certificates),
    crlDistributionPoints: filled(urls.crl_distribution_points),
    deltaCrlDistributionPoints: filled(urls.delta_crl_distribution_points),
    ocspServers: filled(urls.ocsp_servers),
  };
}

const ISSUER_ID = '{{issuer_id}}';

/** A root has no ID before it is signed, so templates with an ID are omitted from its certificate. */
export function urlsOfRoot(config: Pick<PkiConfig, 'urls' | 'cluster'>): {
  readonly urls: CertificateUrls;
  readonly warnings: readonly string[];
} {
  const needsId = config.urls.enable_templating && LISTS.some((name) => config.urls[name].join().includes(ISSUER_ID));
  if (!needsId) return { urls: urlsOf(config), warnings: [] };
  const missing = missingAddress(config.urls, config);
  if (missing) {
    throw failure(
      `unable to parse AIA URL information: ${missing}\nUsing templated AIA URL's {{issuer_id}} field when generating root certificates is not supported.`,
    );
  }
  return {
    urls: NONE,
    warnings: [
      'When generating root CA, found global AIA configuration with issuer_id template unsuitable for root generation. This AIA configuration has been ignored. To include AIA on this root CA, set the global AIA configuration to not include issuer_id and instead to refer to a static issuer name.',
    ],
  };
}

function fill(text: string, urls: PkiUrls, config: Pick<PkiConfig, 'cluster' | 'urls'>, issuerId = ''): string {
  if (!urls.enable_templating) return text;
  const missing = missingAddress(urls, config);
  if (missing) throw failure(`unable to parse AIA URL information: ${missing}`);
  const filled = text
    .replaceAll('{{cluster_path}}', config.cluster.path)
    .replaceAll('{{cluster_aia_path}}', config.cluster.aia_path)
    .replaceAll(ISSUER_ID, issuerId);
  if (!isUrl(filled)) throw failure(`unable to parse AIA URL information: invalid URL: ${filled}`);
  return filled;
}

/** The address that a template needs but the cluster's configuration lacks. */
function missingAddress(urls: PkiUrls, { cluster }: Pick<PkiConfig, 'cluster'>): string | undefined {
  const texts = LISTS.flatMap((name) => urls[name]).join();
  const lacking =
    texts.includes('{{cluster_path}}') && cluster.path === ''
      ? 'path'
      : texts.includes('{{cluster_aia_path}}') && cluster.aia_path === ''
        ? 'aia_path'
        : undefined;
  return lacking && `unable to template AIA URLs as we lack local cluster address information (${lacking})`;
}

/** The warning for a write that will make certificates fail. */
export function templateWarnings(urls: PkiUrls, config: Pick<PkiConfig, 'cluster'>): string[] {
  const missing = urls.enable_templating ? missingAddress(urls, config) : undefined;
  return missing
    ? [`issuance may fail: ${missing}\n\nConsider setting the cluster-local address if it is not already set.`]
    : [];
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
