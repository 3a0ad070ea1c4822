import type { Values } from '../../../../definition/value';
import { movedMount } from '../moved-state';
import { issuerIdOf } from './issuer-requests';

/** The location of an issuer of a `vault_…` resource. */
export function movedIssuerPlace(
  { namespace, backend }: Values,
  issuerId: string,
): { readonly id: string; readonly mount: string; readonly issuerId: string } {
  const mount = movedMount(namespace, backend);
  return { id: issuerIdOf({ mount, issuerId }), mount, issuerId };
}

/** The subject of a `vault_…` resource, which has a single text for each part. */
export function movedSubject(state: Values): Values {
  const part = (name: string): readonly string[] | undefined => (state[name] ? [String(state[name])] : undefined);
  return {
    ou: part('ou'),
    organization: part('organization'),
    country: part('country'),
    locality: part('locality'),
    province: part('province'),
    streetAddress: part('street_address'),
    postalCode: part('postal_code'),
  };
}
