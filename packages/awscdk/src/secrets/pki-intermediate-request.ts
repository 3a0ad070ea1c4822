// Written from src/handlers/secrets/pki-intermediate-request/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { AuthorityKeyType, KeyUsage } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiIntermediateRequest`. */
export interface PkiIntermediateRequestProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /** The common name of the subject. Must not be empty. Changing it forces replacement. */
  readonly commonName: string;
  /**
   * The host names and e-mail addresses among the subject alternative names. Each element must be a host name or an e-mail address,
   * without commas. Changing it forces replacement.
   *
   * @default - only the common name is used
   */
  readonly altNames?: string[];
  /**
   * The IP addresses among the subject alternative names. Each element must be an IP address. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly ipSans?: string[];
  /**
   * The URIs among the subject alternative names. Each element must be a URI, without commas. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly uriSans?: string[];
  /**
   * The subject alternative names of other types, each `<oid>;UTF8:<value>`. Each element must be `<oid>;UTF8:<value>`, such as
   * "1.3.6.1.4.1.311.20.2.3;UTF8:someone@example.com". Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly otherSans?: string[];
  /**
   * Whether the common name is excluded from the subject alternative names. Changing it forces replacement.
   *
   * @default - the common name is included
   */
  readonly excludeCnFromSans?: boolean | IResolvable;
  /**
   * The organizational units of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly ou?: string[];
  /**
   * The organizations of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly organization?: string[];
  /**
   * The countries of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly country?: string[];
  /**
   * The localities of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly locality?: string[];
  /**
   * The provinces of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly province?: string[];
  /**
   * The street addresses of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly streetAddress?: string[];
  /**
   * The postal codes of the subject. Each element must not be empty. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly postalCode?: string[];
  /**
   * The serial number of the subject. This is not the serial number of the certificate. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly subjectSerialNumber?: string;
  /**
   * The type of the generated key. One of `rsa`, `ec`, `ed25519`. Changing it forces replacement.
   *
   * @default - `rsa`, or that of `keyRef`
   */
  readonly keyType?: AuthorityKeyType;
  /**
   * The size of the generated key in bits: with `rsa` 2048, 3072, 4096 or 8192, with `ec` 224, 256, 384 or 521. Not used with
   * `ed25519`. Changing it forces replacement. If `keyType` is not set, `rsa` applies. If `keyType` is `rsa`, `keyBits` is one of
   * `2048`, `3072`, `4096`, `8192`; if it is `ec`, `keyBits` is one of `224`, `256`, `384`, `521`; if it is `ed25519`, `keyBits` is
   * one of `0`.
   *
   * @default - 2048 with `rsa`, 256 with `ec`, or that of `keyRef`
   */
  readonly keyBits?: number;
  /**
   * The id or the name of a key of the mount, or `default`, that is used instead of a new one. Must be a single path segment: not
   * empty and without `/`. Changing it forces replacement. `keyRef` conflicts with `keyType` and `keyBits` and `keyName` and
   * `deleteKey`: an existing key is used, which others may use as well.
   *
   * @default - a key is generated
   */
  readonly keyRef?: string;
  /**
   * The name of the key, which is unique in its mount. Must consist of letters, digits, `_`, `-` and `.`, and begin and end with a
   * letter, a digit or `_`. Must not be `default`, which is the default issuer or key.
   *
   * @default - the key has no name
   */
  readonly keyName?: string;
  /**
   * The size of the signature's hash in bits; 0 selects a size that suits the key. Must be 0, 256, 384 or 512. Changing it forces
   * replacement.
   *
   * @default - 0 is used
   */
  readonly signatureBits?: number;
  /**
   * Whether an RSA key signs with PSS. Changing it forces replacement.
   *
   * @default - PKCS #1 v1.5 is used
   */
  readonly usePss?: boolean | IResolvable;
  /**
   * Whether the key is deleted on destroy. A key that another issuer has stays in any case. Apply it before the destroy.
   *
   * @default - the key is deleted
   */
  readonly deleteKey?: boolean | IResolvable;
  /**
   * Whether the request says that it is for a CA. Some authorities, such as Active Directory Certificate Services, need it. Changing
   * it forces replacement.
   *
   * @default - the request has no extensions
   */
  readonly addBasicConstraints?: boolean | IResolvable;
  /**
   * The usages of the key that are asked for. Only supported by Vault. Each element is one of `DigitalSignature`,
   * `ContentCommitment`, `KeyEncipherment`, `DataEncipherment`, `KeyAgreement`, `CertSign`, `CRLSign`, `EncipherOnly`,
   * `DecipherOnly` (case-insensitive). Changing it forces replacement.
   *
   * @default - the authority decides
   */
  readonly keyUsage?: KeyUsage[];
}

/**
 * A request for the certificate of an intermediate CA, and its key, which the service generates and never returns. Another authority
 * signs the request, and `lintel_pki_issuer` imports the certificate. The service keeps the key, and the state the request: an
 * import finds the key, and the next apply makes another request for it. `lifecycle { prevent_destroy = true }` protects the key.
 *
 * The CloudFormation type is `Custom::LintelPkiIntermediateRequest`.
 */
export class PkiIntermediateRequest extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiIntermediateRequest';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiIntermediateRequestProps) {
    super(scope, id, 'PkiIntermediateRequest', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The certificate signing request, as PEM. Available only after creation: after an in-place update, a reference to it fails. */
  public get csr(): string {
    return this._string('Csr');
  }

  /** The id of the key. */
  public get keyId(): string {
    return this._string('KeyId');
  }

  /**
   * The subject key identifier of the key, in lower-case hexadecimal with colons. If the service does not report it, and there is no
   * request, a reference to it fails.
   */
  public get subjectKeyId(): string {
    return this._string('SubjectKeyId');
  }
}
