import { operationsOf } from './specified';
import type { SpecifiedOperation } from './specified';

const PKI = '/v1/{pki_mount}';
const ISSUER = `${PKI}/issuer/:issuer_ref`;

/** The endpoint tables of the certificate authority's specification, row by row. */
export const pkiOperations: readonly SpecifiedOperation[] = [
  ...operationsOf('Roles', [
    ['List roles', 'LIST', `${PKI}/roles`],
    ['Read role', 'GET', `${PKI}/roles/:name`],
  ]),
  ...operationsOf('Generate certificate and key', [
    ['Generate certificate and key', 'POST', `${PKI}/issue/:name`],
    ['Generate certificate and key, issuer by the path', 'POST', `${ISSUER}/issue/:name`],
  ]),
  ...operationsOf('Sign certificate', [
    ['Sign certificate', 'POST', `${PKI}/sign/:name`],
    ['Sign certificate, issuer by the path', 'POST', `${ISSUER}/sign/:name`],
  ]),
  ...operationsOf('Sign intermediate', [
    ['Sign intermediate', 'POST', `${PKI}/root/sign-intermediate`],
    ['Sign intermediate, issuer by the path', 'POST', `${ISSUER}/sign-intermediate`],
  ]),
  ...operationsOf('Enterprise-edition external-policy variants', [
    ['External policy: issue', 'POST', `${PKI}/external-policy/issue(/:policy)`],
    ['External policy: issue, issuer by the path', 'POST', `${ISSUER}/external-policy/issue(/:policy)`],
    ['External policy: sign', 'POST', `${PKI}/external-policy/sign(/:policy)`],
    ['External policy: sign, issuer by the path', 'POST', `${ISSUER}/external-policy/sign(/:policy)`],
  ]),
];
