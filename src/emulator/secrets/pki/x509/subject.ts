import { AttributeTypeAndValue, AttributeValue, Name, RelativeDistinguishedName } from '@peculiar/asn1-x509';

/** The attributes of a subject besides its common name. */
export interface Subject {
  readonly commonName: string;
  readonly country: readonly string[];
  readonly organization: readonly string[];
  readonly ou: readonly string[];
  readonly locality: readonly string[];
  readonly province: readonly string[];
  readonly streetAddress: readonly string[];
  readonly postalCode: readonly string[];
  /** The attribute of the subject, not the serial number of the certificate. */
  readonly serialNumber: string;
  readonly userIds: readonly string[];
}

export const COMMON_NAME = '2.5.4.3';
export const SUBJECT_SERIAL_NUMBER = '2.5.4.5';
const USER_ID = '0.9.2342.19200300.100.1.1';
const PRINTABLE = /^[A-Za-z0-9 '()+,\-./:=?]*$/;

/** The attributes in the order in which Vault and OpenBao write them. */
export function nameOf(subject: Subject): Name {
  const attributes: readonly (readonly [string, readonly string[]])[] = [
    ['2.5.4.6', subject.country],
    ['2.5.4.10', subject.organization],
    ['2.5.4.11', subject.ou],
    ['2.5.4.7', subject.locality],
    ['2.5.4.8', subject.province],
    ['2.5.4.9', subject.streetAddress],
    ['2.5.4.17', subject.postalCode],
    [COMMON_NAME, some(subject.commonName)],
    [SUBJECT_SERIAL_NUMBER, some(subject.serialNumber)],
  ];
  return new Name([
    ...attributes.flatMap(([type, values]) =>
      values.length === 0 ? [] : [new RelativeDistinguishedName(values.map((value) => attribute(type, value)))],
    ),
    ...subject.userIds.map((value) => new RelativeDistinguishedName([attribute(USER_ID, value)])),
  ]);
}

/** The first value of an attribute; empty if absent. */
export function attributeOf(name: Name, type: string): string {
  return (
    name
      .flatMap((part) => [...part])
      .find((each) => each.type === type)
      ?.value.toString() ?? ''
  );
}

function attribute(type: string, value: string): AttributeTypeAndValue {
  return new AttributeTypeAndValue({
    type,
    value: new AttributeValue(PRINTABLE.test(value) ? { printableString: value } : { utf8String: value }),
  });
}

function some(text: string): string[] {
  return text === '' ? [] : [text];
}
