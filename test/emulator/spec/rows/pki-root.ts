import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const GENERATE = '/v1/{pki_mount}/root/generate';
const AUTHORITY = 'pki/issuers: root and intermediate';

/** The rows of the authority's endpoint table about roots. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Authority', [
  ['Generate root', 'POST', `${GENERATE}/:type`, 200],
  ['Rename key', 'POST', '/v1/{pki_mount}/key/:key_ref', 200],
]);

/** The rules of the foundation's specification about roots. */
export const rules: readonly SpecifiedRule[] = rulesOf('Issuer, key and configuration of an authority', [
  [
    'all issuers are deleted with a warning',
    `${AUTHORITY} makes the first issuer the default, and warns when all are deleted`,
  ],
]);
