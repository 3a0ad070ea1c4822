import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

/** The rows of the authority's endpoint table about requests for intermediate CAs. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Authority', [
  ['Generate request', 'POST', '/v1/{pki_mount}/intermediate/generate/:type', 200],
  ['Delete key', 'DELETE', '/v1/{pki_mount}/key/:key_ref'],
]);

/** The rules of the foundation's specification about such requests. */
export const rules: readonly SpecifiedRule[] = rulesOf('Issuer, key and configuration of an authority', [
  ['key: no private part is read', 'pki/issuers: root and intermediate lists keys without their private parts'],
]);
