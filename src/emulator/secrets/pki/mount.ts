import type { Collection, Store } from '../../store';
import { badRequest, failure } from '../refusal';
import { keyIn, pkiConfigs, pkiIssuers, pkiKeys } from './kinds';
import type { PkiConfig, PkiIssuer, PkiKey, PkiUrls } from './kinds';
import { isIssuedBy, readCertificate } from './x509/certificate';

export const NO_URLS: PkiUrls = {
  issuing_certificates: [],
  crl_distribution_points: [],
  delta_crl_distribution_points: [],
  ocsp_servers: [],
  enable_templating: false,
};

export const DEFAULT_CRL = {
  expiry: '72h',
  disable: false,
  ocsp_disable: false,
  ocsp_expiry: '12h',
  auto_rebuild: false,
  auto_rebuild_grace_period: '12h',
  enable_delta: false,
  delta_rebuild_interval: '15m',
};

const DEFAULT_ACME = {
  enabled: false,
  allowed_issuers: ['*'],
  allowed_roles: ['*'],
  allow_role_ext_key_usage: false,
  default_directory_policy: 'sign-verbatim',
  dns_resolver: '',
  eab_policy: 'not-required',
};

export const DEFAULT_TIDY = {
  tidy_cert_store: false,
  tidy_revoked_certs: false,
  tidy_revoked_cert_issuer_associations: false,
  tidy_expired_issuers: false,
  tidy_move_legacy_ca_bundle: false,
  tidy_acme: false,
  safety_buffer: 259_200,
  issuer_safety_buffer: 31_536_000,
  acme_account_safety_buffer: 2_592_000,
  pause_duration: '0s',
};

const DEFAULT_AUTO_TIDY = {
  ...DEFAULT_TIDY,
  enabled: false,
  interval_duration: 43_200,
  maintain_stored_certificate_counts: false,
  publish_stored_certificate_count_metrics: false,
};

export function configOf(store: Store, mount: string): PkiConfig {
  return (
    store.of(pkiConfigs).find(mount) ?? {
      mount,
      defaultIssuer: '',
      defaultFollowsLatest: false,
      defaultKey: '',
      urls: NO_URLS,
      cluster: { path: '', aia_path: '' },
      crl: DEFAULT_CRL,
      crlNumber: 0,
      crlBuiltAt: null,
      deltaBuiltAt: null,
      acme: DEFAULT_ACME,
      autoTidy: DEFAULT_AUTO_TIDY,
      tidy: null,
      autoTidiedAt: null,
    }
  );
}

export function issuersOf(store: Store, mount: string): PkiIssuer[] {
  return store.of(pkiIssuers).by(byMount, mount);
}

export function keysOf(store: Store, mount: string): PkiKey[] {
  return store.of(pkiKeys).by(byMount, mount);
}

function byMount({ mount }: PkiIssuer | PkiKey): string {
  return mount;
}

function byName({ mount, name }: PkiIssuer | PkiKey): string | undefined {
  return name === '' ? undefined : keyIn(mount, name);
}

function bySubject({ mount, certificate }: PkiIssuer): string {
  return keyIn(mount, readCertificate(certificate)?.subjectText ?? '');
}

/** Finds an issuer by id, by name, or as the default. */
export function findIssuer(store: Store, mount: string, reference: string): PkiIssuer | undefined {
  const wanted = reference === 'default' ? configOf(store, mount).defaultIssuer : reference;
  return named(store.of(pkiIssuers), mount, wanted);
}

/** Vault and OpenBao report an unknown issuer as an internal failure. */
export function getIssuer(store: Store, mount: string, reference: string): PkiIssuer {
  const issuer = findIssuer(store, mount, reference);
  if (!issuer) throw failure(absentText('issuer', store, mount, reference));
  return issuer;
}

/** The message for a reference that matches nothing. */
export function absentText(kind: 'issuer' | 'key', store: Store, mount: string, reference: string): string {
  const { defaultIssuer, defaultKey } = configOf(store, mount);
  return reference === 'default' && (kind === 'issuer' ? defaultIssuer : defaultKey) === ''
    ? `no default ${kind} currently configured`
    : `unable to find PKI ${kind} for reference: ${reference}`;
}

export function findKey(store: Store, mount: string, reference: string): PkiKey | undefined {
  const wanted = reference === 'default' ? configOf(store, mount).defaultKey : reference;
  return named(store.of(pkiKeys), mount, wanted);
}

function named<T extends PkiIssuer | PkiKey>(collection: Collection<T>, mount: string, wanted: string): T | undefined {
  return collection.find(keyIn(mount, wanted)) ?? collection.by(byName, keyIn(mount, wanted))[0];
}

export function getKey(store: Store, mount: string, reference: string): PkiKey {
  const key = findKey(store, mount, reference);
  if (!key) throw failure(absentText('key', store, mount, reference));
  return key;
}

/** The certificates from the issuer to its root, as far as the mount has them; a manual chain takes precedence. */
export function chainOf(store: Store, issuer: PkiIssuer): string[] {
  if (issuer.manualChain.length > 0) {
    // A deleted issuer stays in other issuers' chains, without a certificate.
    return issuer.manualChain.flatMap((id) => findIssuer(store, issuer.mount, id)?.certificate ?? []);
  }
  const chain = [issuer.certificate];
  for (let last = issuer.certificate; ;) {
    const read = readCertificate(last);
    if (!read || read.isRoot) break;
    const parent = store
      .of(pkiIssuers)
      .by(bySubject, keyIn(issuer.mount, read.parentText))
      .map(({ certificate }) => certificate)
      .find((candidate) => !chain.includes(candidate) && isIssuedBy(last, candidate));
    if (parent === undefined) break;
    chain.push(parent);
    last = parent;
  }
  return chain;
}

/** Refuses reserved names and names that are already taken. */
export function checkName(
  store: Store,
  kind: 'issuer' | 'key',
  { mount, name, id }: { readonly mount: string; readonly name: string; readonly id?: string },
): void {
  if (name === '') return;
  if (name === 'default') throw badRequest(`reserved keyword 'default' can not be used as ${kind} name`);
  if (!/^\w(?:[\w.-]*\w)?$/.test(name)) throw badRequest(`${kind} name contained invalid characters`);
  const taken = (kind === 'issuer' ? store.of(pkiIssuers) : store.of(pkiKeys)) as Collection<PkiIssuer | PkiKey>;
  if (taken.by(byName, keyIn(mount, name)).some((other) => other.id !== id)) {
    throw badRequest(`${kind} name already in use`);
  }
}
