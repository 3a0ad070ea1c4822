import { pkiCertificate } from './definition';
import type { Values } from '../../../definition/value';
import type { NotCarried } from '../../contract';
import { movedCertificate, renewalOf } from '../certificate-move';

/** State of `vault_pki_secret_backend_cert`, its private key with it. */
export function movePkiCertificate({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  const own = { role: String(state.name), renewBefore: renewalOf(state), revokeOnDestroy: state.revoke === true ? true : undefined };
  return movedCertificate(state, pkiCertificate.attributes, own, ['name']);
}
