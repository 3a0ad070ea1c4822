import type { Name } from '@peculiar/asn1-x509';
import { readText } from '../fields';
import type { Fields } from '../fields';
import { given, requestedCommonName } from './requested-names';
import { attributeOf, nameOf, SUBJECT_SERIAL_NUMBER } from './x509/subject';

/** Reads the subject in the body of a request for a CA certificate; its serial number may come from a CSR. */
export function requestedSubject(body: Fields, csr?: Name): Name {
  return nameOf({
    commonName: requestedCommonName(body),
    country: given(body, 'country'),
    organization: given(body, 'organization'),
    ou: given(body, 'ou'),
    locality: given(body, 'locality'),
    province: given(body, 'province'),
    streetAddress: given(body, 'street_address'),
    postalCode: given(body, 'postal_code'),
    serialNumber: readText(body, 'serial_number') || (csr ? attributeOf(csr, SUBJECT_SERIAL_NUMBER) : ''),
    userIds: [],
  });
}
