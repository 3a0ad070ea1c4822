import type { AdoptionReference } from '../../../../definition/adoption';

/** The issuers of a mount, which are roots or imported. The service accepts them by id and by name. */
export const ISSUER_REFERENCES: readonly AdoptionReference[] = ['lintel_pki_root', 'lintel_pki_issuer'].flatMap(
  (type) => ['issuerId', 'issuerName'].map((attribute) => ({ type, attribute, same: ['mount'] })),
);
