import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const KEYS = 'pki/issuers: root and intermediate';

/** The rows of the authority's endpoint table about keys. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Authority', [
  ['Generate key', 'POST', '/v1/{pki_mount}/keys/generate/:type', 200],
  ['Import key', 'POST', '/v1/{pki_mount}/keys/import', 200],
]);

/** The rules of the foundation's specification about keys. */
export const rules: readonly SpecifiedRule[] = rulesOf('Issuer, key and configuration of an authority', [
  ['key import: a known key keeps its name', `${KEYS} imports a key once, and lets it keep its name`],
  ['key of an issuer: not deleted', `${KEYS} keeps the key of an issuer`],
]);
