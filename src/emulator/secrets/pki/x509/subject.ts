import { AsnConvert } from '@peculiar/asn1-schema';
import { AttributeTypeAndValue, AttributeValue, Name, RelativeDistinguishedName } from '@peculiar/asn1-x509';

/** A subject's attributes besides its common name. */
export interface Subject {
  readonly commonName: string;
  readonly country: readonly string[];
  readonly organization: readonly string[];
  readonly ou: readonly string[];
  readonly locality: readonly string[];
  readonly province: readonly string[];
  readonly streetAddress: readonly string[];
  readonly postalCode: readonly string[];
  /** The subject attribute, not the certificate's serial number. */
  readonly serialNumber: string;
  readonly userIds: readonly string[];
}

export const COMMON_NAME = '2.5.4.3';
export const SUBJECT_SERIAL_NUMBER = '2.5.4.5';
export const USER_ID = '0.9.2342.19200300.100.1.1';
const PRINTABLE = /^[A-Za-z0-9 '()+,\-./:=?]*$/;

/** The attributes in Go's order, since Vault and OpenBao are written in Go; before Go 1.26, the place came after the unit. */
export function nameOf(subject: Subject): Name {
  const attributes: readonly (readonly [string, readonly string[]])[] = [
    ['2.5.4.6', subject.country],
    ['2.5.4.8', subject.province],
    ['2.5.4.7', subject.locality],
    ['2.5.4.9', subject.streetAddress],
    ['2.5.4.17', subject.postalCode],
    ['2.5.4.10', subject.organization],
    ['2.5.4.11', subject.ou],
    [COMMON_NAME, some(subject.commonName)],
    [SUBJECT_SERIAL_NUMBER, some(subject.serialNumber)],
  ];
  return new Name([
    ...attributes.flatMap(([type, values]) => (values.length === 0 ? [] : [relativeName(type, values)])),
    ...subject.userIds.map((value) => new RelativeDistinguishedName([attribute(USER_ID, value)])),
  ]);
}

/** The subject of a CSR as rewritten by the services: each attribute separately, in the same order. */
export function rewritten(name: Name): Name {
  const attributes = name.flatMap((part) => [...part]);
  return new Name(
    attributes.map(({ type, value }) => new RelativeDistinguishedName([attribute(type, value.toString())])),
  );
}

/** The first value of an attribute; empty if absent. */
export function attributeOf(name: Name, type: string): string {
  return attributesOf(name, type)[0] ?? '';
}

export function attributesOf(name: Name, type: string): string[] {
  return name
    .flatMap((part) => [...part])
    .filter((each) => each.type === type)
    .map(({ value }) => value.toString());
}

/** The values of one attribute, each once, as one set. DER sorts a set by the encoding of its elements. */
function relativeName(type: string, values: readonly string[]): RelativeDistinguishedName {
  const encoded = [...new Set(values)]
    .map((value) => attribute(type, value))
    .map((element) => ({ element, bytes: Buffer.from(AsnConvert.serialize(element)) }));
  encoded.sort((one, other) => Buffer.compare(one.bytes, other.bytes));
  return new RelativeDistinguishedName(encoded.map(({ element }) => element));
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
