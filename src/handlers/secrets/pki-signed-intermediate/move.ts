import { pkiSignedIntermediate } from './definition';
import { snakeCase } from '../../../definition/names';
import type { Values } from '../../../definition/value';
import type { NotCarried } from '../../contract';
import { movedCertificate, spanOf } from '../certificate-move';
import { isEmpty } from '../move';

const SUBJECT = ['ou', 'organization', 'country', 'locality', 'province', 'streetAddress', 'postalCode'] as const;

/** State of `vault_pki_secret_backend_root_sign_intermediate`, whose subject has one text of each kind. */
export function movePkiSignedIntermediate({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  const subject = SUBJECT.map((name) => [name, isEmpty(state[snakeCase(name)]) ? undefined : [String(state[snakeCase(name)])]]);
  const own = { ...Object.fromEntries(subject), notBeforeDuration: spanOf(state.not_before_duration), revokeOnDestroy: state.revoke === true ? true : undefined };
  return movedCertificate(state, pkiSignedIntermediate.attributes, own, SUBJECT.map(snakeCase));
}
