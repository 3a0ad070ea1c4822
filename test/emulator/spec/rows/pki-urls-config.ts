import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const PKI = '/v1/{pki_mount}';
const CONFIGURATION = 'pki/issuers: configuration';

/** The rows of the foundation's endpoint table about the configurations of an authority. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Authority', [
  ['Read default issuer', 'GET', `${PKI}/config/issuers`, 200],
  ['Set default issuer', 'POST', `${PKI}/config/issuers`, 200],
  ['Read URLs', 'GET', `${PKI}/config/urls`, 200],
  ['Set URLs', 'POST', `${PKI}/config/urls`, 200],
  ['Read cluster configuration', 'GET', `${PKI}/config/cluster`, 200],
  ['Set cluster configuration', 'POST', `${PKI}/config/cluster`, 200],
  ['Read default key', 'GET', `${PKI}/config/keys`, 200],
  ['Set default key', 'POST', `${PKI}/config/keys`, 200],
  ['Read ACME configuration', 'GET', `${PKI}/config/acme`, 200],
  ['Set ACME configuration', 'POST', `${PKI}/config/acme`, 200],
  ['Read automatic tidy configuration', 'GET', `${PKI}/config/auto-tidy`, 200],
  ['Set automatic tidy configuration', 'POST', `${PKI}/config/auto-tidy`, 200],
  ['Revoke issuer', 'POST', `${PKI}/issuer/:issuer_ref/revoke`, 200],
  ['Rotate CRL', 'GET', `${PKI}/crl/rotate`, 200],
  ['Rotate CRL, the delta', 'GET', `${PKI}/crl/rotate-delta`, 200],
  ['Tidy', 'POST', `${PKI}/tidy`, 202],
  ['Read tidy status', 'GET', `${PKI}/tidy-status`, 200],
  ['Revoke', 'POST', `${PKI}/revoke`, 200],
  ["Read issuer's CRL", 'GET', `${PKI}/issuer/:issuer_ref/crl`, 200],
  ['List keys', 'LIST', `${PKI}/keys`, 200],
  ['Read key', 'GET', `${PKI}/key/:key_ref`, 200],
  ['Create ACME account binding', 'POST', `${PKI}/acme/new-eab`, 200],
  ['List ACME account bindings', 'LIST', `${PKI}/eab`, 200],
  ['Delete ACME account binding', 'DELETE', `${PKI}/eab/:id`, 200],
  ['List certificates', 'LIST', `${PKI}/certs`, 200],
  ['List revoked certificates', 'LIST', `${PKI}/certs/revoked`, 200],
  ['Read CRL configuration', 'GET', `${PKI}/config/crl`, 200],
  ['Set CRL configuration', 'POST', `${PKI}/config/crl`, 200],
]);

/** The rules of the foundation's specification about the configurations of an authority. */
export const rules: readonly SpecifiedRule[] = rulesOf('Issuer, key and configuration of an authority', [
  ['config/urls: merges', `${CONFIGURATION} keeps URLs that a write leaves out, and refuses invalid ones`],
  ['config/crl: durations are texts echoed as written', `${CONFIGURATION} keeps the CRL's durations as written`],
  ['config/issuers: id, name accepted, read as id', `${CONFIGURATION} resolves the name of a default issuer`],
]);
