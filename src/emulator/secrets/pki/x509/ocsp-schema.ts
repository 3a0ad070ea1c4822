/** The RFC 6960 structures that a responder reads and writes. */
import {
  AsnIntegerArrayBufferConverter,
  AsnProp,
  AsnPropTypes,
  AsnType,
  AsnTypeTypes,
  OctetString,
} from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, Name } from '@peculiar/asn1-x509';

type Property = Parameters<typeof AsnProp>[0];

/** Called as functions rather than decorators, because the tests would compile decorators by another standard than the library expects. */
function sequence(type: new () => object, properties: { readonly [name: string]: Property }): void {
  AsnType({ type: AsnTypeTypes.Sequence })(type);
  for (const [name, property] of Object.entries(properties)) AsnProp(property)(type.prototype as object, name);
}

const { Any, BitString, Enumerated, GeneralizedTime, Integer, Null, ObjectIdentifier } = AsnPropTypes;

export class CertId {
  hashAlgorithm!: AlgorithmIdentifier;
  issuerNameHash!: OctetString;
  issuerKeyHash!: OctetString;
  serialNumber!: ArrayBuffer;
}
sequence(CertId, {
  hashAlgorithm: { type: AlgorithmIdentifier },
  issuerNameHash: { type: OctetString },
  issuerKeyHash: { type: OctetString },
  serialNumber: { type: Integer, converter: AsnIntegerArrayBufferConverter },
});

class SingleRequest {
  reqCert!: CertId;
  extensions?: ArrayBuffer;
}
sequence(SingleRequest, { reqCert: { type: CertId }, extensions: { type: Any, context: 0, optional: true } });

class TbsRequest {
  version?: number;
  requestorName?: ArrayBuffer;
  requestList!: SingleRequest[];
  extensions?: ArrayBuffer;
}
sequence(TbsRequest, {
  version: { type: Integer, context: 0, optional: true },
  requestorName: { type: Any, context: 1, optional: true },
  requestList: { type: SingleRequest, repeated: 'sequence' },
  extensions: { type: Any, context: 2, optional: true },
});

export class OcspRequest {
  tbsRequest!: TbsRequest;
  signature?: ArrayBuffer;
}
sequence(OcspRequest, { tbsRequest: { type: TbsRequest }, signature: { type: Any, context: 0, optional: true } });

export class RevokedInfo {
  revocationTime!: Date;
}
sequence(RevokedInfo, { revocationTime: { type: GeneralizedTime } });

/** The status is a choice: exactly one of its three members has a value. */
export class SingleResponse {
  certId!: CertId;
  good?: null;
  revoked?: RevokedInfo;
  unknown?: null;
  thisUpdate!: Date;
  nextUpdate?: Date;
}
sequence(SingleResponse, {
  certId: { type: CertId },
  good: { type: Null, context: 0, implicit: true, optional: true },
  revoked: { type: RevokedInfo, context: 1, implicit: true, optional: true },
  unknown: { type: Null, context: 2, implicit: true, optional: true },
  thisUpdate: { type: GeneralizedTime },
  nextUpdate: { type: GeneralizedTime, context: 0, optional: true },
});

export class ResponseData {
  responderName!: Name;
  producedAt!: Date;
  responses!: SingleResponse[];
}
sequence(ResponseData, {
  responderName: { type: Name, context: 1 },
  producedAt: { type: GeneralizedTime },
  responses: { type: SingleResponse, repeated: 'sequence' },
});

export class BasicOcspResponse {
  tbsResponseData!: ResponseData;
  signatureAlgorithm!: AlgorithmIdentifier;
  signature!: ArrayBuffer;
}
sequence(BasicOcspResponse, {
  tbsResponseData: { type: ResponseData },
  signatureAlgorithm: { type: AlgorithmIdentifier },
  signature: { type: BitString },
});

export class ResponseBytes {
  responseType!: string;
  response!: OctetString;
}
sequence(ResponseBytes, { responseType: { type: ObjectIdentifier }, response: { type: OctetString } });

export class OcspResponse {
  responseStatus!: number;
  responseBytes?: ResponseBytes;
}
sequence(OcspResponse, {
  responseStatus: { type: Enumerated },
  responseBytes: { type: ResponseBytes, context: 0, optional: true },
});
