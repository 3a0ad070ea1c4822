import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const ISSUER = '/v1/{pki_mount}/issuer/:issuer_ref';
const IMPORT = '/v1/{pki_mount}/issuers/import';
const ISSUERS = 'pki/issuers: issuers';
const AUTHORITY = 'pki/issuers: root and intermediate';

/** The rows of the authority's endpoint table about issuers. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Authority', [
  ['Import certificates', 'POST', `${IMPORT}/cert`, 200],
  ['Import bundle', 'POST', `${IMPORT}/bundle`, 200],
  ['List issuers', 'LIST', '/v1/{pki_mount}/issuers', 200],
  ['Read issuer', 'GET', ISSUER, 200],
  ['Change issuer', 'PATCH', ISSUER, 200],
  ['Delete issuer', 'DELETE', ISSUER, 200],
]);

/** The rules of the foundation's specification about issuers. */
export const rules: readonly SpecifiedRule[] = rulesOf('Issuer, key and configuration of an authority', [
  ['list of issuers: no token asked', `${ISSUERS} has a root from the start, and needs no token to list it`],
  ['issuer: its fields', `${ISSUERS} returns a whole issuer`],
  ['issuer: POST replaces, PATCH merges', `${ISSUERS} replaces fields with POST and merges them with PATCH`],
  ['issuer: usage and revocation', `${ISSUERS} refuses to issue with an issuer that lacks the usage or is revoked`],
  ['issuer: delete 200, also when it was absent', `${ISSUERS} deletes with 200 even if absent`],
  ['import: what was new', `${AUTHORITY} generates CSRs for CAs and lists what an import added`],
  ['the first issuer becomes the default', `${AUTHORITY} makes the first issuer the default`],
]);
