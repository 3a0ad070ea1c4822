import { AsnUtf8StringConverter } from '@peculiar/asn1-schema';
import { GeneralName, OtherName } from '@peculiar/asn1-x509';

/** A name of a kind that X.509 leaves to others. */
export interface OtherSan {
  readonly oid: string;
  readonly value: string;
}

const UTF8_STRING = 0x0c;
const FORM = /^([0-2](?:\.\d+)+);(?:UTF-?8(?:String)?):([^]*)$/i;

/** `<oid>;UTF8:<value>`; undefined where it is something else. */
export function parseOtherName(text: string): OtherSan | undefined {
  const [, oid, value] = FORM.exec(text.trim()) ?? [];
  return oid === undefined ? undefined : { oid, value };
}

export function otherName({ oid, value }: OtherSan): GeneralName {
  return new GeneralName({ otherName: new OtherName({ typeId: oid, value: AsnUtf8StringConverter.toASN(value).toBER() }) });
}

/** Undefined where the value is no text. */
export function readOtherName({ typeId, value }: OtherName): OtherSan | undefined {
  const bytes = Buffer.from(value);
  if (bytes[0] !== UTF8_STRING) return undefined;
  return { oid: typeId, value: bytes.subarray(bytes[1] < 0x80 ? 2 : bytes[1] - 0x80 + 2).toString('utf8') };
}
