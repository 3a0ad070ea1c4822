import { AsnUtf8StringConverter } from '@peculiar/asn1-schema';
import { GeneralName, OtherName } from '@peculiar/asn1-x509';

/** An X.509 `otherName`. */
export interface OtherSan {
  readonly oid: string;
  readonly value: string;
}

const UTF8_STRING = 0x0c;
const FORM = /^([0-2](?:\.\d+)+);(?:UTF-?8(?:String)?):([^]*)$/i;

/** Parses `<oid>;UTF8:<value>`; returns undefined if the text has another form. */
export function parseOtherName(text: string): OtherSan | undefined {
  const [, oid, value = ''] = FORM.exec(text.trim()) ?? [];
  return oid === undefined ? undefined : { oid, value };
}

export function otherName({ oid, value }: OtherSan): GeneralName {
  return new GeneralName({
    otherName: new OtherName({ typeId: oid, value: AsnUtf8StringConverter.toASN(value).toBER() }),
  });
}

/** Undefined if the value is not a string. */
export function readOtherName({ typeId, value }: OtherName): OtherSan | undefined {
  const bytes = Buffer.from(value);
  const [tag, length = 0] = bytes;
  if (tag !== UTF8_STRING) return undefined;
  return { oid: typeId, value: bytes.subarray(length < 0x80 ? 2 : length - 0x80 + 2).toString('utf8') };
}
