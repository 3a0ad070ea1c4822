import { pkiSignedCertificate } from './definition';
import type { Values } from '../../../definition/value';
import type { NotCarried } from '../../contract';
import { movedCertificate, renewalOf } from '../certificate-move';

/** State of `vault_pki_secret_backend_sign`. */
export function movePkiSignedCertificate({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  return movedCertificate(state, pkiSignedCertificate.attributes, { role: String(state.name), renewBefore: renewalOf(state) }, ['name']);
}
