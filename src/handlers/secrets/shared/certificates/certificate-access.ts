import type { Access } from '../../../../definition/access';

/** The permissions for one certificate request: with a role or an external policy, and the default issuer or a named one. */
export function requestAccess(verb: 'issue' | 'sign' | 'sign-intermediate', phase: 'create' | 'read'): Access[] {
  const needs = { [phase]: ['update'] };
  if (verb === 'sign-intermediate') {
    return [
      { path: `{mount}/root/${verb}`, needs, unless: 'issuerRef' },
      { path: `{mount}/issuer/{issuerRef}/${verb}`, needs, when: ['issuerRef'] },
    ];
  }
  return [
    { path: '{mount}/roles/{role}', needs: { read: ['read'] }, when: ['role'], optional: true },
    { path: `{mount}/${verb}/{role}`, needs, when: ['role'], unless: 'issuerRef' },
    { path: `{mount}/issuer/{issuerRef}/${verb}/{role}`, needs, when: ['role', 'issuerRef'] },
    { path: `{mount}/external-policy/${verb}*`, needs, when: ['externalPolicy'], unless: 'issuerRef' },
    { path: `{mount}/issuer/{issuerRef}/external-policy/${verb}*`, needs, when: ['externalPolicy', 'issuerRef'] },
  ];
}

/** The permissions of a resource with a certificate. Each certificate has a different serial number. */
export function certificateAccess(verb: 'issue' | 'sign' | 'sign-intermediate'): Access[] {
  return [
    ...requestAccess(verb, 'create'),
    { path: '{mount}/cert/+', needs: { read: ['read'] } },
    { path: '{mount}/issuer/+', needs: { read: ['read'] }, optional: true },
    { path: '{mount}/revoke', needs: { delete: ['update'] }, when: ['revokeOnDestroy'] },
  ];
}
